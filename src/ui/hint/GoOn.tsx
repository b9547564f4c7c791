import { useHintRun } from './hintRun';
import { useHintWords } from './useHintWords';

/** A button that goes on with a search whose worker was lost, from what it has found. */
export function GoOn() {
  const run = useHintRun();
  const { actions } = useHintWords();
  return (
    <button type="button" className="button" onClick={run.goOn}>
      {actions.goOn}
    </button>
  );
}
