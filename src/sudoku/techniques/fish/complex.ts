import { type Cell, type Digit, HOUSES, type House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { Step } from '../frame/step';
import { HOUSE_BANDS, HOUSES_OF, PEER_BANDS } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import type { FishSize } from './basic';
import { basesAndCovers, bitCount } from './covers';

/*
 * Fish over any mix of rows, columns and boxes. The search starts from the candidate to eliminate. If it were true,
 * the remaining places of some base houses would lie in fewer houses than there are bases, by one. These houses and
 * one house of the candidate's cell are the covers. Places of the bases outside the covers are fins, and the
 * candidate sees all of them.
 */

/**
 * Franken: the bases are rows and boxes and the covers columns and boxes, or the other way round. Mutant: any other
 * mix.
 */
export type FishKind = 'franken' | 'mutant';

/** A fish; its houses are masks of 27 bits. */
interface FoundFish {
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

/** Fish with more fins would take too long to follow. */
const MOST_FINS = 5;

/**
 * Franken or mutant fish of a size, with or without fins. Of several that eliminate the same, the one with the fewest
 * fins.
 */
export function* findComplexFish(
  position: Position,
  size: FishSize,
  kind: FishKind,
  fins: 'plain' | 'finned',
): Generator<Step> {
  const technique = NAMES[kind][size][fins];
  const known = new Set<string>();
  for (const found of FISH_BY_SIZE[size](position)) {
    if (found.kind !== kind || found.fins.length > 0 !== (fins === 'finned')) continue;
    const effect = found.eliminates.join(' ');
    if (known.has(effect)) continue;
    known.add(effect);
    yield stepOf(found, technique, RATINGS[technique]);
  }
}

/**
 * Two finned fish with the same bases. They differ in one cover, and so in their fins, and together eliminate more
 * than either.
 */
export function* findSiameseComplexFish(position: Position, kind: FishKind): Generator<Step> {
  for (const size of [2, 3, 4] as const) yield* siameseOfSize(position, size, kind);
}

function* siameseOfSize(position: Position, size: FishSize, kind: FishKind): Generator<Step> {
  const technique = kind === 'franken' ? 'siameseFrankenFish' : 'siameseMutantFish';
  const rating = RATINGS[NAMES[kind][size].finned];
  const byBase = new Map<number, FoundFish[]>();
  const known = new Set<string>();
  for (const found of FISH_BY_SIZE[size](position)) {
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

/** Two fish as one step; `null` if one of them eliminates everything alone. */
export function siamese(one: Step, other: Step): Step | null {
  if (one.because.kind !== 'fish' || other.because.kind !== 'fish') return null;
  const eliminates = [...new Set([...one.eliminates, ...other.eliminates])];
  if (eliminates.length === one.eliminates.length || eliminates.length === other.eliminates.length)
    return null;
  const { base, cover, cells, fins } = other.because;
  return { ...one, eliminates, because: { ...one.because, twin: { base, cover, cells, fins } } };
}

function stepOf(found: FoundFish, technique: Step['technique'], rating: number): Step {
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

const FISH_BY_SIZE = {
  2: remembered((position) => complexFish(position, 2)),
  3: remembered((position) => complexFish(position, 3)),
  4: remembered((position) => complexFish(position, 4)),
};

/** All franken and mutant fish of a size, those without fins first. */
function complexFish(position: Position, size: FishSize): FoundFish[] {
  const found: FoundFish[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const bands = position.bands.subarray((digit - 1) * 3, digit * 3);
    /** The covers that were tried with each base. */
    const tried = new Map<number, number[]>();
    for (let cell = 0; cell < 81; cell++) {
      if (((bands[Math.floor(cell / 27)]! >> (cell % 27)) & 1) === 0) continue;
      for (const { base, cover: inner } of basesAndCovers(bands, cell, size)) {
        for (let at = cell * 3; at < cell * 3 + 3; at++) {
          const house = 1 << HOUSES_OF[at]!;
          if (((base | inner) & house) !== 0) continue;
          const cover = inner | house;
          const kind = kindOf(base, cover);
          if (kind === null) continue;
          const covers = tried.get(base);
          if (covers === undefined) tried.set(base, [cover]);
          else if (covers.includes(cover)) continue;
          else covers.push(cover);
          const fish = fishOf(bands, digit as Digit, base, cover, kind);
          if (fish !== null) found.push(fish);
        }
      }
    }
  }
  return found.sort((a, b) => a.fins.length - b.fins.length);
}

const ROWS = 0x1ff;
const COLUMNS = 0x1ff << 9;
const BOXES = 0x1ff << 18;

/** The kind of fish these houses make; `null` for a basic fish of rows against columns. */
function kindOf(base: number, cover: number): FishKind | null {
  const across = (base & COLUMNS) === 0 && (cover & ROWS) === 0;
  const upright = (base & ROWS) === 0 && (cover & COLUMNS) === 0;
  if (!across && !upright) return 'mutant';
  return ((base | cover) & BOXES) === 0 ? null : 'franken';
}

/** Where a digit lies in one of some houses, and where in two of them, as bands of cells. */
interface Counted {
  readonly once: Int32Array;
  readonly twice: Int32Array;
}

/* Shared, since very many fish are tried. */
const inBases: Counted = { once: new Int32Array(3), twice: new Int32Array(3) };
const inCovers: Counted = { once: new Int32Array(3), twice: new Int32Array(3) };
const inFish = new Int32Array(3);
const inFins = new Int32Array(3);

/** The fish with these houses; `null` if it has too many fins, a cover without effect, or nothing to eliminate. */
function fishOf(
  bands: Uint32Array,
  digit: Digit,
  base: number,
  cover: number,
  kind: FishKind,
): FoundFish | null {
  count(bands, base, inBases);
  count(bands, cover, inCovers);
  let finCount = 0;
  for (let band = 0; band < 3; band++) {
    inFish[band] = inBases.once[band]! & ~inBases.twice[band]! & inCovers.once[band]!;
    inFins[band] = inBases.once[band]! & ~inFish[band]!;
    finCount += bitCount(inFins[band]!);
  }
  if (finCount > MOST_FINS || !everyHouseHas(cover, inFish)) return null;
  const fins = cellsIn(inFins);
  const eliminates: Candidate[] = [];
  for (let band = 0; band < 3; band++) {
    // If a cell in two covers held the digit, the bases would have too few covers left. So it is eliminated even if
    // it lies in a base.
    let bits = (inCovers.once[band]! & ~inBases.once[band]!) | inCovers.twice[band]!;
    for (let i = 0; i < fins.length; i++) bits &= PEER_BANDS[fins[i]! * 3 + band]!;
    for (; bits !== 0; bits &= bits - 1) eliminates.push(candidate(band * 27 + lowestBit(bits), digit));
  }
  if (eliminates.length === 0) return null;
  return { digit, base, cover, kind, fins, cells: cellsIn(inFish), eliminates };
}

/** Counts where a digit lies in the houses of a mask. */
function count(bands: Uint32Array, houses: number, { once, twice }: Counted): void {
  once.fill(0);
  twice.fill(0);
  for (let bits = houses; bits !== 0; bits &= bits - 1) {
    const at = lowestBit(bits) * 3;
    for (let band = 0; band < 3; band++) {
      const here = bands[band]! & HOUSE_BANDS[at + band]!;
      twice[band]! |= once[band]! & here;
      once[band]! |= here;
    }
  }
}

/** Whether each house of a mask has one of these cells. */
function everyHouseHas(houses: number, cells: Int32Array): boolean {
  for (let bits = houses; bits !== 0; bits &= bits - 1) {
    const at = lowestBit(bits) * 3;
    const a = cells[0]! & HOUSE_BANDS[at]!;
    if ((a | (cells[1]! & HOUSE_BANDS[at + 1]!) | (cells[2]! & HOUSE_BANDS[at + 2]!)) === 0) return false;
  }
  return true;
}

function cellsIn(bands: Int32Array): Cell[] {
  const cells: Cell[] = [];
  for (let band = 0; band < 3; band++)
    for (let bits = bands[band]!; bits !== 0; bits &= bits - 1)
      cells.push((band * 27 + lowestBit(bits)) as Cell);
  return cells;
}
