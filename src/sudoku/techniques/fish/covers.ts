import { HOUSE_BANDS, HOUSES_OF, PEER_BANDS } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import type { FishSize } from './basic';

/** For each house, the places of the digit that a certain cell does not see, as three bands of cells. */
const rest = new Int32Array(27 * 3);

/**
 * Houses as masks. All places in the bases that a certain cell does not see lie in the covers, which are one fewer
 * than the bases.
 */
interface BasesAndCovers {
  readonly base: number;
  readonly cover: number;
}

/** All sets of `size` houses whose places, if the cell holds the digit, lie in only `size - 1` other houses. */
export function basesAndCovers(bands: Uint32Array, cell: number, size: FishSize): BasesAndCovers[] {
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
  const found: BasesAndCovers[] = [];
  const { covers, coverable } = coversOf(alive, size - 1);
  if (bitCount(coverable) < size) return found;
  for (let i = 0; i < covers.length; i++) {
    const cover = covers[i]!;
    const count = fillInside(coverable & ~cover, cover);
    if (count >= size) extend(found, cover, count, 0, 0, 0, 0, 0, size);
  }
  return found;
}

/**
 * The ways to cover one house with a few others. The array is shared, since they are needed for every digit in every
 * cell.
 */
const ways = new Int32Array(4096);
let wayCount = 0;

/**
 * `covers`: the useful sets of `size` covers. Each covers one base, or two bases that share a cover. `coverable`: the
 * houses that `size` other houses can cover.
 */
function coversOf(alive: number, size: number): { covers: readonly number[]; coverable: number } {
  wayCount = 0;
  let coverable = 0;
  for (let bits = alive; bits !== 0; bits &= bits - 1) {
    const house = lowestBit(bits);
    const before = wayCount;
    coverUp(rest[house * 3]!, rest[house * 3 + 1]!, rest[house * 3 + 2]!, 1 << house, 0, size);
    if (wayCount > before) coverable |= 1 << house;
  }
  const covers = new Set<number>();
  const small: number[] = [];
  for (let i = 0; i < wayCount; i++) {
    const cover = ways[i]!;
    const count = bitCount(cover);
    if (count === size) covers.add(cover);
    else if (count === 2 && !small.includes(cover)) small.push(cover);
  }
  for (let i = 0; i < small.length; i++)
    for (let j = i + 1; j < small.length; j++)
      if ((small[i]! & small[j]!) !== 0) covers.add(small[i]! | small[j]!);
  return { covers: Array.from(covers), coverable };
}

/**
 * All ways to cover cells with at most `left` more houses. Each time it takes a house of the first cell not yet
 * covered.
 */
function coverUp(a: number, b: number, c: number, not: number, covers: number, left: number): void {
  if ((a | b | c) === 0) {
    if (wayCount < ways.length) ways[wayCount++] = covers;
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

/** The houses that the last call of `fillInside` has found. */
const inside = new Uint8Array(27);

/** Finds the houses of a mask whose remaining cells all lie in the covers. Returns how many there are. */
function fillInside(houses: number, covers: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  for (let bits = covers; bits !== 0; bits &= bits - 1) {
    const at = lowestBit(bits) * 3;
    a |= HOUSE_BANDS[at]!;
    b |= HOUSE_BANDS[at + 1]!;
    c |= HOUSE_BANDS[at + 2]!;
  }
  let count = 0;
  for (let bits = houses; bits !== 0; bits &= bits - 1) {
    const house = lowestBit(bits);
    if (
      (rest[house * 3]! & ~a) === 0 &&
      (rest[house * 3 + 1]! & ~b) === 0 &&
      (rest[house * 3 + 2]! & ~c) === 0
    )
      inside[count++] = house;
  }
  return count;
}

/**
 * Finds the bases that extend `base` by `left` of the first `count` houses inside the cover, from an index on, so that no
 * two have a remaining cell in common. The bands are the remaining cells of `base`.
 */
function extend(
  found: BasesAndCovers[],
  cover: number,
  count: number,
  from: number,
  a: number,
  b: number,
  c: number,
  base: number,
  left: number,
): void {
  if (left === 0) {
    found.push({ base, cover });
    return;
  }
  for (let i = from; i <= count - left; i++) {
    const at = inside[i]! * 3;
    const d = rest[at]!;
    const e = rest[at + 1]!;
    const f = rest[at + 2]!;
    if ((a & d) === 0 && (b & e) === 0 && (c & f) === 0)
      extend(found, cover, count, i + 1, a | d, b | e, c | f, base | (1 << inside[i]!), left - 1);
  }
}

/** How many bits are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
