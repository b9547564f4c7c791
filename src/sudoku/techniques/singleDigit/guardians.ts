import { type Cell, DIGITS, type Digit, HOUSES, type House } from '../../core';
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

/** A ring: its cells, the houses that connect each with the next, and its guardians. */
interface Ring {
  readonly digit: Digit;
  readonly cells: readonly Cell[];
  readonly houses: readonly House[];
  readonly guardians: readonly Cell[];
}

/** Rings of at least five cells. Candidates that all guardians see are eliminated; a single guardian is placed. */
export function findBrokenWings(position: Position): Step[] {
  const known = new Set<string>();
  const found: Step[] = [];
  for (const digit of DIGITS) {
    for (const ring of new Walk(position, digit).rings()) {
      const step = ringStep(position, ring);
      if (step === null) continue;
      const key = `${digit} ${step.eliminates.join(' ')} ${step.places.join(' ')}`;
      if (known.has(key)) continue;
      known.add(key);
      found.push(step);
    }
  }
  return found;
}

/** A path of cells that may become a ring. It is extended and taken back in place, since there are very many. */
class Walk {
  private readonly cells: Cell[] = [];
  private readonly houses: House[] = [];
  private readonly guardians: Cell[] = [];
  private readonly found: Ring[] = [];
  private readonly position: Position;
  private readonly digit: Digit;

  constructor(position: Position, digit: Digit) {
    this.position = position;
    this.digit = digit;
  }

  /** All rings of the digit. */
  rings(): readonly Ring[] {
    const at = (this.digit - 1) * 3;
    const { bands } = this.position;
    for (let band = 0; band < 3; band++)
      for (let bits = bands[at + band]!; bits !== 0; bits &= bits - 1) {
        this.cells.push((band * 27 + lowestBit(bits)) as Cell);
        this.goOn(bands[at]!, bands[at + 1]!, bands[at + 2]!);
        this.cells.pop();
      }
    return this.found;
  }

  /** Extends the path. The bands are the places of the digit that all its guardians see. */
  private goOn(a: number, b: number, c: number): void {
    const { cells, houses, guardians } = this;
    const last = cells[cells.length - 1]!;
    for (let at = last * 3; at < last * 3 + 3; at++) {
      const house = HOUSES[HOUSES_OF[at]!]!;
      const places = placesOf(this.position, this.digit, house);
      // A ring has more links than guardians, so some link has none. The path begins with such a link.
      const most = cells.length === 1 ? 2 : 2 + MOST_GUARDIANS - guardians.length;
      if (SIZE[places]! < 2 || SIZE[places]! > most || houses.includes(house)) continue;
      houses.push(house);
      for (let bits = places; bits !== 0; bits &= bits - 1) {
        const next = CELL_AT[house * 9 + lowestBit(bits)]! as Cell;
        if (next !== last) this.link(house, places, next, a, b, c);
      }
      houses.pop();
    }
  }

  /** Extends the path to a cell of a house. Its other places there become guardians. */
  private link(house: House, places: number, next: Cell, a: number, b: number, c: number): void {
    const { cells, houses, guardians } = this;
    const { length } = cells;
    const first = cells[0]!;
    const closes = next === first && length >= 5 && length % 2 === 1;
    if (length === LONGEST && !closes) return;
    if (length === LONGEST - 1 && !sees(next, first)) return;
    if ((!closes && cells.includes(next)) || guardians.includes(next)) return;
    const before = guardians.length;
    if (this.guard(house, places, next)) {
      for (let i = before; i < guardians.length; i++) {
        const guardian = guardians[i]! * 3;
        a &= PEER_BANDS[guardian]!;
        b &= PEER_BANDS[guardian + 1]!;
        c &= PEER_BANDS[guardian + 2]!;
      }
      if (before === guardians.length || (a | b | c) !== 0) {
        if (closes)
          this.found.push({
            digit: this.digit,
            cells: cells.slice(),
            houses: houses.slice(),
            guardians: guardians.slice(),
          });
        else {
          cells.push(next);
          this.goOn(a, b, c);
          cells.pop();
        }
      }
    }
    guardians.length = before;
  }

  /** Adds the guardians of the link from the last cell to the next. Returns whether there may be so many, and these. */
  private guard(house: House, places: number, next: Cell): boolean {
    const { cells, guardians } = this;
    const last = cells[cells.length - 1]!;
    for (let bits = places; bits !== 0; bits &= bits - 1) {
      const cell = CELL_AT[house * 9 + lowestBit(bits)]! as Cell;
      if (cell === last || cell === next || guardians.includes(cell)) continue;
      if (guardians.length === MOST_GUARDIANS || cells.includes(cell)) return false;
      guardians.push(cell);
    }
    return true;
  }
}

/** The step of a ring; `null` if it has no guardians, or these eliminate nothing. */
function ringStep(position: Position, { digit, cells, houses, guardians }: Ring): Step | null {
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
