import { ignoreAbsentPart } from '../../parts';
import { EMPTY_GRID, filledOf, visibleOf } from '../../sudoku/core';
import type { Stores } from '..';
import type { Comparison } from '../compare';
import type { HintRun, HintState } from '../hint';
import type { ManyRun } from '../many/manyRun';
import { leaveView } from '../page/leaveView';
import type { Mode } from '../page/screen';
import { sourceOf } from '../shared/searchSource';
import type { Playback } from '../watch';
import { levelsIn } from './chain';
import { type DialogShown, type Place, VIEW_OF_DIALOG, type View, type ViewKind } from './place';

/** The stores that know what is open and can open it. */
export type StoresShown = Pick<
  Stores,
  'game' | 'selection' | 'screen' | 'watch' | 'hint' | 'compare' | 'doctor' | 'importing' | 'many'
>;

/** The longest text of a dialog that is kept with an entry, in characters. */
const LONGEST_KEPT = 10_000;
/** As long as a link can hold. */
const LONGEST_PROGRAM = 30_000;

/** Reads the open place from the stores, and opens it again. */
export interface Views {
  /** The open place. A view that is still loading is taken from `before`. */
  place(before: Place): Place;
  /** A view that the player has just left; `null` if it cannot be read. */
  left(mode: Mode): View | null;
  /** Whether a view can be opened again: its puzzle is still on the board. */
  isValid(view: View): boolean;
  /** Opens a view in place of the open one. */
  bring(view: View, dialog?: DialogShown | null): void;
  /** Opens and closes levels of a view that is already open, so that it has the levels of `view`. */
  level(view: View): void;
  bringDialog(dialog: DialogShown | null): void;
}

/** The answers under the one in view of a hint; `null` while hints are closed. */
const pagesBelow = (state: HintState) => (state.kind === 'open' ? state.earlier : null);

/** @param onLevel called when a level of a view is opened or closed, and when a choice in Many changes */
export function createViews(stores: StoresShown, onLevel: () => void): Views {
  const { game, selection, screen, watch, hint, compare, doctor, importing, many } = stores;
  /** The views that have been opened and loaded. */
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
    // A view that fails to load reports that itself.
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

  /** Reads a view from its store; `null` while it is loading. */
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

  /** The first state of a view, used while it is loading. */
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

  /** Listens to Many, because its dialog may be closed right after a choice and cannot be read then. */
  const hearMany = (loaded: ManyRun): void => {
    if (manyRun !== null) return;
    manyRun = loaded;
    loaded.store.subscribe((now, before) => {
      if (now.file !== before.file || now.limit !== before.limit || now.finding !== before.finding) onLevel();
    });
    onLevel();
  };

  /** The program of a link in the dialog, which may not have run yet. */
  const shownProgram = (before: DialogShown | null): string | undefined => {
    const code = playback === null ? before?.text : playback.shownPrograms();
    return code == null || code.length > LONGEST_PROGRAM ? undefined : code;
  };

  const dialogNow = (before: DialogShown | null): DialogShown | null => {
    const { dialog, technique, beneath } = screen.store.getState();
    if (dialog === null) return null;
    if (dialog === 'many') many.load().then(hearMany, ignoreAbsentPart);
    const below = beneath?.dialog ? { name: beneath.dialog, technique: beneath.technique } : undefined;
    const text =
      dialog === 'paste'
        ? importing.store.getState().text.slice(0, LONGEST_KEPT)
        : dialog === 'program'
          ? shownProgram(before)
          : undefined;
    const wish = playback?.store.getState().clipWish ?? before?.clip;
    const clip = dialog === 'clip' ? wish : undefined;
    const { file, limit, finding } = manyRun?.store.getState() ?? {};
    const run = file && limit !== undefined ? { file, limit, finding } : before?.many;
    return { name: dialog, technique, beneath: below, text, clip, many: dialog === 'many' ? run : undefined };
  };

  const leave = (): void => {
    leaveView({ screen, watch, hint, compare });
    doctor.close();
  };

  /** Calls `act` with Watch, at once if it has loaded. */
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

  const bring = (view: View, dialog: DialogShown | null = null): void => {
    leave();
    switch (view.kind) {
      case 'play':
        break;
      case 'examine':
        doctor.open();
        break;
      case 'watch':
        // A second search's program that is in the dialog waits there, even if the person has run the same one before.
        watch.start(
          view.moment,
          dialog?.name === 'program' && view.moment.strategy !== 'ownCode' ? dialog.text : undefined,
        );
        unfold(view);
        break;
      case 'hint': {
        const [first] = view.cells;
        if (first !== undefined) {
          selection.select(view.cells.at(-1) ?? first);
          selection.selectAll(view.cells);
        }
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
      // Close pages that are not wanted. Ask missing ones again, about the same cells.
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
      if (text !== undefined && name === 'program')
        inWatch((playback) => playback.shownPrograms() === text || playback.showProgram(text));
      else if (text !== undefined && text !== importing.store.getState().text) void importing.edit(text);
      if (clip !== undefined) inWatch(({ setClipWish }) => setClipWish(clip));
      // The dialog itself reports a failure to load.
      if (run !== undefined) many.load().then(({ reopen }) => reopen(run), ignoreAbsentPart);
      screen.show({
        dialog: name,
        technique,
        beneath: beneath && { dialog: beneath.name, technique: beneath.technique },
      });
    },
  };
}
