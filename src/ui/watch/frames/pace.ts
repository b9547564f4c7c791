import { FASTEST_HEARD, FASTEST_READ, type PlaybackState } from '../../../stores';

/** Whether states pass faster than one can read them. The board then shows less, and is painted once a frame. */
export const isTooFastToRead = ({ playing, speed, finishing, staysAt, view }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_READ) && (staysAt === null || staysAt !== view?.step);

/** Above this many steps a second a digit that is taken back is gone at once. */
const FASTEST_FADED = 4;

/** Whether a digit that is taken back should be gone at once, and not fade. */
export const isTooFastToFade = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_FADED);

/** Whether states pass so fast that only pauses are announced. */
export const isTooFastToHear = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_HEARD);
