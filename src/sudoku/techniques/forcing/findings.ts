import { CELLS, type Digit, HOUSES } from '../../core';
import { candidate } from '../frame/candidate';
import type { Split } from '../frame/chain';
import { copyOf, type Position } from '../frame/position';
import { cellsAt, DIGITS_OF, SIZE } from '../frame/tables';
import { Consequences, type Reasoning, type Room, SPACE } from './consequences';
import { assertionsTo } from './lines';
import { candidateOf, type Literal, literal, opposite } from './literal';

/** A conclusion that follows from all cases, or from a contradiction. */
export interface Finding {
  readonly split: Split;
  /** Each case, and the literals in it that matter: the conclusion, or two that contradict each other. */
  readonly cases: readonly { readonly consequences: Consequences; readonly literals: readonly Literal[] }[];
  readonly conclusion: Literal;
  readonly contradiction: boolean;
  /** The number of assertions in all cases together. */
  readonly assertions: number;
}

/** For how many consequences memory is allocated at once. */
const AT_ONCE = 64;

/** What follows from each candidate of a position being true or false, worked out on demand. */
export class Suppositions {
  readonly position: Position;
  private readonly reasoning: Reasoning;
  private readonly known = new Map<Literal, Consequences>();
  private board: Position | null = null;
  private space = new Int16Array(0);

  constructor(position: Position, reasoning: Reasoning) {
    this.position = position;
    this.reasoning = reasoning;
  }

  of(supposed: Literal): Consequences {
    let found = this.known.get(supposed);
    if (found === undefined) {
      this.position.onTick?.();
      found = new Consequences(this.position, supposed, this.reasoning, this.room());
      this.known.set(supposed, found);
    }
    return found;
  }

  private room(): Room {
    if (this.space.length === 0) this.space = new Int16Array(AT_ONCE * SPACE);
    const space = this.space.subarray(0, SPACE);
    this.space = this.space.subarray(SPACE);
    return { space, board: () => this.cleanBoard() };
  }

  private cleanBoard(): Position {
    if (this.board === null) this.board = copyOf(this.position);
    else {
      this.board.candidates.set(this.position.candidates);
      this.board.places.set(this.position.places);
      this.board.bands.set(this.position.bands);
    }
    return this.board;
  }
}

/** The literals of all candidates of a position; for each candidate first true, then false. */
function* literalsOf({ candidates }: Position): Generator<Literal> {
  for (const cell of CELLS)
    for (const digit of DIGITS_OF[candidates[cell]!]!)
      yield* [literal(candidate(cell, digit), true), literal(candidate(cell, digit), false)];
}

/** The opposite of every literal that leads to a contradiction. */
export function* contradictions(suppositions: Suppositions): Generator<Finding> {
  for (const supposed of literalsOf(suppositions.position)) {
    const finding = contradictionOf(suppositions, supposed);
    if (finding !== null) yield finding;
  }
}

/** The opposite of a literal, if it leads to a contradiction; otherwise `null`. */
export function contradictionOf(suppositions: Suppositions, supposed: Literal): Finding | null {
  const consequences = suppositions.of(supposed);
  if (consequences.conflict === null) return null;
  const literals = [opposite(consequences.conflict), consequences.conflict];
  return {
    split: { kind: 'candidate', candidate: candidateOf(supposed) },
    cases: [{ consequences, literals }],
    conclusion: opposite(supposed),
    contradiction: true,
    assertions: literals.reduce((sum, each) => sum + assertionsTo(consequences, each), 0),
  };
}

/** Whatever follows both if a candidate is true and if it is false. */
export function* doubles(suppositions: Suppositions): Generator<Finding> {
  const { position } = suppositions;
  for (const cell of CELLS) {
    if (SIZE[position.candidates[cell]!]! < 3) continue;
    for (const digit of DIGITS_OF[position.candidates[cell]!]!) {
      const either = candidate(cell, digit);
      yield* inAllCases(suppositions, { kind: 'candidate', candidate: either }, [
        literal(either, true),
        literal(either, false),
      ]);
    }
  }
}

/** Whatever follows from every candidate of a cell. `least`: the fewest candidates that the cell must have. */
export function* cellFindings(suppositions: Suppositions, least: number): Generator<Finding> {
  for (const cell of CELLS) {
    const set = suppositions.position.candidates[cell]!;
    if (SIZE[set]! < least) continue;
    const cases = DIGITS_OF[set]!.map((digit) => literal(candidate(cell, digit), true));
    yield* inAllCases(suppositions, { kind: 'cell', cell }, cases);
  }
}

/** Whatever follows from every place of a digit in a house. `least`: the fewest places that there must be. */
export function* regionFindings(suppositions: Suppositions, least: number): Generator<Finding> {
  for (let digit = 1; digit <= 9; digit++) {
    for (const house of HOUSES) {
      const places = suppositions.position.places[(digit - 1) * 27 + house]!;
      if (SIZE[places]! < least) continue;
      const cases = cellsAt(house, places).map((cell) => literal(candidate(cell, digit), true));
      yield* inAllCases(suppositions, { kind: 'house', house, digit: digit as Digit }, cases);
    }
  }
}

function* inAllCases(
  suppositions: Suppositions,
  split: Split,
  cases: readonly Literal[],
): Generator<Finding> {
  const all = cases.map((supposed) => suppositions.of(supposed));
  for (const conclusion of commonOf(all)) {
    yield {
      split,
      cases: all.map((consequences) => ({ consequences, literals: [conclusion] })),
      conclusion,
      contradiction: false,
      assertions: all.reduce((sum, each) => sum + assertionsTo(each, conclusion), 0),
    };
  }
}

/** What follows in all cases, in the order of the case from which the least follows. */
function commonOf(all: readonly Consequences[]): Literal[] {
  const [first, ...others] = [...all].sort((a, b) => a.order.length - b.order.length);
  return first!.order.filter((conclusion) => others.every((other) => other.has(conclusion)));
}

/** For each conclusion the finding with the fewest assertions; the shortest finding first. */
export function shortestOf(findings: Iterable<Finding>): Finding[] {
  const best = new Map<Literal, Finding>();
  for (const finding of findings) {
    const known = best.get(finding.conclusion);
    if (known === undefined || finding.assertions < known.assertions) best.set(finding.conclusion, finding);
  }
  return [...best.values()].sort((a, b) => a.assertions - b.assertions);
}

/** Findings in their order, without those whose conclusion an earlier one has reached with no more assertions. */
export function* improving(findings: Iterable<Finding>): Generator<Finding> {
  const fewest = new Map<Literal, number>();
  for (const finding of findings) {
    if ((fewest.get(finding.conclusion) ?? Number.POSITIVE_INFINITY) <= finding.assertions) continue;
    fewest.set(finding.conclusion, finding.assertions);
    yield finding;
  }
}
