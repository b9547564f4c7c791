import type { Cell } from '../../core';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Exclusion, Step } from '../frame/step';
import { BITS, PEER_BANDS, PEERS, SIZE, sees } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { Exclusions } from './exclusions';

/** The most candidates that each of the other two cells may have left. With more, the search would take too long. */
const MOST_LEFT = 3;

/**
 * Three cells and all ways to fill them. A candidate is false if each way with it repeats a digit in cells that see
 * each other, or takes all candidates of a cell with two or three that sees these cells.
 */
export function findAlignedTripleExclusions(position: Position): Step[] {
  const found = new Exclusions();
  const alike = cellsByCandidates(position);
  const eliminated = new Uint16Array(81);
  for (let cell = 0; cell < 81; cell++) {
    for (const bit of BITS[position.candidates[cell]!]!) {
      const near = limitedBy(position, cell, bit, eliminated);
      for (let i = 0; i < near.length; i++) {
        for (let j = i + 1; j < near.length; j++) {
          const blocked = allBlocked(position, alike, eliminated, [cell, near[i]!, near[j]!], bit);
          if (blocked === null) continue;
          found.add([cell, near[i]!, near[j]!] as Cell[], candidate(cell, bit + 1), blocked);
        }
      }
    }
  }
  return found.steps('alignedTripleExclusion');
}

/**
 * The cells with few candidates left, but at least one, once a digit is put into a cell. Candidates are not counted
 * if the digit rules them out, or if they would leave a cell of two candidates with none; `gone` receives these.
 */
function limitedBy(position: Position, cell: number, bit: number, eliminated: Uint16Array): number[] {
  const { candidates } = position;
  eliminated.fill(0);
  for (let at = cell * 20; at < cell * 20 + 20; at++) {
    const peer = PEERS[at]!;
    if (((candidates[peer]! >> bit) & 1) === 0) continue;
    eliminated[peer]! |= 1 << bit;
    if (SIZE[candidates[peer]!] !== 2) continue;
    const other = candidates[peer]! & ~(1 << bit);
    for (let next = peer * 20; next < peer * 20 + 20; next++)
      eliminated[PEERS[next]!]! |= candidates[PEERS[next]!]! & other;
  }
  const near: number[] = [];
  for (let other = 0; other < 81; other++) {
    const left = SIZE[candidates[other]! & ~eliminated[other]!]!;
    if (other !== cell && eliminated[other] !== 0 && left > 0 && left <= MOST_LEFT) near.push(other);
  }
  return near;
}

/** Everything that blocks the ways to fill three cells with a digit in the first; `null` if one way is not blocked. */
function allBlocked(
  position: Position,
  alike: Int32Array,
  eliminated: Uint16Array,
  [first, second, third]: readonly [number, number, number],
  bit: number,
): Exclusion['blocked'] | null {
  const { candidates } = position;
  const left = candidates[second]! & ~eliminated[second]!;
  const right = candidates[third]! & ~eliminated[third]!;
  const inSight = sees(second, third);
  const killers = new Map<number, number | null>();
  for (const b of BITS[left]!) {
    for (const c of BITS[right]!) {
      const killer = b === c && inSight ? null : killerOf(alike, [first, second, third], bit, b, c);
      if (killer === -1) return null;
      killers.set(b * 9 + c, killer);
    }
  }
  const start = candidate(first, bit + 1);
  const blocked: { candidates: Candidate[]; set: Cell[] }[] = [];
  for (const other of [second, third])
    for (const b of BITS[eliminated[other]!]!)
      blocked.push({
        candidates: [start, candidate(other, b + 1)],
        set: b === bit && sees(first, other) ? [] : [pairKiller(alike, first, other, bit, b) as Cell],
      });
  for (const [way, killer] of killers) {
    const pair = [candidate(second, Math.floor(way / 9) + 1), candidate(third, (way % 9) + 1)];
    const isPair = killer === null || SIZE[candidates[killer]!] === 2;
    blocked.push({
      candidates: isPair ? pair : [start, ...pair],
      set: killer === null ? [] : [killer as Cell],
    });
  }
  return blocked;
}

/** A cell that these digits, in three cells or in the last two, would leave without candidates; -1 if there is none. */
function killerOf(
  alike: Int32Array,
  [first, second, third]: readonly [number, number, number],
  a: number,
  b: number,
  c: number,
): number {
  if (b === c) return -1;
  const byPair = pairKiller(alike, second, third, b, c);
  if (byPair !== -1 || a === b || a === c) return byPair;
  const set = (1 << a) | (1 << b) | (1 << c);
  for (let band = 0; band < 3; band++) {
    const bits =
      alike[set * 3 + band]! &
      PEER_BANDS[first * 3 + band]! &
      PEER_BANDS[second * 3 + band]! &
      PEER_BANDS[third * 3 + band]!;
    if (bits !== 0) return band * 27 + lowestBit(bits);
  }
  return -1;
}

/** A cell that has just these two candidates and sees both cells; -1 if there is none. */
function pairKiller(alike: Int32Array, one: number, other: number, a: number, b: number): number {
  const set = (1 << a) | (1 << b);
  for (let band = 0; band < 3; band++) {
    const bits = alike[set * 3 + band]! & PEER_BANDS[one * 3 + band]! & PEER_BANDS[other * 3 + band]!;
    if (bits !== 0) return band * 27 + lowestBit(bits);
  }
  return -1;
}

/** The cells with exactly these candidates, as sets of cells: index `candidates * 3 + band`. */
function cellsByCandidates(position: Position): Int32Array {
  const alike = new Int32Array(512 * 3);
  for (let cell = 0; cell < 81; cell++)
    alike[position.candidates[cell]! * 3 + Math.floor(cell / 27)]! |= 1 << (cell % 27);
  return alike;
}
