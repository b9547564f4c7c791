import type { ClipProblem } from '../../../i18n';
import type { ClipSize, ClipWish } from '../../../stores';
import { fail, ok, type Result } from '../../../sudoku/core';

/** What will be made. */
export interface ClipPlan {
  readonly from: number;
  readonly to: number;
  /** The states that become frames, ascending, including the first and the last of the range. */
  readonly steps: readonly number[];
  /** The duration of each frame, of the last frame and of the whole clip, in milliseconds. */
  readonly delay: number;
  readonly lastDelay: number;
  readonly milliseconds: number;
  /** An estimate of the file's size, in bytes. */
  readonly bytes: number;
}

/** Sides of a cell, in pixels. */
export const SIZES: Readonly<Record<ClipSize, number>> = { small: 32, medium: 48, large: 72 };

/**
 * The speeds to choose from, in frames a second. A GIF counts in hundredths of a second, and browsers slow down faster
 * ones.
 */
export const SPEEDS = [1, 2, 5, 10, 20] as const;

const LEAST_FRAMES = 2;
export const MOST_FRAMES = 600;
/** The number of frames, unless the player asks for another. */
const USUAL_FRAMES = 120;
const USUAL_SPEED = 5;

/** How many steps before and after the current one are in the usual range. */
const BEFORE = 20;
const AFTER = 40;

/** How long the last frame stays before the clip repeats, in milliseconds. */
const HELD = 2000;

/** A range of steps; its ends may be fractions. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The wish that the dialog begins with: the part of the chart that is in view or, if that is all of a long search, the
 * steps around the current one.
 */
export function usualWish(step: number, last: number, visible: Range | null): ClipWish {
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

/** A whole number as people write it, with commas, points or spaces at the thousands; `null` for anything else. */
function numberIn(text: string): number | null {
  const digits = text.trim().replaceAll(/(?<=\d)[\s,.](?=\d{3}(?!\d))/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

/** This many steps of a range, spread evenly and including both ends; all steps if the range has fewer. */
export function stepsOf(from: number, to: number, frames: number): readonly number[] {
  const count = Math.min(frames, to - from + 1);
  return Array.from({ length: count }, (_, i) => from + Math.round((i * (to - from)) / (count - 1)));
}

/**
 * Bytes of the first frame, and of the changes from frame to frame, for cells of 48 pixels. Measured, like the next two
 * figures.
 */
const FIRST = 9000;
const EACH = 2200;
/** Additional bytes each time that the number of steps between two frames doubles. */
const APART = 130;
/** The exponent of the cell's side in the file's size. Letters and lines grow less than the area does. */
const GROWTH = 1.2;

/** An estimate of the file's size. It is rarely less than half or more than twice the true size. */
function bytesOf(steps: readonly number[], cell: number): number {
  const [first = 0, ...others] = steps;
  const apart = ((others.at(-1) ?? first) - first) / Math.max(1, others.length);
  const each = EACH + APART * Math.log2(1 + apart);
  return Math.round((cell / 48) ** GROWTH * (FIRST + others.length * each));
}
