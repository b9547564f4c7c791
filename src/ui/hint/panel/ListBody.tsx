import { useState } from 'react';
import type { HintView } from '../../../stores';
import type { Cell } from '../../../sudoku/core';
import { type Available, factsOf, type Step, type TechniqueId } from '../../../sudoku/techniques';
import { useHintCatalogue } from '../../shared';
import { GoOn } from '../GoOn';
import { useHintRun } from '../hintRun';
import { useHintWords } from '../useHintWords';

interface ListProps {
  readonly list: Extract<HintView, { readonly kind: 'list' }>;
  /** The techniques that are unfolded. */
  readonly open: ReadonlySet<TechniqueId>;
  readonly onOpen: (technique: TechniqueId, open: boolean) => void;
}

/** At most this many steps of each technique are listed until the player asks for more. */
const MOST = 40;

/** How many of the easiest steps are shown before the list. */
const EASIEST = 12;

/**
 * All steps that are possible now: the easiest ones, then all by technique. Each is a button that explains the step.
 */
export function ListBody({ list: { available, end }, open, onOpen }: ListProps) {
  const run = useHintRun();
  const words = useHintWords();
  const { techniques, path } = useHintCatalogue();
  const count = available.reduce((sum, { steps }) => sum + steps.length, 0);
  return (
    <>
      {end === 'cut' && <GoOn />}
      {count > EASIEST && (
        <>
          <h3>{words.easiestSteps}</h3>
          <ul className="hint-easiest">
            {easiestOf(available).map((step) => (
              <li key={keyOf(step)}>
                <button type="button" className="link" onClick={() => run.explainStep(step)}>
                  {words.effect(step)}
                </button>
                <small>{techniques.names[step.technique]}</small>
              </li>
            ))}
          </ul>
          <h3>{words.stepsByTechnique}</h3>
        </>
      )}
      {available.map(({ technique, steps }) => (
        <details
          key={technique}
          className="hint-group"
          open={open.has(technique)}
          onToggle={({ currentTarget }) => onOpen(technique, currentTarget.open)}
        >
          <summary>
            {techniques.names[technique]} <small>{steps.length}</small>
            {factsOf(technique).usesUniqueness && <small className="badge">{path.unique}</small>}
          </summary>
          {open.has(technique) && <Steps steps={steps} />}
        </details>
      ))}
    </>
  );
}

/** The easiest steps. Of several steps with the same effect, only the easiest. */
const easiestOf = (available: readonly Available[]): readonly Step[] => {
  const byEffect = new Map<string, Step>();
  for (const step of available.flatMap(({ steps }) => steps).toSorted((a, b) => a.rating - b.rating)) {
    const effect = JSON.stringify([step.places, step.eliminates]);
    if (!byEffect.has(effect)) byEffect.set(effect, step);
  }
  return [...byEffect.values()].slice(0, EASIEST);
};

const keyOf = ({ places, eliminates, because }: Step): string =>
  JSON.stringify([places, eliminates, because]);

function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const run = useHintRun();
  const words = useHintWords();
  const { path } = useHintCatalogue();
  const [all, setAll] = useState(false);
  const listed = all ? steps : steps.slice(0, MOST);
  return (
    <>
      <ul>
        {listed.map((step) => (
          <li key={keyOf(step)}>
            <button type="button" className="link" onClick={() => run.explainStep(step)}>
              {words.effect(step)}
            </button>
          </li>
        ))}
      </ul>
      {listed.length < steps.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {path.more(steps.length - listed.length)}
        </button>
      )}
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
