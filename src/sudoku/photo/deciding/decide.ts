import { CELLS, type Cell, type Digit, digitAt, type Grid, gridFrom } from '../../core';
import { findSolutions } from '../../solver';
import { CLASSES } from '../network/weights';
import { type CellRead, digitIn, isEntry, isGiven, markOf, NOTES } from '../reading';
import { choices } from './choices';
import { withShareOfWritten } from './written';

/**
 * A reading of a cell may be at most a thousand times less likely than what the cell looks like (as a logarithm). A
 * surer cell keeps its reading, whatever the solver would prefer.
 */
const SUREST = Math.log(1000);
/** The same limit for all changes together. */
const FURTHEST = 2 * SUREST;
/** The most sets of changes to try: about a quarter of a second, if none makes a proper puzzle. */
const MOST_TRIED = 8_000;
/** After the first proper puzzle, others that are at most this much less likely compete with it by their entries. */
const STILL_TRIED = 5;
/**
 * How often the person writes the right digit is estimated from the grid, starting as if ten entries had been seen and
 * nine of them were right. An ambiguous entry is read as the right digit, the more readily the fewer mistakes there
 * are.
 */
const SEEN_BEFORE = 10;
const RIGHT_BEFORE = 9;
/** No puzzle with fewer givens has exactly one solution (McGuire, Tugemann and Civario). */
const FEWEST_GIVENS = 17;
/** Hardly a puzzle has more givens: so many are more likely entries too. */
export const MOST_GIVENS = 40;
/** A cell is sure if its mark is at least this likely. */
const SURE = 0.9;
/** A given beside many entries is sure if it is at least this likely: some write as if they printed. */
const SURE_AMONG_ENTRIES = 0.96;
/**
 * If fewer than this share of the digits are entries, none that may be print is sure, and if there are only one or two,
 * none is: a digit that looks handwritten may be dirt, print at a bent edge, or a fanciful font. `MAY` is how likely
 * print must be.
 */
const FEW_ENTRIES = 0.2;
const FEWEST_ENTRIES = 3;
const MAY = 1e-6;
/** A mark is offered as a choice if it is at least this likely. */
const LIKELY = 0.01;
const MOST_OFFERED = 4;

/** The decision for a whole grid. */
export interface Decision {
  readonly cells: readonly CellRead[];
  /** Whether the givens have exactly one solution. */
  readonly proper: boolean;
}

/**
 * Decides what each cell holds from the probabilities of its classes: by default what it looks like most. If those
 * givens are no proper puzzle, takes the likeliest givens within the limits above that are, and entries that fit its
 * solution. No cell is sure of which something else left unclear whether it holds a given or an entry, and no digit that
 * by itself looks like none. If there is no proper puzzle, no entry is sure, which may be a given that the puzzle lacks,
 * and if there are too many givens, none is: some of them are entries, and nothing tells which.
 */
export function decide(ofSingleCells: Float32Array, unclear: ReadonlySet<Cell> = new Set()): Decision {
  const probabilities = withShareOfWritten(ofSingleCells);
  const looks = CELLS.map((cell) => likeliestClass(probabilities, cell));
  const found = properReading(probabilities, looks);
  const isDigit = (of: number | undefined): boolean => of !== undefined && (isGiven(of) || isEntry(of));
  const withDoubts = (more: (cell: Cell) => boolean): ReadonlySet<Cell> =>
    new Set(CELLS.filter((cell) => unclear.has(cell) || more(cell)));
  if (found === null) {
    const areMany = looks.filter(isGiven).length > MOST_GIVENS;
    const doubts = withDoubts((cell) => (areMany ? isDigit(looks[cell]) : isEntry(looks[cell] as number)));
    return { cells: readCells(probabilities, looks, looks, null, doubts), proper: false };
  }
  const doubts = withDoubts((cell) => isDigit(looks[cell]) && digitIn(ofSingleCells, cell) === null);
  const classes = looks.map((of, cell) => {
    const given = found.classes[cell] as number;
    return isEntry(given) && given === of ? likeliestEntry(probabilities, cell as Cell, found) : given;
  });
  return { cells: readCells(probabilities, looks, classes, found, doubts), proper: true };
}

/** The class that a cell looks like most. */
function likeliestClass(probabilities: Float32Array, cell: number): number {
  let best = 0;
  for (let of = 1; of < CLASSES; of++) {
    if (chance(probabilities, cell, of) > chance(probabilities, cell, best)) best = of;
  }
  return best;
}

const chance = (probabilities: Float32Array, cell: number, of: number): number =>
  Math.max(1e-9, probabilities[cell * CLASSES + of] ?? 0);

interface Proper {
  readonly classes: readonly number[];
  readonly solution: Grid;
  /** The share of entries that are right. */
  readonly right: number;
}

/** The likeliest classes whose givens are a proper puzzle; `null` if there are none within the limits. */
function properReading(probabilities: Float32Array, looks: readonly number[]): Proper | null {
  const others = CELLS.map((cell) => otherReadings(probabilities, cell, looks[cell] as number));
  let best: Proper | null = null;
  let least = Number.POSITIVE_INFINITY;
  let enough = FURTHEST;
  let tried = 0;
  for (const { cost, chosen } of choices(others)) {
    if (cost > enough || tried++ > MOST_TRIED) break;
    const classes = [...looks];
    for (const { place, of } of chosen) classes[place] = of;
    const solution = onlySolution(classes);
    if (solution === null) continue;
    if (best === null) enough = Math.min(enough, cost + STILL_TRIED);
    const proper = { classes, solution, right: shareOfRight(probabilities, classes, solution) };
    const all = cost + costOfEntries(probabilities, proper);
    if (all < least) {
      least = all;
      best = proper;
    }
  }
  return best;
}

/** The other readings of a cell that change the givens, and how much less likely each is. */
function otherReadings(
  probabilities: Float32Array,
  cell: Cell,
  looks: number,
): { of: number; cost: number }[] {
  const highest = chance(probabilities, cell, looks);
  // For the givens all other classes are alike, so the likeliest of them is enough.
  let other = 0;
  for (let of = 10; of < CLASSES; of++) {
    if (chance(probabilities, cell, of) > chance(probabilities, cell, other)) other = of;
  }
  const classes = [1, 2, 3, 4, 5, 6, 7, 8, 9, other].filter(
    (of) => of !== looks && (isGiven(of) || isGiven(looks)),
  );
  return classes
    .map((of) => ({ of, cost: Math.log(highest / chance(probabilities, cell, of)) }))
    .filter(({ cost }) => cost <= SUREST)
    .sort((a, b) => a.cost - b.cost);
}

/** The solution of the givens among these classes; `null` unless there is exactly one. */
function onlySolution(classes: readonly number[]): Grid | null {
  if (classes.filter(isGiven).length < FEWEST_GIVENS) return null;
  const givens = gridFrom(classes.map((of) => (isGiven(of) ? (of as Digit) : null)));
  const { count, solutions } = findSolutions(givens, { limit: 2 });
  return count === 1 ? (solutions[0] ?? null) : null;
}

/** The share of entries that are the solution's digit, as the maximum likelihood estimate (a few rounds of EM). */
function shareOfRight(probabilities: Float32Array, classes: readonly number[], solution: Grid): number {
  const entries = CELLS.filter((cell) => isEntry(classes[cell] as number));
  let right = RIGHT_BEFORE / SEEN_BEFORE;
  for (let round = 0; round < 3; round++) {
    const before = right;
    const expected = entries.reduce((sum, cell) => {
      let wrong = 0;
      for (let of = 10; of <= 18; of++) {
        if (of - 9 !== digitAt(solution, cell)) wrong += chance(probabilities, cell, of);
      }
      const good = chance(probabilities, cell, 9 + (digitAt(solution, cell) ?? 0)) * before;
      return sum + good / (good + (wrong * (1 - before)) / 8);
    }, 0);
    right = (RIGHT_BEFORE + expected) / (SEEN_BEFORE + entries.length);
  }
  return right;
}

/** How badly the entries fit a solution, as a difference of log probabilities. */
function costOfEntries(probabilities: Float32Array, proper: Proper): number {
  let cost = 0;
  proper.classes.forEach((of, cell) => {
    if (!isEntry(of)) return;
    const entry = likeliestEntry(probabilities, cell as Cell, proper);
    cost +=
      Math.log(chance(probabilities, cell, of)) - logOfEntry(probabilities, cell as Cell, entry, proper);
  });
  return cost;
}

/** The likeliest entry of a cell, given how often this person is right. */
function likeliestEntry(probabilities: Float32Array, cell: Cell, proper: Proper): number {
  let best = 10;
  let most = Number.NEGATIVE_INFINITY;
  for (let of = 10; of <= 18; of++) {
    const log = logOfEntry(probabilities, cell, of, proper);
    if (log > most) {
      most = log;
      best = of;
    }
  }
  return best;
}

const logOfEntry = (
  probabilities: Float32Array,
  cell: Cell,
  of: number,
  { solution, right }: Proper,
): number =>
  Math.log(chance(probabilities, cell, of) * (digitAt(solution, cell) === of - 9 ? right : (1 - right) / 8));

/**
 * How likely a cell holds what it looks like. An entry gains if it is the solution's digit; so do notes, which may be
 * of that digit as well. A given must not gain, because the solution was derived from it.
 */
function sureness(probabilities: Float32Array, cell: Cell, look: number, proper: Proper | null): number {
  if (proper === null || !isEntry(look)) return chance(probabilities, cell, look);
  const expected = digitAt(proper.solution, cell);
  const weight = (of: number): number => {
    if (of === NOTES) return chance(probabilities, cell, of) * 9 * proper.right;
    const digit = isEntry(of) ? of - 9 : of;
    const share = digit === expected ? proper.right : (1 - proper.right) / 8;
    return chance(probabilities, cell, of) * (isEntry(of) || isGiven(of) ? 9 * share : 1);
  };
  return (
    weight(look) / Array.from({ length: CLASSES }, (_, of) => weight(of)).reduce((sum, one) => sum + one)
  );
}

function readCells(
  probabilities: Float32Array,
  looks: readonly number[],
  classes: readonly number[],
  proper: Proper | null,
  unclear: ReadonlySet<Cell>,
): CellRead[] {
  const entries = classes.filter(isEntry).length;
  const areFew = entries < FEW_ENTRIES * (entries + classes.filter(isGiven).length);
  const least = (of: number): number => (isGiven(of) && !areFew ? SURE_AMONG_ENTRIES : SURE);
  const isOdd = (cell: Cell, of: number): boolean =>
    isEntry(of) && (entries < FEWEST_ENTRIES || (areFew && chance(probabilities, cell, of - 9) > MAY));
  return CELLS.map((cell) => {
    const likely = Array.from({ length: CLASSES }, (_, of) => of).sort(
      (a, b) => chance(probabilities, cell, b) - chance(probabilities, cell, a),
    );
    const of = classes[cell] as number;
    const look = looks[cell] as number;
    const offered = likely.filter(
      (other, rank) => rank === 0 || other === of || chance(probabilities, cell, other) >= LIKELY,
    );
    return {
      mark: markOf(of),
      likeliest: offered.slice(0, MOST_OFFERED).map(markOf),
      sure:
        of === look &&
        !unclear.has(cell) &&
        !isOdd(cell, of) &&
        sureness(probabilities, cell, look, proper) >= least(of),
      before: of === look ? null : markOf(look),
    };
  });
}
