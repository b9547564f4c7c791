import type { Cell } from '../../core';
import { candidate } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Exclusion, Step } from '../frame/step';
import { BITS, PEER_BANDS, SIZE, sees } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { Exclusions } from './exclusions';

/*
 * Aligned exclusions as Sudoku Explainer knows them, for ratings. Whatever blocks a way to fill the cells is one cell
 * that sees all of them, and there are at least two such cells.
 */

type Blocked = Exclusion['blocked'];

/** Aligned pair exclusions of the Explainer. The two cells need not see each other. */
export function* findClassicPairs(position: Position): Generator<Step> {
  const near = limitedCells(position, 2);
  const cells = basesOf(position, near);
  for (let i = 0; i < cells.length; i++)
    for (let j = 0; j < i; j++)
      if (haveTwo(near, cells[i]!, cells[j]!)) yield* excluded(position, near, [cells[j]!, cells[i]!]);
}

/** Aligned triple exclusions of the Explainer: one of the cells has two or three candidates and sees another. */
export function* findClassicTriples(position: Position): Generator<Step> {
  const near = limitedCells(position, 3);
  const cells = basesOf(position, near);
  const isTail = (cell: number, one: number, other: number): boolean =>
    SIZE[position.candidates[cell]!]! <= 3 && (sees(cell, one) || sees(cell, other));
  for (let i = 0; i < cells.length; i++) {
    for (let j = 0; j < i; j++) {
      const [one, other] = [cells[i]!, cells[j]!];
      if (!haveTwo(near, one, other)) continue;
      for (let k = 0; k < j; k++) {
        const third = cells[k]!;
        if (!haveTwo(near, one, other, third)) continue;
        if (isTail(third, one, other) || isTail(one, third, other) || isTail(other, one, third))
          yield* excluded(position, near, [third, other, one]);
      }
    }
  }
}

/** For each cell the cells that it sees and that have two to `most` candidates: index `cell * 3 + band`. */
function limitedCells({ candidates }: Position, most: number): Uint32Array {
  const bands = new Int32Array(3);
  for (let cell = 0; cell < 81; cell++) {
    const size = SIZE[candidates[cell]!]!;
    if (size >= 2 && size <= most) bands[Math.floor(cell / 27)]! |= 1 << (cell % 27);
  }
  return PEER_BANDS.map((peers, at) => peers & bands[at % 3]!);
}

/** The cells that may be filled: with two candidates at least, and in sight of a limited cell. */
function basesOf({ candidates }: Position, near: Uint32Array): readonly number[] {
  const bases: number[] = [];
  for (let cell = 0; cell < 81; cell++) {
    const at = cell * 3;
    if (SIZE[candidates[cell]!]! >= 2 && (near[at]! | near[at + 1]! | near[at + 2]!) !== 0) bases.push(cell);
  }
  return bases;
}

/** Whether at least two limited cells see all of two or three cells. */
function haveTwo(near: Uint32Array, one: number, other: number, third = other): boolean {
  let found = 0;
  for (let band = 0; band < 3; band++) {
    const bits = near[one * 3 + band]! & near[other * 3 + band]! & near[third * 3 + band]!;
    if (bits === 0) continue;
    found += (bits & (bits - 1)) === 0 ? 1 : 2;
  }
  return found >= 2;
}

/** The limited cells that see all of some cells. */
function commonTo(near: Uint32Array, cells: readonly number[]): number[] {
  const found: number[] = [];
  for (let band = 0; band < 3; band++)
    for (
      let bits = cells.reduce((all, cell) => all & near[cell * 3 + band]!, -1);
      bits !== 0;
      bits &= bits - 1
    )
      found.push(band * 27 + lowestBit(bits));
  return found;
}

/** The steps that some cells allow: one for each cell of which candidates are in no way that is open. */
function excluded(position: Position, near: Uint32Array, cells: readonly number[]): readonly Step[] {
  const common = commonTo(near, cells);
  const open = openDigits(position, common, cells);
  if (cells.every((cell, i) => open[i] === position.candidates[cell])) return [];
  const ways = fillings(position, cells).flatMap((bits) => {
    const blocked = blockOf(position, common, cells, bits);
    return blocked === null ? [] : [{ bits, blocked }];
  });
  const found = new Exclusions();
  for (const [i, cell] of cells.entries()) {
    const others = cells.filter((other) => other !== cell);
    for (const bit of BITS[position.candidates[cell]! & ~open[i]!]!)
      found.add(
        [cell, ...others] as Cell[],
        candidate(cell, bit + 1),
        unique(ways.filter(({ bits }) => bits[i] === bit).map(({ blocked }) => blocked)),
      );
  }
  return found.steps(cells.length === 2 ? 'alignedPairExclusion' : 'alignedTripleExclusion');
}

/** For each of two or three cells the digits that some open way has. Without objects, since it is asked most often. */
function openDigits(
  { candidates }: Position,
  common: readonly number[],
  [one, other, third = -1]: readonly number[],
): readonly number[] {
  const a = candidates[one!]!;
  const b = candidates[other!]!;
  // With two cells, the third is one without a digit.
  const c = third < 0 ? 0 : candidates[third]!;
  const ab = sees(one!, other!);
  const ac = third >= 0 && sees(one!, third);
  const bc = third >= 0 && sees(other!, third);
  let openA = 0;
  let openB = 0;
  let openC = 0;
  for (let x = a; x !== 0; x &= x - 1) {
    for (let y = b; y !== 0; y &= y - 1) {
      if (ab && (x & -x) === (y & -y)) continue;
      for (let z = c; ; z &= z - 1) {
        const low = z & -z;
        const all = (x & -x) | (y & -y) | low;
        const isSame = (ac && low === (x & -x)) || (bc && low === (y & -y));
        if (!isSame && !common.some((cell) => (candidates[cell]! & ~all) === 0)) {
          openA |= x & -x;
          openB |= y & -y;
          openC |= low;
          if (openA === a && openB === b && openC === c) return third < 0 ? [a, b] : [a, b, c];
        }
        if ((z & (z - 1)) === 0) break;
      }
    }
  }
  return [openA, openB, openC];
}

/** A pair of digits that is blocked with any third digit is named once. */
const unique = (blocked: Blocked): Blocked => [
  ...new Map(blocked.map((one) => [one.candidates.join(), one])).values(),
];

/** All ways to fill some cells, as a digit 0–8 for each. */
function fillings({ candidates }: Position, cells: readonly number[]): readonly (readonly number[])[] {
  return cells.reduce<readonly (readonly number[])[]>(
    (ways, cell) => ways.flatMap((way) => BITS[candidates[cell]!]!.map((bit) => [...way, bit])),
    [[]],
  );
}

/** What blocks a way to fill some cells; `null` if nothing does. */
function blockOf(
  position: Position,
  common: readonly number[],
  cells: readonly number[],
  bits: readonly number[],
): Blocked[number] | null {
  for (const [i, one] of cells.entries())
    for (const [j, other] of cells.entries())
      if (j < i && bits[i] === bits[j] && sees(one, other))
        return { candidates: [candidate(other, bits[j]! + 1), candidate(one, bits[i]! + 1)], set: [] };
  const all = bits.reduce((set, bit) => set | (1 << bit), 0);
  const emptied = common.find((cell) => (position.candidates[cell]! & ~all) === 0);
  if (emptied === undefined) return null;
  return {
    candidates: cells.flatMap((cell, i) =>
      isCandidate(position, emptied, bits[i]! + 1) ? [candidate(cell, bits[i]! + 1)] : [],
    ),
    set: [emptied as Cell],
  };
}
