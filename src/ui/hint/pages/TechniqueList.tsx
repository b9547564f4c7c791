import { difficultyOf } from '../../../sudoku/techniques';
import { useHintCatalogue, useStores } from '../../shared';
import { useHintWords } from '../useHintWords';
import { ALL } from './order';
import { usePages } from './usePages';

/** All techniques, by family, the easiest of each family first. */
export function TechniqueList() {
  const { screen } = useStores();
  const { techniques, choosing } = useHintCatalogue();
  const { difficulties } = useHintWords();
  const pages = usePages();
  const families = [...new Set(ALL.map(({ family }) => family))];
  return (
    <div className="technique-list">
      <p className="sub">{pages.listLead(ALL.length)}</p>
      {families.map((family) => (
        <section key={family}>
          <h3>{choosing.families[family]}</h3>
          <ul>
            {ALL.filter((one) => one.family === family)
              .toSorted((a, b) => a.rating - b.rating)
              .map(({ id, rating }) => (
                <li key={id}>
                  <button type="button" onClick={() => screen.open('technique', id)}>
                    <span>{techniques.names[id]}</span>
                    <small>
                      {difficulties[difficultyOf(rating)]} · {rating.toFixed(1)}
                    </small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
