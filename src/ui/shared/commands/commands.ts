import type { Messages } from '../../../i18n';
import { later } from '../../../parts';
import { completionOf, leaveView, type Mode, type Moment, type Stores } from '../../../stores';
import { EMPTY_GRID } from '../../../sudoku/core';
import { type Action, type Runs, runsOf } from './action';
import { chooseFile } from './files';

/**
 * The register of actions: those with a key, and those of the first screen's buttons; moreCommands.ts has the others,
 * and the order of the menus. The keys of the board and of views are in ui/keys.
 */
export const COMMANDS = {
  solve: { keys: 'S', label: ({ app }: Messages) => app.solve, run: solve },
  watch: { keys: 'W', label: ({ app }: Messages) => app.watch, run: watch },
  hint: { keys: 'H', label: ({ app }: Messages) => app.hint, run: hint },
  /** Finds out which of the player's digits are wrong. */
  check: { keys: 'K', icon: 'check', label: ({ app }: Messages) => app.check, run: check },
  /** Opens the comparison of strategies, or closes it. */
  compare: { keys: 'R', icon: 'bars', label: ({ app }: Messages) => app.menu.compare, run: compare },
  /** Imports from the clipboard; opens the dialog if the browser refuses. */
  paste: { keys: 'Ctrl+V', browser: true, icon: 'paste', label: ({ menus }) => menus.paste, run: paste },
  copy: { keys: 'Ctrl+C', browser: true },
  undo: {
    keys: 'Z Ctrl+Z',
    icon: 'undo',
    label: ({ app }: Messages) => app.pad.undo,
    run: ({ game }) => game.undo(),
  },
  redo: {
    keys: 'Y Ctrl+Y Ctrl+Shift+Z',
    icon: 'redo',
    label: ({ app }: Messages) => app.pad.redo,
    run: ({ game }) => game.redo(),
  },
  /** Puts a new puzzle of the last chosen level on the board. */
  newPuzzle: {
    keys: 'N',
    icon: 'add',
    label: ({ app }: Messages) => app.welcome.newPuzzle,
    run: ({ newPuzzle }) => void newPuzzle.next(),
  },
  /** Asks for the level and other wishes. */
  wishPuzzle: {
    keys: 'Shift+N',
    icon: 'options',
    label: ({ menus }) => menus.wishPuzzle,
    run: ({ screen }) => screen.open('newPuzzle'),
  },
  emptyBoard: {
    keys: 'E',
    icon: 'grid',
    label: ({ menus }) => menus.empty,
    run: ({ importing }) => importing.emptyBoard(),
  },
  /** Copies a link to the puzzle, to the moment in Watch, or to the comparison. */
  copyLink: {
    keys: 'L',
    icon: 'link',
    label: ({ menus }) => menus.copyLink,
    run: copyLink,
  },
  /** Hides the board and stops the clock. */
  pause: {
    keys: 'P',
    icon: 'pause',
    label: ({ menus }) => menus.pause,
    run: ({ screen }) => screen.open('pause'),
  },
  escape: { keys: 'Escape', run: goBack },
  shortcuts: {
    keys: '?',
    icon: 'help',
    anytime: true,
    label: ({ app }: Messages) => app.menu.shortcuts,
    run: ({ screen }) => screen.open('shortcuts'),
  },
  openFile: { icon: 'file', label: ({ menus }) => menus.openFile, run: openFile },
} as const satisfies Readonly<Record<string, Action>>;

export type Commands = Runs<typeof COMMANDS>;

export const createCommands = (stores: Stores): Commands => runsOf(COMMANDS, stores);

const isIn = ({ screen }: Stores, mode: Mode): boolean => screen.store.getState().mode === mode;

function solve(stores: Stores): void {
  leaveView(stores, 'hint');
  if (isUnderWay(stores.game.now())) stores.screen.open('solve');
  else void stores.answering.solve();
}

/** Whether a puzzle is being played: somebody has written digits, and blanks are left. */
const isUnderWay = ({ phase, board }: Moment): boolean =>
  phase === 'play' && board.entries !== EMPTY_GRID && completionOf(board) === null;

function check(stores: Stores): void {
  leaveView(stores);
  void stores.answering.check();
}

function watch(stores: Stores): void {
  const isOpen = isIn(stores, 'watch');
  leaveView(stores, 'compare');
  if (isOpen) return;
  stores.game.setPhase('play');
  stores.watch.start();
}

function hint(stores: Stores): void {
  leaveView(stores, 'hint');
  stores.game.setPhase('play');
  stores.hint.toggle();
}

function compare(stores: Stores): void {
  const isOpen = isIn(stores, 'compare');
  leaveView(stores, 'watch');
  if (!isOpen) stores.compare.start();
}

async function paste({ acts, importing }: Stores): Promise<void> {
  await acts.during('reading', async (signal) => {
    const copied = await fromClipboard();
    if (signal.aborted) return;
    const text = copied?.text.trim() ? copied.text : (copied?.html ?? '');
    if (text === '') importing.ask(copied === null);
    else await importing.offer(text, { kind: 'pasted' }, copied?.html);
  });
}

/** The text of the clipboard, with the page that it comes from; `null` if the browser refuses it. */
async function fromClipboard(): Promise<{ readonly text: string; readonly html: string } | null> {
  const { clipboard } = navigator;
  try {
    // Firefox before 127 reads nothing but text. Safari asks the person each time, so it is read once.
    if (!('read' in clipboard)) return { text: await navigator.clipboard.readText(), html: '' };
    const [item] = await clipboard.read();
    const as = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    return { text: await as('text/plain'), html: await as('text/html') };
  } catch {
    return null;
  }
}

function openFile({ importing }: Stores): void {
  chooseFile((file) => void importing.offerFiles([file]));
}

/**
 * Does the first of these that applies: stops the running job; closes a passing notice; goes back one level in Watch,
 * Hint or Compare; closes the doctor's panel; drops the picked digit and reduces the selection to one cell.
 */
function goBack(stores: Stores): void {
  if (stores.acts.stop() || stores.answering.stop() || stores.newPuzzle.stop()) return;
  if (stores.notices.closePassing()) return;
  if (isIn(stores, 'watch')) stores.watch.back();
  else if (isIn(stores, 'hint')) stores.hint.escape();
  else if (isIn(stores, 'compare')) stores.compare.back();
  else if (!stores.doctor.close()) {
    stores.editor.dropPicked();
    stores.selection.narrow();
  }
}

/** What makes links. */
export const loadLinkOf = later(() => import('./linkOf'), 'linkOf');

/** Copies a link to the board and to what is shown with it: a hint, a moment of a search, a comparison. */
async function copyLink(stores: Stores): Promise<void> {
  const { notices } = stores;
  try {
    // Some browsers let a page copy only at once after a press, so what has come is not waited for.
    const linkOf = loadLinkOf.here ?? (await loadLinkOf());
    const { address, isWithoutCode } = await linkOf(stores, 'shown');
    await navigator.clipboard.writeText(address);
    notices.tell({ kind: 'copied', what: isWithoutCode ? 'linkWithoutCode' : 'link' });
  } catch {
    notices.tell({ kind: 'cannotCopy' });
  }
}
