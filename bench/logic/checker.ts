import { CELLS, type Grid, seededRandom } from '../../src/sudoku/core';
import { finish, gridOf, pathOf, positionOf, techniqueOf } from '../../src/sudoku/techniques';
import {
  after,
  check,
  faultIn,
  faultOfProof,
  faultOfStep,
  mutant,
  plainOf,
  SOUNDNESS_TRIALS,
  solutionOf,
} from '../../src/sudoku/techniques/testing';
import { nameOf } from './cells';
import { proofInTime } from './proving';
import { isStillTrue } from './stillTrue';

/** A puzzle to check: the steps of a numbered trial, or the proofs of all its cells. */
export type Task = SoundnessTask | CompletenessTask;
/** The result of a task, with the task. */
export type Answer = SoundnessAnswer | CompletenessAnswer;

export interface SoundnessTask {
  readonly kind: 'soundness';
  readonly trial: number;
  readonly puzzle: Grid;
}

export interface SoundnessAnswer {
  readonly kind: 'soundness';
  readonly task: SoundnessTask;
  /** How many steps were checked, by technique. */
  readonly checked: Readonly<Record<string, number>>;
  /** How many steps with a small change that makes them untrue were checked as well, and how many were rejected. */
  readonly changed: number;
  readonly rejected: number;
  /** How many steps with a small change still were true. */
  readonly stillTrue: number;
  /** Steps that are wrong, and why. */
  readonly unsound: readonly { readonly technique: string; readonly fault: string; readonly step: string }[];
}

export interface CompletenessTask {
  readonly kind: 'completeness';
  readonly id: string;
  readonly puzzle: Grid;
}

export interface CompletenessAnswer {
  readonly kind: 'completeness';
  readonly task: CompletenessTask;
  /** One for each blank cell. */
  readonly cells: readonly {
    readonly name: string;
    readonly milliseconds: number;
    /** The highest tier that the proof uses; 0 without a proof. */
    readonly tier: number;
    readonly fault: string | null;
  }[];
  /** What is wrong with the path of the easiest steps, or that of the fewest; or `null`. */
  readonly path: string | null;
}

function checkSteps(task: SoundnessTask): SoundnessAnswer {
  const solution = solutionOf(task.puzzle);
  const checked: Record<string, number> = {};
  const unsound: SoundnessAnswer['unsound'][number][] = [];
  const random = seededRandom(1);
  let [changed, rejected, stillTrue] = [0, 0, 0];
  for (const { position, step } of SOUNDNESS_TRIALS[task.trial]?.meet(task.puzzle) ?? []) {
    const { technique } = step;
    checked[technique] = (checked[technique] ?? 0) + 1;
    const board = plainOf(gridOf(position), [...position.candidates], task.puzzle);
    const fault = faultOfStep(position, step, solution) ?? check(board, step).fault;
    const other = mutant(step, random);
    if (isStillTrue(position, step, other)) stillTrue++;
    else {
      changed++;
      if (check(board, other).fault !== null) rejected++;
    }
    if (fault !== null) unsound.push({ technique, fault, step: JSON.stringify(step) });
  }
  return { kind: 'soundness', task, checked, changed, rejected, stillTrue, unsound };
}

function proveCells(task: CompletenessTask): CompletenessAnswer {
  const { puzzle } = task;
  const solution = solutionOf(puzzle);
  const position = positionOf(puzzle, { givens: puzzle });
  const cells = CELLS.filter((cell) => position.digits[cell] === 0).map((cell) => {
    const start = performance.now();
    const proof = proofInTime(position, cell);
    const milliseconds = performance.now() - start;
    const tiers = proof?.lines.map(({ step }) => techniqueOf(step.technique).tier) ?? [];
    const fault =
      proof === null
        ? 'has no proof'
        : (faultOfProof(puzzle, solution, proof) ?? faultIn(plainOf(puzzle), proof));
    return { name: nameOf(cell), milliseconds, tier: Math.max(0, ...tiers), fault };
  });
  return {
    kind: 'completeness',
    task,
    cells,
    path: faultOfPath(puzzle, 'easiest') ?? faultOfPath(puzzle, 'fewest'),
  };
}

/** What is wrong with a path of steps of the first five tiers, step by step; or `null`. */
function faultOfPath(puzzle: Grid, order: 'easiest' | 'fewest'): string | null {
  let board = plainOf(puzzle);
  const position = positionOf(puzzle, { givens: puzzle });
  for (const [i, step] of finish(pathOf(position, { order, upTo: 5 })).steps.entries()) {
    const { fault } = check(board, step);
    if (fault !== null)
      return `step ${i + 1} of the path of ${order} steps: ${fault}: ${JSON.stringify(step)}`;
    board = after(board, step);
  }
  return null;
}

process.on('message', (task: Task) => {
  process.send?.(task.kind === 'soundness' ? checkSteps(task) : proveCells(task));
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
