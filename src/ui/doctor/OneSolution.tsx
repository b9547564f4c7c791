import { useMemo } from 'react';
import type { DoctorRun } from '../../stores';
import { countFilled } from '../../sudoku/core';
import { useMoment, useMoreMessages } from '../shared';
import { Entries, useMistakeMarks } from './Entries';
import { marksOf, NO_MARKS, together, useMarks } from './marks';
import { Progress } from './Progress';
import { useFinding } from './run';

/** Of a puzzle with one solution, on request: where one went wrong, and whether it needs each of its givens. */
export function OneSolution({ run }: { readonly run: DoctorRun }) {
  const { one } = useMoreMessages().doctor;
  const finding = useFinding(run, 'necessity');
  const all = useMoment((now) => countFilled(now.board.givens));
  const known = finding?.known ?? null;
  const mistake = useMistakeMarks(run);
  useMarks(
    useMemo(
      () => together(known === null ? NO_MARKS : marksOf(known.spare, 'doctor-spare', one.isSpare), mistake),
      [known, mistake, one],
    ),
  );
  const checked = known === null ? 0 : known.needed.length + known.spare.length;
  return (
    <>
      <p className="sub">{one.about}</p>
      <Entries run={run} />
      <section className="doctor-part">
        <h2>{one.givens}</h2>
        <p className="quiet">{one.givensNote}</p>
        {finding === undefined && (
          <button type="button" className="button" onClick={() => run.examine('necessity')}>
            {one.checkGivens}
          </button>
        )}
        <Progress run={run} of="necessity" far={one.checked(checked, all)} />
        <div aria-live="polite">
          {known?.complete && (
            <p>{known.spare.length === 0 ? one.minimal(all) : one.spare(known.spare, all)}</p>
          )}
        </div>
      </section>
    </>
  );
}
