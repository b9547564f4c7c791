import type { HintRun, HintView } from '../../stores';
import { Naming, useHintCatalogue, useStores } from '../shared';
import { AllTechniques } from './pages/TechniqueLink';
import { useHintWords } from './useHintWords';
import './body.css';
import './elsewhere.css';

/** What one can ask of the whole board, besides the chosen cell. */
export function Elsewhere({ run, view }: { readonly run: HintRun; readonly view: HintView }) {
  const { actions, elsewhere } = useHintWords();
  const { choosing } = useHintCatalogue();
  const { screen } = useStores();
  if (view.kind === 'told' && (view.subject.kind !== 'cell' || view.level !== 'outlook')) return null;
  return (
    <details
      className="hint-elsewhere"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <summary>{elsewhere}</summary>
      <button type="button" className="link" onClick={() => void run.askAnywhere()}>
        {actions.anywhere}
      </button>
      <button type="button" className="link" onClick={() => void run.listAll()}>
        {actions.all}
      </button>
      <button type="button" className="link" onClick={() => void run.showPath()}>
        {actions.path}
      </button>
      <button type="button" className="link" onClick={() => void run.showSingles()}>
        {actions.singles}
      </button>
      <button type="button" className="link" onClick={() => screen.open('techniques')}>
        {choosing.open}
      </button>
      <AllTechniques />
      <Naming />
    </details>
  );
}
