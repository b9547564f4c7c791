import { dateAt, type NewPuzzleRun } from '../../stores';
import { useMoreMessages, useStores } from '../shared';

/** The puzzle of today, and the way to those of other days. */
export function Daily({ run }: { readonly run: NewPuzzleRun }) {
  const { screen } = useStores();
  const { newPuzzle: words, menus } = useMoreMessages();
  return (
    <div className="in-row daily">
      <p>
        <b>{words.daily}</b>
        <small>{words.dailyNote}</small>
      </p>
      <button type="button" className="button" onClick={() => void run.makeDaily(dateAt(Date.now()))}>
        {words.openDaily}
      </button>
      <button type="button" className="button" onClick={() => screen.open('calendar')}>
        {menus.calendar}
      </button>
    </div>
  );
}
