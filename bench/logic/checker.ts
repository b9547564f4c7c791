import { CELLS, type Grid } from '../../src/sudoku/core';
import { positionOf, techniqueOf } from '../../src/sudoku/techniques';
import { faultOfProof, faultOfStep, SOUNDNESS_TRIALS, solutionOf } from '../../src/sudoku/techniques/testing';
import { nameOf } from './cells';
import { proofInTime } from './proving';

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
}

function checkSteps(task: SoundnessTask): SoundnessAnswer {
  const solution = solutionOf(task.puzzle);
  const checked: Record<string, number> = {};
  const unsound: SoundnessAnswer['unsound'][number][] = [];
  for (const { position, step } of SOUNDNESS_TRIALS[task.trial]?.meet(task.puzzle) ?? []) {
    const { technique } = step;
    checked[technique] = (checked[technique] ?? 0) + 1;
    const fault = faultOfStep(position, step, solution);
    if (fault !== null) unsound.push({ technique, fault, step: JSON.stringify(step) });
  }
  return { kind: 'soundness', task, checked, unsound };
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
    const fault = proof === null ? 'has no proof' : faultOfProof(puzzle, solution, proof);
    return { name: nameOf(cell), milliseconds, tier: Math.max(0, ...tiers), fault };
  });
  return { kind: 'completeness', task, cells };
}

process.on('message', (task: Task) => {
  process.send?.(task.kind === 'soundness' ? checkSteps(task) : proveCells(task));
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
