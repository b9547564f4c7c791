import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  type Dailies,
  type DayMark,
  dateOfNumber,
  dayNumber,
  markOf,
  monthsLater,
  weekdayOf,
  weeksOf,
} from '../../stores';
import { AnyIcon, useMoreMessages } from '../shared';

/** The first day that has puzzles. */
const FIRST = dayNumber({ year: 2000, month: 1, day: 1 });

interface DaysProps {
  readonly today: number;
  readonly day: number;
  readonly dailies: Dailies;
  readonly onChoose: (day: number) => void;
}

/** The month of the chosen day, as a grid that arrow keys walk through. */
export function Days({ today, day, dailies, onChoose }: DaysProps) {
  const words = useMoreMessages().record.calendar;
  const month = dateOfNumber(day);
  const grid = useRef<HTMLDivElement>(null);
  /** Whether the chosen day gets the focus once it is drawn. */
  const focusing = useRef(false);
  useEffect(() => {
    if (!focusing.current) return;
    focusing.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const choose = (to: number): void => onChoose(Math.min(today, Math.max(FIRST, to)));
  const turn = (months: number): void => choose(dayNumber(monthsLater(month, months)));
  const walk = (event: KeyboardEvent): void => {
    const to = toOf(event.key, day);
    if (event.key === 'Enter' || event.key === ' ')
      event.currentTarget.closest('dialog')?.querySelector<HTMLElement>('.day-puzzles button')?.focus();
    else if (to === null) return;
    else {
      focusing.current = true;
      choose(to);
    }
    event.preventDefault();
  };
  const isFirst = dayNumber({ ...month, day: 1 }) <= FIRST;
  const isLast = dayNumber(monthsLater({ ...month, day: 1 }, 1)) > today;
  return (
    <div>
      <div className="in-line month-head">
        <h3 id="month" aria-live="polite">
          {words.month(month)}
        </h3>
        {day !== today && (
          <button type="button" className="link" onClick={() => choose(today)}>
            {words.toToday}
          </button>
        )}
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.earlier}
          disabled={isFirst}
          onClick={() => turn(-1)}
        >
          <AnyIcon name="previous" />
        </button>
        <button
          type="button"
          className="nav icon-only"
          aria-label={words.later}
          disabled={isLast}
          onClick={() => turn(1)}
        >
          <AnyIcon name="next" />
        </button>
      </div>
      <div ref={grid} role="grid" aria-labelledby="month" className="month" onKeyDown={walk} tabIndex={-1}>
        <div role="row" className="week" tabIndex={-1}>
          {words.weekdays.map((name) => (
            <span key={name} role="columnheader" aria-label={name} tabIndex={-1}>
              {[...name].slice(0, /^[A-Z]/.test(name) ? 2 : 1).join('')}
            </span>
          ))}
        </div>
        {weeksOf(month).map((week) => (
          <div key={week[0]} role="row" className="week" tabIndex={-1}>
            {week.map((one) => (
              <Day
                key={one}
                day={one}
                today={today}
                chosen={one === day}
                outside={dateOfNumber(one).month !== month.month}
                dailies={dailies}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="month-key quiet">
        {(['done', 'begun', 'missed'] as const).map((mark) => (
          <span key={mark}>
            <Mark of={mark} />
            {words.marks[mark]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** Where a key leads from a day; `null` if it leads nowhere. */
function toOf(key: string, day: number): number | null {
  const date = dateOfNumber(day);
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return day - 7;
    case 'ArrowDown':
      return day + 7;
    case 'Home':
      return day - weekdayOf(day);
    case 'End':
      return day - weekdayOf(day) + 6;
    case 'PageUp':
      return dayNumber(monthsLater(date, -1));
    case 'PageDown':
      return dayNumber(monthsLater(date, 1));
    default:
      return null;
  }
}

interface DayProps {
  readonly day: number;
  readonly today: number;
  readonly chosen: boolean;
  /** Whether it belongs to the month before or after. Then it is left blank. */
  readonly outside: boolean;
  readonly dailies: Dailies;
  readonly onChoose: (day: number) => void;
}

function Day({ day, today, chosen, outside, dailies, onChoose }: DayProps) {
  const words = useMoreMessages().record.calendar;
  if (outside) return <span role="gridcell" tabIndex={-1} />;
  const date = dateOfNumber(day);
  const mark = markOf(day, dailies, today);
  const states = [...(dailies.get(day)?.values() ?? [])].map(({ state }) => state);
  const done = states.filter((state) => state === 'done').length;
  const counts = mark === 'missed' ? words.marks.missed : words.counts(done, states.length - done);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys.
    <span
      role="gridcell"
      data-day={day}
      data-first={chosen || undefined}
      tabIndex={chosen ? 0 : -1}
      aria-selected={chosen}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={day > today || undefined}
      onClick={() => day <= today && onChoose(day)}
    >
      {/* Not a label, which would have to contain the number as a word: Korean dates do not. */}
      <span className="unseen">
        {[words.date(date, weekdayOf(day)), counts].filter((part) => part !== '').join(', ')}
      </span>
      <span aria-hidden="true">{date.day}</span>
      <Mark of={mark} />
    </span>
  );
}

/** A filled disc, half a disc, or a ring. */
export const Mark = ({ of }: { readonly of: DayMark }) => (
  <i className="day-mark" data-mark={of ?? undefined} aria-hidden="true" />
);
