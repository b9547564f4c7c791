import type { HintRun, HintView } from '../../stores';
import type { Cell } from '../../sudoku/core';
import { factsOf } from '../../sudoku/techniques';
import { useHintCatalogue } from '../shared';
import { useHintWords } from './useHintWords';

interface ListProps {
  readonly run: HintRun;
  readonly list: Extract<HintView, { readonly kind: 'list' }>;
}

/** Of a technique with more steps than this, only as many are listed. */
const MOST = 40;

/** All steps there are, technique by technique; each can be looked at. */
export function ListBody({ run, list: { available, complete } }: ListProps) {
  const words = useHintWords();
  const { techniques, path } = useHintCatalogue();
  const count = available.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <>
      <p className="hint-summary">{words.list(count, complete)}</p>
      {available.map(({ technique, steps }) => (
        <details key={technique} className="hint-group">
          <summary>
            {techniques.names[technique]} <small>{steps.length}</small>
            {factsOf(technique).usesUniqueness && <small className="badge">{path.unique}</small>}
          </summary>
          <ul>
            {steps.slice(0, MOST).map((step) => (
              <li key={JSON.stringify([step.places, step.eliminates, step.because])}>
                <button type="button" className="link" onClick={() => run.tellStep(step)}>
                  {words.effect(step)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

export function SinglesBody({ cells }: { readonly cells: readonly Cell[] }) {
  const words = useHintWords();
  return (
    <div className="hint-lead">
      <h2>{words.singles(cells)}</h2>
    </div>
  );
}
