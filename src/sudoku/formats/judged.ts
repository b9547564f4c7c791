import { CELLS, clashesOf, countFilled, EMPTY_GRID, type Grid, isSolution, isSolutionOf } from '../core';
import type { FoundBoard } from './format';
import { hasTrait } from './notations';
import type { Choice } from './reading';

/* Which boards of a text are meant, judged by the rules of the game. */

export const isWithoutClash = ({ puzzle }: FoundBoard): boolean => clashesOf(puzzle.givens).length === 0;

/** No proper puzzle has fewer givens. */
const LEAST_GIVENS = 17;

/**
 * Whether these boards may be meant. If there is only one, and it was read from bare digits, it needs enough of them,
 * and none may clash.
 */
export function isSound([only, ...others]: readonly Choice[]): boolean {
  if (only === undefined || others.length > 0) return true;
  const { givens, notes } = only.puzzle;
  if (!hasTrait(only.notation, 'bare') || notes !== null) return true;
  return isWithoutClash(only) && countFilled(givens) >= LEAST_GIVENS;
}

/**
 * A puzzle, its solution and the digits that somebody has written so far are one board, if a program has put them side
 * by side and they are all its boards.
 */
export function joined(choices: readonly Choice[]): readonly Choice[] {
  if (choices.length > 3 || choices.some(({ notation }) => notation !== 'array')) return choices;
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
