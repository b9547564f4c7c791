import type { Cell, Digit, DigitSet, House } from '../../core';
import type { TechniqueId } from '../catalogue';
import type { Candidate } from './candidate';
import type { Fish } from './fish';

/**
 * Something that is true or false: one candidate; or a grouped node, several candidates of one digit in one box and
 * one line, which is true if one of them is.
 */
export type Node = readonly Candidate[];

/** Why two nodes cannot both be false (a strong link) or cannot both be true (a weak link). */
export type Tie =
  /** Strong: the cell has no other candidates. Weak: they are in the same cell. */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** Strong: the house has no other places for the digit. Weak: they are in the same house. */
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  /** Strong: two digits of an almost locked set, which lacks only one of its digits. */
  | { readonly kind: 'set'; readonly cells: readonly Cell[]; readonly digits: DigitSet };

/** A link from one node of a chain to the next. */
export interface Link {
  readonly strong: boolean;
  readonly by: Tie;
}

/** Nodes, each linked to the next: `links[i]` leads from `nodes[i]` to the node after it. */
export interface Chain {
  readonly nodes: readonly Node[];
  /** One link fewer than nodes. A loop has as many, since its last link leads back to the first node. */
  readonly links: readonly Link[];
  readonly loop: boolean;
}

/**
 * The cases of a forcing chain: the candidates of a cell, a digit's places in a house, one candidate true or false;
 * or the fins of a fish, since without any of them the fish itself eliminates the candidate.
 */
export type Split =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  | Fish;

/**
 * One case of a forcing chain: the assumption and what follows. Each line comes after the lines it follows from. The
 * last line is the conclusion; in a contradiction the same candidate is true in one line and false in another.
 */
export interface Branch {
  readonly lines: readonly Line[];
}

/** A candidate that is true or false under the assumption. */
export interface Line {
  readonly candidate: Candidate;
  readonly on: boolean;
  /** The numbers of the lines it follows from; none for the assumption. */
  readonly from: readonly number[];
  /**
   * Why it follows: it is assumed; by the rules, a true candidate rules it out; it is left in a cell or house; or by
   * a technique on the board as it is then. The technique needs the candidates that the lines it follows from rule
   * out, and also its `premises`, candidates that were gone before.
   */
  readonly by:
    | { readonly kind: 'supposed' }
    | { readonly kind: 'weak' }
    | Tie
    | {
        readonly kind: 'technique';
        readonly technique: TechniqueId;
        readonly premises: readonly Candidate[];
      };
}
