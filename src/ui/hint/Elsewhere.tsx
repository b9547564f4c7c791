import type { CellNaming } from '../../i18n';
import type { HintRun, HintView } from '../../stores';
import type { Cell } from '../../sudoku/core';
import { Segmented, useHintCatalogue, useSetting, useStores } from '../shared';
import { useHintWords } from './useHintWords';

/** What one can ask of the whole board, besides the chosen cell. */
export function Elsewhere({ run, view }: { readonly run: HintRun; readonly view: HintView }) {
  const { actions, elsewhere } = useHintWords();
  if (view.kind === 'told' && (view.subject.kind !== 'cell' || view.level !== 'outlook')) return null;
  return (
    <details className="hint-elsewhere">
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
      <Naming />
    </details>
  );
}

const NAMINGS: readonly CellNaming[] = ['rowColumn', 'letters', 'words'];

/** How cells are named from now on. */
function Naming() {
  const words = useHintWords();
  const { settings } = useStores();
  const { cell, cells } = useHintCatalogue();
  const chosen = useSetting('cellNaming');
  const usual = NAMINGS.find((naming) => cells[naming](0 as Cell) === cell(0 as Cell)) ?? 'words';
  return (
    <Segmented
      name={words.naming}
      value={chosen ?? usual}
      onChange={(cellNaming) => settings.setState({ cellNaming })}
      options={NAMINGS.map((value) => ({ value, label: words.namings[value] }))}
    />
  );
}
