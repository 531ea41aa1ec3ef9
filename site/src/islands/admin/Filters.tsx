import { useStore } from '@nanostores/react';
import { REPORT_STATUSES } from '#contract/orders.ts';
import { $filter, searchNow, setFilter } from '../../stores/admin.ts';
import { admin as t } from '../../text/admin.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Field, Select } from '../../ui/Field.tsx';

const PAYMENTS = ['pending', 'paid', 'failed', 'refunded'] as const;

/** Filters of the table: typed text is debounced (Enter applies it at once), other choices apply at once. */
export function Filters() {
  const filter = useStore($filter);
  return (
    <search className="adm-filters" aria-label={t.filters.label}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void searchNow();
        }}
      >
        <Field
          id="q"
          type="search"
          label={t.filters.search}
          value={filter.q}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setFilter({ q: event.target.value })}
        />
        <Select
          id="payment"
          label={t.filters.payment}
          placeholder={t.filters.all}
          options={PAYMENTS.map((value) => ({ value, label: t.payment[value] }))}
          value={filter.payment}
          onChange={(event) => setFilter({ payment: event.target.value })}
        />
        <Select
          id="report"
          label={t.filters.report}
          placeholder={t.filters.all}
          options={REPORT_STATUSES.map((value) => ({ value, label: t.report[value] }))}
          value={filter.report}
          onChange={(event) => setFilter({ report: event.target.value })}
        />
        <Checkbox id="attention" label={t.filters.attention} checked={filter.attention} onChange={(event) => setFilter({ attention: event.target.checked })} />
      </form>
    </search>
  );
}
