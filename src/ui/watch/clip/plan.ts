import type { ClipProblem } from '../../../i18n';
import type { ClipSize, ClipWish } from '../../../stores';
import { fail, ok, type Result } from '../../../sudoku/core';

/** What will be made. */
export interface ClipPlan {
  readonly from: number;
  readonly to: number;
  /** The states that become frames, ascending, the first and the last of the range among them. */
  readonly steps: readonly number[];
  /** How long each frame, the last frame and the whole clip last, in milliseconds. */
  readonly delay: number;
  readonly lastDelay: number;
  readonly milliseconds: number;
  /** An estimate of its size. */
  readonly bytes: number;
}

/** Sides of a cell, in pixels. */
export const SIZES: Readonly<Record<ClipSize, number>> = { small: 32, medium: 48, large: 72 };

/** Frames a second to choose from: a GIF counts in hundredths of a second, and browsers slow down what is faster. */
export const SPEEDS = [1, 2, 5, 10, 20] as const;

const LEAST_FRAMES = 2;
export const MOST_FRAMES = 600;
/** How many frames there are unless another number is asked for. */
const USUAL_FRAMES = 120;
const USUAL_SPEED = 5;

/** The present step is shown with so many before and after it. */
const BEFORE = 20;
const AFTER = 40;

/** How long the last frame stays before the clip begins again, in milliseconds. */
const HELD = 2000;

/** A part of the steps; ends need not be whole. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The usual wish: the part of the chart that is in view; if that is all of a long search, the steps around the present one.
 */
export function likelyWish(step: number, last: number, visible: Range | null): ClipWish {
  const { from, to } = visible ?? (last <= USUAL_FRAMES ? { from: 0, to: last } : aroundStep(step, last));
  const first = Math.max(0, Math.min(Math.floor(from), last - 1));
  const end = Math.max(first + 1, Math.min(Math.ceil(to), last));
  return {
    from: String(first),
    to: String(end),
    frames: String(Math.min(USUAL_FRAMES, end - first + 1)),
    speed: USUAL_SPEED,
    size: 'medium',
  };
}

const aroundStep = (step: number, last: number): Range => {
  const from = Math.max(0, Math.min(step - BEFORE, last - BEFORE - AFTER));
  return { from, to: from + BEFORE + AFTER };
};

/** The plan for a wish, or what is wrong with the wish. `last` is the last recorded step. */
export function planOf(wish: ClipWish, last: number): Result<ClipPlan, ClipProblem> {
  const from = numberIn(wish.from);
  const to = numberIn(wish.to);
  const frames = numberIn(wish.frames);
  if (from === null) return fail({ kind: 'noNumber', field: 'from', text: wish.from });
  if (from > last) return fail({ kind: 'notRecorded', field: 'from', step: from, last });
  if (to === null) return fail({ kind: 'noNumber', field: 'to', text: wish.to });
  if (to > last) return fail({ kind: 'notRecorded', field: 'to', step: to, last });
  if (to <= from) return fail({ kind: 'order', field: 'to', from, to });
  if (frames === null) return fail({ kind: 'noNumber', field: 'frames', text: wish.frames });
  if (frames < LEAST_FRAMES || frames > MOST_FRAMES)
    return fail({ kind: 'frames', field: 'frames', least: LEAST_FRAMES, most: MOST_FRAMES });
  const steps = stepsOf(from, to, frames);
  const delay = 1000 / wish.speed;
  const lastDelay = Math.max(delay, HELD);
  return ok({
    from,
    to,
    steps,
    delay,
    lastDelay,
    milliseconds: (steps.length - 1) * delay + lastDelay,
    bytes: bytesOf(steps, SIZES[wish.size]),
  });
}

/** A whole number as people write them, with commas, points or spaces at the thousands; `null` for anything else. */
function numberIn(text: string): number | null {
  const digits = text.trim().replaceAll(/(?<=\d)[\s,.](?=\d{3}(?!\d))/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** So many steps of a range, spread evenly, with both ends; all of them if the range has fewer. */
export function stepsOf(from: number, to: number, frames: number): readonly number[] {
  const count = Math.min(frames, to - from + 1);
  return Array.from({ length: count }, (_, i) => from + Math.round((i * (to - from)) / (count - 1)));
}

/** Bytes of the first frame, and of what changes from frame to frame, for cells of 48 pixels. Measured, as the next two. */
const FIRST = 9000;
const EACH = 2200;
/** Bytes more for every time that the steps between two frames double. */
const APART = 130;
/** Letters and lines grow with the size, though less than the area does. */
const GROWTH = 1.2;

/** About how large the file will be. It is rarely smaller than half of this, or larger than twice. */
function bytesOf(steps: readonly number[], cell: number): number {
  const [first = 0, ...others] = steps;
  const apart = ((others.at(-1) ?? first) - first) / Math.max(1, others.length);
  const each = EACH + APART * Math.log2(1 + apart);
  return Math.round((cell / 48) ** GROWTH * (FIRST + others.length * each));
}
