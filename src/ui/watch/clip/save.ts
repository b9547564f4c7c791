import type { ClipMessages } from '../../../i18n';
import { SEARCH_COLOURS } from '../../../picture';
import {
  type ClipColours,
  type ClipFrame,
  type ClipSetup,
  type ClipSize,
  FASTEST_READ,
  type Playback,
  type Stores,
} from '../../../stores';
import type { ChartPicture, SearchView } from '../../../sudoku/search';
import { ownFonts, saveFile, TOKENS } from '../../shared';
import { searchedCells } from '../board/searchedBoard';
import { rgbFrom } from '../chart/drawing/palette';
import { type ClipPlan, SIZES } from './plan';

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

/** The coverage of a column that is covered completely. */
const WHOLE = 255;

/**
 * The least and the greatest depth of the states of a picture. Every state is deeper than the rows that are full from
 * end to end, and none reaches the empty rows.
 */
export function depthsIn({ rows, coverage, window }: Pick<ChartPicture, 'rows' | 'coverage' | 'window'>): {
  readonly least: number;
  readonly most: number;
} {
  const { columns } = window;
  const row = (index: number): Uint8Array => coverage.subarray(index * columns, (index + 1) * columns);
  let least = 0;
  while (least < rows && row(least).every((share) => share === WHOLE)) least++;
  let most = rows;
  while (most > least && row(most - 1).every((share) => share === 0)) most--;
  return { least, most };
}

/** A clip's frame, which shows a state as the board of Watch does. `fast` leaves out what would flicker. */
export function frameOf(view: SearchView, fast: boolean, words: ClipMessages['caption']): ClipFrame {
  const depth = view.stack.length;
  return {
    cells: searchedCells({ view, cursor: null, fast }).map(({ facts, clashes, isCursor, ...cell }) => cell),
    depth,
    caption: {
      step: words.step(view.step),
      depth: words.depth(depth),
      outcome: view.outcome === null ? null : { kind: view.outcome, text: words.outcome[view.outcome] },
    },
  };
}

/** Whether the clip shows steps so fast that the board of Watch would leave out what flickers. */
export const isTooFast = (steps: readonly number[], delay: number): boolean => {
  const [first = 0] = steps;
  const apart = ((steps.at(-1) ?? first) - first) / Math.max(1, steps.length - 1);
  return (apart * 1000) / delay > FASTEST_READ;
};

/** The current colours and fonts of the page, for a worker that has no access to the page. */
function surroundingsOf(page: Document): Pick<ClipSetup, 'colours' | 'fonts' | 'faces'> {
  const style = getComputedStyle(page.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    colours: Object.fromEntries(
      SEARCH_COLOURS.map((name) => [name, rgbFrom(read(TOKENS[name]))]),
    ) as ClipColours,
    faces: { digits: read('--serif') || 'serif', words: read('--sans') || 'sans-serif' },
    fonts: ownFonts(page),
  };
}
