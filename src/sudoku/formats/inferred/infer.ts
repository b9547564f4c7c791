import { countFilled, type Grid } from '../../core';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { LEAST_GIVENS, standingOf } from '../judged';
import type { Choice } from '../reading';
import { LAYOUTS } from './layouts';
import { plainerForms } from './unwrap';

/** Boards that a text may mean in some layout, by what the rules of the game say of them. */
export interface Inferred {
  /** They have one solution. */
  readonly proper: readonly Choice[];
  /** They have many solutions, but enough givens to be meant. */
  readonly open: readonly Choice[];
  /** Their givens contradict each other. Only a lone one is worth showing. */
  readonly clashing: readonly Choice[];
}

/** A form is read in the notations too, by `read`: its boards, or none. */
type Read = (form: string) => Promise<readonly Choice[]>;

/** After so many characters no further form is looked at. What people have is read in four forms at most. */
const MOST_CHARACTERS = 50_000;

/**
 * The boards that a text means if its layout is inferred: every layout is tried on every plainer form, until a form
 * has a board with one solution.
 */
export async function infer(text: string, read: Read): Promise<Inferred> {
  const open = new Map<Grid, Choice>();
  const clashing = new Map<Grid, Choice>();
  let characters = 0;
  for (const form of plainerForms(text)) {
    if (characters > MOST_CHARACTERS) break;
    characters += form.length;
    const proper = new Map<Grid, Choice>();
    const seen = new Set<Grid>();
    const judge = (choice: Choice): void => {
      const { givens } = choice.puzzle;
      if (seen.has(givens) || countFilled(givens) < LEAST_GIVENS) return;
      seen.add(givens);
      const standing = standingOf(givens);
      if (standing === 'one') proper.set(givens, choice);
      else if (standing === 'many' && !open.has(givens)) open.set(givens, choice);
      else if (standing === 'clash') clashing.set(givens, choice);
    };
    for (const { name, boardsOf, longest, assumed } of LAYOUTS)
      for (const grid of form.length > longest ? [] : boardsOf(form).slice(0, MOST_BOARDS)) {
        const found = { ...find(puzzleOfGivens(grid), { lines: 9, blank: '.' }), notation: name };
        judge(assumed === undefined ? found : { ...found, assumed });
      }
    if (proper.size === 0 && form !== text) for (const choice of await read(form)) judge(choice);
    if (proper.size > 0) return { proper: [...proper.values()], open: [...open.values()], clashing: [] };
  }
  return { proper: [], open: [...open.values()], clashing: [...clashing.values()] };
}

/** No layout has more boards that are judged. */
const MOST_BOARDS = 40;
