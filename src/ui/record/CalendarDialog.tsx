import { useMemo, useState } from 'react';
import { dailiesOf, dateAt, dateOfNumber, dayNumber, daysKept, streakOf } from '../../stores';
import { Dialog, useMoreMessages, useStores } from '../shared';
import './calendar.css';
import { Days } from './Days';
import { PrintDay } from './PrintDay';
import { Puzzles } from './Puzzles';
import { Absent, useSolved } from './useSolved';

/** The puzzles of all days: what became of them, and a way to play each. */
export function CalendarDialog() {
  const { screen, newPuzzle } = useStores();
  const words = useMoreMessages().record.calendar;
  const { cards, phase, solved } = useSolved();
  const [today] = useState(() => dayNumber(dateAt(Date.now())));
  const [day, setDay] = useState(today);
  const dailies = useMemo(() => dailiesOf(cards.values(), solved), [cards, solved]);
  const streak = streakOf(daysKept(solved), today);
  return (
    <Dialog title={words.title} onClose={screen.close} className="calendar-dialog">
      <p className={streak > 1 ? 'sub' : 'sub unseen-short'}>
        {streak > 1 ? words.inARow(streak) : words.help}
      </p>
      <Absent phase={phase} />
      <div className="calendar-parts">
        <Days today={today} day={day} dailies={dailies} onChoose={setDay} />
        <div>
          <Puzzles
            day={day}
            results={dailies.get(day)}
            onOpen={(level) => void newPuzzle.makeDaily(dateOfNumber(day), level)}
          />
          <PrintDay key={day} day={day} />
        </div>
      </div>
    </Dialog>
  );
}
