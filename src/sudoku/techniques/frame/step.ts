import type { Cell, Digit, DigitSet, House } from '../../core';
import type { TechniqueId } from '../catalogue';
import type { Candidate } from './candidate';
import type { Branch, Chain, Split } from './chain';
import type { Fish } from './fish';

/** What a technique found in a position: what follows, and why. Plain data, so that it can be posted and stored. */
export interface Step {
  readonly technique: TechniqueId;
  /** Difficulty on the scale of Sudoku Explainer, 1.0–12.0. For some techniques it differs from step to step. */
  readonly rating: number;
  /** Candidates that are true. */
  readonly places: readonly Candidate[];
  /** Candidates that are false; all of them exist in the position. Empty if the step only places. */
  readonly eliminates: readonly Candidate[];
  readonly because: Reason;
}

/**
 * Why a step is right. It is a closed union, so that each language puts every reason into words and the board draws
 * it; any number of techniques may share a reason. The premises of a step, the candidates that must be gone for it to
 * hold, follow from its reason (premises.ts).
 */
export type Reason =
  | FullHouse
  | NakedSingle
  | HiddenSingle
  | Direct
  | Locked
  | Subset
  | Fish
  | Wing
  | Deadly
  | Grave
  | Colours
  | ChainReason
  | AlmostLocked
  | Bent
  | Exclusion
  | Fireworks
  | Guardians
  | Forcing
  | Template;

/** The house has one blank cell left. */
export interface FullHouse {
  readonly kind: 'fullHouse';
  readonly house: House;
}

/** The cell has one candidate left. */
export interface NakedSingle {
  readonly kind: 'nakedSingle';
  readonly cell: Cell;
}

/** The digit has one place left in the house. */
export interface HiddenSingle {
  readonly kind: 'hiddenSingle';
  readonly house: House;
  readonly digit: Digit;
}

/** A pattern together with the hidden single that its eliminations leave in a house, as one step. */
export interface Direct {
  readonly kind: 'direct';
  readonly pattern: Locked | Subset;
  /** What the pattern eliminates in that house. */
  readonly strikes: readonly Candidate[];
  readonly house: House;
  readonly digit: Digit;
}

/** In the house `from` the digit is a candidate only in `cells`, which also lie in `to`. */
export interface Locked {
  readonly kind: 'locked';
  readonly digit: Digit;
  readonly from: House;
  readonly to: House;
  readonly cells: readonly Cell[];
}

/**
 * As many digits as cells. Naked: the cells have no other candidates. Hidden: the digits have no other places in the
 * house.
 */
export interface Subset {
  readonly kind: 'subset';
  readonly hidden: boolean;
  readonly digits: DigitSet;
  readonly cells: readonly Cell[];
  /** A naked subset may lie in two houses. */
  readonly houses: readonly House[];
}

/**
 * Cells around a pivot: whichever digit the pivot holds, `digit` is in one of the pincers; with `pivotToo`, there or
 * in the pivot.
 */
export interface Wing {
  readonly kind: 'wing';
  readonly pivot: Cell;
  readonly pincers: readonly Cell[];
  readonly digit: Digit;
  /** Whether `digit` is also a candidate of the pivot. */
  readonly pivotToo: boolean;
  /** All digits of the pivot and pincers. */
  readonly digits: DigitSet;
}

/**
 * Unique rectangles and loops: cells that must not be left with the same two digits alone, since these could be
 * exchanged. So one of the extras is true, or a digit is tied to some of the cells.
 */
export interface Deadly {
  readonly kind: 'deadly';
  /** The cells in order around the rectangle or loop. Each sees the next. */
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  /** The candidates of these cells besides `digits`. At least one is true. */
  readonly extras: readonly Candidate[];
  /** Houses in which a digit of the pattern has no places outside its cells. */
  readonly ties: readonly { readonly house: House; readonly digit: Digit }[];
  /** The naked or hidden subset that the extras form with other cells of a house. Its `cells` are the other cells. */
  readonly subset: Subset | null;
  /** For avoidable rectangles: the cells of the pattern that the player has filled. */
  readonly filled: readonly Cell[];
}

/**
 * A bivalue universal grave: without the extras every blank cell would have two candidates and every digit two
 * places, so there would be two solutions or none.
 */
export interface Grave {
  readonly kind: 'grave';
  /** The candidates beyond two in a cell or house. At least one is true. */
  readonly extras: readonly Candidate[];
  /** The subset that the extras form with other cells, or a digit tied to the cells of the extras. */
  readonly subset: Subset | null;
  readonly ties: readonly { readonly house: House; readonly digit: Digit }[];
}

/** Candidates in two colours: all of one colour are true, all of the other false. */
export interface Colours {
  readonly kind: 'colours';
  /** Two colours, or four: the first two belong to one group, the last two to another. */
  readonly groups: readonly (readonly Candidate[])[];
  /** The strong links that determine the colours. */
  readonly links: readonly ColourLink[];
  /** The index in `groups` of the colour that is false, or `null`. */
  readonly wrong: number | null;
  /** The cell that this colour would leave without candidates, if that is the reason; else `null`. */
  readonly emptied: Cell | null;
}

export interface ColourLink {
  readonly a: Candidate;
  readonly b: Candidate;
  /** The house in which these are the last two places of their digit; `null` if they are the last two of their cell. */
  readonly house: House | null;
}

/**
 * A chain of alternating strong and weak links that begins and ends with a strong one: one of its ends is true. In a
 * loop a weak link connects the ends, which makes all its weak links strong.
 */
export interface ChainReason extends Chain {
  readonly kind: 'chain';
  /** For dual patterns the other chain. The step eliminates what both together eliminate. */
  readonly twin: Chain | null;
}

/**
 * Sets of cells, each with one digit more than cells. In a chain each set is linked to the next by a digit that
 * cannot be in both, and one of the ends holds each digit of `outcome`. In a death blossom one of the sets holds it. Two
 * sets that two digits link hold all their other digits; of these, `outcome` has those that eliminate something.
 */
export interface AlmostLocked {
  readonly kind: 'almostLocked';
  readonly sets: readonly LockedSet[];
  /** The digits that link two sets, in order. `a` and `b` are indices in `sets`. */
  readonly commons: readonly { readonly a: number; readonly b: number; readonly digit: Digit }[];
  /** The digits that one of the sets, or of the ends of the chain, certainly holds. */
  readonly outcome: DigitSet;
  /** For a death blossom: the stem, and which of its candidates takes a digit from each set. */
  readonly stem: { readonly cell: Cell; readonly digits: readonly Digit[] } | null;
}

/** Cells of one house, and all their candidates. */
export interface LockedSet {
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
}

/**
 * As many digits as cells, in several houses; a digit of `twice` counts as two. Each digit fits into no more of the cells
 * than it is counted, so all the digits are in these cells. In a wing only `loose` could be there twice, so it is in one of the cells.
 */
export interface Bent {
  readonly kind: 'bent';
  /** The cells by house. For a Sue de Coq: the crossing, the other cells of the line, and those of the box. */
  readonly parts: readonly (readonly Cell[])[];
  readonly digits: DigitSet;
  /** For a Sue de Coq, the digits that are in the line's cells and in the box's, but not in the crossing. */
  readonly twice: DigitSet;
  /** For a wing the digit that is in one of these cells; `null` for a Sue de Coq. */
  readonly loose: Digit | null;
}

/**
 * Digits with at most one place in a row, and one in a column, outside the box where the two cross. Each digit is at
 * the crossing or at one of these ends. There are as many digits as cells.
 */
export interface Fireworks {
  readonly kind: 'fireworks';
  /** One crossing, or two at opposite corners between the same ends; and the digits of each. */
  readonly crossings: readonly { readonly cell: Cell; readonly digits: DigitSet }[];
  readonly ends: readonly [Cell, Cell];
}

/** A ring with an odd number of cells. A digit cannot be in every other one, so it is in one of the guardians. */
export interface Guardians {
  readonly kind: 'guardians';
  readonly digit: Digit;
  /** The cells around the ring. `cells[i]` and the next share the house `houses[i]`. */
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  /** The other places of the digit in these houses. */
  readonly guardians: readonly Cell[];
}

/** Every way to fill some cells with an eliminated candidate in the first of them is blocked. */
export interface Exclusion {
  readonly kind: 'exclusion';
  readonly cells: readonly Cell[];
  readonly blocked: readonly {
    /** Candidates of different cells that cannot all be true. */
    readonly candidates: readonly Candidate[];
    /**
     * The cells that would be left with too few digits; empty if two of the candidates are the same digit in cells
     * that see each other.
     */
    readonly set: readonly Cell[];
  }[];
}

/** All cases lead to the same conclusion, or one to a contradiction. */
export interface Forcing {
  readonly kind: 'forcing';
  readonly split: Split;
  readonly branches: readonly Branch[];
  /**
   * The conclusion of every branch, this candidate true or false; `null` for a contradiction, so that the assumption
   * is false.
   */
  readonly outcome: { readonly candidate: Candidate; readonly on: boolean } | null;
}

/** The ways to place one digit on the whole board. */
export interface Template {
  readonly kind: 'template';
  readonly digit: Digit;
  /** Other digits that must also have a way left; empty if they are not considered. */
  readonly others: DigitSet;
}
