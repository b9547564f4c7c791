import { Suspense, useEffect, useState } from 'react';
import { completionOf } from '../../../stores';
import { useCommands, useMoment, useMoreMessages, useSetting, useStores } from '../context';
import { AnyIcon } from '../controls/AnyIcon';

/**
 * How long the player has played, if they want to see it, and a button that stops the clock. It is shown wherever the
 * player can go on playing.
 */
export function Timer() {
  if (!useSetting('timer')) return null;
  return (
    <Suspense>
      <Clock />
    </Suspense>
  );
}

function Clock() {
  const { play: words, menus } = useMoreMessages();
  const { pause } = useCommands();
  const spent = useSpent();
  const over = useMoment(({ board }) => completionOf(board) !== null);
  return (
    <div className="timer">
      <p role="timer" aria-label={words.timer}>
        {words.clock(spent)}
      </p>
      {!over && (
        <button type="button" className="nav icon-only" aria-label={menus.pause} onClick={pause}>
          <AnyIcon name="pause" />
        </button>
      )}
    </div>
  );
}

/** The milliseconds played, updated every second. */
function useSpent(): number {
  const { tally } = useStores();
  const [spent, setSpent] = useState(() => tally.spent());
  useEffect(() => {
    const clock = setInterval(() => setSpent(tally.spent()), 1000);
    return () => clearInterval(clock);
  }, [tally]);
  return spent;
}
