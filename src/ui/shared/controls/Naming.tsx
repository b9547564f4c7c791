import type { CellNaming } from '../../../i18n';
import type { Cell } from '../../../sudoku/core';
import { useHintCatalogue, useSetting, useStores } from '../context';
import { Segmented } from './Segmented';

const NAMINGS: readonly CellNaming[] = ['rowColumn', 'letters', 'words'];

/**
 * Chooses how hints and searches name cells. Suspends until what hints say has loaded: use it below a
 * <Suspense>.
 */
export function Naming() {
  const { settings } = useStores();
  const catalogue = useHintCatalogue();
  const { naming, namings } = catalogue.in(catalogue.cell);
  const { cell, cells } = catalogue;
  const chosen = useSetting('cellNaming');
  const usual = NAMINGS.find((one) => cells[one](0 as Cell) === cell(0 as Cell)) ?? 'words';
  return (
    <div className="naming">
      <p aria-hidden="true">{naming}</p>
      <Segmented
        name={naming}
        value={chosen ?? usual}
        onChange={(cellNaming) => settings.setState({ cellNaming })}
        options={NAMINGS.map((value) => ({ value, label: namings[value] }))}
      />
    </div>
  );
}
