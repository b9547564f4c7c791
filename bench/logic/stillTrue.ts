import { CELLS, type DigitSet } from '../../src/sudoku/core';
import { findSolutionsAmong } from '../../src/sudoku/solver';
import type { Position, Step } from '../../src/sudoku/techniques';

type Reason = Step['because'];
type Line = Extract<Reason, { kind: 'forcing' }>['branches'][number]['lines'][number];

/** The solver gives up after so many ticks, of two thousand nodes each. */
const MOST_TICKS = 50;

/**
 * Whether a step in which something small was changed still says nothing untrue, so that it need not be rejected. This
 * can be so in a net with a technique in it: of the up to 160 candidates that the technique needs gone, another one may
 * be named that is gone as well, or another source, and what the line concludes still follows.
 *
 * The solver judges this alone, with none of the check's code: no grid has what the line rules out, or lacks what it
 * shows, without the candidates that are named. Everything else that was changed counts as untrue, and so does what
 * the solver cannot tell soon.
 */
export function isStillTrue(position: Position, step: Step, changed: Step): boolean {
  const lines = linesOf(step);
  const others = linesOf(changed);
  if (JSON.stringify(withoutLines(step)) !== JSON.stringify(withoutLines(changed))) return false;
  return (
    lines.length === others.length &&
    others.every(
      (line, i) => JSON.stringify(line) === JSON.stringify(lines[i]) || follows(position, line, changed),
    )
  );
}

const linesOf = ({ because }: Step): readonly Line[] =>
  because.kind === 'forcing' ? because.branches.flatMap(({ lines }) => lines) : [];

const withoutLines = (step: Step): unknown => ({
  ...step,
  because: step.because.kind === 'forcing' ? { ...step.because, branches: null } : step.because,
});

/** Whether a line follows by a technique from candidates that are gone, and from lines before it that say "false". */
function follows(position: Position, line: Line, { because }: Step): boolean {
  if (line.by.kind !== 'technique' || because.kind !== 'forcing') return false;
  const branch = because.branches.find(({ lines }) => lines.includes(line))?.lines ?? [];
  const at = branch.indexOf(line);
  const sources = line.from.map((source) => (source < at ? branch[source] : undefined));
  if (new Set(line.from).size < line.from.length || !sources.every((source) => source?.on === false))
    return false;
  const { premises } = line.by;
  if (new Set(premises).size < premises.length || !premises.every((one) => isGone(position, one)))
    return false;
  const sets: number[] = CELLS.map(() => 511);
  const keep = (candidate: number, digits: number): void => {
    const cell = Math.floor(candidate / 9);
    sets[cell] = (sets[cell] ?? 0) & digits;
  };
  const without = (candidate: number): void => keep(candidate, ~(1 << (candidate % 9)));
  for (const one of premises) without(one);
  for (const source of sources) if (source !== undefined) without(source.candidate);
  if (line.on) without(line.candidate);
  else keep(line.candidate, 1 << (line.candidate % 9));
  return hasNoSolution(sets as DigitSet[]);
}

function isGone({ digits, candidates }: Position, candidate: number): boolean {
  const [cell, digit] = [Math.floor(candidate / 9), candidate % 9];
  const filled = digits[cell];
  return filled === 0 ? ((candidates[cell] ?? 0) & (1 << digit)) === 0 : filled !== digit + 1;
}

function hasNoSolution(sets: readonly DigitSet[]): boolean {
  const late = Symbol();
  let ticks = 0;
  const onTick = (): void => {
    if (++ticks > MOST_TICKS) throw late;
  };
  try {
    return findSolutionsAmong(sets, { limit: 1, onTick }).length === 0;
  } catch (thrown) {
    if (thrown === late) return false;
    throw thrown;
  }
}
