import { FASTEST_HEARD, FASTEST_READ, type PlaybackState } from '../../stores';

/** Whether states pass faster than one can read them, so that the board is painted once a frame and shows less. */
export const isTooFastToRead = ({ playing, speed, finishing, turn, view }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_READ) && (turn === null || turn !== view?.step);

/** Above this many steps a second a digit that is taken back is gone at once. */
const FASTEST_FADED = 4;

/** Whether a digit that is taken back should be gone at once, and not fade. */
export const isTooFastToFade = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_FADED);

/** Whether states pass so fast that only pauses are announced. */
export const isTooFastToHear = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_HEARD);

/* The slider of speeds: 0 to 7 stand for 1 to 10,000,000 steps a second. */

/** Near a power of ten the slider stops at it. */
const NEAR = 0.08;

export function speedAt(position: number): number {
  const stop = Math.round(position);
  if (Math.abs(position - stop) < NEAR) return 10 ** stop;
  const speed = 10 ** position;
  // Two figures are as fine as a hand can be.
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(speed)) - 1);
  return Math.round(speed / unit) * unit;
}

export const positionOfSpeed = (speed: number): number => Math.log10(speed);
