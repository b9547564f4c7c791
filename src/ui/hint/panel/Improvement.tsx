import type { OpenHint } from '../../../stores';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';

interface ImprovementProps {
  readonly improvement: OpenHint['improvement'];
  /** How many steps the proof or path in view has. */
  readonly steps: number;
}

/**
 * Says that a shorter proof or path is being searched for, or that one was found. The shorter one is shown only on
 * request, so that the text being read does not change.
 */
export function Improvement({ improvement, steps }: ImprovementProps) {
  const run = useHintRun();
  const { improving: words } = useHintWords();
  // The element is always in the page, because screen readers read out only what changes in an existing element.
  return (
    <div className="in-row hint-improving" role="status">
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
