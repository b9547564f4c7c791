import {
  type AllowedTechniques,
  allSteps,
  appraise,
  cellOf,
  cellsSolvableBySingles,
  digitOf,
  isCheaper,
  nextSteps,
  type Position,
  pathOf,
  positionOf,
  proveCandidate,
  proveCell,
  type Rating,
  type Round,
  strike,
} from '../sudoku/techniques';
import { waitTurn } from './pause';
import type { Answer, BoardToReason, Question, ReportProgress, SignOfLife, WayOn } from './protocol';
import { runInSlices } from './slices';

function positionFrom({ givens, filled, marks, ruledOut = [] }: BoardToReason, onTick: SignOfLife): Position {
  const position = positionOf(filled, { givens, onTick, ...(marks === null ? {} : { marks }) });
  for (const one of ruledOut) strike(position, cellOf(one), digitOf(one));
  return position;
}

const choiceOf = ({ without, uniqueness = true }: BoardToReason): AllowedTechniques => ({
  without,
  uniqueness,
});

/**
 * Milliseconds of a slice of work that nobody waits for. Short, so that the player's next action soon gets the core.
 */
const SHORT_SLICE = 20;

/** How many times as much is looked at while a proof is read. */
const WHILE_READ = 8;

export async function prove(
  { board, cell, not, rounds: before = [], shorterThan }: Question<'prove'>,
  tell: ReportProgress<'prove'>,
  alive: SignOfLife,
): Promise<Answer<'prove'>> {
  const position = positionFrom(board, alive);
  const choice = { ...choiceOf(board), effort: shorterThan === undefined ? 1 : WHILE_READ };
  const known = before.map((text): Round => JSON.parse(text));
  const search =
    not === null
      ? proveCell(position, cell, choice, known)
      : proveCandidate(position, cell, not, choice, known);
  let told = before.length;
  const proof = await runInSlices(search, ({ rounds, better, ...progress }) => {
    // As texts, because the page only keeps them: it need not take time to make objects of them.
    const more = rounds.slice(told).map((round) => JSON.stringify(round));
    told = rounds.length;
    tell({ ...progress, better, rounds: more }, better !== null || more.length > 0);
  });
  return proof === null || shorterThan === undefined || isCheaper(proof, shorterThan) ? proof : null;
}

/** Only techniques up to tier 4: harder ones take long, and this answer is needed at once. */
const EASY = { upTo: 4 } as const;

export async function wayOn(board: BoardToReason, alive: SignOfLife): Promise<WayOn> {
  const position = positionFrom(board, alive);
  const choice = choiceOf(board);
  const [step = null] = nextSteps(position, { ...choice, ...EASY });
  return {
    step,
    cell: await firstFilled(position, choice),
    singles: cellsSolvableBySingles(position, choice),
  };
}

export async function nextStep(board: BoardToReason, alive: SignOfLife): Promise<Answer<'nextStep'>> {
  const [step = null] = nextSteps(positionFrom(board, alive), choiceOf(board));
  return step;
}

/** The cell that the easiest path fills first. */
async function firstFilled(position: Position, choice: AllowedTechniques): Promise<WayOn['cell']> {
  let first: WayOn['cell'] = null;
  const path = pathOf(position, { ...choice, ...EASY });
  await runInSlices(path, ({ step }) => {
    const place = step?.places[0];
    if (place === undefined) return;
    first ??= cellOf(place);
    path.return({ steps: [], solved: false });
  });
  return first;
}

export function layPath(
  { board, order, found = [] }: Question<'path'>,
  tell: ReportProgress<'path'>,
  alive: SignOfLife,
): Promise<Answer<'path'>> {
  const search = pathOf(positionFrom(board, alive), { order, ...choiceOf(board) }, found);
  const steps = [...found];
  return runInSlices(search, ({ step, better }) => {
    if (step !== null) steps.push(step);
    tell({ steps: better?.steps ?? steps, better }, better !== null);
  });
}

export async function ratePuzzle(
  { givens, patience }: Question<'rate'>,
  alive: SignOfLife,
): Promise<Answer<'rate'>> {
  const search = appraise(positionOf(givens, { givens, onTick: alive }));
  let soFar: Rating | null = null;
  for (let worked = 0; worked < patience; await waitTurn()) {
    const since = performance.now();
    for (let passed = 0; passed < SHORT_SLICE; passed = performance.now() - since) {
      const next = search.next();
      if (next.done) return next.value;
      soFar = next.value;
    }
    worked += performance.now() - since;
  }
  return soFar;
}

export async function everyStep(
  { board, found = [] }: Question<'allSteps'>,
  tell: ReportProgress<'allSteps'>,
  alive: SignOfLife,
): Promise<Answer<'allSteps'>> {
  const available = [...found];
  const after = found.at(-1)?.technique;
  await runInSlices(allSteps(positionFrom(board, alive), choiceOf(board), after), (found) => {
    available.push(found);
    tell({ available });
  });
  return available;
}
