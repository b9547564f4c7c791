import type { Cell, Digit } from '../../core';
import { RATINGS } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Step } from '../frame/step';
import { BITS, cellsAt, SIZE } from '../frame/tables';
import { addDigitAt } from '../frame/targets';
import { type FishSize, housesAt } from './basic';

const NAMES = {
  2: { finned: 'finnedXWing', sashimi: 'sashimiXWing' },
  3: { finned: 'finnedSwordfish', sashimi: 'sashimiSwordfish' },
  4: { finned: 'finnedJellyfish', sashimi: 'sashimiJellyfish' },
} as const;

/** `left`: what a finned fish leaves that has lost all its places in the cross line of what it eliminates. */
type Kind = 'finned' | 'sashimi' | 'left';

/**
 * A fish with extra places, the fins, all in one box. An eliminated candidate must see the fins too. It is sashimi if
 * one of its lines has only one place besides fins.
 */
export function findFinnedFish(position: Position, size: FishSize, kind: Kind): Step[] {
  const all: Step[] = [];
  for (const found of STEPS[size](position)) if (found.kind === kind) all.push(found.step);
  return all;
}

interface Found {
  readonly kind: Kind;
  readonly step: Step;
}

const STEPS = {
  2: remembered((position) => steps(position, 2)),
  3: remembered((position) => steps(position, 3)),
  4: remembered((position) => steps(position, 4)),
};

/** The places of a digit in the nine lines of one direction. For columns the board is seen transposed. */
interface Direction {
  readonly digit: Digit;
  /** The number of the first line as a house: 0 or 9. */
  readonly base: 0 | 9;
  readonly places: readonly number[];
}

function steps(position: Position, size: FishSize): Found[] {
  const found: Found[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (const base of [0, 9] as const) {
      const from = (digit - 1) * 27 + base;
      const direction = {
        digit: digit as Digit,
        base,
        places: Array.from(position.places.subarray(from, from + 9)),
      };
      const known = new Set<number>();
      for (let line = 0; line < 9; line++) {
        for (const cross of BITS[direction.places[line]!]!) {
          for (const key of fishAgainst(direction.places, line, cross, size)) {
            if (known.has(key)) continue;
            known.add(key);
            const one = foundIn(direction, size, key >> 9, key & 511, line, cross);
            if (one !== null) found.push(one);
          }
        }
      }
    }
  }
  return found;
}

/**
 * Lines whose places, if this cell holds the digit, lie in one cross line fewer than there are lines. Together with
 * the cell's own cross line they are a fish, except for places in the cell's box that it sees. Encoded as the lines
 * times 512, plus the cross lines.
 */
function fishAgainst(places: readonly number[], line: number, cross: number, size: FishSize): number[] {
  const band = Math.floor(line / 3);
  const inBox = 0b111 << (Math.floor(cross / 3) * 3);
  const lines: number[] = [];
  const thin: number[] = [];
  for (let other = 0; other < 9; other++) {
    if (other === line) continue;
    const left = places[other]! & ~(Math.floor(other / 3) === band ? inBox | (1 << cross) : 1 << cross);
    if (left === 0 || SIZE[left]! >= size) continue;
    lines.push(other);
    thin.push(left);
  }
  const found: number[] = [];
  if (lines.length < size) return found;
  const extend = (from: number, taken: number, union: number, missing: number): void => {
    if (missing === 0) {
      if (SIZE[union] === size - 1) found.push((taken << 9) | union | (1 << cross));
      return;
    }
    for (let i = from; i <= lines.length - missing; i++) {
      const next = union | thin[i]!;
      if (SIZE[next]! < size) extend(i + 1, taken | (1 << lines[i]!), next, missing - 1);
    }
  };
  extend(0, 0, 0, size);
  return found;
}

/** The step of these lines and cross lines; `null` if it has no fins. */
function foundIn(
  { digit, base, places }: Direction,
  size: FishSize,
  lines: number,
  cover: number,
  line: number,
  cross: number,
): Found | null {
  const cells: Cell[] = [];
  const fins: Cell[] = [];
  let union = 0;
  let sashimi = false;
  for (const each of BITS[lines]!) {
    union |= places[each]!;
    cells.push(...cellsAt(base + each, places[each]! & cover));
    fins.push(...cellsAt(base + each, places[each]! & ~cover));
    if (SIZE[places[each]! & cover]! < 2) sashimi = true;
  }
  if (fins.length === 0) return null;
  const across = cover & (0b111 << (Math.floor(cross / 3) * 3));
  const along = (0b111 << (Math.floor(line / 3) * 3)) & ~lines;
  const eliminates: Candidate[] = [];
  for (const other of BITS[along]!)
    addDigitAt(eliminates, digit, cellsAt(base + other, places[other]! & across));
  const technique = NAMES[size][sashimi ? 'sashimi' : 'finned'];
  const step: Step = {
    technique,
    rating: RATINGS[technique],
    places: [],
    eliminates,
    because: {
      kind: 'fish',
      digit,
      base: housesAt(base, lines),
      cover: housesAt(9 - base, cover),
      cells,
      fins,
      twin: null,
    },
  };
  const isLeft = (union & (1 << cross)) === 0;
  return { kind: isLeft ? 'left' : sashimi ? 'sashimi' : 'finned', step };
}
