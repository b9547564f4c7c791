import type { ClipMessages } from '../../../i18n';
import type { ClipSize, Playback, Stores } from '../../../stores';
import { saveFile } from '../chart/drawing/saving';
import { depthsIn } from './depths';
import { frameOf, isTooFast } from './frame';
import { type ClipPlan, SIZES } from './plan';
import { surroundingsOf } from './surroundings';

/** Whether this browser can draw clips: a worker needs its own canvas. */
export const canDrawClips = (): boolean => typeof OffscreenCanvas !== 'undefined';

/** Makes a worker draw a clip, and saves the file. Then closes the dialog, if it is still open. */
export async function saveClip(
  playback: Playback,
  { notices, screen }: Pick<Stores, 'notices' | 'screen'>,
  plan: ClipPlan,
  size: ClipSize,
  words: ClipMessages,
): Promise<void> {
  const { steps, delay, lastDelay, from, to } = plan;
  const fast = isTooFast(steps, delay);
  const clips = await playback.clips();
  const made = await clips.make({
    steps,
    setup: async () => ({
      ...surroundingsOf(document),
      cell: SIZES[size],
      frames: steps.length,
      delay,
      lastDelay,
      depths: await depthsOf(playback, from, to),
    }),
    frameOf: (view) => frameOf(view, fast, words.caption),
  });
  if (!made.ok) {
    const { kind } = made.error;
    if (kind !== 'cancelled') notices.tell({ kind: 'clipFailed', why: kind });
    return;
  }
  const name = `${words.fileName(from, to)}.gif`;
  saveFile(new Blob([made.value], { type: 'image/gif' }), name);
  if (screen.store.getState().dialog === 'clip') screen.close();
  notices.tell({ kind: 'saved', name });
}

/** Up to this many steps, depths are counted exactly. For more steps, this many columns are sampled. */
const FEW = 100_000;
const COLUMNS = 600;

/** The least and the greatest depth of a range of steps: exact for few steps, else approximate, as in the chart. */
async function depthsOf(
  { ask }: Playback,
  from: number,
  to: number,
): Promise<{ readonly least: number; readonly most: number }> {
  const states = to + 1 - from;
  const window = { from, to: to + 1, columns: Math.min(states, COLUMNS) };
  const seen = await ask(states <= FEW ? 'detail' : 'picture', window);
  return seen.ok ? depthsIn(seen.value) : { least: 0, most: 81 };
}
