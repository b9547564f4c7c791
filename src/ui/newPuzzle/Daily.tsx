import { useState } from 'react';
import type { NewPuzzleRun } from '../../stores';
import { useMoreMessages } from '../shared';

/** The puzzle of a day, today's at first. */
export function Daily({ run }: { readonly run: NewPuzzleRun }) {
  const { newPuzzle: words } = useMoreMessages();
  const [today] = useState(isoToday);
  const [date, setDate] = useState(today);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return (
    <form
      className="in-row daily"
      onSubmit={(event) => {
        event.preventDefault();
        void run.makeDaily({ year, month, day });
      }}
    >
      <p>
        <b>{words.daily}</b>
        <small>{words.dailyNote}</small>
      </p>
      <input
        type="date"
        aria-label={words.date}
        required
        min="2000-01-01"
        max={today}
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <button type="submit" className="button">
        {words.openDaily}
      </button>
    </form>
  );
}

/** Today's local date, as a date field writes it. */
function isoToday(): string {
  const now = new Date();
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
