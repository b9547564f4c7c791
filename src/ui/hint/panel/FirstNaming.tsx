import { useState } from 'react';
import type { CellNaming } from '../../../i18n';
import type { Cell } from '../../../sudoku/core';
import { Segmented, useMessages, useStores } from '../../shared';
import { useHintWords } from '../useHintWords';

/**
 * Asks once how hints name cells: in the words of the language, or r1c1 for those who are used to it. Once chosen, it
 * is gone with the hint; the options have it from then on.
 */
export function FirstNaming() {
  const { settings } = useStores();
  const { words } = useMessages();
  const { naming, namings, namedBy } = useHintWords();
  const [offered] = useState(() => settings.getState().cellNaming === null);
  if (!offered) return null;
  return (
    <div className="hint-naming">
      <Segmented<CellNaming>
        name={naming}
        value={namedBy}
        onChange={(cellNaming) => settings.setState({ cellNaming })}
        options={[
          { value: 'words', label: words.cellAloud(0 as Cell) },
          { value: 'rowColumn', label: namings.rowColumn },
        ]}
      />
    </div>
  );
}
