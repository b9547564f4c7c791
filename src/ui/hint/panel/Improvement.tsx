import type { HintRun, OpenHint } from '../../../stores';
import { useHintWords } from '../useHintWords';

interface ImprovementProps {
  readonly run: HintRun;
  readonly improvement: OpenHint['improvement'];
  /** How many steps the proof or path in view has. */
  readonly steps: number;
}

/**
 * Tells that a shorter proof or path is looked for, or has been found. It is shown only on request: what is being read
 * stays as it is.
 */
export function Improvement({ run, improvement, steps }: ImprovementProps) {
  const { improving: words } = useHintWords();
  // The element is always there: only what changes in it is read out.
  return (
    <div className="hint-improving" role="status">
      {improvement !== null && (
        <>
          <p>
            {improvement.better === null
              ? words.running
              : words.found(improvement.better.steps.length, steps)}
          </p>
          {improvement.better !== null && (
            <button type="button" className="link" onClick={run.showBetter}>
              {words.show}
            </button>
          )}
          {improvement.running && (
            <button type="button" className="link" onClick={run.stopImproving}>
              {words.stop}
            </button>
          )}
        </>
      )}
    </div>
  );
}
