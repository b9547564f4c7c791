import type { ReactNode } from 'react';
import { type DailyResult, dateOfNumber, LEVELS, weekdayOf } from '../../stores';
import type { Difficulty } from '../../sudoku/techniques';
import { useMoreMessages } from '../shared';
import { Mark } from './Days';

interface PuzzlesProps {
  readonly day: number;
  readonly results: ReadonlyMap<Difficulty, DailyResult> | undefined;
  readonly onOpen: (level: Difficulty) => void;
}

/** The puzzles of a day, one of each level, and how each went. */
export function Puzzles({ day, results, onOpen }: PuzzlesProps) {
  const { record, shelf, play } = useMoreMessages();
  const words = record.calendar;
  const said = (result: DailyResult | undefined): ReactNode => {
    if (result === undefined) return words.open;
    if (result.state === 'begun') return words.begun;
    if (result.spent === null) return words.solved;
    return (
      <>
        <span className="unseen-short">{words.solved} · </span>
        {play.clock(result.spent)}
      </>
    );
  };
  return (
    <section aria-label={words.puzzles} className="day-puzzles">
      <h3>{words.date(dateOfNumber(day), weekdayOf(day))}</h3>
      <ul>
        {LEVELS.map((level) => {
          const result = results?.get(level);
          return (
            <li key={level}>
              <button type="button" className="button" onClick={() => onOpen(level)}>
                <b>{shelf.levels[level]}</b>
                <small>
                  <Mark of={result?.state ?? null} />
                  {said(result)}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
