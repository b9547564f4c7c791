import { LANGUAGES, type LanguageId } from '../../../i18n';
import { leaveView, type Moment, momentOf, type Stores } from '../../../stores';
import { areGivens, digitAt, EMPTY_GRID, hasNotes, lacksNotes, NO_COLOURS } from '../../../sudoku/core';
import { writeLines } from '../../../sudoku/formats';
import { useStores } from '../context';
import { NARROW } from '../narrow';
import { newVersionWaits, takeNewVersion } from '../notices/newVersion';
import { type Action, type Runs, runsOf } from './action';
import { puzzleOf } from './boardText';
import { COMMANDS } from './commands';
import { oppositeTheme, otherLanguage } from './looks';

/** Actions in the groups of a menu: the place of an action here is its place in the menu. */
export type ActionMenu = readonly Readonly<Record<string, Action>>[];

const { newPuzzle, wishPuzzle, pause, paste, openFile, emptyBoard, compare, copyLink, shortcuts } = COMMANDS;

/** Opens the options. */
const options = {
  icon: 'options',
  anytime: true,
  label: ({ menus }) => menus.options,
  run: ({ screen }) => screen.open('options'),
} as const satisfies Action;

/** Narrow screens have a second menu, which has these. */
const unlessNarrow = { shown: () => !matchMedia(NARROW).matches };

/** The menu of puzzles: everything that can be done with them, in the groups that `menus.groups` names. */
export const PUZZLE_MENU = [
  {
    newPuzzle,
    wishPuzzle,
    calendar: {
      icon: 'calendar',
      label: ({ menus }) => menus.calendar,
      note: ({ menus }) => menus.calendarNote,
      run: ({ screen }) => screen.open('calendar'),
    },
    course: {
      icon: 'edit',
      label: ({ menus }) => menus.course,
      note: ({ menus }) => menus.courseNote,
      run: ({ screen }) => screen.open('course'),
    },
    examples: {
      icon: 'list',
      label: ({ menus }) => menus.examples,
      note: ({ menus }) => menus.examplesNote,
      run: ({ screen }) => screen.open('examples'),
    },
  },
  {
    paste,
    openFile,
    photo: { icon: 'camera', label: ({ menus }) => menus.photo, run: ({ screen }) => screen.open('photo') },
    emptyBoard,
    shelf: {
      icon: 'shelf',
      label: ({ menus }) => menus.shelf,
      note: ({ menus }) => menus.shelfNote,
      run: ({ screen }) => screen.open('shelf'),
    },
    statistics: {
      icon: 'bars',
      label: ({ menus }) => menus.statistics,
      run: ({ screen }) => screen.open('statistics'),
    },
  },
  {
    /** Opens the doctor beside the board. */
    examine: { icon: 'lens', label: ({ menus }) => menus.examine, run: examine },
    editGivens: {
      icon: 'edit',
      label: ({ menus }) => menus.editGivens,
      note({ menus }, stores) {
        const why = whyNotEditable(shownIn(stores));
        return why === null ? undefined : menus[why];
      },
      disabled: (stores) => whyNotEditable(shownIn(stores)) !== null,
      run: ({ game }) => game.setPhase('set'),
    },
    adopt: {
      icon: 'lock',
      label: ({ menus }) => menus.adopt,
      note: ({ menus }, stores) => (hasEntries(shownIn(stores)) ? undefined : menus.noEntries),
      disabled: (stores) => !hasEntries(shownIn(stores)),
      run: adopt,
    },
    restart: {
      icon: 'restart',
      label: ({ menus }) => menus.restart,
      note: ({ menus }, stores) => (isWritten(shownIn(stores)) ? undefined : menus.nothingWritten),
      disabled: (stores) => !isWritten(shownIn(stores)),
      run: restart,
    },
    pause,
    many: { icon: 'check', label: ({ menus }) => menus.many, run: ({ screen }) => screen.open('many') },
    compare,
    copyLink,
    share: {
      icon: 'send',
      label: ({ menus }) => menus.share,
      note: ({ menus }) => menus.shareNote,
      run: ({ screen }) => screen.open('share'),
    },
    exportAs: {
      icon: 'copy',
      label: ({ menus }) => menus.exportAs,
      run: ({ screen }) => screen.open('export'),
    },
    print: { icon: 'print', label: ({ menus }) => menus.print, run: ({ printing }) => printing.open() },
  },
  {
    options: { ...options, ...unlessNarrow },
    shortcuts: { ...shortcuts, ...unlessNarrow },
    chooseBoard: {
      icon: 'help',
      label: ({ menus }, { saving }) =>
        saving.question() === 'deletedElsewhere' ? menus.keepThisBoard : menus.goOnHere,
      shown: ({ saving }) => saving.question() !== null,
      run: ({ saving }) => saving.ask(),
    },
    aside: {
      icon: 'restart',
      label: ({ menus }) => menus.aside,
      shown: ({ textStore }) => textStore.keysAside().length > 0,
      run: ({ screen }) => screen.open('aside'),
    },
    data: { icon: 'lock', label: ({ menus }) => menus.data, run: ({ screen }) => screen.open('data') },
    newVersion: {
      icon: 'restart',
      label: ({ menus }) => menus.newVersion,
      shown: newVersionWaits,
      run: (stores) => void takeNewVersion(stores),
    },
  },
] as const satisfies ActionMenu;

const otherIn = ({ settings }: Stores): LanguageId => otherLanguage(settings.getState().language);

/** What helps while one plays: not while a puzzle is typed, nor in a view of something else. */
const inPlay = {
  shown: ({ screen, game }: Stores): boolean => {
    const { mode } = screen.store.getState();
    return (mode === 'play' || mode === 'hint') && game.now().phase === 'play';
  },
};

/** Whether the chosen cells have givens alone. */
const isGiven = ({ game, selection }: Stores): boolean =>
  areGivens(game.now().board, selection.store.getState().cells);

/** The menu of narrow screens: what wide screens have beside the board and in the bar. */
export const MORE_MENU = [
  {
    reveal: {
      ...inPlay,
      icon: 'eye',
      label: ({ play }, { selection }) => play.reveal(selection.store.getState().cells.length),
      note: ({ menus }, stores) => (isGiven(stores) ? menus.aGiven : undefined),
      disabled: isGiven,
      run: reveal,
    },
    /** Writes the candidates into every blank cell without notes. */
    fillNotes: {
      ...inPlay,
      icon: 'grid',
      label: ({ play }) => play.fillNotes,
      note: ({ menus }, { game }) => (lacksNotes(game.now().board) ? undefined : menus.allNoted),
      disabled: ({ game }) => !lacksNotes(game.now().board),
      run: ({ game }) => game.play({ kind: 'fillNotes' }),
    },
    /** Erases all notes. */
    eraseNotes: {
      ...inPlay,
      icon: 'erase',
      label: ({ menus }) => menus.eraseNotes,
      note: ({ menus }, { game }) => (hasNotes(game.now().board) ? undefined : menus.noNotes),
      disabled: ({ game }) => !hasNotes(game.now().board),
      run: ({ game }) => game.play({ kind: 'pencil', all: false }),
    },
  },
  {
    options,
    theme: {
      icon: 'theme',
      anytime: true,
      label: ({ menus }) => menus.otherTheme,
      run: ({ settings }) => settings.setState({ theme: oppositeTheme() }),
    },
    language: {
      icon: 'list',
      anytime: true,
      label: (_, stores) => LANGUAGES[otherIn(stores)].name,
      lang: otherIn,
      run: (stores) => stores.settings.setState({ language: otherIn(stores) }),
    },
    shortcuts,
  },
] as const satisfies ActionMenu;

const MORE_COMMANDS = {
  ...PUZZLE_MENU[2],
  ...MORE_MENU[0],
  /** Copies the answer as nine lines. */
  copyAnswer: { icon: 'copy', label: ({ answer }) => answer.copyAnswer, run: copyAnswer },
} as const satisfies Readonly<Record<string, Action>>;

/** The commands of buttons beside the board and under an answer. */
export const useMoreCommands = (): Runs<typeof MORE_COMMANDS> => runsOf(MORE_COMMANDS, useStores());

const shownIn = ({ game }: Stores): Moment => momentOf(game.store.getState());

const whyNotEditable = ({ welcome, phase }: Moment): 'overExample' | 'alreadyEditing' | null =>
  welcome ? 'overExample' : phase === 'set' ? 'alreadyEditing' : null;

const hasEntries = ({ welcome, board }: Moment): boolean => !welcome && board.entries !== EMPTY_GRID;

const isWritten = (now: Moment): boolean =>
  hasEntries(now) ||
  (!now.welcome &&
    (now.board.answers !== EMPTY_GRID ||
      now.board.notes.some((notes) => notes > 0) ||
      now.board.colours !== NO_COLOURS));

function examine(stores: Stores): void {
  leaveView(stores);
  stores.doctor.open();
}

function restart({ game, notices }: Stores): void {
  game.play({ kind: 'restart' });
  notices.tell({ kind: 'restarted' }, { actions: ['undo'] });
}

function adopt({ game, notices }: Stores): void {
  game.play({ kind: 'adopt' });
  notices.tell({ kind: 'adopted' }, { actions: ['undo'] });
}

function reveal({ game, answering, selection }: Stores): void {
  const { givens } = game.now().board;
  const { cells } = selection.store.getState();
  const open = cells.filter((cell) => digitAt(givens, cell) === null);
  void answering.reveal(open.length > 0 ? open : cells);
}

async function copyAnswer(stores: Stores): Promise<void> {
  const { notices } = stores;
  try {
    await navigator.clipboard.writeText(writeLines(puzzleOf(stores, 'answer')));
    notices.tell({ kind: 'copied', what: 'answerLines' });
  } catch {
    notices.tell({ kind: 'cannotCopy' });
  }
}
