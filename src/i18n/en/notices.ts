import type { EntriesLeft } from '../../sudoku/formats';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import type { Notice, WorkUnderWay } from '../notice';
import { echo, type Sentences } from '../tell';
import { app } from './app';
import { clip } from './clip';
import { outcome } from './many';
import { readingIn } from './reading';
import { words } from './words';

export type NoticeMessages = Sentences<Notice>;

/** If a link has more keys than this, they are counted, not named. */
const MOST_KEYS = 3;

const unknownKeys = (keys: readonly string[]): string =>
  keys.length > MOST_KEYS
    ? `The link also has ${words.count(keys.length)} parts that this version does not know.`
    : `The link also has ${words.and(keys.map((key) => `“${echo(key)}”`))}, which this version does not know.`;

const WAITING: Readonly<Record<WorkUnderWay, string>> = {
  reading: 'Reading the puzzle…',
  answer: 'Solving…',
  puzzle: 'Making a puzzle…',
  shelf: 'Changing the shelf…',
  part: app.loading,
};

const STOPPED: Readonly<Record<WorkUnderWay, string>> = {
  reading: 'Reading was stopped. The board is unchanged.',
  answer: 'Solving was stopped.',
  puzzle: 'Making a puzzle was stopped. The board is unchanged.',
  shelf: 'Waiting was stopped.',
  part: 'Waiting was stopped.',
};

const notDone = (count: number): string =>
  count === 1
    ? 'One later key or press was not carried out.'
    : `${words.count(count)} later keys and presses were not carried out.`;

export function noticesIn(names: Names): NoticeMessages {
  const { at } = names;
  const reading = readingIn(names);
  const entriesLeft = (entries: EntriesLeft): string =>
    entries.kind === 'onGivens'
      ? reading.onGivens(entries.cells)
      : `The link’s entries are left out, as they cannot be read. ${reading.error(entries.error)}`;
  return {
    imported: ({ choice, left }) =>
      `${reading.recognised(choice)}${left === null ? '' : ` ${reading.left(left)}`}`,
    usedPhoto: () => 'What was read from the photograph is on the board. The photograph is gone.',
    openedLink: () => 'Opened the puzzle from the link.',
    openedExample: ({ example }) => `Opened “${app.exampleNames[example]}”.`,
    unknownLinkKeys: ({ keys }) => unknownKeys(keys),
    linkInPart: ({ newer, keys, entries, codeLeft }) =>
      [
        ...(newer
          ? ['The link is from a newer version of Unwind. Only what this version knows is open.']
          : []),
        ...(!newer && keys.length > 0 ? [unknownKeys(keys)] : []),
        ...(entries === null ? [] : [entriesLeft(entries)]),
        ...(codeLeft ? ['The link’s code is left out: a part of it was lost or changed.'] : []),
      ].join(' '),
    unknownLink: () => 'The link has a form that this version does not know. The board is unchanged.',
    badLink: ({ error }) => `The link has no puzzle that can be read. ${reading.error(error)}`,
    waiting: ({ work, hasMore }) =>
      `${WAITING[work]}${hasMore ? ' What you have done since comes after it.' : ''}`,
    stopped: ({ work, dropped }) => [STOPPED[work], ...(dropped > 0 ? [notDone(dropped)] : [])].join(' '),
    dropped: ({ count }) => notDone(count),
    makingPuzzle: () => 'Making a puzzle…',
    puzzleReady: () => 'The new puzzle is ready. Your board is as you left it.',
    madePuzzle: ({ asWished }) =>
      asWished
        ? 'A new puzzle is on the board.'
        : 'The puzzle nearest to your wishes is on the board. It does not fit all of them.',
    lesson: ({ name }) => `Find the next step: ${name}. Hint tells you where to look.`,
    lessonRight: ({ name, why }) => `Right: ${name}. ${why}`,
    lessonWrong: ({ cell, digit }) => `Wrong: the solution has ${digit} in ${at(cell)}.`,
    lessonOther: ({ name }) => `True, but that is not this step. Look for: ${name}.`,
    emptied: () => 'The board is empty.',
    noBlank: () => 'Notes go in empty cells. Nothing has changed.',
    noNote: ({ digit }) => `There is no note ${digit} here to colour.`,
    restarted: () => 'Entries, notes and colours are cleared; the givens stay.',
    adopted: () => 'Your entries are givens now.',
    givensChanged({ changes: [first, ...others] }) {
      if (first === undefined || others.length > 0)
        return `Changed ${words.count(others.length + 1)} givens.`;
      const cell = at(first.cell);
      return first.digit === null
        ? `Removed the given in ${cell}.`
        : `The given in ${cell} is now ${first.digit}.`;
    },
    copied({ what }) {
      const copied = {
        puzzle: 'Copied as nine lines.',
        link: 'Copied a link to this puzzle.',
        linkWithoutCode: 'Copied a link to this puzzle, without your code: it is too long for a link.',
        boardPicture: 'Copied the picture.',
        embedCode: 'Copied the HTML for a web page.',
        result: 'Copied the result, without the solution.',
        answer: 'Copied the answer as a text picture.',
        answerLines: 'Copied the answer as nine lines.',
        steps: 'Copied the steps.',
      };
      return what === 'puzzle' ||
        what === 'link' ||
        what === 'linkWithoutCode' ||
        what === 'boardPicture' ||
        what === 'embedCode' ||
        what === 'result' ||
        what === 'answer' ||
        what === 'answerLines' ||
        what === 'steps'
        ? copied[what]
        : `Copied: ${reading.notation(what)}.`;
    },
    saved: ({ name }) => `Saved as ${name}.`,
    cannotCopy: () => 'The browser does not let the page copy. The text is in “Copy or save as text”.',
    cannotCopyAnswer: () =>
      'The browser does not let the page copy. Choose “Keep the solution”; then it is in “Copy or save as text”.',
    cannotCopyPicture: () => 'The browser does not let the page copy. “Save as PNG” saves the picture.',
    cannotReadFile: () => 'The file cannot be read.',
    fileTooLarge: () => 'The file is over 256 MB. The board is unchanged.',
    manyGoOn: () => 'The puzzles are still being solved.',
    manyEnded: ({ found, whole }) => `${outcome(found)}${whole ? '' : '; then an error ended it'}.`,
    cannotSave: ({ why }) =>
      why === 'off'
        ? 'The browser keeps no data for this page. Everything works, but a reload begins anew.'
        : 'The browser’s storage is full. Everything works, but changes are not kept across a reload.',
    setAside({ what, why }) {
      if (why === 'otherTab') return 'The board of another tab was set aside.';
      const state = why === 'damaged' ? 'damaged' : 'from a newer version';
      return what === 'game'
        ? `The saved game is ${state} and was set aside. A new game begins.`
        : `The last moves of the saved game are ${state} and were set aside. The board is as it was before them.`;
    },
    otherSetAside({ what, why }) {
      const state = why === 'damaged' ? 'damaged' : 'from a newer version';
      return {
        bookmarks: `The marks in charts are ${state} and were set aside. There are none now.`,
        settings: `The options are ${state} and were set aside. The original ones are used.`,
        techniques: `The choice of techniques is ${state} and was set aside. All are used now.`,
      }[what];
    },
    copiedAside: () => 'Copied, as it was stored.',
    cannotCopyAside: () => 'The browser does not let the page copy. Save it as a file instead.',
    broughtBack: () => 'The board that was set aside is back, with its moves.',
    shelfFailed: ({ why }) =>
      ({
        full: 'There is no space left for the shelf. The board and the puzzles on the shelf are kept, but new puzzles are not added.',
        newer:
          'The shelf was saved by a newer version of Unwind. Reload the page to use it. The board is kept.',
        silent:
          'The browser’s database does not answer yet. What is stored appears when it does, and what you do here is kept. Another tab may hold it up: close the other tabs of Unwind.',
        broken: 'The shelf cannot be used: the browser’s database does not answer. The board is kept.',
      })[why],
    openElsewhere: () =>
      'This puzzle is open in another tab, which saves it. What you do here is set aside until you go on here.',
    shelfGone: () => 'This puzzle was deleted in another tab.',
    openedKept: () => 'Opened from the shelf.',
    removedKept: ({ count }) =>
      `${count === 1 ? 'The puzzle is' : `${words.count(count)} puzzles are`} in the bin now.`,
    putBackKept: ({ count }) =>
      `${count === 1 ? 'The puzzle is' : `${words.count(count)} puzzles are`} on the shelf again.`,
    deletedElsewhere: () =>
      'Everything was deleted in another tab. This board is only in view: it is no longer saved.',
    shelfTaken({ added, renewed, known, unreadable }) {
      const puzzles = (count: number): string =>
        `${words.count(count)} ${count === 1 ? 'puzzle' : 'puzzles'}`;
      return [
        `Added ${puzzles(added)}.`,
        ...(renewed > 0 ? [`${puzzles(renewed)} updated with later moves.`] : []),
        ...(known > 0 ? [`${puzzles(known)} ${known === 1 ? 'was' : 'were'} on the shelf already.`] : []),
        ...(unreadable > 0 ? [`${puzzles(unreadable)} cannot be read.`] : []),
      ].join(' ');
    },
    shelfNotTaken: ({ why }) =>
      ({
        noPuzzles: 'The file has no puzzles that can be read. The shelf is unchanged.',
        damaged: 'The file is damaged. The shelf is unchanged.',
        newer: 'The file is from a newer version of Unwind. The shelf is unchanged.',
      })[why],
    partAbsent: ({ why }) =>
      ({
        offline:
          'This part of Unwind could not be loaded: there is no connection. The board is unchanged. Try again when the connection is back.',
        outdated:
          'This part of Unwind could not be loaded: there is a newer version. The board is unchanged. Reload the page.',
        refused: 'This part of Unwind could not be loaded. The board is unchanged. Try again.',
        stuck: 'This part of Unwind could not be loaded. The board is unchanged. Reload the page.',
      })[why],
    mistake: () => 'Unwind has made an error, and may not have done what you asked. The board is kept.',
    fileNotKept: ({ name, why }) => {
      const file = name ?? 'The text';
      return why === 'tooLarge'
        ? `${file} is larger than 100 MB, so it was not kept when the page was reloaded. Open it again.`
        : `${file} is no longer kept. Open it again.`;
    },
    workerAbsent: ({ why }) =>
      ({
        offline:
          'The solver could not be loaded: there is no connection. It goes on when the connection is back. The board is unchanged.',
        outdated:
          'The solver could not be loaded: there is a newer version of Unwind. The board is unchanged. Reload the page.',
        refused: 'The solver could not be loaded. Unwind is trying again. The board is unchanged.',
        stuck: 'The solver could not be loaded. The board is unchanged. Reload the page.',
      })[why],
    newVersion: () => 'A new version of Unwind is ready. The board is kept.',
    takingNewVersion: () => 'The new version is coming: the page loads again by itself.',
    workerRestarted: () => 'The solver stopped answering and was started again. The board is unchanged.',
    hintRestarted: () =>
      'The search for a hint stopped answering and was started again. The board is unchanged.',
    workerFailed: () => 'The solver stopped twice. The board is unchanged. Try again.',
    raceRestarted: () =>
      'A part of the race stopped answering and was started again. Finished results are kept.',
    notRecorded: ({ step }) =>
      `Step ${words.count(step)} is not recorded: the recording was stopped before it. This is its last step.`,
    recordingRestarted: () => 'The recorder stopped answering. The search is recorded again from its start.',
    recordingFailed: () => 'The recorder stopped twice. To try again, leave Watch and come back.',
    clipFailed: ({ why }) =>
      ({
        crashed: 'Drawing the clip stopped, so nothing was saved. Try again.',
        searchGone: 'The search has changed, so its clip was not finished.',
        unsupported: clip.unsupported,
      })[why],
    keptState: () => 'What the search had filled in is on the board.',
    keptSolution: () => 'The solution that the search found is on the board.',
  };
}

export const noticeActions = {
  undo: 'Undo',
  keepMine: 'Keep this one',
  showMany: 'Show them',
  showAside: 'Show it',
  takeOver: 'Go on here',
  putBack: 'Put back',
  /** Shows what a first visit shows, after everything was deleted in another tab. */
  beginAfresh: 'Begin afresh',
  takeNewVersion: 'Use it',
  /** Stops what acts wait for. */
  stopWaiting: 'Stop',
  stopMaking: 'Stop',
  openMade: 'Open it',
  nextLesson: 'Next board',
  /** Unfolds a message that is shown only in part. */
  showAll: 'Show all of it',
};

export type NoticeActionMessages = InAnyLanguage<typeof noticeActions>;
