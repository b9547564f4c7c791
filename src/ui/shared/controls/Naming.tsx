import type { CellNaming } from '../../../i18n';
import { useHintCatalogue, useStores } from '../context';
import { Segmented } from './Segmented';

const NAMINGS: readonly CellNaming[] = ['rowColumn', 'letters', 'words'];

/**
 * Chooses how hints and searches name cells. Suspends until the words of hints have loaded: use it below a <Suspense>.
 */
export function Naming() {
  const { settings } = useStores();
  const { naming, namings, namedBy } = useHintCatalogue().hint;
  return (
    <div className="naming">
      <p aria-hidden="true">{naming}</p>
      <Segmented
        name={naming}
        value={namedBy}
        onChange={(cellNaming) => settings.setState({ cellNaming })}
        options={NAMINGS.map((value) => ({ value, label: namings[value] }))}
      />
    </div>
  );
}
