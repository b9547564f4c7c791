import type { House } from '../../core';
import { candidate, cellOf, digitOf } from '../frame/candidate';
import type { Branch, Line } from '../frame/chain';
import { CELL_AT, DIGITS_OF } from '../frame/tables';
import { type Consequences, DERIVED, LEFT_IN, SUPPOSED } from './consequences';
import { candidateOf, isOn, LITERAL_COUNT, type Literal, literal } from './literal';

/** The literals from which one follows directly. */
function sourcesOf({ position, why, derived }: Consequences, of: Literal): Literal[] {
  const reason = why[of]!;
  if (reason === SUPPOSED) return [];
  if (reason >= DERIVED)
    return derived[reason - DERIVED]!.needs.map((eliminated) => literal(eliminated, false));
  if (reason < LEFT_IN) return [literal(reason, true)];
  const cell = cellOf(candidateOf(of));
  const digit = digitOf(candidateOf(of));
  if (reason === LEFT_IN + 27)
    return DIGITS_OF[position.candidates[cell]!]!.filter((other) => other !== digit).map((other) =>
      literal(candidate(cell, other), false),
    );
  const house = reason - LEFT_IN;
  const found: Literal[] = [];
  for (let at = house * 9; at < house * 9 + 9; at++) {
    const other = CELL_AT[at]!;
    if (other !== cell && (position.candidates[other]! >> (digit - 1)) & 1)
      found.push(literal(candidate(other, digit), false));
  }
  return found;
}

const marks = new Int32Array(LITERAL_COUNT);
let mark = 0;

/** Some literals and all that they follow from, without duplicates. */
function ancestorsOf(consequences: Consequences, literals: readonly Literal[]): Literal[] {
  mark++;
  const found: Literal[] = [];
  const visit = (each: Literal) => {
    if (marks[each] === mark) return;
    marks[each] = mark;
    found.push(each);
  };
  for (const each of literals) visit(each);
  for (let next = 0; next < found.length; next++)
    for (const source of sourcesOf(consequences, found[next]!)) visit(source);
  return found;
}

/** How many assertions lead to a literal, including its own and those of chains nested in it. */
export function assertionsTo(consequences: Consequences, of: Literal): number {
  const { why, derived, lengths } = consequences;
  if (lengths[of] === 0) {
    const ancestors = ancestorsOf(consequences, [of]);
    const nested = new Set(ancestors.map((each) => why[each]!).filter((reason) => reason >= DERIVED));
    lengths[of] = ancestors.length;
    for (const reason of nested) lengths[of]! += derived[reason - DERIVED]!.assertions;
  }
  return lengths[of]!;
}

/** The lines that lead to some literals, and no others. */
export function branchTo(consequences: Consequences, literals: readonly Literal[]): Branch {
  const { when, why, derived } = consequences;
  const kept = ancestorsOf(consequences, literals).sort((a, b) => when[a]! - when[b]!);
  const number = new Map(kept.map((each, i) => [each, i]));
  const lines = kept.map((each): Line => {
    const from = sourcesOf(consequences, each).map((source) => number.get(source)!);
    return { candidate: candidateOf(each), on: isOn(each), from, by: reasonOf(each, why[each]!) };
  });
  return { lines };

  function reasonOf(of: Literal, reason: number): Line['by'] {
    if (reason === SUPPOSED) return { kind: 'supposed' };
    if (reason >= DERIVED) {
      const { technique, premises } = derived[reason - DERIVED]!;
      return { kind: 'technique', technique, premises };
    }
    if (reason < LEFT_IN) return { kind: 'weak' };
    const [cell, digit] = [cellOf(candidateOf(of)), digitOf(candidateOf(of))];
    return reason === LEFT_IN + 27
      ? { kind: 'cell', cell }
      : { kind: 'house', house: (reason - LEFT_IN) as House, digit };
  }
}
