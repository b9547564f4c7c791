import { useMemo, useState } from 'react';
import { type DailyResult, dailiesOf, dateAt, dateOfNumber, dayNumber, streakOf } from '../../stores';
import type { Difficulty } from '../../sudoku/techniques';
import { Dialog, useMoreMessages, useStores } from '../shared';
import './calendar.css';
import { Days } from './Days';
import { Puzzles } from './Puzzles';
import { Absent, useSolved } from './useSolved';

/** The puzzles of all days: what became of them, and a way to play each. */
export function CalendarDialog() {
  const { screen, newPuzzle } = useStores();
  const words = useMoreMessages().record.calendar;
  const { shelf, cards, phase, solved } = useSolved();
  const [today] = useState(() => dayNumber(dateAt(Date.now())));
  const [day, setDay] = useState(today);
  const dailies = useMemo(() => dailiesOf(cards.values(), solved), [cards, solved]);
  const streak = streakOf(new Set(solved.map(({ at }) => dayNumber(dateAt(at)))), today);
  const open = (level: Difficulty, result: DailyResult | undefined): void => {
    if (result?.id != null) void shelf.open(result.id);
    else void newPuzzle.makeDaily(dateOfNumber(day), level);
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="calendar-dialog">
      <p className="sub">{words.help}</p>
      <Absent phase={phase} />
      <Days today={today} day={day} dailies={dailies} onChoose={setDay} />
      {streak > 1 && <p className="quiet">{words.inARow(streak)}</p>}
      <Puzzles day={day} results={dailies.get(day)} onOpen={open} />
    </Dialog>
  );
}
