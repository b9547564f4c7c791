import type { Cell, Digit, DigitSet } from '../sudoku/core';
import type { Available, PathOrder, Progress, Proof, Step, Tier } from '../sudoku/techniques';
import type { BoardToReason } from '../worker';
import { candidatesFor } from './hintAside';

/** How much of a hint is told, each level only when it is asked for. `outlook` says only whether, and how hard. */
const LEVELS = ['outlook', 'nudge', 'technique', 'why', 'fill'] as const;
export type Level = (typeof LEVELS)[number];

/** What a hint is about. */
export type Subject =
  /** What goes into a cell. */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** Why a digit does not go into a cell. */
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: Digit }
  /** One step, wherever it is. */
  | { readonly kind: 'step' }
  /** All steps from the board to its end. */
  | { readonly kind: 'path'; readonly solved: boolean; readonly order: PathOrder };

/** What is in place of a hint: one sentence, and at most an offer. */
export type Aside =
  | { readonly kind: 'noCell' }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'given'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'right'; readonly cell: Cell; readonly digit: Digit }
  /** Entries are wrong. Which ones is told when it is asked for. */
  | {
      readonly kind: 'wrong';
      readonly cells: readonly Cell[];
      readonly shown: boolean;
      /** How many moves back the board was last right; `null` where it never was. */
      readonly back: number | null;
      /** Whether the chosen cell is one of them. */
      readonly here: Cell | null;
    }
  /** Notes of a board that is pencilled in all over leave the right digit out. */
  | { readonly kind: 'wrongNotes'; readonly cells: readonly Cell[]; readonly shown: boolean }
  | { readonly kind: 'many'; readonly count: number; readonly exact: boolean }
  | { readonly kind: 'noSolution' }
  | { readonly kind: 'emptyBoard' }
  | { readonly kind: 'solved' }
  /** The techniques do not get to this cell. `fewer`: some are switched off. */
  | { readonly kind: 'beyond'; readonly cell: Cell; readonly fewer: boolean }
  /** No technique finds a step. `fewer`: some are switched off. */
  | { readonly kind: 'noStep'; readonly fewer: boolean }
  /** A digit that is not ruled out, and why a digit is ruled out at sight. */
  | { readonly kind: 'notRuledOut'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'seen'; readonly cell: Cell; readonly digit: Digit; readonly by: Cell }
  | { readonly kind: 'notedAway'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'failed' };

/** What is told, and how far. */
export interface Told {
  readonly kind: 'told';
  readonly subject: Subject;
  readonly board: BoardToReason;
  /** The candidates of all cells before the first step. */
  readonly candidates: readonly DigitSet[];
  readonly steps: readonly Step[];
  /** The lines of the proof that each step leans on, by number. */
  readonly from: readonly (readonly number[])[];
  readonly tier: Tier;
  /** The level it begins with: further back there is nothing to turn to. */
  readonly first: Level;
  readonly level: Level;
  /** The step in view at the level `why`. */
  readonly at: number;
  /** The furthest step seen, so that no later one is named before its time. */
  readonly seen: number;
  /** Whether the steps unfold from the last to the first. */
  readonly backward: boolean;
}

export type HintView =
  | {
      readonly kind: 'finding';
      readonly cell: Cell | null;
      readonly progress: Omit<Progress, 'better'> | null;
    }
  /** A path is being laid, so many steps so far. */
  | { readonly kind: 'laying'; readonly steps: number }
  | { readonly kind: 'aside'; readonly aside: Aside; readonly board: BoardToReason }
  | Told
  /** A list of all steps, technique by technique; more may come while `complete` is false. */
  | {
      readonly kind: 'list';
      readonly board: BoardToReason;
      readonly available: readonly Available[];
      readonly complete: boolean;
    }
  /** The cells that a single fills. */
  | { readonly kind: 'singles'; readonly board: BoardToReason; readonly cells: readonly Cell[] };

/** That a hint is told while a shorter one is looked for, or when one has been found. */
export interface Improving {
  /** Whether it is still looked for. */
  readonly running: boolean;
  /** The shorter or easier hint, to be shown when asked for; `null` as long as there is none. */
  readonly better: Told | null;
}

/** A proof as it is first told. */
export const toldProof = (subject: Subject, board: BoardToReason, { lines, tier }: Proof): Told => ({
  kind: 'told',
  subject,
  board,
  candidates: candidatesFor(board),
  steps: lines.map(({ step }) => step),
  from: lines.map(({ from }) => from),
  tier,
  first: subject.kind === 'cell' ? 'outlook' : 'why',
  level: subject.kind === 'cell' ? 'outlook' : 'why',
  at: 0,
  seen: 0,
  backward: false,
});

/** The step before or after the one in view, in the order in which they unfold; `null` at the end. */
function neighbour({ at, steps, backward }: Told, by: 1 | -1): number | null {
  const to = at + (backward ? -by : by);
  return to < 0 || to >= steps.length ? null : to;
}

const firstAt = ({ backward, steps }: Told): number => (backward ? steps.length - 1 : 0);
const lastAt = ({ backward, steps }: Told): number => (backward ? 0 : steps.length - 1);

/** Whether there is something to write: the digit of a cell, or of a step that places one. */
export const canFill = ({ subject, steps }: Told): boolean =>
  subject.kind === 'cell' || (subject.kind === 'step' && (steps.at(-1)?.places.length ?? 0) > 0);

/** The levels that a hint has. */
const levelsOf = (told: Told): readonly Level[] =>
  LEVELS.slice(LEVELS.indexOf(told.first)).filter((level) => level !== 'fill' || canFill(told));

/** Where one can turn from what is told. */
export interface Turnings {
  readonly levels: readonly Level[];
  /** The steps before and after the one in view, at the level `why`. */
  readonly earlier: number | null;
  readonly further: number | null;
  readonly canFill: boolean;
}

export const turningsOf = (told: Told): Turnings => ({
  levels: levelsOf(told),
  earlier: told.level === 'why' ? neighbour(told, -1) : null,
  further: told.level === 'why' ? neighbour(told, 1) : null,
  canFill: canFill(told),
});

/** The hint one page further; `null` at its end. */
export function onward(told: Told): Told | null {
  const levels = levelsOf(told);
  if (told.level === 'why') {
    const to = neighbour(told, 1);
    if (to !== null) return atStep(told, to);
  }
  const next = levels[levels.indexOf(told.level) + 1];
  return next === undefined ? null : atLevel(told, next);
}

/** The hint one page back; `null` at its beginning. */
export function backwards(told: Told): Told | null {
  const levels = levelsOf(told);
  if (told.level === 'why') {
    const to = neighbour(told, -1);
    if (to !== null) return atStep(told, to);
  }
  const before = levels[levels.indexOf(told.level) - 1];
  if (before === undefined) return null;
  return before === 'why' ? atStep({ ...told, level: 'why' }, lastAt(told)) : { ...told, level: before };
}

/** The hint at a level: Why begins with its first step. */
export const atLevel = (told: Told, level: Level): Told =>
  level === 'why' ? atStep({ ...told, level }, firstAt(told)) : { ...told, level };

export const atStep = (told: Told, at: number): Told => ({
  ...told,
  at,
  seen: told.backward ? Math.min(told.seen, at) : Math.max(told.seen, at),
});

/** The hint unfolding the other way, from its first step there. */
export function turned(told: Told): Told {
  const other = { ...told, backward: !told.backward };
  const at = firstAt(other);
  return { ...other, at, seen: at };
}
