import type { Cell, Digit, DigitSet, House } from '../../core';
import { RATINGS, type TechniqueId } from '../catalogue';
import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Direct, Locked, Reason, Step, Subset } from '../frame/step';
import { cellsAt, DIGITS_OF, HOUSES_OF, housesOfAll, isIn, SIZE } from '../frame/tables';
import type { Technique } from '../frame/technique';
import { edgeOf } from './edge';
import { isWhole, type Pattern, patternOf, type Way } from './way';

const LOCKED = { box: ['pointing', 'directPointing'], line: ['claiming', 'directClaiming'] } as const;
/** By size from two. Larger ones are never direct. */
const NAKED = ['nakedPair', 'nakedTriple', 'nakedQuadruple'] as const;
const HIDDEN = ['hiddenPair', 'hiddenTriple', 'hiddenQuadruple'] as const;
const DIRECT = ['directHiddenPair', 'directHiddenTriple'] as const;

/** The techniques whose steps are all listed. A locked subset is listed as the naked one that it is. */
export const IS_LISTED: ReadonlySet<string> = new Set<TechniqueId>([
  'fullHouse',
  'hiddenSingleBox',
  'hiddenSingleLine',
  'nakedSingle',
  ...LOCKED.box,
  ...LOCKED.line,
  ...NAKED,
  ...HIDDEN,
  ...DIRECT,
  'lockedPair',
  'lockedTriple',
]);

const ALL = 0b111_111_111;

/**
 * Every single, locked candidate and subset that can be made in any position between a start and its solution, by
 * these techniques. There are few, since only what agrees with the solution can come about: a digit is locked only where
 * it belongs, and cells hold only the digits of a subset that are theirs. `solution` has 0 where it is not known; what
 * needs that cell is not listed.
 */
export const listedWays = (start: Position, solution: Uint8Array, techniques: readonly Technique[]): Way[] =>
  new Lister(start, solution, new Set(techniques.map(({ id }) => id))).list();

class Lister {
  private readonly start: Position;
  private readonly solution: Uint8Array;
  private readonly allowed: ReadonlySet<string>;
  private readonly ways: Way[] = [];

  constructor(start: Position, solution: Uint8Array, allowed: ReadonlySet<string>) {
    this.start = start;
    this.solution = solution;
    this.allowed = allowed;
  }

  list(): Way[] {
    for (let cell = 0; cell < 81; cell++)
      if (this.start.digits[cell] === 0 && this.solution[cell] !== 0) this.singlesOf(cell as Cell);
    for (let box = 18; box < 27; box++)
      for (let line = 0; line < 18; line++)
        for (let digit = 1; digit <= 9; digit++) {
          this.locked(box, line, digit);
          this.locked(line, box, digit);
        }
    for (let house = 0; house < 27; house++) this.subsetsOf(house);
    return this.ways;
  }

  private singlesOf(cell: Cell): void {
    const digit = this.solution[cell]!;
    const place = candidate(cell, digit);
    const naked = placing('nakedSingle', place, { kind: 'nakedSingle', cell });
    const others = this.within(cell, ALL).filter((one) => one !== place);
    // What it needs is not what the cell has at the start.
    if (this.allowed.has('nakedSingle'))
      this.ways.push({ ...edgeOf(this.start, this.start, naked), needs: others, pattern: null });
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[cell * 3 + kind]! as House;
      const technique = kind === 2 ? 'hiddenSingleBox' : 'hiddenSingleLine';
      this.add(placing(technique, place, { kind: 'hiddenSingle', house, digit: digit as Digit }));
    }
  }

  private locked(from: number, to: number, digit: number): void {
    const cells = this.placesIn(from, digit).filter((cell) => isIn(cell, to));
    if (cells.length < 2 || !cells.some((cell) => this.solution[cell] === digit)) return;
    const eliminates = this.placesIn(to, digit).flatMap((cell) =>
      isIn(cell, from) ? [] : candidate(cell, digit),
    );
    if (eliminates.length === 0) return;
    const because: Locked = {
      kind: 'locked',
      digit: digit as Digit,
      from: from as House,
      to: to as House,
      cells,
    };
    const [technique, direct] = LOCKED[from < 18 ? 'line' : 'box'];
    this.add(striking(technique, eliminates, because));
    const kind = Math.floor(from / 9);
    for (const house of new Set(eliminates.map((each) => HOUSES_OF[cellOf(each) * 3 + kind]!)))
      this.direct(direct, because, eliminates, house, digit);
  }

  private subsetsOf(house: number): void {
    const blank = this.start.blanks[house]!;
    for (let places = 0; places < 512; places++) {
      const size = SIZE[places]!;
      if ((places & ~blank) !== 0 || size < 2 || size > 4 || SIZE[blank]! <= size) continue;
      const cells = cellsAt(house, places);
      const digits = cells.reduce((set, cell) => set | ((1 << this.solution[cell]!) >> 1), 0);
      if (SIZE[digits] !== size) continue;
      this.naked(house, cells, digits);
      this.hidden(house, cells, digits);
    }
  }

  private naked(house: number, cells: readonly Cell[], digits: number): void {
    const houses = housesOfAll(cells);
    if (houses[0] !== house) return;
    const because: Subset = { kind: 'subset', hidden: false, digits: digits as DigitSet, cells, houses };
    const pattern = this.patternOf(because);
    if (!isAtStart(pattern)) return;
    const targets = new Set(houses.flatMap((one) => cellsAt(one, this.start.blanks[one]!)));
    const eliminates = [...targets].flatMap((cell) =>
      cells.includes(cell) ? [] : this.within(cell, digits),
    );
    if (eliminates.length > 0) this.add(striking(NAKED[cells.length - 2]!, eliminates, because), pattern);
  }

  private hidden(house: number, cells: readonly Cell[], digits: number): void {
    const because: Subset = {
      kind: 'subset',
      hidden: true,
      digits: digits as DigitSet,
      cells,
      houses: [house as House],
    };
    const pattern = this.patternOf(because);
    if (!isAtStart(pattern)) return;
    const eliminates = cells.flatMap((cell) => this.within(cell, ALL & ~digits));
    if (eliminates.length === 0) return;
    this.add(striking(HIDDEN[cells.length - 2]!, eliminates, because), pattern);
    const direct = DIRECT[cells.length - 2];
    if (direct !== undefined)
      for (const digit of DIGITS_OF[ALL & ~digits]!)
        this.direct(direct, because, eliminates, house, digit, pattern);
  }

  /** A pattern that leaves the digit one place in a house, if its place there is known. */
  private direct(
    technique: TechniqueId,
    shape: Direct['pattern'],
    eliminates: readonly Candidate[],
    house: number,
    digit: number,
    pattern?: Pattern | null,
  ): void {
    const strikes = eliminates.filter((each) => digitOf(each) === digit && isIn(cellOf(each), house));
    const cell = this.placesIn(house, digit).find((one) => this.solution[one] === digit);
    if (strikes.length === 0 || cell === undefined) return;
    const because: Direct = {
      kind: 'direct',
      pattern: shape,
      strikes,
      house: house as House,
      digit: digit as Digit,
    };
    this.add(placing(technique, candidate(cell, digit), because), pattern);
  }

  private add(step: Step, pattern: Pattern | null = this.patternOf(step.because)): void {
    if (this.allowed.has(step.technique))
      this.ways.push({ ...edgeOf(this.start, this.start, step), pattern });
  }

  private patternOf(because: Reason): Pattern | null {
    return patternOf(this.start, this.start, because);
  }

  private placesIn(house: number, digit: number): readonly Cell[] {
    return cellsAt(house, this.start.places[(digit - 1) * 27 + house]!);
  }

  private within(cell: number, digits: number): Candidate[] {
    return DIGITS_OF[this.start.candidates[cell]! & digits]!.map((digit) => candidate(cell, digit));
  }
}

/** Whether a pattern is one at the start already. */
const isAtStart = (pattern: Pattern | null): boolean => pattern === null || isWhole(pattern, () => true);

const placing = (technique: TechniqueId, place: Candidate, because: Reason): Step => ({
  technique,
  rating: RATINGS[technique],
  places: [place],
  eliminates: [],
  because,
});

const striking = (technique: TechniqueId, eliminates: readonly Candidate[], because: Reason): Step => ({
  technique,
  rating: RATINGS[technique],
  places: [],
  eliminates,
  because,
});
