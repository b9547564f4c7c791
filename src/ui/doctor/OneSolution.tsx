import { Suspense, useMemo } from 'react';
import { countFilled } from '../../sudoku/core';
import {
  Guard,
  useHintCatalogue,
  useLoaded,
  useMoment,
  useMoreMessages,
  useRating,
  useStores,
} from '../shared';
import { Entries, useMistakeMarks } from './Entries';
import { marksOf, NO_MARKS, together, useMarks } from './marks';
import { Progress } from './Progress';
import { useDoctorRun, useFinding } from './run';

/**
 * A puzzle with one solution. On request: the first wrong entry, and which givens the puzzle could do
 * without.
 */
export function OneSolution() {
  const run = useDoctorRun();
  const { one } = useMoreMessages().doctor;
  const finding = useFinding('necessity');
  const all = useMoment((now) => countFilled(now.board.givens));
  const known = finding?.known ?? null;
  const mistake = useMistakeMarks();
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
      {/* The player did not ask for this, so a failure is not reported. */}
      <Guard of="side" around={() => null}>
        <Suspense>
          <Difficulty />
        </Suspense>
      </Guard>
      <Entries />
      <section className="doctor-part">
        <h2>{one.givens}</h2>
        <p className="quiet">{one.givensNote}</p>
        {finding === undefined && (
          <button type="button" className="button" onClick={() => run.examine('necessity')}>
            {one.checkGivens}
          </button>
        )}
        <Progress of="necessity" far={one.checked(checked, all)} />
        <div aria-live="polite">
          {known?.complete && (
            <p>{known.spare.length === 0 ? one.minimal(all) : one.spare(known.spare, all)}</p>
          )}
        </div>
      </section>
    </>
  );
}

/** How hard the puzzle is and, for those who ask, its hardest step and all figures. */
function Difficulty() {
  const { one } = useMoreMessages().doctor;
  const { hint } = useStores();
  const givens = useMoment((now) => now.board.givens);
  const run = useLoaded(hint.load);
  const { path } = useHintCatalogue();
  const rating = useRating(run, givens);
  if (rating === null) return null;
  if (rating === 'working') return <p className="quiet">{path.rating}</p>;
  return (
    <section className="doctor-part difficulty">
      <h2>{one.difficulty}</h2>
      <p>{path.level(rating)}</p>
      {/* Folded, because the technique gives a part of the solution away, and so do the numbers. */}
      <details>
        <summary>{path.askHardest}</summary>
        <p>{path.hardestStep(rating)}</p>
        <p className="quiet">{path.numbers(rating)}</p>
        <p className="quiet">{path.ratedHow}</p>
      </details>
    </section>
  );
}
