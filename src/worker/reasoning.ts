import {
  type Available,
  allSteps,
  cellOf,
  cellsSolvableBySingles,
  nextSteps,
  type Position,
  pathOf,
  positionOf,
  proveCandidate,
  proveCell,
  rate,
  ratingOf,
  type Step,
} from '../sudoku/techniques';
import { waitTurn } from './pause';
import type { Answer, BoardToReason, Progress, Question, WayOn } from './protocol';
import { runInSlices } from './slices';

const positionFrom = ({ givens, filled, marks }: BoardToReason): Position =>
  positionOf(filled, marks === null ? { givens } : { givens, marks });

/**
 * Milliseconds of a slice of work that nobody waits for. Short, so that the player's next action soon gets the core.
 */
const SHORT_SLICE = 20;

export function prove(
  { board, cell, not }: Question<'prove'>,
  tell: (progress: Progress<'prove'>, always?: boolean) => void,
): Promise<Answer<'prove'>> {
  const position = positionFrom(board);
  const { without } = board;
  const search =
    not === null ? proveCell(position, cell, { without }) : proveCandidate(position, cell, not, { without });
  return runInSlices(search, (progress) => tell(progress, progress.better !== null));
}

/** Only techniques up to tier 4: harder ones take long, and this answer is needed at once. */
const EASY = { upTo: 4 } as const;

export async function wayOn(board: BoardToReason): Promise<WayOn> {
  const position = positionFrom(board);
  const { without } = board;
  const [step = null] = nextSteps(position, { ...EASY, without });
  return {
    step,
    cell: await firstFilled(position, without),
    singles: cellsSolvableBySingles(position, { without }),
  };
}

export async function nextStep(board: BoardToReason): Promise<Answer<'nextStep'>> {
  const [step = null] = nextSteps(positionFrom(board), { without: board.without });
  return step;
}

/** The cell that the easiest path fills first. */
async function firstFilled(position: Position, without: BoardToReason['without']): Promise<WayOn['cell']> {
  let first: WayOn['cell'] = null;
  const path = pathOf(position, { ...EASY, without });
  await runInSlices(path, ({ step }) => {
    const place = step?.places[0];
    if (place === undefined) return;
    first ??= cellOf(place);
    path.return({ steps: [], solved: false });
  });
  return first;
}

export function layPath(
  { board, order }: Question<'path'>,
  tell: (progress: Progress<'path'>, always?: boolean) => void,
): Promise<Answer<'path'>> {
  const search = pathOf(positionFrom(board), { order, without: board.without });
  return runInSlices(search, ({ steps, better }) => tell({ steps, better }, better !== null));
}

export async function ratePuzzle({ givens, patience }: Question<'rate'>): Promise<Answer<'rate'>> {
  const search = rate(positionOf(givens, { givens }));
  const steps: Step[] = [];
  for (let worked = 0; worked < patience; await waitTurn()) {
    const since = performance.now();
    for (let passed = 0; passed < SHORT_SLICE; passed = performance.now() - since) {
      const next = search.next();
      if (next.done) return next.value;
      steps.push(next.value);
    }
    worked += performance.now() - since;
  }
  return ratingOf(steps, false);
}

export async function everyStep(
  board: BoardToReason,
  tell: (progress: Progress<'allSteps'>) => void,
): Promise<Answer<'allSteps'>> {
  const available: Available[] = [];
  await runInSlices(allSteps(positionFrom(board), { without: board.without }), (found) => {
    available.push(found);
    tell({ available });
  });
  return available;
}
