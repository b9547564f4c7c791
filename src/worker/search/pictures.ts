import type { Cell, Digit } from '../../sudoku/core';
import type { ChartBar, ChartPicture } from '../../sudoku/search';

type ChartEvent = ChartPicture['events'][number];

/**
 * A picture as it is sent to the page. For the page, reading hundreds of objects from a message takes longer than
 * drawing them; an array of numbers is read as one object.
 */
export interface PackedPicture extends Omit<ChartPicture, 'bars' | 'events'> {
  /** Six numbers for each bar: its row, first state, end and flags, and the cell and digit of its choice. */
  readonly bars: Float64Array<ArrayBuffer>;
  /** Three numbers for each event: its step, depth and kind. */
  readonly events: Float64Array<ArrayBuffer>;
}

const BAR = 6;
const EVENT = 3;
const FLAGS = { cutLeft: 1, cutRight: 2, solves: 4 } as const;
/** The cell of a bar without a choice. */
const NONE = -1;
const KINDS: readonly ChartEvent['kind'][] = ['deadEnd', 'forced', 'solution'];

export function packPicture(picture: ChartPicture): PackedPicture {
  const bars = new Float64Array(picture.bars.length * BAR);
  for (const [i, bar] of picture.bars.entries()) {
    const { row, from, to, cutLeft, cutRight, solves, choice } = bar;
    const flags =
      (cutLeft ? FLAGS.cutLeft : 0) | (cutRight ? FLAGS.cutRight : 0) | (solves ? FLAGS.solves : 0);
    bars.set([row, from, to, flags, choice === null ? NONE : choice.cell, choice?.digit ?? 0], i * BAR);
  }
  const events = new Float64Array(picture.events.length * EVENT);
  for (const [i, { step, depth, kind }] of picture.events.entries())
    events.set([step, depth, KINDS.indexOf(kind)], i * EVENT);
  return { ...picture, bars, events };
}

export function unpackPicture(packed: PackedPicture): ChartPicture {
  const bars = Array.from({ length: packed.bars.length / BAR }, (_, i) => barAt(packed.bars, i * BAR));
  const events = Array.from({ length: packed.events.length / EVENT }, (_, i) =>
    eventAt(packed.events, i * EVENT),
  );
  return { ...packed, bars, events };
}

function barAt(bars: Float64Array, at: number): ChartBar {
  const flags = bars[at + 3] ?? 0;
  const cell = bars[at + 4] ?? NONE;
  return {
    row: bars[at] ?? 0,
    from: bars[at + 1] ?? 0,
    to: bars[at + 2] ?? 0,
    cutLeft: (flags & FLAGS.cutLeft) !== 0,
    cutRight: (flags & FLAGS.cutRight) !== 0,
    choice: cell === NONE ? null : { cell: cell as Cell, digit: bars[at + 5] as Digit },
    solves: (flags & FLAGS.solves) !== 0,
  };
}

const eventAt = (events: Float64Array, at: number): ChartEvent => ({
  step: events[at] ?? 0,
  depth: events[at + 1] ?? 0,
  kind: KINDS[events[at + 2] ?? 0] ?? 'deadEnd',
});
