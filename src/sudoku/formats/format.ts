import type { Puzzle } from '../core';
import type { NotationId } from './notations';
import type { Problem, ReadingDetails, RepairKind } from './reading';
import type { Source } from './text/source';

/**
 * What of a board a notation tells apart. Where `entries` is not among what it carries, a picture of the board has
 * placed digits as givens, while links and lists, which pass the puzzle on, leave them out.
 */
export type Carries = 'givens' | 'entries' | 'notes';

/** A board found in a text. */
export interface Find {
  readonly puzzle: Puzzle;
  readonly details: ReadingDetails;
}

/** A change that might mend a text: a stretch of the source and what to put there. */
export interface Fix {
  readonly repair: RepairKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why a text that looks like a notation is not read. */
export interface Fault {
  readonly problem: Problem;
  /** The stretch of the source to point at. */
  readonly span: { readonly start: number; readonly end: number } | null;
  readonly others: number;
  readonly fixes: readonly Fix[];
  /** How surely the text was meant in this notation; the surest notation's fault is told. */
  readonly certainty: Certainty;
}

/** Grades of certainty: bare cells, a shape with structure, and a marker of the notation's own. */
export const CERTAINTY = { bare: 1, shaped: 2, marked: 3 } as const;
export type Certainty = (typeof CERTAINTY)[keyof typeof CERTAINTY];

/** What a notation makes of a text. `null`: it is not in this notation. */
export type Outcome =
  | {
      readonly kind: 'found';
      readonly finds: readonly Find[];
      /** Whether the notation's own marker was there, which beats bare text. */
      readonly marked: boolean;
      /** What was read; the rest of the text may hold more. `null` for all of it. */
      readonly spans: readonly { readonly start: number; readonly end: number }[] | null;
      /** What stands beside the boards in this notation and is none, and why. */
      readonly left: readonly Fault[];
    }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | null;

/** A notation: how it is read and, where it can carry a board, how it is written. */
export interface Format {
  readonly id: NotationId;
  readonly carries: readonly Carries[];
  /** The usual extension of a file in this notation, without the dot. */
  readonly extension: string;
  /** Reads the whole of a source. Throws only by a mistake of ours; work grows with the length of the text. */
  readonly read: (source: Source) => Outcome;
  readonly write?: (puzzle: Puzzle) => string;
}

/** An outcome with boards in it. */
export const found = (
  finds: readonly Find[],
  {
    marked = false,
    spans = null,
    left = [],
  }: {
    marked?: boolean;
    spans?: readonly { start: number; end: number }[] | null;
    left?: readonly Fault[];
  } = {},
): Outcome => ({ kind: 'found', finds, marked, spans, left });

/** What is wrong with a text that looks like a notation. */
export const faultOf = (
  problem: Problem,
  certainty: Certainty,
  span: { readonly start: number; readonly end: number } | null = null,
  { others = 0, fixes = [] }: { readonly others?: number; readonly fixes?: readonly Fix[] } = {},
): Fault => ({ problem, span, others, fixes, certainty });

/** An outcome that says what is wrong. */
export const refused = (fault: Fault): Outcome => ({ kind: 'fault', fault });
