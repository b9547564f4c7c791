import { FASTEST_HEARD, FASTEST_READ, type PlaybackState } from '../../../stores';

/** Whether states pass faster than one can read them. Then the board shows less, and is painted once a frame. */
export const isTooFastToRead = ({ playing, speed, finishing, staysAt, view }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_READ) && (staysAt === null || staysAt !== view?.step);

/** Above this many steps a second a removed digit disappears at once. */
const FASTEST_FADED = 4;

/** Whether a removed digit should disappear at once instead of fading. */
export const isTooFastToFade = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_FADED);

/** Whether states pass so fast that only pauses are announced. */
export const isTooFastToHear = ({ playing, speed, finishing }: PlaybackState): boolean =>
  playing !== 'no' && (finishing || speed > FASTEST_HEARD);
