import type { Cell, Digit, DigitSet } from '../../sudoku/core';
import type { Available, PathOrder, Progress, ProofPart, Step } from '../../sudoku/techniques';
import type { BoardToReason } from '../../worker';

/** How much of a hint is told, each level only when it is asked for. `outlook` says only whether, and how hard. */
export const LEVELS = ['outlook', 'nudge', 'technique', 'why', 'fill'] as const;
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
  /** The level it begins with: further back there is nothing to turn to. */
  readonly first: Level;
  readonly level: Level;
  /** The step in view at the level `why`. */
  readonly at: number;
  /** The furthest step seen, so that no later one is named before its time. */
  readonly seen: number;
  /** Whether the steps unfold from the last to the first. */
  readonly backward: boolean;
  /** The parts that a long proof is told in; none where it is short. */
  readonly parts: readonly ProofPart[];
  /** The cell that is best solved before the one it is about, on the way there; `null` for none. */
  readonly solveFirst: Cell | null;
  /** The link in view of a step that is told link by link; after the last comes what follows from all. */
  readonly link: number;
  /** Whether all links of a step are shown at once. */
  readonly whole: boolean;
}

/** A list of all steps, technique by technique; more may come while `complete` is false. */
export interface StepList {
  readonly kind: 'list';
  readonly board: BoardToReason;
  readonly available: readonly Available[];
  readonly complete: boolean;
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
  | StepList
  /** The cells that a single fills. */
  | { readonly kind: 'singles'; readonly board: BoardToReason; readonly cells: readonly Cell[] };

/** That a proof or path is told while a shorter one is looked for, or when one has been found. */
export interface Improving {
  /** Whether it is still looked for. */
  readonly running: boolean;
  /** The shorter or easier hint, to be shown when asked for; `null` as long as there is none. */
  readonly better: Told | null;
}

/** What is asked. */
export type Asked =
  /** What is to be said of what is selected. */
  | { readonly kind: 'selected' }
  | { readonly kind: 'digit'; readonly cell: Cell; readonly digit: Digit }
  /** What goes into a cell on the way to the one that was asked about. */
  | { readonly kind: 'first'; readonly cell: Cell }
  /** A step of the list of all, by its place there. */
  | { readonly kind: 'listed'; readonly index: number }
  /** The easiest step anywhere, all steps to the end, all steps there are, and the cells that a single fills. */
  | { readonly kind: 'step' | 'path' | 'list' | 'singles' };

/** What was asked and how far it is told: enough to come back to it later. */
export interface HintPage {
  readonly asked: Asked;
  readonly level: Level;
  /** The step in view, or the last that was. */
  readonly at: number;
  /** Whether the steps unfold from the last to the first. */
  readonly backward: boolean;
}
