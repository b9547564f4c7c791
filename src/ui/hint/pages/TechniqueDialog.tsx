import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Screen } from '../../../stores';
import type { TechniqueId } from '../../../sudoku/techniques';
import { useKeys, VIEW_KEYS } from '../../keys';
import { catchFocus, Dialog, useHintCatalogue, useStores } from '../../shared';
import { ALL, knownTechnique, neighbour, numberOf } from './order';
import { TechniqueList } from './TechniqueList';
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
    <div className="technique-turning">
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
