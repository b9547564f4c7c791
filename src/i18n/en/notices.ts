import type { EntriesLeft } from '../../sudoku/formats';
import type { NoticeActionMessages, NoticeMessages } from '../sections/notices';
import { echo } from '../tell';
import { app } from './app';
import { clip } from './clip';
import { outcome } from './many';
import { reading } from './reading';
import { words } from './words';

/** If a link has more keys than this, they are counted, not named. */
const MOST_KEYS = 3;

const unknownKeys = (keys: readonly string[]): string =>
  keys.length > MOST_KEYS
    ? `The link also says ${words.count(keys.length)} things that this version does not know.`
    : `The link also says ${words.and(keys.map((key) => `“${echo(key)}”`))}, which this version does not know.`;

const entriesLeft = (entries: EntriesLeft): string =>
  entries.kind === 'onGivens'
    ? reading.onGivens(entries.cells)
    : `The link’s entries are left out, as they cannot be read. ${reading.error(entries.error)}`;

export const notices: NoticeMessages = {
  imported: ({ choice, left }) =>
    `${reading.recognised(choice)}${left === null ? '' : ` ${reading.left(left)}`}`,
  oddImport: ({ verdict, oddities, others }) => reading.odd(oddities, verdict, others.length > 0),
  usedPhoto: () => 'What was read from the photograph is on the board. The photograph is gone.',
  openedLink: () => 'Opened the puzzle from the link.',
  openedExample: ({ example }) => `Opened “${app.exampleNames[example]}”.`,
  unknownLinkKeys: ({ keys }) => unknownKeys(keys),
  linkInPart: ({ newer, keys, entries }) =>
    [
      ...(newer
        ? ['The link is from a newer version of Unwind. What this version knows of it is open.']
        : []),
      ...(!newer && keys.length > 0 ? [unknownKeys(keys)] : []),
      ...(entries === null ? [] : [entriesLeft(entries)]),
    ].join(' '),
  unknownLink: () => 'The link has a form that this version does not know. The board is as it was.',
  badLink: ({ error }) => `The link holds no puzzle that can be read. ${reading.error(error)}`,
  makingPuzzle: () => 'Making a puzzle…',
  madePuzzle: ({ asWished }) =>
    asWished
      ? 'A new puzzle is on the board.'
      : 'The nearest to your wishes is on the board. It is not quite as wished.',
  lesson: ({ name }) => `Find it: ${name} is the next step here. Hint gives a nudge.`,
  lessonRight: ({ name, why }) => `Right, by ${name}. ${why}`,
  lessonWrong: ({ cell, digit }) => `Wrong: the solution has ${digit} in ${words.cell(cell)}.`,
  lessonOther: ({ name }) => `True, but ${name} does not say so here.`,
  emptied: () => 'The board is empty.',
  noBlank: () => 'Notes go in empty cells. Nothing has changed.',
  noNote: ({ digit }) => `There is no note ${digit} here to colour.`,
  restarted: () => 'Entries, notes and colours are cleared; the givens stay.',
  adopted: () => 'Your entries are givens now.',
  givensChanged({ changes: [first, ...others] }) {
    if (first === undefined || others.length > 0)
      return `Changed ${words.count(others.length + 1)} cells of the givens.`;
    const cell = words.cell(first.cell);
    return first.digit === null ? `${cell} is empty now.` : `${cell} is ${first.digit} now, a given.`;
  },
  copied({ what }) {
    const copied = {
      puzzle: 'Copied as nine lines.',
      link: 'Copied a link to this puzzle.',
      picture: 'Copied the picture.',
      answer: 'Copied the answer as a picture of text.',
      answerLines: 'Copied the answer as nine lines.',
    };
    return what === 'puzzle' ||
      what === 'link' ||
      what === 'picture' ||
      what === 'answer' ||
      what === 'answerLines'
      ? copied[what]
      : `Copied: ${reading.notation(what)}.`;
  },
  saved: ({ name }) => `Saved as ${name}.`,
  cannotCopy: () => 'The browser does not let the page copy. The text is in “Copy or save as text”.',
  cannotCopyAnswer: () =>
    'The browser does not let the page copy. Keep the solution; then “Copy or save as text” has it.',
  cannotCopyPicture: () => 'The browser does not let the page copy. “Save as PNG” saves the picture.',
  cannotReadFile: () => 'The file cannot be read.',
  fileTooLarge: () => 'The file is over 256 MB. The board is as it was.',
  manyGoOn: () => 'The puzzles are still being solved.',
  manyEnded: ({ found, whole }) => `${outcome(found)}${whole ? '' : '; then an error ended it'}.`,
  cannotSave: ({ why }) =>
    why === 'off'
      ? 'The browser keeps no data for this page. Everything works, but a reload starts afresh.'
      : 'The browser’s storage is full. Everything works, but changes are not kept across a reload.',
  setAside({ what, why }) {
    if (why === 'otherTab') return 'The other tab’s board is here now. This tab’s own is set aside.';
    const state = why === 'damaged' ? 'damaged' : 'from a newer version';
    return what === 'game'
      ? `The saved game is ${state} and was set aside. The page starts afresh.`
      : `The last moves of the saved game are ${state} and were set aside. The board is as it was before them.`;
  },
  otherSetAside({ what, why }) {
    const state = why === 'damaged' ? 'damaged' : 'from a newer version';
    return {
      bookmarks: `The marks in charts are ${state} and were set aside. There are none now.`,
      settings: `The options are ${state} and were set aside. They are as at the start.`,
      techniques: `The choice of techniques is ${state} and was set aside. All are used now.`,
    }[what];
  },
  copiedAside: () => 'Copied, as it was stored.',
  cannotCopyAside: () => 'The browser does not let the page copy. Save it as a file instead.',
  broughtBack: () => 'The board that was set aside is back, with its moves.',
  otherTab: () => 'Another tab has saved a newer board. This one is no longer saved.',
  shelfFailed: ({ why }) =>
    ({
      full: 'There is no room left for the shelf. The board is kept, and what the shelf has stays; what is new is not put on it.',
      newer:
        'The shelf is from a newer version of Unwind. Reload the page to go on with it. The board is kept.',
      broken: 'The shelf cannot be used: the browser’s database does not answer. The board is kept.',
    })[why],
  shelfElsewhere: () =>
    'This puzzle is open in another tab, which keeps it. What is done here is not put on the shelf.',
  shelfGone: () => 'This puzzle was deleted in another tab.',
  openedKept: () => 'Opened from the shelf.',
  removedKept: ({ count }) =>
    count === 1 ? 'The puzzle is off the shelf.' : `${words.count(count)} puzzles are off the shelf.`,
  shelfTaken({ added, renewed, known, unreadable }) {
    const puzzles = (count: number): string => `${words.count(count)} ${count === 1 ? 'puzzle' : 'puzzles'}`;
    return [
      `Added ${puzzles(added)}.`,
      ...(renewed > 0 ? [`${puzzles(renewed)} brought further.`] : []),
      ...(known > 0 ? [`${puzzles(known)} ${known === 1 ? 'was' : 'were'} on the shelf already.`] : []),
      ...(unreadable > 0 ? [`${puzzles(unreadable)} cannot be read.`] : []),
    ].join(' ');
  },
  shelfNotTaken: ({ why }) =>
    ({
      noPuzzles: 'The file has no puzzles that can be read. The shelf is as it was.',
      damaged: 'The file is damaged. The shelf is as it was.',
      newer: 'The file is from a newer version of Unwind. The shelf is as it was.',
    })[why],
  partAbsent: ({ why }) =>
    ({
      offline:
        'What this needs could not be loaded: there is no connection. The board is unchanged. Try again when it is back.',
      outdated:
        'What this needs could not be loaded: there is a newer version of Unwind. The board is unchanged. Reload the page.',
      refused: 'What this needs could not be loaded. The board is unchanged. Try again.',
    })[why],
  mistake: () => 'Unwind has made an error, and may not have done what you asked. The board is kept.',
  fileNotKept: ({ name, why }) => {
    const file = name ?? 'The text';
    return why === 'tooLarge'
      ? `${file} is larger than 100 MB, too large to be kept when the page is reloaded. Open it again.`
      : `${file} is no longer kept. Open it again.`;
  },
  workerAbsent: ({ why }) =>
    ({
      offline:
        'The solver could not be loaded: there is no connection. It goes on when the connection is back. The board is unchanged.',
      outdated:
        'The solver could not be loaded: there is a newer version of Unwind. The board is unchanged. Reload the page.',
      refused: 'The solver could not be loaded. It is asked for again. The board is unchanged.',
    })[why],
  newVersion: () => 'A new version of Unwind is here. The board is kept.',
  takingNewVersion: () => 'The new version is coming: the page loads again by itself.',
  workerRestarted: () => 'The solver stopped answering and was started again. The board is as it was.',
  hintRestarted: () =>
    'The search for a hint stopped answering and was started again. The board is as it was.',
  workerFailed: () => 'The solver stopped twice. The board is as it was; try once more.',
  raceRestarted: () => 'A part of the race stopped answering and was started again. What was done stays.',
  notRecorded: ({ step }) =>
    `Step ${words.count(step)} is not recorded: the recording was stopped before it. This is its last step.`,
  recordingRestarted: () => 'The recorder stopped answering. The search is recorded again from its start.',
  recordingFailed: () => 'The recorder stopped twice. Leave Watch and come back to try once more.',
  clipFailed: ({ why }) =>
    ({
      crashed: 'What draws the clip stopped answering, so nothing was saved. Try once more.',
      searchGone: 'The search is another one now, so its clip was not finished.',
      unsupported: clip.unsupported,
    })[why],
  keptState: () => 'What the search had filled in is on the board.',
  keptSolution: () => 'The solution that the search found is on the board.',
};

export const noticeActions: NoticeActionMessages = {
  undo: 'Undo',
  useOther: 'Use that one',
  keepMine: 'Keep this one',
  showMany: 'Show them',
  showAside: 'Show it',
  showText: 'Show the text',
  takeOver: 'Go on here',
  putBack: 'Put back',
  takeNewVersion: 'Use it',
  stopMaking: 'Stop',
  showAll: 'Show all of it',
};
