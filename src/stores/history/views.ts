import { ignoreAbsentPart } from '../../parts';
import { EMPTY_GRID, filledOf, visibleOf } from '../../sudoku/core';
import type { Stores } from '..';
import type { Comparison } from '../compare';
import type { HintRun, HintState } from '../hint';
import type { ManyRun } from '../many/manyRun';
import type { Mode } from '../page/screen';
import { sourceOf } from '../shared/searchSource';
import type { Playback } from '../watch';
import { levelsIn } from './chain';
import { type DialogShown, type Place, VIEW_OF_DIALOG, type View, type ViewKind } from './place';

/** What it takes to tell what is open, and to open it. */
export type StoresShown = Pick<
  Stores,
  'game' | 'selection' | 'screen' | 'watch' | 'hint' | 'compare' | 'doctor' | 'importing' | 'many'
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
  /** Opens the levels of a view that is open already, or leaves some, if it has others. */
  level(view: View): void;
  bringDialog(dialog: DialogShown | null): void;
}

/** The answers that lie below the one in view of a hint; `null` while hints are closed. */
const pagesBelow = (state: HintState) => (state.kind === 'open' ? state.earlier : null);

/** `onLevel` hears of each level of a view that is opened or left, and of each choice made in Many. */
export function createViews(stores: StoresShown, onLevel: () => void): Views {
  const { game, selection, screen, watch, hint, compare, doctor, importing, many } = stores;
  /** Those that have been loaded, each once it has been opened. */
  let playback: Playback | null = null;
  let hints: HintRun | null = null;
  let comparison: Comparison | null = null;
  let manyRun: ManyRun | null = null;

  const givensNow = (): string => game.now().board.givens;
  const filledNow = (): string => visibleOf(game.now().board);

  const kindNow = (): ViewKind => {
    const { mode } = screen.store.getState();
    return mode === 'play' && doctor.store.getState().open ? 'examine' : mode;
  };

  const listen = (kind: ViewKind): void => {
    // A view that cannot be loaded tells so itself; here there is nothing to read then.
    const failed = (): void => {};
    if (kind === 'watch' && playback === null)
      void watch.load().then((loaded) => {
        if (playback !== null) return;
        playback = loaded;
        loaded.store.subscribe((now, before) => {
          if (
            now.detail !== before.detail ||
            now.chartExpanded !== before.chartExpanded ||
            now.clipWish !== before.clipWish
          )
            onLevel();
        });
      }, failed);
    if (kind === 'hint' && hints === null)
      void hint.load().then((loaded) => {
        if (hints !== null) return;
        hints = loaded;
        loaded.store.subscribe((now, before) => pagesBelow(now) !== pagesBelow(before) && onLevel());
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
        const { detail, chartExpanded: chart } = playback.store.getState();
        return { kind, grid, moment: playback.moment(), detail, chart };
      }
      case 'hint': {
        const pages = hints?.pages() ?? null;
        const cells = hints?.cells() ?? selection.store.getState().cells;
        return pages && { kind, givens: givensNow(), filled: filledNow(), cells, pages };
      }
      case 'compare': {
        if (comparison === null) return null;
        const { scope, file } = comparison.store.getState();
        return { kind, givens: givensNow(), scope, link: comparison.link(), file: file ?? undefined };
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
        return {
          kind,
          grid: givensNow(),
          moment: { strategy: 'rowByRow', options: '', step: 0 },
          detail: false,
          chart: false,
        };
      case 'hint': {
        const { cells } = selection.store.getState();
        return { kind, givens: givensNow(), filled: filledNow(), cells, pages: [] };
      }
      case 'compare':
        return { kind, givens: givensNow(), scope: 'one', link: '' };
    }
  };

  /** The dialog may be closed right after a choice in it, and then cannot be asked any more. */
  const hearMany = (loaded: ManyRun): void => {
    if (manyRun !== null) return;
    manyRun = loaded;
    loaded.store.subscribe((now, before) => {
      if (now.file !== before.file || now.limit !== before.limit || now.finding !== before.finding) onLevel();
    });
    onLevel();
  };

  const dialogNow = (before: DialogShown | null): DialogShown | null => {
    const { dialog, technique, beneath } = screen.store.getState();
    if (dialog === null) return null;
    if (dialog === 'many') many.load().then(hearMany, ignoreAbsentPart);
    const below = beneath?.dialog ? { name: beneath.dialog, technique: beneath.technique } : undefined;
    const text = dialog === 'paste' ? importing.store.getState().text.slice(0, LONGEST_KEPT) : undefined;
    const wish = playback?.store.getState().clipWish ?? before?.clip;
    const clip = dialog === 'clip' ? wish : undefined;
    const { file, limit, finding } = manyRun?.store.getState() ?? {};
    const run = file && limit !== undefined ? { file, limit, finding } : before?.many;
    return { name: dialog, technique, beneath: below, text, clip, many: dialog === 'many' ? run : undefined };
  };

  const leave = (): void => {
    const { mode } = screen.store.getState();
    if (mode === 'hint') hint.leave();
    else if (mode === 'watch') watch.leave();
    else if (mode === 'compare') compare.leave();
    doctor.close();
  };

  /** Does something with Watch: at once, if it is there. */
  const inWatch = (act: (playback: Playback) => void): void => {
    if (playback !== null) act(playback);
    else watch.load().then(act, () => {});
  };
  const unfold = ({ detail, chart }: Extract<View, { kind: 'watch' }>): void =>
    inWatch(({ setDetail, expandChart }) => {
      if (kindNow() !== 'watch') return;
      setDetail(detail);
      expandChart(chart);
    });

  const bring = (view: View): void => {
    leave();
    switch (view.kind) {
      case 'play':
        break;
      case 'examine':
        doctor.open();
        break;
      case 'watch':
        watch.start(view.moment);
        unfold(view);
        break;
      case 'hint': {
        const [first] = view.cells;
        if (first !== undefined) selection.select(view.cells.at(-1) ?? first);
        selection.selectAll(view.cells);
        hint.open(view.filled === filledNow() ? view.pages : null);
        break;
      }
      case 'compare': {
        const isThere = view.link === '' || comparison?.link() === view.link;
        compare.start(isThere ? undefined : view.link);
        const { scope, file } = view;
        void compare.load().then(
          ({ store, setScope, reopenSet }) => {
            if (kindNow() !== 'compare') return;
            if (store.getState().scope !== scope) setScope(scope);
            if (file !== undefined) void reopenSet(file);
          },
          () => {},
        );
      }
    }
  };

  return {
    place(before) {
      const kind = kindNow();
      listen(kind);
      const known = before.view.kind === kind ? before.view : blank(kind);
      return { view: told(kind) ?? known, dialog: dialogNow(before.dialog) };
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
    bring,
    level(view) {
      const now = told(kindNow());
      if (now === null || levelsIn(now).length === levelsIn(view).length) return;
      if (view.kind === 'watch') unfold(view);
      if (view.kind !== 'hint' || now.kind !== 'hint') return;
      const isThere = view.filled === now.filled;
      const isHere = isThere && view.cells.join() === now.cells.join();
      // Pages that are not wanted are left; those that are wanted are asked again, about the same cells.
      if (isHere || view.pages.length < now.pages.length) hints?.openAt(view.pages);
      else if (isThere) bring(view);
    },
    bringDialog(dialog) {
      const { dialog: before } = screen.store.getState();
      if (before === 'paste' && dialog?.name !== 'paste') importing.cancel();
      if (dialog === null) return screen.show({ dialog: null });
      const { name, technique, beneath, text, clip, many: run } = dialog;
      const home = VIEW_OF_DIALOG[name];
      if (home !== null && home !== screen.store.getState().mode) return screen.show({ dialog: null });
      if (text !== undefined && text !== importing.store.getState().text) void importing.edit(text);
      if (clip !== undefined) inWatch(({ setClipWish }) => setClipWish(clip));
      // What does not come is told by the dialog.
      if (run !== undefined) many.load().then(({ reopen }) => reopen(run), ignoreAbsentPart);
      screen.show({
        dialog: name,
        technique,
        beneath: beneath && { dialog: beneath.name, technique: beneath.technique },
      });
    },
  };
}
