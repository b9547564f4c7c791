import type { Puzzle } from '../core';
import type { NotationId } from './notations';
import type { Problem, ReadingDetails, RepairKind } from './reading';
import type { Source } from './text/source';
import type { Span } from './text/words';

/**
 * What a notation distinguishes on a board. If `entries` is not listed, placed digits are written like givens.
 * `candidates`: every blank cell must list some. `loneCandidates`: a cell with a single candidate still differs from a
 * filled cell.
 */
export type CellContent = 'givens' | 'entries' | 'notes' | 'candidates' | 'loneCandidates';

/** A board found in a text. */
export interface FoundBoard {
  readonly puzzle: Puzzle;
  readonly details: ReadingDetails;
}

/** A change that might mend a text: a span of the source and its replacement. */
export interface Fix {
  readonly repair: RepairKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Why a text that resembles a notation cannot be read. */
export interface Fault {
  readonly problem: Problem;
  /** The span of the source to point at. */
  readonly span: Span | null;
  readonly others: number;
  readonly fixes: readonly Fix[];
  /** How surely the text was meant in this notation. The fault of the surest notation is reported. */
  readonly certainty: Certainty;
}

/** Grades of certainty: bare cells; a text with structure; a text with the notation's own marker. */
export const CERTAINTY = { bare: 1, shaped: 2, marked: 3 } as const;
export type Certainty = (typeof CERTAINTY)[keyof typeof CERTAINTY];

/** What a notation makes of a text; `null` if the text is not in this notation. */
export type Outcome =
  | {
      readonly kind: 'found';
      readonly finds: readonly FoundBoard[];
      /** Whether the notation's own marker was found. It takes precedence over bare text. */
      readonly marked: boolean;
      /** The spans that were read; the rest of the text may contain more. `null` for all of it. */
      readonly spans: readonly Span[] | null;
      /** What resembles a board of this notation but could not be read, and why. */
      readonly left: readonly Fault[];
    }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | null;

/** A notation: how to read it and, if it can hold a board, how to write it. */
export interface Format {
  readonly id: NotationId;
  readonly carries: readonly CellContent[];
  /** The usual extension of a file in this notation, without the dot. */
  readonly extension: string;
  /** Reads a whole source. Throws only by our own mistake. The work grows in proportion to the length of the text. */
  readonly read: (source: Source) => Outcome;
  readonly write?: (puzzle: Puzzle) => string;
}

/** An outcome with boards in it. */
export const found = (
  finds: readonly FoundBoard[],
  {
    marked = false,
    spans = null,
    left = [],
  }: {
    marked?: boolean;
    spans?: readonly Span[] | null;
    left?: readonly Fault[];
  } = {},
): Outcome => ({ kind: 'found', finds, marked, spans, left });

/** Describes what is wrong with a text that resembles a notation. */
export const faultOf = (
  problem: Problem,
  certainty: Certainty,
  span: Span | null = null,
  { others = 0, fixes = [] }: { readonly others?: number; readonly fixes?: readonly Fix[] } = {},
): Fault => ({ problem, span, others, fixes, certainty });

/** An outcome with a fault. */
export const refused = (fault: Fault): Outcome => ({ kind: 'fault', fault });

/**
 * The outcomes of parts of a text as one: their boards, and what is wrong with the others; without boards the first
 * fault. `spans` were read, if not only those of the boards.
 */
export function together(outcomes: readonly Outcome[], spans?: readonly Span[] | null): Outcome {
  const boards = outcomes.filter((outcome) => outcome?.kind === 'found');
  if (boards.length === 0) return outcomes.find((outcome) => outcome !== null) ?? null;
  return found(
    boards.flatMap(({ finds }) => finds),
    {
      marked: true,
      spans: spans === undefined ? boards.flatMap(({ spans }) => spans ?? []) : spans,
      left: outcomes.flatMap((outcome) => (outcome?.kind === 'fault' ? [outcome.fault] : [])),
    },
  );
}
