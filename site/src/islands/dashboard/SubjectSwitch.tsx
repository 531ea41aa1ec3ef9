import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $acting, subjects, switchSubject } from '../../stores/watched-subjects.ts';
import { subjectsText as t } from '../../text/subjects.ts';

/** Changes whom the dashboard is about; shown to accounts that watch several. The page is loaded anew, since all of it changes. */
export function SubjectSwitch() {
  const state = useStore(subjects.$value);
  const acting = useStore($acting) !== null;
  useEffect(() => void subjects.ensure(), []);
  if (state.state !== 'ready' || state.data.subjects.length < 2) return null;
  const { subjects: list } = state.data;
  return (
    <p className="pt-4 flex gap-3 items-baseline flex-wrap">
      <label className="sm mute" htmlFor="watched">
        {t.switch}
      </label>
      <select
        id="watched"
        className="max-w-full"
        disabled={acting}
        value={list.find(({ chosen }) => chosen)?.id}
        onChange={(event) => void switchSubject(event.target.value)}
      >
        {list.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
