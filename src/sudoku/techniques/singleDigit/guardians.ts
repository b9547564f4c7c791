import { type Cell, type Digit, HOUSES, type House } from '../../core';
import { ratingAbove } from '../catalogue';
import { candidate } from '../frame/candidate';
import { type Position, placesOf } from '../frame/position';
import type { Step } from '../frame/step';
import { CELL_AT, HOUSES_OF, PEER_BANDS, SIZE, sees } from '../frame/tables';
import { lowestBit, seenByAll } from '../frame/targets';

/*
 * Broken wing: a ring of an odd number of cells, each sharing a house with the next. A digit cannot be in every other
 * cell of it. So it is in one of its other places in these houses, the guardians of the ring.
 */

/** Longer rings would take too long to follow. */
const LONGEST = 7;
const MOST_GUARDIANS = 3;

/** A path of cells that may become a ring, and its guardians so far. */
interface Path {
  readonly digit: Digit;
  readonly cells: Cell[];
  readonly houses: House[];
  readonly guardians: Cell[];
}

/** Rings of at least five cells. Candidates that all guardians see are eliminated; a single guardian is placed. */
export function findBrokenWings(position: Position): Step[] {
  const known = new Set<string>();
  const found: Step[] = [];
  const rings: Path[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (let band = 0; band < 3; band++) {
      for (let bits = position.bands[(digit - 1) * 3 + band]!; bits !== 0; bits &= bits - 1) {
        const cell = (band * 27 + lowestBit(bits)) as Cell;
        const path = { digit: digit as Digit, cells: [cell], houses: [], guardians: [] };
        collectRings(position, path, Array.from(position.bands.subarray((digit - 1) * 3, digit * 3)), rings);
      }
    }
  }
  for (const ring of rings) {
    const step = ringStep(position, ring);
    if (step === null) continue;
    const key = `${ring.digit} ${step.eliminates.join(' ')} ${step.places.join(' ')}`;
    if (known.has(key)) continue;
    known.add(key);
    found.push(step);
  }
  return found;
}

/** Collects the rings that begin with a path. `targets`: the places of the digit that all its guardians see. */
function collectRings(position: Position, path: Path, targets: readonly number[], rings: Path[]): void {
  const first = path.cells[0]!;
  const last = path.cells[path.cells.length - 1]!;
  for (let at = last * 3; at < last * 3 + 3; at++) {
    const house = HOUSES[HOUSES_OF[at]!]!;
    const places = placesOf(position, path.digit, house);
    // A ring has more links than guardians, so some link has none. The path begins with such a link.
    const most = path.cells.length === 1 ? 2 : 2 + MOST_GUARDIANS - path.guardians.length;
    if (SIZE[places]! < 2 || SIZE[places]! > most || path.houses.includes(house)) continue;
    const cells: Cell[] = [];
    for (let bits = places; bits !== 0; bits &= bits - 1)
      cells.push(CELL_AT[house * 9 + lowestBit(bits)]! as Cell);
    for (const next of cells) {
      const closes = next === first && path.cells.length >= 5 && path.cells.length % 2 === 1;
      if (path.cells.length === LONGEST && !closes) continue;
      if (path.cells.length === LONGEST - 1 && !sees(next, first)) continue;
      if (next === last || (!closes && path.cells.includes(next))) continue;
      const more = cells.filter((cell) => cell !== last && cell !== next && !path.guardians.includes(cell));
      if (
        path.guardians.length + more.length > MOST_GUARDIANS ||
        more.some((cell) => path.cells.includes(cell))
      )
        continue;
      if (path.guardians.includes(next)) continue;
      const left = seenToo(targets, more);
      if (left === null) continue;
      const longer: Path = {
        digit: path.digit,
        cells: closes ? path.cells : path.cells.concat(next),
        houses: path.houses.concat(house),
        guardians: path.guardians.concat(more),
      };
      if (closes) rings.push(longer);
      else collectRings(position, longer, left, rings);
    }
  }
}

function ringStep(position: Position, { digit, cells, houses, guardians }: Path): Step | null {
  const [first, ...others] = guardians;
  if (first === undefined) return null;
  const places = others.length === 0 ? [candidate(first, digit)] : [];
  const eliminates = others.length === 0 ? [] : seenByAll(position, digit, guardians);
  if (places.length + eliminates.length === 0) return null;
  return {
    technique: 'brokenWing',
    rating: ratingAbove('brokenWing', cells.length > 5 ? 1 : 0),
    places,
    eliminates,
    because: { kind: 'guardians', digit, cells, houses, guardians },
  };
}

/** The targets that also see all of these cells; `null` if none do. Without cells, all targets. */
function seenToo(targets: readonly number[], cells: readonly Cell[]): readonly number[] | null {
  if (cells.length === 0) return targets;
  const left = targets.map((bits, band) =>
    cells.reduce((seen, cell) => seen & PEER_BANDS[cell * 3 + band]!, bits),
  );
  return left.every((bits) => bits === 0) ? null : left;
}
