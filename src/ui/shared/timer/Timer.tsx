import { Suspense } from 'react';
import { useMoreMessages, useSetting } from '../context';
import { useSpent } from './tally';

/** How long the player has played, if they want to see it. It is shown wherever the player can go on playing. */
export function Timer() {
  if (!useSetting('timer')) return null;
  return (
    <Suspense>
      <Clock />
    </Suspense>
  );
}

function Clock() {
  const words = useMoreMessages().play;
  const spent = useSpent();
  return (
    <p className="timer" role="timer" aria-label={words.timer}>
      {words.clock(spent)}
    </p>
  );
}
