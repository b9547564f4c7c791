import { CATALOGUE, DIFFICULTIES, levelOf, type TechniqueId } from '../../sudoku/techniques';
import { useHintCatalogue, useMoreMessages } from '../shared';

interface WithoutFieldProps {
  readonly without: readonly TechniqueId[];
  readonly onChange: (without: readonly TechniqueId[]) => void;
}

/** A list of all techniques, to tick those that the puzzle must not need. */
export function WithoutField({ without, onChange }: WithoutFieldProps) {
  const { newPuzzle: words } = useMoreMessages();
  const { techniques, choosing } = useHintCatalogue();
  return (
    <details
      className="without"
      // The list is long, so what is opened would begin at the lower edge of the dialog.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView?.()}
    >
      <summary>
        {words.without}{' '}
        {without.length > 0 && (
          <small>{words.withoutChosen(without.map((id) => techniques.names[id]))}</small>
        )}
      </summary>
      <p className="sub">{words.withoutNote}</p>
      <div className="without-list">
        {DIFFICULTIES.map((difficulty) => (
          <fieldset key={difficulty}>
            <legend>{choosing.difficulties[difficulty]}</legend>
            {CATALOGUE.filter((facts) => levelOf(facts) === difficulty).map(({ id }) => (
              <label key={id} className="check">
                <input
                  type="checkbox"
                  checked={without.includes(id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...without, id] : without.filter((other) => other !== id))
                  }
                />
                {techniques.names[id]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
