import { type ReactNode, useEffect, useRef } from 'react';
import { LENGTH } from '#contract/constants.ts';
import { addRow, changeRow, fieldOf, type Row, type RowList, removeRow } from '../../stores/onboarding.ts';
import { onboarding as t } from '../../text/onboarding.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

type Props = {
  list: RowList;
  rows: readonly Row[];
  errors: Readonly<Record<string, string | undefined>>;
  /** Icon before a row. */
  sign?: (row: Row) => ReactNode;
};

/** Rows that can be added and removed. The focus moves to the new row, or after a removal to the row in its place. */
export function OnboardingRows({ list, rows, errors, sign }: Props) {
  const text = t.rows[list];
  const wanted = useRef<string | null>(null);
  const removeId = (row: Row) => `${list}-${row.id}-remove`;
  const addId = `${list}-add`;

  // Runs after the rows have been rendered.
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });

  return (
    <fieldset className="onb-rows">
      <legend>{text.legend}</legend>
      <ul>
        {rows.map((row, index) => {
          const name = fieldOf(list, row, 'name');
          const url = fieldOf(list, row, 'url');
          return (
            <li key={row.id}>
              {/* biome-ignore lint/a11y/useSemanticElements: screen readers announce a nested fieldset for two fields as noise */}
              <div className="onb-row" role="group" aria-label={t.row(text.legend, index + 1)}>
                {sign ? <span className="onb-sign">{sign(row)}</span> : null}
                <Field
                  id={name}
                  {...text.name}
                  value={row.name}
                  error={errors[name] ?? null}
                  onChange={(event) => changeRow(list, row.id, { name: event.target.value })}
                />
                <Field
                  id={url}
                  {...text.url}
                  value={row.url}
                  error={errors[url] ?? null}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  onChange={(event) => changeRow(list, row.id, { url: event.target.value })}
                />
                <button
                  id={removeId(row)}
                  className="x"
                  type="button"
                  aria-label={t.remove(index + 1, row.name.trim() || text.unnamed)}
                  onClick={() => {
                    const next = rows[index + 1] ?? rows[index - 1];
                    wanted.current = next ? removeId(next) : addId;
                    removeRow(list, row.id);
                  }}
                >
                  <Icon name="close" />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {rows.length < LENGTH.links ? (
        <Button
          id={addId}
          variant="alt"
          small
          icon="plus"
          onClick={() => {
            const row = addRow(list);
            wanted.current = row ? fieldOf(list, row, 'name') : null;
          }}
        >
          {text.add}
        </Button>
      ) : (
        <p className="note">{text.full}</p>
      )}
    </fieldset>
  );
}
