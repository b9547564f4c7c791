import type { StoreApi } from 'zustand/vanilla';
import { type Later, later } from '../parts';
import { boardOf, type Cell, type Grid } from '../sudoku/core';
import type { Thread, ThreadOptions } from '../worker';
import { type Acts, createActs } from './acts/acts';
import { createAnswering } from './answer/answer';
import type { Answering } from './answer/receipt';
import { createVerdict, type VerdictState } from './answer/verdict';
import { type Compare, type CompareNeeds, createCompare } from './compare';
import { createDoctor, type Doctor } from './doctor/doctor';
import { createEditor, type Editor } from './game/editor';
import { beginningAt, createGame, EMPTY_BOARD, type Game, type Moment, momentOf } from './game/game';
import { createSelection, type Selection } from './game/selection';
import { createTally, type Tally, type Visibility } from './game/tally';
import { createHint, type Hint } from './hint';
import { createMany, type Many } from './many/many';
import { createNewPuzzle, type NewPuzzle } from './newPuzzle/newPuzzle';
import { type Announcer, createAnnouncer } from './page/announcer';
import { createNotices, type Notices } from './page/notices';
import { createPrinting, type Printing } from './page/printing';
import { createScreen, type Screen } from './page/screen';
import type { PhotoNeeds, PhotoRun } from './photo/photoRun';
import { createImporting, type Importing } from './reading/importing';
import { createSaving, type Saving, type SavingPlace } from './saving/saving';
import { createSettings, type SettingsStore } from './settings/settings';
import type { ShelfPlace } from './shelf/openShelf';
import type { Shelf } from './shelf/shelf';
import type { Database } from './storage/database';
import { createTextStore, type TextStore } from './storage/textStore';
import { createWatch, type Watch, type WatchNeeds } from './watch';

/** What the stores need from the browser and the page. */
export interface Surroundings
  extends SavingPlace,
    Visibility,
    Pick<ShelfPlace, 'locks' | 'channel' | 'newId'>,
    Pick<
      WatchNeeds,
      'onNextFrame' | 'prefersStillness' | 'newSearchWorkers' | 'newClipWorker' | 'runProgram' | 'runAgain'
    >,
    Pick<CompareNeeds, 'newRacers'>,
    Pick<PhotoNeeds, 'loadPhotoWorker'> {
  /** The browser's preferred languages, most preferred first. */
  readonly languages: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The database of this browser. */
  readonly database: Database;
  /** Finds the verdict while the player types. */
  readonly liveThread: Thread;
  /** Does the work that the player asks for. */
  readonly workThread: Thread;
  /** Creates one more thread, for the doctor, for hints, and for the pool that solves many puzzles. */
  readonly newThread: (options?: ThreadOptions) => Thread;
  /** How many tasks the machine can run at once. */
  readonly cores: number;
  /** Resolves when the page shows the present state. */
  readonly drawn: () => Promise<void>;
  /** The grey example of a first visit; `null` shows an empty board, because the player's own is not here yet. */
  readonly welcome: Grid | null;
}

/** All state of the app, wired together. */
export interface Stores {
  readonly acts: Acts;
  readonly game: Game;
  readonly selection: Selection;
  readonly settings: SettingsStore;
  readonly editor: Editor;
  readonly verdict: StoreApi<VerdictState>;
  readonly answering: Answering;
  readonly importing: Importing;
  readonly photo: Later<PhotoRun>;
  readonly many: Many;
  readonly newPuzzle: NewPuzzle;
  readonly doctor: Doctor;
  readonly hint: Hint;
  readonly notices: Notices;
  readonly announcer: Announcer;
  readonly saving: Saving;
  readonly textStore: TextStore;
  readonly database: Database;
  readonly screen: Screen;
  readonly printing: Printing;
  readonly workThread: Thread;
  readonly watch: Watch;
  readonly compare: Compare;
  /** The time and the help that the game has taken. */
  readonly tally: Tally;
  /** It loads after the first screen. */
  readonly shelf: Later<Shelf>;
}

/** Builds the stores, with the saved game on the board if there is one. */
export function createStores(needs: Surroundings): Stores {
  const { now, workThread } = needs;
  const notices = createNotices();
  const acts = createActs(notices, needs.drawn);
  const textStore = createTextStore(needs.storage, notices, now);
  const settings = createSettings(textStore, needs.languages, notices);
  const saving = createSaving(needs, textStore, notices);
  const saved = saving.restore();
  const game = createGame(saved?.state ?? beginningAt(firstMoment(needs.welcome)));
  const selection = createSelection(saved?.cursor ?? (0 as Cell));
  const screen = createScreen();
  const many = createMany({ ...needs, notices, screen });
  const verdict = createVerdict(game, needs.liveThread);
  const watch = createWatch({ ...needs, acts, textStore, game, notices, screen, selection, verdict });
  const announcer = createAnnouncer(now);
  // Screen readers read notices by themselves.
  notices.store.subscribe(({ shown }, before) => {
    if (shown.length > 0 && shown.at(-1) !== before.shown.at(-1)) announcer.isTold();
  });
  const photo = later(async () =>
    (await import('./photo/photoRun')).createPhotoRun({
      ...needs,
      screen,
      notices,
      lay: (board) => importing.lay(board),
    }),
  );
  const importing = createImporting({
    acts,
    game,
    selection,
    screen,
    notices,
    many,
    photo,
    workThread,
    now,
  });
  saving.start(game, selection);
  game.store.subscribe((state, before) => {
    if (momentOf(state).board !== momentOf(before).board) notices.closeUndoable();
  });
  const newPuzzle = createNewPuzzle({
    ...needs,
    acts,
    textStore,
    game,
    settings,
    notices,
    importing,
    screen,
    // Without the shelf the puzzle is made again.
    reopen: (daily) =>
      shelf().then(
        (loaded) => loaded.openDaily(daily),
        () => false,
      ),
  });
  const tally = createTally({ ...needs, game, screen, textStore });
  const stores: Omit<Stores, 'shelf'> = {
    acts,
    game,
    selection,
    settings,
    notices,
    announcer,
    saving,
    textStore,
    database: needs.database,
    screen,
    printing: createPrinting(screen),
    workThread,
    editor: createEditor(game, selection, settings, notices),
    verdict,
    answering: createAnswering(acts, game, verdict, settings, workThread, now),
    importing,
    photo,
    many,
    newPuzzle,
    watch,
    compare: createCompare({ ...needs, acts, textStore, game, notices, screen, watch }),
    doctor: createDoctor({ game, selection, notices, newThread: needs.newThread }),
    hint: createHint(screen, {
      ...needs,
      acts,
      textStore,
      notices,
      game,
      selection,
      settings,
      verdict,
      newPuzzle,
    }),
    tally,
  };
  const shelf = later(async () => (await import('./shelf/openShelf')).openShelf(needs, { stores, tally }));
  return { ...stores, shelf };
}

const firstMoment = (example: Grid | null): Moment =>
  example === null
    ? { board: EMPTY_BOARD, phase: 'set', welcome: false }
    : {
        board: boardOf(example, { kind: 'example', name: null, at: null }),
        phase: 'play',
        welcome: true,
      };
