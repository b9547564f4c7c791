import type { Cell, Digit, DigitSet, House } from '../../core';
import type { TechniqueId } from '../catalogue';
import type { Candidate } from './candidate';
import type { Branch, Chain, Split } from './chain';
import type { Fish } from './fish';

/** What a technique found in a position: what follows, and why. Plain data, so that it can be sent and stored. */
export interface Step {
  readonly technique: TechniqueId;
  /** Difficulty on the scale of Sudoku Explainer, 1.0–12.0. Depends on the instance for some techniques. */
  readonly rating: number;
  /** Candidates that are true. */
  readonly places: readonly Candidate[];
  /** Candidates that are false, all of them in the position. None where a step only places. */
  readonly eliminates: readonly Candidate[];
  readonly because: Reason;
}

/**
 * Why a step is right: a closed union that each language tells and the board draws. Techniques are an open list over
 * it. What a reason leans on, which is to say the candidates that must be gone for it to hold, follows from its
 * parts (premises.ts).
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

/** One blank cell is left in the house. */
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

/** A pattern whose eliminations leave a digit one place in a house, taken together as one step. */
export interface Direct {
  readonly kind: 'direct';
  readonly pattern: Locked | Subset;
  /** What the pattern rules out in that house. */
  readonly strikes: readonly Candidate[];
  readonly house: House;
  readonly digit: Digit;
}

/** In `from` the digit lies only in `cells`, which lie in `to` as well. */
export interface Locked {
  readonly kind: 'locked';
  readonly digit: Digit;
  readonly from: House;
  readonly to: House;
  readonly cells: readonly Cell[];
}

/** As many digits as cells: naked, the cells hold no others; hidden, the digits lie nowhere else in the house. */
export interface Subset {
  readonly kind: 'subset';
  readonly hidden: boolean;
  readonly digits: DigitSet;
  readonly cells: readonly Cell[];
  /** A naked one may lie in two houses at once. */
  readonly houses: readonly House[];
}

/** Cells around a pivot: whatever it is, `digit` stands in one of the pincers (or, for `pivotToo`, in the pivot). */
export interface Wing {
  readonly kind: 'wing';
  readonly pivot: Cell;
  readonly pincers: readonly Cell[];
  readonly digit: Digit;
  /** Whether the pivot has `digit` as a candidate itself. */
  readonly pivotToo: boolean;
  /** All digits of the pivot and pincers. */
  readonly digits: DigitSet;
}

/**
 * Cells that must not be left with the same digits alone, as these could then be exchanged: unique rectangles and
 * loops. Something beyond them must be true, or one of the digits is tied to the cells.
 */
export interface Deadly {
  readonly kind: 'deadly';
  /** The cells in order around the rectangle or loop, so that each sees the next. */
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
  /** The candidates in these cells beyond `digits`. At least one of them is true. */
  readonly extras: readonly Candidate[];
  /** Houses where a digit of the pattern lies in its cells alone. */
  readonly ties: readonly { readonly house: House; readonly digit: Digit }[];
  /** The naked or hidden subset that the extras form with other cells of a house. `cells` are the other cells. */
  readonly subset: Subset | null;
  /** For avoidable rectangles: the cells of the pattern that the player has filled. */
  readonly filled: readonly Cell[];
}

/** Every blank cell would have two candidates, and every digit two places: then there would be two solutions or none. */
export interface Grave {
  readonly kind: 'grave';
  /** The candidates beyond that. At least one of them is true. */
  readonly extras: readonly Candidate[];
  /** The subset that the extras form with other cells, or a digit tied to the cells of the extras. */
  readonly subset: Subset | null;
  readonly ties: readonly { readonly house: House; readonly digit: Digit }[];
}

/** Candidates in two colours: all of one are true, all of the other false. */
export interface Colours {
  readonly kind: 'colours';
  /** Two colours, or four: the first two of one group and the last two of another. */
  readonly groups: readonly (readonly Candidate[])[];
  /** The strong links that colour them. */
  readonly links: readonly ColourLink[];
  /** The colour that is thereby false as a whole, by its number in `groups`, or `null`. */
  readonly wrong: number | null;
  /** The cell that this colour would leave without candidates, if that is why it is false. */
  readonly emptied: Cell | null;
}

export interface ColourLink {
  readonly a: Candidate;
  readonly b: Candidate;
  /** The house where these two are left of their digit, or `null`: they are left of their cell. */
  readonly house: House | null;
}

/**
 * A chain of strong and weak links in turn that begins and ends with a strong one: one of its ends is true. A loop
 * closes with a weak one, which makes all its weak links strong.
 */
export interface ChainReason extends Chain {
  readonly kind: 'chain';
  /** For dual patterns: the other chain. Both together eliminate what the step eliminates. */
  readonly twin: Chain | null;
}

/**
 * Sets of cells with one digit more than cells. A chain of sets, each tied to the next by a digit that cannot be in both:
 * one of the ends holds each digit of `outcome`. Or a death blossom: all sets but one at most hold it.
 */
export interface AlmostLocked {
  readonly kind: 'almostLocked';
  readonly sets: readonly LockedSet[];
  /** Digits that two sets share, and that cannot be in both, in order. `a` and `b` are numbers in `sets`. */
  readonly commons: readonly { readonly a: number; readonly b: number; readonly digit: Digit }[];
  /** The digits that are placed in one of the sets, or the ends of the chain, whatever is true. */
  readonly outcome: DigitSet;
  /** For a death blossom: the cell, and which of its candidates stands in the way of each set. */
  readonly stem: { readonly cell: Cell; readonly digits: readonly Digit[] } | null;
}

/** Cells of one house and all digits that they hold. */
export interface LockedSet {
  readonly cells: readonly Cell[];
  readonly digits: DigitSet;
}

/**
 * As many digits as cells across several houses, and no digit can be in them more often than it counts: so all of them are
 * there. In a wing only `loose` could be in them twice, and so is in one of them.
 */
export interface Bent {
  readonly kind: 'bent';
  /** The cells by house: of a Sue de Coq the crossing, the rest in the line and the rest in the box. */
  readonly parts: readonly (readonly Cell[])[];
  readonly digits: DigitSet;
  /** What is in one of these cells, of a wing; `null` for a Sue de Coq. */
  readonly loose: Digit | null;
}

/**
 * Digits with one place at most in a row and in a column beyond the box where these cross: each is at the crossing or at
 * one of the ends. There are as many digits as cells.
 */
export interface Fireworks {
  readonly kind: 'fireworks';
  /** One crossing, or two across from each other between the same ends, and the digits that each is for. */
  readonly crossings: readonly { readonly cell: Cell; readonly digits: DigitSet }[];
  readonly ends: readonly [Cell, Cell];
}

/** An odd ring of cells in which a digit cannot stand in every other one: it is in one of the guardians. */
export interface Guardians {
  readonly kind: 'guardians';
  readonly digit: Digit;
  /** The cells around the ring, with `houses[i]` shared by `cells[i]` and the next. */
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  /** The other places of the digit in these houses. */
  readonly guardians: readonly Cell[];
}

/** Every way to fill some cells that has one of the eliminated candidates in the first of them is blocked. */
export interface Exclusion {
  readonly kind: 'exclusion';
  readonly cells: readonly Cell[];
  readonly blocked: readonly {
    /** What cannot be true together, in different cells of these. */
    readonly candidates: readonly Candidate[];
    /** The cells that would be left with too few digits, or none: two of the candidates are the same digit in sight. */
    readonly set: readonly Cell[];
  }[];
}

/** Whichever of several candidates is true, the same follows. */
export interface Forcing {
  readonly kind: 'forcing';
  readonly split: Split;
  readonly branches: readonly Branch[];
  /** What each branch comes to: this candidate true or false; `null` for a contradiction, so that the premise is false. */
  readonly outcome: { readonly candidate: Candidate; readonly on: boolean } | null;
}

/** All ways to place one digit on the whole board. */
export interface Template {
  readonly kind: 'template';
  readonly digit: Digit;
  /** The digits that must have a way left beside it, if that is looked at too. */
  readonly others: DigitSet;
}
