import { CELLS, type Cell, columnOf, type Digit, HOUSES, rowOf } from '../../core';
import { candidate } from '../frame/candidate';
import { subsetsOf } from '../frame/combinations';
import type { Fish } from '../frame/fish';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, DIGITS_OF, SIZE } from '../frame/tables';
import { byChainsAlone } from './chains';
import { type Finding, type Suppositions, shortestOf } from './findings';
import { assertionsTo } from './lines';
import { literal } from './literal';
import { stepOf } from './steps';

/** The most lines of a fish whose fins are followed. */
const LARGEST = 4;

/**
 * Fish of two to four lines with fins anywhere. Each fin leads by a chain to the elimination that the fish itself
 * makes. The search starts from the candidate to eliminate: the places that lead to it are left out of all lines, and
 * the remaining places must form a fish.
 */
export function* findKrakenFish(position: Position): Generator<Step> {
  const suppositions = byChainsAlone(position);
  for (const finding of shortestOf(krakens(suppositions))) yield stepOf('krakenFish', finding);
}

function* krakens(suppositions: Suppositions): Generator<Finding> {
  for (const cell of CELLS)
    for (const digit of DIGITS_OF[suppositions.position.candidates[cell]!]!)
      for (const across of [false, true]) yield* krakensOn(suppositions, cell, digit, across);
}

/** The smallest fish of rows (with `across`, of columns) that eliminate one candidate. */
function* krakensOn(
  suppositions: Suppositions,
  target: Cell,
  digit: Digit,
  across: boolean,
): Generator<Finding> {
  const { position } = suppositions;
  const lineOf = across ? columnOf : rowOf;
  const crossOf = across ? rowOf : columnOf;
  const at = (line: number, cross: number): Cell => (across ? cross * 9 + line : line * 9 + cross) as Cell;
  const goal = literal(candidate(target, digit), false);
  const places = (line: number) => position.places[(digit - 1) * 27 + line + (across ? 9 : 0)]!;
  const leads = (line: number, cross: number) =>
    suppositions.of(literal(candidate(at(line, cross), digit), true)).has(goal);

  const bodies = Array.from({ length: 9 }, () => 0);
  for (let line = 0; line < 9; line++) {
    if (line === lineOf(target) || SIZE[places(line)]! < 2) continue;
    for (const cross of BITS[places(line)]!)
      if (cross === crossOf(target) || !leads(line, cross)) bodies[line]! |= 1 << cross;
  }
  const lines = bodies.reduce((mask, body, line) => (body === 0 ? mask : mask | (1 << line)), 0);
  const done: number[] = [];
  for (let size = 2; size <= LARGEST; size++) {
    for (const base of subsetsOf(lines, size)) {
      if (done.some((smaller) => (smaller & ~base) === 0)) continue;
      const cover = BITS[base]!.reduce((mask, line) => mask | bodies[line]!, 1 << crossOf(target));
      if (SIZE[cover] !== size) continue;
      done.push(base);
      const fins = BITS[base]!.flatMap((line) =>
        BITS[places(line) & ~cover]!.map((cross) => at(line, cross)),
      );
      // If every fin sees the candidate, no chain is needed: the fish is finned or basic.
      const cases = fins.map((fin) => suppositions.of(literal(candidate(fin, digit), true)));
      const lengths = cases.map((consequences) => assertionsTo(consequences, goal));
      if (lengths.every((length) => length === 2)) continue;
      const fish: Fish = {
        kind: 'fish',
        digit,
        base: BITS[base]!.map((line) => HOUSES[line + (across ? 9 : 0)]!),
        cover: BITS[cover]!.map((cross) => HOUSES[cross + (across ? 0 : 9)]!),
        cells: BITS[base]!.flatMap((line) => BITS[places(line) & cover]!.map((cross) => at(line, cross))),
        fins,
        twin: null,
      };
      yield {
        split: fish,
        cases: cases.map((consequences) => ({ consequences, literals: [goal] })),
        conclusion: goal,
        contradiction: false,
        assertions: lengths.reduce((sum, length) => sum + length, 0),
      };
    }
  }
}
