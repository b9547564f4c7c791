import { useEffect, useRef, useState } from 'react';
import { ignoreAbsentPart } from '../../parts';
import { dateOfNumber, LEVELS, weekdayOf } from '../../stores';
import { useMessages, useMoreMessages, useStores } from '../shared';

/** Makes all puzzles of a day, also those that were never opened, and prints them together. */
export function PrintDay({ day }: { readonly day: number }) {
  const { newPuzzle, printing } = useStores();
  const { app } = useMessages();
  const { record, shelf } = useMoreMessages();
  const words = record.calendar;
  /** How many are made; `null` while none is wanted. */
  const [made, setMade] = useState<number | null>(null);
  const job = useRef<AbortController | null>(null);
  useEffect(() => () => job.current?.abort(), []);
  const stop = (): void => {
    job.current?.abort();
    setMade(null);
  };
  const print = async (): Promise<void> => {
    const begun = new AbortController();
    job.current = begun;
    const { signal } = begun;
    setMade(0);
    const { makeDay } = await newPuzzle.load();
    const date = dateOfNumber(day);
    const puzzles = signal.aborted ? null : await makeDay(date, { signal, onMade: setMade });
    if (signal.aborted) return;
    setMade(null);
    if (puzzles === null) return;
    const said = words.date(date, weekdayOf(day));
    const set = puzzles.map(({ level, puzzle, solution }, place) => ({
      number: place + 1,
      title: `${shelf.levels[level]} · ${said}`,
      givens: puzzle,
      solution,
    }));
    printing.openSet({
      shownIn: 'calendar',
      name: null,
      size: set.length,
      puzzle: (place) => set[place] ?? null,
    });
  };
  return (
    <div className="in-line day-print">
      {/* One button in turn, so that the focus stays. */}
      <button
        type="button"
        className="link"
        data-anytime
        onClick={made === null ? () => void print().catch(ignoreAbsentPart) : stop}
      >
        {made === null ? words.print : app.cancel}
      </button>
      <span className="quiet" role="status">
        {made !== null && words.making(Math.min(made + 1, LEVELS.length), LEVELS.length)}
      </span>
    </div>
  );
}
