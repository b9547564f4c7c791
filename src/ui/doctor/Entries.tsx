import { useMemo } from 'react';
import { EMPTY_GRID } from '../../sudoku/core';
import { focusBoard, type Marks, useMoment, useMoreMessages, useStores } from '../shared';
import { marksOf, NO_MARKS } from './marks';
import { Progress } from './Progress';
import { useDoctorRun, useFinding } from './run';

/**
 * On request, checks the player's entries: names the first one that ruled out every solution, and offers to go back to
 * before it.
 */
export function Entries() {
  const run = useDoctorRun();
  const { entries: words } = useMoreMessages().doctor;
  const { doctor } = useStores();
  const written = useMoment((now) => now.board.entries !== EMPTY_GRID);
  const finding = useFinding('firstMistake');
  const mistake = useMistake();
  const back = (): void => {
    doctor.close();
    run.takeBackMistake();
    focusBoard();
  };
  if (!written) return null;
  return (
    <section className="doctor-part">
      <h2>{words.title}</h2>
      <p className="quiet">{words.note}</p>
      {finding === undefined && (
        <button type="button" className="button" onClick={() => run.examine('firstMistake')}>
          {words.find}
        </button>
      )}
      <Progress of="firstMistake" />
      <div aria-live="polite">
        {finding?.phase === 'done' && (
          <p>{mistake === null ? words.fine : words.first(mistake.cell, mistake.digit, mistake.at + 1)}</p>
        )}
      </div>
      {mistake !== null && (
        <button type="button" className="button ink" onClick={back}>
          {run.canUndoMistake() ? words.undo : words.takeOut}
        </button>
      )}
    </section>
  );
}

function useMistake() {
  const known = useFinding('firstMistake')?.known;
  return known?.kind === 'entry' ? known : null;
}

/** Marks the first wrong entry, once the player has asked for it. */
export function useMistakeMarks(): Marks {
  const { entries: words } = useMoreMessages().doctor;
  const mistake = useMistake();
  return useMemo(
    () => (mistake === null ? NO_MARKS : marksOf([mistake.cell], 'doctor-first', words.isFirst)),
    [mistake, words],
  );
}
