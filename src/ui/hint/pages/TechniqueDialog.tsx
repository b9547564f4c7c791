import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Screen } from '../../../stores';
import { levelOf, type TechniqueId } from '../../../sudoku/techniques';
import { useKeys, VIEW_KEYS } from '../../keys';
import { catchFocus, Dialog, useHintCatalogue, useStores } from '../../shared';
import { useHintWords } from '../useHintWords';
import { ALL, knownTechnique, neighbour, numberOf } from './order';
import { TechniquePage } from './TechniquePage';
import { usePages } from './usePages';
import './pages.css';

/** The page of one technique, or the list of all. */
export function TechniqueDialog() {
  const { screen } = useStores();
  const id = useStore(screen.store, ({ technique }) => knownTechnique(technique));
  const { techniques } = useHintCatalogue();
  const pages = usePages();
  const body = useRef<HTMLDivElement>(null);
  useTurning(screen);
  useLayoutEffect(() => {
    // A page begins at its top. The pressed button may have disappeared with the page before, so the body takes the
    // focus.
    body.current?.closest('dialog')?.scrollTo?.(0, 0);
    if (id !== null) catchFocus(body.current);
  }, [id]);
  return (
    <Dialog
      title={id === null ? pages.list : techniques.names[id]}
      onClose={screen.close}
      className="technique-dialog"
      width={61.25}
    >
      <div ref={body} tabIndex={-1} className="technique-body">
        {id === null ? <TechniqueList /> : <TechniquePage id={id} />}
      </div>
      {id !== null && <OtherTechniques screen={screen} id={id} />}
    </Dialog>
  );
}

/** Buttons to the previous page, the next page and the list. */
function OtherTechniques({ screen, id }: { readonly screen: Screen; readonly id: TechniqueId }) {
  const pages = usePages();
  const { techniques } = useHintCatalogue();
  const turn = (by: -1 | 1) => {
    const to = neighbour(id, by);
    return {
      disabled: to === null,
      title: to === null ? undefined : techniques.names[to],
      onClick: () => to !== null && screen.open('technique', to),
    };
  };
  return (
    <div className="in-row technique-turning">
      <button type="button" className="button" {...turn(-1)}>
        {pages.previous}
      </button>
      <button type="button" className="button" onClick={() => screen.open('technique')}>
        {pages.list}
      </button>
      <button type="button" className="button" {...turn(1)}>
        {pages.next}
      </button>
      <p className="technique-place unseen-narrow" aria-live="polite">
        <span className="unseen">{techniques.names[id]}, </span>
        {pages.place(numberOf(id) + 1, ALL.length)}
      </p>
    </div>
  );
}

/** Arrow keys turn pages. The page is read from the store, because keys may come faster than pages are drawn. */
function useTurning(screen: Screen): void {
  const turn = (by: -1 | 1): boolean => {
    const technique = knownTechnique(screen.store.getState().technique);
    const to = technique === null ? null : neighbour(technique, by);
    if (to !== null) screen.open('technique', to);
    return to !== null;
  };
  useKeys(VIEW_KEYS.pages, { previous: () => turn(-1), next: () => turn(1) }, { inDialog: true });
}

/** All techniques, by family, the easiest of each family first. */
function TechniqueList() {
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
                  <button type="button" className="listed" onClick={() => screen.open('technique', id)}>
                    <span>{techniques.names[id]}</span>
                    <small>
                      {difficulties[levelOf({ id, rating })]} · {rating.toFixed(1)}
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
