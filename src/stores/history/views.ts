import { EMPTY_GRID, filledOf, visibleOf } from '../../sudoku/core';
import type { Stores } from '..';
import type { Comparison } from '../compare';
import type { HintRun } from '../hint';
import type { Mode } from '../screen';
import { sourceOf } from '../searchSource';
import type { Playback } from '../watch';
import { type DialogShown, HOME_OF, type Place, type View, type ViewKind } from './place';

/** What it takes to tell what is open, and to open it. */
export type StoresShown = Pick<
  Stores,
  'game' | 'selection' | 'screen' | 'watch' | 'hint' | 'compare' | 'doctor' | 'importing'
>;

/** So much of a text is kept with the dialog it is in, in characters. */
const LONGEST_KEPT = 10_000;

/** Reads what is open from the stores, and opens it again. */
export interface Views {
  /** What is open now. `before` stands for what a view that is still being loaded cannot tell. */
  place(before: Place): Place;
  /** The same for a view that has been left just now; `null` where nothing is left of it. */
  left(mode: Mode): View | null;
  /** Whether a place can be brought back: the puzzle it was about is still on the board. */
  isValid(view: View): boolean;
  /** Opens a view in place of the one that is open. */
  bring(view: View): void;
  bringDialog(dialog: DialogShown | null): void;
}

export function createViews(stores: StoresShown): Views {
  const { game, selection, screen, watch, hint, compare, doctor, importing } = stores;
  /** Those that have been loaded, each once it has been opened. */
  let playback: Playback | null = null;
  let hints: HintRun | null = null;
  let comparison: Comparison | null = null;

  const givensNow = (): string => game.now().board.givens;
  const filledNow = (): string => visibleOf(game.now().board);

  const kindNow = (): ViewKind => {
    const { mode } = screen.store.getState();
    return mode === 'play' && doctor.store.getState().open ? 'examine' : mode;
  };

  const listen = (kind: ViewKind): void => {
    // What cannot be loaded is told elsewhere; here there is nothing to read then.
    const failed = (): void => {};
    if (kind === 'watch')
      void watch.load().then((loaded) => {
        playback = loaded;
      }, failed);
    if (kind === 'hint')
      void hint.load().then((loaded) => {
        hints = loaded;
      }, failed);
    if (kind === 'compare')
      void compare.load().then((loaded) => {
        comparison = loaded;
      }, failed);
  };

  /** What a view tells of itself; `null` while it is being loaded. */
  const told = (kind: ViewKind): View | null => {
    switch (kind) {
      case 'play':
        return { kind };
      case 'examine':
        return { kind, givens: givensNow() };
      case 'watch': {
        const grid = playback?.store.getState().search.givens;
        if (playback === null || grid === undefined || (grid === EMPTY_GRID && givensNow() !== grid))
          return null;
        return { kind, grid, moment: playback.moment() };
      }
      case 'hint': {
        const page = hints?.page() ?? null;
        const { cells } = selection.store.getState();
        return page && { kind, givens: givensNow(), filled: filledNow(), cells, page };
      }
      case 'compare': {
        if (comparison === null) return null;
        const { scope } = comparison.store.getState();
        return { kind, givens: givensNow(), scope, link: comparison.link() };
      }
    }
  };

  /** A view that has nothing to tell yet. */
  const blank = (kind: ViewKind): View => {
    switch (kind) {
      case 'play':
        return { kind };
      case 'examine':
        return { kind, givens: givensNow() };
      case 'watch':
        return { kind, grid: givensNow(), moment: { strategy: 'rowByRow', options: '', step: 0 } };
      case 'hint': {
        const { cells } = selection.store.getState();
        return { kind, givens: givensNow(), filled: filledNow(), cells, page: null };
      }
      case 'compare':
        return { kind, givens: givensNow(), scope: 'one', link: '' };
    }
  };

  const dialogNow = (): DialogShown | null => {
    const { dialog, technique, beneath } = screen.store.getState();
    if (dialog === null) return null;
    const below = beneath?.dialog ? { name: beneath.dialog, technique: beneath.technique } : undefined;
    const text = dialog === 'paste' ? importing.store.getState().text.slice(0, LONGEST_KEPT) : undefined;
    return { name: dialog, technique, beneath: below, text };
  };

  const leave = (): void => {
    const { mode } = screen.store.getState();
    if (mode === 'hint') hint.leave();
    else if (mode === 'watch') watch.leave();
    else if (mode === 'compare') compare.leave();
    doctor.close();
  };

  return {
    place(before) {
      const kind = kindNow();
      listen(kind);
      const known = before.view.kind === kind ? before.view : blank(kind);
      return { view: told(kind) ?? known, dialog: dialogNow() };
    },
    left: told,
    isValid(view) {
      switch (view.kind) {
        case 'play':
          return true;
        case 'watch': {
          const { board } = game.now();
          return view.grid === (sourceOf(view.moment.options) === 'board' ? filledOf(board) : board.givens);
        }
        case 'compare':
          return view.scope === 'set' || view.givens === givensNow();
        default:
          return view.givens === givensNow();
      }
    },
    bring(view) {
      leave();
      switch (view.kind) {
        case 'play':
          return;
        case 'examine':
          return doctor.open();
        case 'watch':
          return watch.start(view.moment);
        case 'hint': {
          const [first] = view.cells;
          if (first !== undefined) selection.select(view.cells.at(-1) ?? first);
          selection.selectAll(view.cells);
          return hint.open(view.filled === filledNow() ? view.page : null);
        }
        case 'compare': {
          const isThere = view.link === '' || comparison?.link() === view.link;
          compare.start(isThere ? undefined : view.link);
          const { scope } = view;
          void compare.load().then(
            ({ store, setScope }) => {
              if (kindNow() === 'compare' && store.getState().scope !== scope) setScope(scope);
            },
            () => {},
          );
        }
      }
    },
    bringDialog(dialog) {
      const { dialog: before } = screen.store.getState();
      if (before === 'paste' && dialog?.name !== 'paste') importing.cancel();
      if (dialog === null) return screen.show({ dialog: null });
      const { name, technique, beneath, text } = dialog;
      const home = HOME_OF[name];
      if (home !== null && home !== screen.store.getState().mode) return screen.show({ dialog: null });
      if (text !== undefined && text !== importing.store.getState().text) void importing.edit(text);
      screen.show({
        dialog: name,
        technique,
        beneath: beneath && { dialog: beneath.name, technique: beneath.technique },
      });
    },
  };
}
