import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { CHANNELS, MENTION_PERIODS, SENTIMENTS } from '#contract/choices.ts';
import { LENGTH } from '#contract/constants.ts';
import { $mentions, clearFilters, filterBy, searchFor } from '../../stores/mentions.ts';
import '../../styles/fold.css';
import { mentionsText as t } from '../../text/mentions.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { isNarrowed } from '../../view/mentions.ts';

/** Filters of the list. Choices apply at once; the search is debounced, Enter applies it at once. */
export function Filters() {
  const { filters } = useStore($mentions);
  const narrowed = isNarrowed(filters);
  const [open, setOpen] = useState(false);
  // Filters that are set, by a link or an earlier visit, are seen.
  useEffect(() => {
    if (narrowed) setOpen(true);
  }, [narrowed]);
  return (
    <search className="men-search">
      <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span>{t.filterAndSearch}</span>
        </summary>
        <form
          className="men-filters"
          aria-label={t.filters}
          onSubmit={(event) => {
            event.preventDefault();
            filterBy({});
          }}
        >
          <Select
            id="sentiment"
            label={t.sentiment.label}
            placeholder={t.all}
            options={SENTIMENTS.map((value) => ({ value, label: t.sentiment.options[value] }))}
            value={filters.sentiment ?? ''}
            onChange={(event) => filterBy({ sentiment: SENTIMENTS.find((value) => value === event.target.value) ?? null })}
          />
          <Select
            id="channel"
            label={t.channel.label}
            placeholder={t.all}
            options={CHANNELS.map((value) => ({ value, label: t.channel.options[value] }))}
            value={filters.channel ?? ''}
            onChange={(event) => filterBy({ channel: CHANNELS.find((value) => value === event.target.value) ?? null })}
          />
          <Select
            id="days"
            label={t.period.label}
            placeholder={t.period.all}
            options={MENTION_PERIODS.map((days) => ({ value: String(days), label: t.period.options[days] }))}
            value={filters.days ? String(filters.days) : ''}
            onChange={(event) => filterBy({ days: MENTION_PERIODS.find((days) => String(days) === event.target.value) ?? null })}
          />
          <Field
            id="q"
            label={t.search}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={LENGTH.search}
            value={filters.q}
            onChange={(event) => searchFor(event.target.value)}
          />
          <div className="men-clear">
            {narrowed ? (
              <Button variant="bare" small onClick={clearFilters}>
                {t.clear}
              </Button>
            ) : null}
          </div>
        </form>
      </details>
    </search>
  );
}
