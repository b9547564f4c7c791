import { later } from '../parts';
import { EMPTY_GRID, type Grid, overlay } from '../sudoku/core';
import {
  examineGivens,
  findBreak,
  findClashSets,
  findCulprits,
  findRepairs,
  type Heartbeat,
  possibleDigits,
  surveySolutions,
} from '../sudoku/doctor';
import { type ReadingHooks, readCopied, readText, writeAll } from '../sudoku/formats';
import { buffersOf, gatherPiece, solvePiece } from '../sudoku/many';
import {
  countSolutions,
  findSolutions,
  firstSolution,
  type OnTick,
  solutionsInOrder,
} from '../sudoku/solver';
import { waitTurn } from './pause';
import type {
  Answer,
  Assessment,
  JobName,
  Question,
  ReportProgress,
  Request,
  SignOfLife,
  SolutionCount,
} from './protocol';

type JobFunctions = {
  readonly [K in JobName]: (
    question: Question<K>,
    tell: ReportProgress<K>,
    alive: SignOfLife,
  ) => Answer<K> | Promise<Answer<K>>;
};

const JOBS: JobFunctions = {
  assess: ({ givens, limit }, tell) => assess(givens, limit, tell),

  solve({ givens, entries, limit }, tell) {
    const start = performance.now();
    const assessment = assess(givens, limit, tell);
    if (assessment.kind !== 'many') return assessment;
    const onTick = () => tell({ solutions: assessment.count });
    const first = firstSolution(givens, onTick);
    if (first === null) throw new Error(`many solutions, but no first one: ${givens}`);
    const fitting = entries === EMPTY_GRID ? null : firstSolution(overlay(givens, entries), onTick);
    return { ...assessment, milliseconds: performance.now() - start, first, fitting };
  },

  browse: ({ givens, after, count }, tell) => solutionsInOrder(givens, after, count, tell),
  read({ text, html = '', mostChoices, longest }) {
    const limits = { ...hooks, mostChoices, longest };
    return html === '' ? readText(text, limits) : readCopied(text, html, limits);
  },
  judge: ({ boards }) => boards.map(judge),
  write: ({ puzzle }) => writeAll(puzzle),
  async solveMany({ piece, ...options }, tell) {
    const bytes = await bytesOf(piece);
    const onProgress = (puzzles: number): void => tell({ puzzles });
    return bytes && solvePiece(bytes, { ...options, ...hooks, decode, onProgress });
  },
  async gather({ piece, ...options }) {
    const bytes = await bytesOf(piece);
    return bytes && gatherPiece(bytes, { ...options, ...hooks, decode });
  },

  repairs: ({ givens }, tell) => toTheEnd((onTick) => findRepairs(givens, onTick), [], tell),
  clashSet: ({ givens }, tell) => toTheEnd((onTick) => findClashSets(givens, { onTick }), null, tell),
  culprits: ({ givens }, tell) => toTheEnd((onTick) => findCulprits(givens, onTick), [], tell),
  survey: ({ givens }, tell) => toTheEnd((onTick) => surveySolutions(givens, onTick), null, tell),
  possible: ({ givens }, _, alive) => possibleDigits(givens, alive),
  necessity: ({ givens }, tell) => toTheEnd((onTick) => examineGivens(givens, onTick), null, tell),
  firstMistake: ({ givens, entries }, tell) => findBreak(givens, entries, () => tell(null)),
  prove: async (question, tell, alive) => (await reasoning()).prove(question, tell, alive),
  wayOn: async ({ board }, _, alive) => (await reasoning()).wayOn(board, alive),
  nextStep: async ({ board }, _, alive) => (await reasoning()).nextStep(board, alive),
  path: async (question, tell, alive) => (await reasoning()).layPath(question, tell, alive),
  rate: async (question, _, alive) => (await reasoning()).ratePuzzle(question, alive),
  allSteps: async (question, tell, alive) => (await reasoning()).everyStep(question, tell, alive),
  make: async (question, tell) => (await making()).makePuzzle(question, tell),
  lesson: async (question, tell) => (await making()).layLesson(question, tell),
};

/** Human logic loads on demand, because it is large and not every visit needs it. */
const reasoning = later(() => import('./reasoning'));
const making = later(() => import('./making'));

const decoder = new TextDecoder();
const decode = (bytes: Uint8Array): string => decoder.decode(bytes);

/** The bytes of a piece of a file; `null` if the file is gone or has changed. */
const bytesOf = (piece: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  piece.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** If the reader of a notation throws, one text or one row of a file is lost. The console shows that it happened. */
const hooks: ReadingHooks = {
  pause: waitTurn,
  // biome-ignore lint/suspicious/noConsole: where else does a worker say that it was mistaken, and goes on?
  onBroken: (notation, thrown) => console.error(`The reader of ${notation} broke:`, thrown),
};

/** The time for judging one reading, in milliseconds. */
const LONGEST_JUDGED = 100;

function judge(givens: Grid): SolutionCount {
  const until = performance.now() + LONGEST_JUDGED;
  const late = Symbol();
  const onTick = (): void => {
    if (performance.now() > until) throw late;
  };
  try {
    const { count } = findSolutions(givens, { limit: 2, onTick });
    return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
  } catch (thrown) {
    if (thrown === late) return 'unknown';
    throw thrown;
  }
}

/** The buffers of an answer, to be transferred to the page instead of copied. */
export function handedOver<K extends JobName>(job: K, answer: Answer<K>): ArrayBuffer[] {
  if (job !== 'solveMany' || answer === null) return [];
  return buffersOf(answer as NonNullable<Answer<'solveMany'>>);
}

/** Returns the last value of an examination. Until then it reports each value as progress, starting with `nothing`. */
function toTheEnd<T, K extends T>(
  examine: (onTick: Heartbeat) => Iterable<K>,
  nothing: T,
  tell: (known: T) => void,
): T {
  let known = nothing;
  for (const found of examine(() => tell(known))) {
    known = found;
    tell(known);
  }
  return known;
}

/** Does one job. Throws only because of a bug of ours. */
export function perform<K extends JobName>(
  { job, question }: Request<K>,
  tell: ReportProgress<K>,
  alive: SignOfLife = () => {},
) {
  return JOBS[job](question, tell, alive);
}

function assess(givens: Grid, limit: number, onTick: OnTick): Assessment {
  const start = performance.now();
  const two = findSolutions(givens, { limit: 2, onTick });
  const [solution] = two.solutions;
  const effort = (guesses: number) => ({ milliseconds: performance.now() - start, guesses });
  if (solution === undefined) return { kind: 'none', ...effort(two.guesses) };
  if (two.count === 1) return { kind: 'one', solution, ...effort(two.guesses) };
  const { count, complete, guesses } = countSolutions(givens, { limit: limit + 1, onTick });
  return { kind: 'many', count: Math.min(count, limit), exact: complete, ...effort(guesses) };
}
