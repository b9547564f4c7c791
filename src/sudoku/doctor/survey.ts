import {
  CELLS,
  type Cell,
  candidatesAt,
  complement,
  type DigitSet,
  digitAt,
  digitSet,
  type Grid,
  has,
  NO_DIGITS,
  put,
  sizeOf,
  withDigit,
} from '../core';
import { findSolutions } from '../solver';
import { type Heartbeat, isProper, noHeartbeat } from './ask';
import { CLUES, type Clue, KnownSolutions } from './knownSolutions';

/** What is known about the solutions of a puzzle that has more than one. */
export interface Survey {
  /** For each cell the digits that some solution is known to have there. */
  readonly possible: readonly DigitSet[];
  /** For each cell the digits that no solution has there. */
  readonly impossible: readonly DigitSet[];
  /** How many of the 729 candidates are not decided yet. */
  readonly undecided: number;
  /** The blank cells that hold the same digit in all solutions; `null` while a candidate is undecided. */
  readonly same: readonly Cell[] | null;
  /** Two solutions that differ in few cells. */
  readonly pair: Pair;
  /** Clues that each leave exactly one solution when added, as far as they are known, in reading order. */
  readonly decisive: readonly Clue[];
  /** Clues that leave exactly one solution when all are added; `null` until known. */
  readonly enough: Enough | null;
  /** Whether nothing remains to be found out. */
  readonly complete: boolean;
}

/** Two solutions side by side. */
export interface Pair {
  readonly one: Grid;
  readonly other: Grid;
  readonly differing: readonly Cell[];
}

/** A set of clues, found greedily, in which every clue is needed. */
export interface Enough {
  readonly clues: readonly Clue[];
  /** Whether it is known that no smaller set exists. */
  readonly fewest: boolean;
}

/** How many solutions are found to begin with. If there are no more, they answer every question. */
const SAMPLE = 1000;
/** How many of them are compared to find two that differ in few cells. */
const COMPARED = 100;

/**
 * What the solutions of a puzzle have in common, and what would tell them apart. Yields what is known so far, each
 * time more: first two solutions, then the candidates one by one, then the clues; the last is complete. Yields
 * nothing if the puzzle has fewer than two solutions.
 */
export function* surveySolutions(
  puzzle: Grid,
  onTick: Heartbeat = noHeartbeat,
): Generator<Survey, void, void> {
  const sample = findSolutions(puzzle, { limit: SAMPLE, onTick });
  if (sample.count < 2) return;
  const known = new KnownSolutions(sample.solutions);
  let impossible: readonly DigitSet[] = sample.complete
    ? CELLS.map((cell) => complement(known.digitsAt(cell)))
    : plausibleDigits(puzzle).map(complement);
  let survey: Survey = {
    ...decided(puzzle, known, impossible),
    pair: nearest(sample.solutions.slice(0, COMPARED)),
    decisive: [],
    enough: null,
    complete: false,
  };
  yield survey;

  for (const clue of CLUES) {
    if (known.usesOf(clue) > 0 || has(impossible[clue.cell] ?? NO_DIGITS, clue.digit)) continue;
    onTick();
    const [solution] = findSolutions(withClues(puzzle, [clue]), { limit: 1, onTick }).solutions;
    if (solution === undefined) impossible = withCandidate(impossible, clue);
    else known.add(solution);
    survey = { ...survey, ...decided(puzzle, known, impossible) };
    yield survey;
  }

  // A clue that two known solutions share leaves more than one. A clue that no known solution has is impossible.
  for (const clue of CLUES.filter((clue) => known.usesOf(clue) === 1)) {
    if (!sample.complete && !isProper(withClues(puzzle, [clue]), onTick)) continue;
    survey = { ...survey, decisive: [...survey.decisive, clue] };
    yield survey;
  }

  const [decisive] = survey.decisive;
  const clues = decisive === undefined ? chooseClues(puzzle, known, onTick) : [decisive];
  // If no single clue is enough, two are the fewest possible.
  yield { ...survey, enough: { clues, fewest: clues.length <= 2 }, complete: true };
}

/**
 * Clues that leave exactly one solution and are all needed. Each time the clue that the fewest known solutions have
 * is added. At the end, clues made needless by later ones are removed, the oldest first.
 */
function chooseClues(puzzle: Grid, known: KnownSolutions, onTick: Heartbeat): readonly Clue[] {
  let clues: readonly Clue[] = [];
  for (let left = known; ; ) {
    const clue = left.rarest();
    clues = [...clues, clue];
    onTick();
    const { count, solutions } = findSolutions(withClues(puzzle, clues), { limit: SAMPLE, onTick });
    if (count === 1) break;
    left = new KnownSolutions([...left.having(clue), ...solutions]);
  }
  for (const clue of clues) {
    const others = clues.filter((other) => other !== clue);
    if (isProper(withClues(puzzle, others), onTick)) clues = others;
  }
  return clues;
}

function decided(
  puzzle: Grid,
  known: KnownSolutions,
  impossible: readonly DigitSet[],
): Pick<Survey, 'possible' | 'impossible' | 'undecided' | 'same'> {
  const possible = CELLS.map((cell) => known.digitsAt(cell));
  const undecided = [...possible, ...impossible].reduce((count, set) => count - sizeOf(set), 729);
  const isSame = (cell: Cell): boolean =>
    digitAt(puzzle, cell) === null && sizeOf(possible[cell] ?? NO_DIGITS) === 1;
  return { possible, impossible, undecided, same: undecided === 0 ? CELLS.filter(isSame) : null };
}

/** The two solutions that differ in the fewest cells. Needs at least two. */
function nearest(solutions: readonly Grid[]): Pair {
  let best: Pair | null = null;
  for (const [index, one] of solutions.entries()) {
    for (const other of solutions.slice(index + 1)) {
      const differing = CELLS.filter((cell) => one[cell] !== other[cell]);
      if (best === null || differing.length < best.differing.length) best = { one, other, differing };
    }
  }
  if (best === null) throw new Error('two solutions wanted');
  return best;
}

/** The digits that the rules allow in each cell; for a filled cell its own digit. */
const plausibleDigits = (puzzle: Grid): readonly DigitSet[] =>
  CELLS.map((cell) => {
    const digit = digitAt(puzzle, cell);
    return digit === null ? candidatesAt(puzzle, cell) : digitSet(digit);
  });

const withClues = (puzzle: Grid, clues: readonly Clue[]): Grid =>
  clues.reduce((grid, { cell, digit }) => put(grid, cell, digit), puzzle);

const withCandidate = (sets: readonly DigitSet[], { cell, digit }: Clue): readonly DigitSet[] =>
  sets.map((set, at) => (at === cell ? withDigit(set, digit) : set));
