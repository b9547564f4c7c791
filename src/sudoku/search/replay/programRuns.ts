import type { StepMoments } from '../machine/moments';
import type { LineId } from '../machine/pseudocode';
import type { LineRun } from '../machine/view';
import type { StepLines } from './lines';

/**
 * The lines of a step of a program, with what the program did before it wrote, and after the last step what it did then.
 */
export function withMoments(lines: StepLines, before: StepMoments, after: StepMoments | null): StepLines {
  const frames = before.moments.at(-1)?.frames;
  const writes = lines.runs.map((run) =>
    frames === undefined ? run : { ...run, frames, calls: frames.length },
  );
  const end = after === null ? [] : runsOf(after, true);
  return {
    ...lines,
    // The step itself is shown again at the end, as a whole step is.
    runs: [...runsOf(before, false), ...writes, ...end, ...(end.length > 0 ? writes : [])],
  };
}

function runsOf({ moments, cut }: StepMoments, written: boolean): readonly LineRun[] {
  const runs = moments.map((moment): LineRun => {
    const { line, frames } = moment;
    const id: LineId = `line ${line}`;
    return { line: id, does: { kind: 'moment', moment }, written, calls: frames.length, frames };
  });
  const last = runs.at(-1);
  if (cut && last !== undefined) runs.push({ ...last, does: { kind: 'cut', recorded: moments.length } });
  return runs;
}
