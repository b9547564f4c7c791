import type { Cell, Digit, DigitSet, House } from '../../core';
import type { TechniqueId } from '../catalogue';
import type { Candidate } from './candidate';
import type { Fish } from './fish';

/**
 * Something that is true or false: one candidate, or several of one digit that stand for "one of these is true"
 * (a grouped node: in one box and one line).
 */
export type Node = readonly Candidate[];

/** Why two nodes cannot both be false (strong), or cannot both be true (weak). */
export type Tie =
  /** The cell has no other candidates (strong), or is one cell (weak). */
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** The house has no other places for the digit (strong), or is one house (weak). */
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  /** An almost locked set: without one of the digits it holds all the others. Strong between two of its digits. */
  | { readonly kind: 'set'; readonly cells: readonly Cell[]; readonly digits: DigitSet };

/** A link from one node of a chain to the next. */
export interface Link {
  readonly strong: boolean;
  readonly by: Tie;
}

/** Nodes tied one to the next, with `links[i]` from `nodes[i]` to the node after it. */
export interface Chain {
  readonly nodes: readonly Node[];
  /** One fewer than nodes, or as many for a loop: its last link leads back to the first node. */
  readonly links: readonly Link[];
  readonly loop: boolean;
}

/**
 * What a forcing chain splits on: the candidates of a cell, a digit's places in a house, one candidate true or false; or
 * the fins of a fish, as without them the fish itself rules out the same.
 */
export type Split =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House; readonly digit: Digit }
  | { readonly kind: 'candidate'; readonly candidate: Candidate }
  | Fish;

/**
 * One case of a forcing chain: what is supposed, and what follows, each line after the lines it follows from. The last
 * line is what the case comes to; one that contradicts itself shows the same candidate true in one line, false in another.
 */
export interface Branch {
  readonly lines: readonly Line[];
}

/** A candidate shown true or false under what is supposed. */
export interface Line {
  readonly candidate: Candidate;
  readonly on: boolean;
  /** The lines it follows from, by number; none for what is supposed. */
  readonly from: readonly number[];
  /**
   * Why: supposed; the rules (a true one rules out another); what is left of a cell or house; or a technique on the
   * board as it is then, with the candidates it needs gone that were gone before, its `premises`: it also needs what the
   * lines it follows from rule out.
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
