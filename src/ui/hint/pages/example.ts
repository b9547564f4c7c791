import {
  ALL_DIGITS,
  CELLS,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  type Grid,
  grid,
  intersection,
  isDigit,
  NO_DIGITS,
} from '../../../sudoku/core';
import {
  type CrossHatching,
  crossHatching,
  digitOf,
  type Step,
  type TechniqueId,
} from '../../../sudoku/techniques';
import type { Drawing } from '../drawing/sketch';
import { drawingOf } from '../drawing/stepDrawing';
import { EXAMPLES, type ExampleText } from './examples';

/** A position, and a step that a technique finds there. */
export interface Example {
  readonly givens: Grid;
  readonly filled: Grid;
  readonly candidates: readonly DigitSet[];
  readonly step: Step;
}

/** The example of a technique. */
export const exampleOf = (id: TechniqueId): Example => readExample(EXAMPLES[id]);

function readExample({ values, marks, step, givens }: ExampleText): Example {
  const filled = grid(values);
  const left = marks.split(' ').values();
  const read: Step = JSON.parse(step);
  return {
    givens: givens === undefined ? filled : grid(givens),
    filled,
    candidates: CELLS.map((cell) =>
      digitAt(filled, cell) === null ? setOf(left.next().value ?? '') : NO_DIGITS,
    ),
    step: read,
  };
}

const setOf = (mark: string): DigitSet =>
  digitSet(...[...mark].map(Number).filter((digit): digit is Digit => isDigit(digit)));

/** The parts of an example that are shown. */
export interface Shown {
  readonly drawing: Drawing;
  /** For a single: what blocks its other places. */
  readonly hatching: CrossHatching | null;
  readonly candidates: readonly DigitSet[];
  /** If the step is about one digit, this digit, and only its candidates are shown. */
  readonly digit: Digit | null;
}

/** The parts of an example to show. If the step is about one digit or one cell, other candidates are left out. */
export function shownOf({ step, candidates, filled }: Example): Shown {
  const hatching = crossHatching(step, filled);
  const drawing = drawingOf(step, candidates, hatching);
  const { because } = step;
  if (because.kind === 'nakedSingle')
    return {
      drawing,
      hatching,
      candidates: candidates.map((set, cell) => (cell === because.cell ? set : NO_DIGITS)),
      digit: null,
    };
  const digits = new Set([...drawing.marks.keys()].map(digitOf));
  const [sole = null] = digits;
  const digit = digits.size === 1 && because.kind !== 'grave' ? sole : null;
  const kept = digit === null ? ALL_DIGITS : digitSet(digit);
  return { drawing, hatching, candidates: candidates.map((set) => intersection(set, kept)), digit };
}
