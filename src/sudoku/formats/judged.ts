import {
  CELLS,
  clashesOf,
  countFilled,
  type DigitSet,
  EMPTY_GRID,
  type Grid,
  isSolution,
  isSolutionOf,
  NO_DIGITS,
  overlay,
} from '../core';
import { countSolutions, findSolutionsAmong } from '../solver';
import type { FoundBoard } from './format';
import { hasTrait } from './notations';
import type { Choice } from './reading';
import { clean } from './text/clean';

/* Which boards of a text are meant, judged by the rules of the game. */

export const isWithoutClash = ({ puzzle }: FoundBoard): boolean => clashesOf(puzzle.givens).length === 0;

/** No proper puzzle has fewer givens. */
export const LEAST_GIVENS = 17;

/** How many solutions some givens have; `clash` if two of them contradict each other. */
export type Standing = 'one' | 'many' | 'none' | 'clash';

const LATE = Symbol('late');
const giveUp = (): never => {
  throw LATE;
};

/** Solving that takes longer is given up: then there are probably many solutions. */
function unlessLate<T>(solve: () => T, many: T): T {
  try {
    return solve();
  } catch (thrown) {
    if (thrown !== LATE) throw thrown;
    return many;
  }
}

/** What the rules of the game say of some givens. */
export function standingOf(givens: Grid): Standing {
  if (clashesOf(givens).length > 0) return 'clash';
  if (countFilled(givens) < LEAST_GIVENS) return 'many';
  const count = unlessLate(() => countSolutions(givens, { limit: 2, onTick: giveUp }).count, 2);
  return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
}

/**
 * A grid of candidates without a given is a puzzle of its own kind: its solution is the one under its candidates. Says
 * how many there are; if there is one, it is a second choice. `null` for any other board.
 */
export function amongCandidates(choice: Choice): readonly Choice[] | null {
  const { givens, entries, notes } = choice.puzzle;
  if (notes === null || givens !== EMPTY_GRID || entries !== EMPTY_GRID || notes.includes(NO_DIGITS))
    return null;
  const [solution, other] = solutionsAmong(notes);
  if (solution === undefined) return [{ ...choice, assumed: 'noneAmongCandidates' }];
  if (other !== undefined) return [{ ...choice, assumed: 'manyAmongCandidates' }];
  const solved = { ...choice.puzzle, entries: solution, notes: null };
  return [
    { ...choice, assumed: 'oneAmongCandidates' },
    {
      ...choice,
      puzzle: solved,
      details: { ...choice.details, entries: CELLS.length, notes: 0 },
      assumed: 'solvedCandidates',
    },
  ];
}

/** Two of the solutions under some candidates, if there are so many; also if it takes too long to tell. */
const solutionsAmong = (notes: readonly DigitSet[]): readonly Grid[] =>
  unlessLate(() => findSolutionsAmong(notes, { limit: 2, onTick: giveUp }), [EMPTY_GRID, EMPTY_GRID]);

/** The boards that stand best, if there are several. */
export function likeliest(grids: readonly Grid[]): readonly Grid[] {
  const different = [...new Set(grids)];
  if (different.length < 2) return different;
  const standing = different.map(standingOf);
  const best = (['one', 'many', 'none', 'clash'] as const).find((kind) => standing.includes(kind));
  return different.filter((_, index) => standing[index] === best);
}

/** A list of more boards is not judged. */
const MOST_JUDGED = 4;

/**
 * Whether these boards are surely meant: they are from a notation that leaves no doubt, or one of them has one
 * solution. Of others the text may mean something else.
 */
export const isSettled = (choices: readonly Choice[]): boolean =>
  choices.length > MOST_JUDGED ||
  choices.some(({ notation, puzzle }) => hasTrait(notation, 'exact') || standingOf(puzzle.givens) === 'one');

/** Whether a board has no solution or many, without givens that clash. */
export const isOpen = ({ puzzle: { givens } }: Choice): boolean =>
  ['none', 'many'].includes(standingOf(givens));

/** Whether a lone board is from a notation that may misunderstand a text, even if the board has one solution. */
export const mayMeanAnother = ([choice, more]: readonly Choice[]): boolean =>
  choice !== undefined &&
  more === undefined &&
  !hasTrait(choice.notation, 'exact') &&
  choice.puzzle.notes === null;

/** The different boards of these, without the solution of the first, and without it with what is written on it. */
export function withoutSolutions(choices: readonly Choice[]): readonly Choice[] {
  const [first] = choices;
  const different = new Map<Grid, Choice>();
  for (const choice of choices) {
    const { givens } = choice.puzzle;
    const isOfFirst =
      first !== undefined &&
      ((isSolution(givens) && isSolutionOf(first.puzzle.givens, givens)) ||
        givens === overlay(first.puzzle.givens, first.puzzle.entries));
    if (!different.has(givens) && (!isOfFirst || choice === first)) different.set(givens, choice);
  }
  return [...different.values()];
}

/**
 * Whether a bare text has digits, in lines without words, that are not on its board, beside those that it repeats. If
 * such a board has no solution, or many, something else may be meant.
 */
export function leavesDigits({ notation, puzzle, details }: Choice, text: string): boolean {
  const wordless = clean(text)[0]?.text.replace(/^.*\p{L}{2}.*$/gmu, '') ?? '';
  const digits = (wordless.match(/[1-9]/g) ?? []).length;
  const filled = details.givens + details.entries;
  return hasTrait(notation, 'bare') && puzzle.notes === null && filled > 0 && digits % filled !== 0;
}

/** Lists and lines of a text: its rows are among them. */
const ROW_ENDS = /\n|[\])}][,;]?/;
const AT_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A line in which the column alone tells which cell a digit is in. */
const SPACED = /^(?=.*[1-9])[1-9 ]*$/gm;

/**
 * Whether one row of a board is not written as all the others are, so that something is lost or moved in it. Where spaces
 * are blanks, what stands between the cells tells; if nothing does, the rows must be equally long.
 */
export function isUneven({ notation, details: { blank } }: Choice, text: string): boolean {
  if (hasTrait(notation, 'exact') || text.length > LONGEST_COMPARED) return false;
  const cleaned = clean(text)[0]?.text ?? '';
  if (blank === ' ' && new Set((cleaned.match(SPACED) ?? []).map(({ length }) => length)).size > 1)
    return true;
  const sign = blank?.trim() ? blank : null;
  const forms = new Map<string, number>();
  for (const row of cleaned.split(ROW_ENDS)) {
    const cells = (sign === null ? row : row.replaceAll(sign, '0')).replace(/[1-9]/g, '0');
    const form =
      sign === null ? cells.replace(/[\s0]/g, '') : cells.replace(/\s+/g, ' ').replace(AT_ENDS, '');
    const width = sign === null ? form.length + 1 : cells.split('0').length - 1;
    if (Math.abs(width - 9) < 3) forms.set(form, (forms.get(form) ?? 0) + 1);
  }
  const counts = [...forms.values()];
  return counts.includes(1) && counts.some((count) => count > 4);
}

const LONGEST_COMPARED = 16_384;

/**
 * A puzzle, its solution and the digits that somebody has written so far are one board, if they are all the boards of a
 * text; so are a puzzle and its solution that a program has put side by side.
 */
export function joined(choices: readonly Choice[]): readonly Choice[] {
  // In a list, the solution of each puzzle may stand behind it.
  if (choices.length > 3)
    return choices.filter(({ puzzle }, at) => {
      const before = choices[at - 1]?.puzzle.givens;
      return before === undefined || !isSolution(puzzle.givens) || !isSolutionOf(before, puzzle.givens);
    });
  if (choices.length < 3 && choices.some(({ notation }) => notation !== 'array')) return choices;
  const solution = choices.find(({ puzzle }) => isSolution(puzzle.givens))?.puzzle.givens;
  if (solution === undefined) return choices;
  const others = choices.filter(({ puzzle }) => puzzle.givens !== solution);
  const asked = others.find(({ puzzle }) => isSolutionOf(puzzle.givens, solution));
  if (asked === undefined) return choices;
  const { givens } = asked.puzzle;
  const written = others.find((choice) => choice !== asked)?.puzzle.givens ?? EMPTY_GRID;
  const isBeside = CELLS.every((cell) => [givens[cell], '.'].includes(written[cell]) || givens[cell] === '.');
  if (!isBeside) return choices;
  const entries = CELLS.map((cell) => (givens[cell] === '.' ? written[cell] : '.')).join('') as Grid;
  const { puzzle, details } = asked;
  return [
    { ...asked, puzzle: { ...puzzle, entries }, details: { ...details, entries: countFilled(entries) } },
  ];
}
