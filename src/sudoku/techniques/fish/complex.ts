import { type Cell, type Digit, HOUSES, type House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Step } from '../frame/step';
import { HOUSE_BANDS, HOUSES_OF, isIn, PEER_BANDS } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import type { FishSize } from './basic';

/*
 * Fish over any mix of rows, columns and boxes. They are sought from what they eliminate: if a digit stood in a cell, then
 * some houses, the bases, would keep places in one house fewer, the covers, than they are. The cover houses and one house of
 * the cell cover the bases then but for the fins, which the cell sees.
 */

/** Franken: the bases are rows and boxes and the covers columns and boxes, or the other way round. Mutant: any other mix. */
export type FishKind = 'franken' | 'mutant';

/** A fish by its houses, which are masks of 27 bits here. */
interface Catch {
  readonly digit: Digit;
  readonly base: number;
  readonly cover: number;
  readonly kind: FishKind;
  readonly fins: readonly Cell[];
  readonly cells: readonly Cell[];
  readonly eliminates: readonly Candidate[];
}

const NAMES = {
  franken: {
    2: { plain: 'frankenXWing', finned: 'finnedFrankenXWing' },
    3: { plain: 'frankenSwordfish', finned: 'finnedFrankenSwordfish' },
    4: { plain: 'frankenJellyfish', finned: 'finnedFrankenJellyfish' },
  },
  mutant: {
    2: { plain: 'mutantXWing', finned: 'finnedMutantXWing' },
    3: { plain: 'mutantSwordfish', finned: 'finnedMutantSwordfish' },
    4: { plain: 'mutantJellyfish', finned: 'finnedMutantJellyfish' },
  },
} as const;

/** No part of Sudoku Explainer, so above the chains that mostly do the same. */
/** More fins than this are too many to follow. */
const MOST_FINS = 5;

/** Franken or mutant fish of a size, with fins or without. Of several that eliminate the same, the one of fewest fins. */
export function* findComplexFish(
  position: Position,
  size: FishSize,
  kind: FishKind,
  fins: 'plain' | 'finned',
): Generator<Step> {
  const technique = NAMES[kind][size][fins];
  const known = new Set<string>();
  for (const found of CATCHES[size](position)) {
    if (found.kind !== kind || found.fins.length > 0 !== (fins === 'finned')) continue;
    const effect = found.eliminates.join(' ');
    if (known.has(effect)) continue;
    known.add(effect);
    yield stepOf(found, technique, RATINGS[technique]);
  }
}

/** Two finned fish of the same bases with one other cover, and so other fins, that eliminate more together. */
export function* findSiameseComplexFish(position: Position, kind: FishKind): Generator<Step> {
  for (const size of [2, 3, 4] as const) yield* siameseOfSize(position, size, kind);
}

function* siameseOfSize(position: Position, size: FishSize, kind: FishKind): Generator<Step> {
  const technique = kind === 'franken' ? 'siameseFrankenFish' : 'siameseMutantFish';
  const rating = RATINGS[NAMES[kind][size].finned];
  const byBase = new Map<number, Catch[]>();
  const known = new Set<string>();
  for (const found of CATCHES[size](position)) {
    if (found.kind !== kind || found.fins.length === 0) continue;
    const key = found.base * 9 + found.digit;
    const others = byBase.get(key) ?? [];
    byBase.set(key, others);
    for (const other of others) {
      if (bitCount(found.cover & other.cover) < size - 1) continue;
      const step = siamese(stepOf(other, technique, rating), stepOf(found, technique, rating));
      const effect = step?.eliminates.join(' ') ?? '';
      if (step === null || known.has(effect)) continue;
      known.add(effect);
      yield step;
    }
    others.push(found);
  }
}

/** Two fish as one step, or `null` where one of them eliminates it all. */
export function siamese(one: Step, other: Step): Step | null {
  if (one.because.kind !== 'fish' || other.because.kind !== 'fish') return null;
  const eliminates = [...new Set([...one.eliminates, ...other.eliminates])];
  if (eliminates.length === one.eliminates.length || eliminates.length === other.eliminates.length)
    return null;
  const { base, cover, cells, fins } = other.because;
  return { ...one, eliminates, because: { ...one.because, twin: { base, cover, cells, fins } } };
}

function stepOf(found: Catch, technique: Step['technique'], rating: number): Step {
  const { digit, base, cover, cells, fins, eliminates } = found;
  return {
    technique,
    rating,
    places: [],
    eliminates,
    because: {
      kind: 'fish',
      digit,
      base: housesIn(base),
      cover: housesIn(cover),
      cells,
      fins,
      twin: null,
    },
  };
}

const housesIn = (mask: number): House[] => HOUSES.filter((house) => (mask >> house) & 1);

const CATCHES = {
  2: remembered((position) => catches(position, 2)),
  3: remembered((position) => catches(position, 3)),
  4: remembered((position) => catches(position, 4)),
};

/** All franken and mutant fish of a size, those without fins first. */
function catches(position: Position, size: FishSize): Catch[] {
  const found: Catch[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const bands = position.bands.subarray((digit - 1) * 3, digit * 3);
    const known = new Set<string>();
    for (let cell = 0; cell < 81; cell++) {
      if (((bands[Math.floor(cell / 27)]! >> (cell % 27)) & 1) === 0) continue;
      for (const [base, inner] of schoolsWithout(bands, cell, size)) {
        for (let at = cell * 3; at < cell * 3 + 3; at++) {
          const house = 1 << HOUSES_OF[at]!;
          if (((base | inner) & house) !== 0) continue;
          const cover = inner | house;
          const kind = kindOf(base, cover);
          if (kind === null) continue;
          const key = `${base} ${cover}`;
          if (known.has(key)) continue;
          known.add(key);
          const caught = haul(bands, digit as Digit, base, cover, kind);
          if (caught !== null) found.push(caught);
        }
      }
    }
  }
  return found.sort((a, b) => a.fins.length - b.fins.length);
}

const ROWS = 0x1ff;
const COLUMNS = 0x1ff << 9;
const BOXES = 0x1ff << 18;

/** What mix of houses it is; `null` if it has lines alone, rows against columns. */
function kindOf(base: number, cover: number): FishKind | null {
  const across = (base & COLUMNS) === 0 && (cover & ROWS) === 0;
  const upright = (base & ROWS) === 0 && (cover & COLUMNS) === 0;
  if (!across && !upright) return 'mutant';
  return ((base | cover) & BOXES) === 0 ? null : 'franken';
}

/** What remains of each house without what a cell sees, as sets of cells. */
const rest = new Int32Array(27 * 3);

/** `size` houses that, with the digit in a cell, keep places in `size - 1` other houses alone: bases and these covers. */
function schoolsWithout(bands: Uint32Array, cell: number, size: FishSize): [number, number][] {
  let alive = 0;
  for (let house = 0; house < 27; house++) {
    let any = 0;
    for (let band = 0; band < 3; band++) {
      const at = house * 3 + band;
      const left = bands[band]! & HOUSE_BANDS[at]! & ~PEER_BANDS[cell * 3 + band]!;
      rest[at] = band === Math.floor(cell / 27) ? left & ~(1 << (cell % 27)) : left;
      any |= rest[at]!;
    }
    if (any !== 0) alive |= 1 << house;
  }
  const found: [number, number][] = [];
  const { covers, coverable } = coversOf(alive, size - 1);
  if (bitCount(coverable) < size) return found;
  for (const cover of covers) {
    const inside = basesInside(coverable & ~cover, cover);
    if (inside.length < size) continue;
    for (const base of apart(inside, size)) found.push([base, cover]);
  }
  return found;
}

/** The ways to cover one house with few others, gathered in one place: there are many, for every digit in every cell. */
const least = new Int32Array(4096);
let leastCount = 0;

/**
 * Sets of `size` houses worth a look, each what one base needs, or what two bases that share a house need together; and the
 * houses that need no more than so many.
 */
function coversOf(alive: number, size: number): { covers: Iterable<number>; coverable: number } {
  leastCount = 0;
  let coverable = 0;
  for (let bits = alive; bits !== 0; bits &= bits - 1) {
    const house = lowestBit(bits);
    const before = leastCount;
    coverUp(rest[house * 3]!, rest[house * 3 + 1]!, rest[house * 3 + 2]!, 1 << house, 0, size);
    if (leastCount > before) coverable |= 1 << house;
  }
  const covers = new Set<number>();
  const small: number[] = [];
  for (let i = 0; i < leastCount; i++) {
    const cover = least[i]!;
    const count = bitCount(cover);
    if (count === size) covers.add(cover);
    else if (count === 2 && !small.includes(cover)) small.push(cover);
  }
  for (let i = 0; i < small.length; i++)
    for (let j = i + 1; j < small.length; j++)
      if ((small[i]! & small[j]!) !== 0) covers.add(small[i]! | small[j]!);
  return { covers, coverable };
}

/** All ways to cover cells with at most `left` more houses, taking a house of the first bare cell each time. */
function coverUp(a: number, b: number, c: number, not: number, covers: number, left: number): void {
  if ((a | b | c) === 0) {
    if (leastCount < least.length) least[leastCount++] = covers;
    return;
  }
  if (left === 0) return;
  const cell = a !== 0 ? lowestBit(a) : b !== 0 ? 27 + lowestBit(b) : 54 + lowestBit(c);
  for (let at = cell * 3; at < cell * 3 + 3; at++) {
    const house = HOUSES_OF[at]!;
    if (((not | covers) >> house) & 1) continue;
    const of = house * 3;
    const more = covers | (1 << house);
    coverUp(a & ~HOUSE_BANDS[of]!, b & ~HOUSE_BANDS[of + 1]!, c & ~HOUSE_BANDS[of + 2]!, not, more, left - 1);
  }
}

/** The houses of a mask whose remaining cells all lie in the covers. */
function basesInside(houses: number, covers: number): number[] {
  let [a, b, c] = [0, 0, 0];
  for (let bits = covers; bits !== 0; bits &= bits - 1) {
    const at = lowestBit(bits) * 3;
    a |= HOUSE_BANDS[at]!;
    b |= HOUSE_BANDS[at + 1]!;
    c |= HOUSE_BANDS[at + 2]!;
  }
  const inside: number[] = [];
  for (let bits = houses; bits !== 0; bits &= bits - 1) {
    const house = lowestBit(bits);
    if (
      (rest[house * 3]! & ~a) === 0 &&
      (rest[house * 3 + 1]! & ~b) === 0 &&
      (rest[house * 3 + 2]! & ~c) === 0
    )
      inside.push(house);
  }
  return inside;
}

/** Masks of `size` of these houses that share no remaining cell. */
function apart(houses: readonly number[], size: number): number[] {
  const found: number[] = [];
  const extend = (from: number, a: number, b: number, c: number, base: number, left: number): void => {
    if (left === 0) {
      found.push(base);
      return;
    }
    for (let i = from; i <= houses.length - left; i++) {
      const at = houses[i]! * 3;
      const [d, e, f] = [rest[at]!, rest[at + 1]!, rest[at + 2]!];
      if ((a & d) === 0 && (b & e) === 0 && (c & f) === 0)
        extend(i + 1, a | d, b | e, c | f, base | (1 << houses[i]!), left - 1);
    }
  };
  extend(0, 0, 0, 0, 0, size);
  return found;
}

/** What a fish of these houses eliminates, or `null` if it is none worth telling. */
function haul(bands: Uint32Array, digit: Digit, base: number, cover: number, kind: FishKind): Catch | null {
  const bases = countedBands(bands, base);
  const covers = countedBands(bands, cover);
  const fins: Cell[] = [];
  const cells: Cell[] = [];
  for (let band = 0; band < 3; band++) {
    for (let bits = bases.once[band]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      const isFin = (bases.twice[band]! & bit) !== 0 || (covers.once[band]! & bit) === 0;
      (isFin ? fins : cells).push((band * 27 + lowestBit(bit)) as Cell);
    }
  }
  if (fins.length > MOST_FINS || !housesIn(cover).every((house) => cells.some((cell) => isIn(cell, house))))
    return null;
  const eliminates: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    // A cell in two covers would leave the other bases too few of them, so that it goes even from a base.
    let bits = (covers.once[band]! & ~bases.once[band]!) | covers.twice[band]!;
    for (const fin of fins) bits &= PEER_BANDS[fin * 3 + band]!;
    for (; bits !== 0; bits &= bits - 1) eliminates.push(candidate(band * 27 + lowestBit(bits), digit));
  }
  return eliminates.length === 0 ? null : { digit, base, cover, kind, fins, cells, eliminates };
}

/** Where a digit lies in houses of a mask, and where in two of them at once. */
function countedBands(bands: Uint32Array, houses: number) {
  const once = [0, 0, 0];
  const twice = [0, 0, 0];
  for (let bits = houses; bits !== 0; bits &= bits - 1) {
    const at = lowestBit(bits) * 3;
    for (let band = 0; band < 3; band++) {
      const here = bands[band]! & HOUSE_BANDS[at + band]!;
      twice[band]! |= once[band]! & here;
      once[band]! |= here;
    }
  }
  return { once, twice };
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
