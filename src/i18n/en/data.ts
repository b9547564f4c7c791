import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

const { count } = words;

export const data = {
  title: 'Your data',
  promise:
    'Everything you do here stays in this browser, on this device. Nothing of it is sent anywhere: there is no account, nobody counts your visits, and the puzzles are solved here.',
  keptTitle: 'What is kept',
  /** The kinds of stored data, one line each. */
  kept: (puzzles: number, binned: number, asides: number) => [
    'The board with every move, so that you can go on and undo after a pause.',
    puzzles === 1
      ? '1 puzzle on the shelf, with its moves, notes, time and how it went.'
      : `${count(puzzles)} puzzles on the shelf, with their moves, notes, times and how they went.`,
    ...(binned === 0
      ? []
      : [binned === 1 ? '1 deleted puzzle in the bin.' : `${count(binned)} deleted puzzles in the bin.`]),
    'Your options, the techniques you have chosen for hints, and the steps you have marked in searches.',
    ...(asides === 0
      ? []
      : [asides === 1 ? '1 thing that was set aside.' : `${count(asides)} things that were set aside.`]),
    'The files with many puzzles that you opened last, so that a reload finds them. Up to 20 MB of them go into the file below.',
    'The app itself, so that it works without a connection.',
  ],
  fileTitle: 'All of it in one file',
  fileHelp:
    'Take it to another browser or device, or keep it as a copy. Adding the file brings its puzzles onto the shelf, its board onto the board, and its options; the board that was there comes back with Undo.',
  save: 'Save as a file',
  add: 'Add from a file',
  deleteTitle: 'Delete everything',
  deleteHelp:
    'The board, the shelf with its bin, all options and the files that are kept go; the app itself stays. Until you close this dialog it can be put back, and later only from a file that you have saved.',
  deleteAll: 'Delete everything',
  deleteForGood: 'Yes, delete all of it',
  deleted: 'Everything is deleted.',
  putBack: 'Put it back',
};

export type DataMessages = InAnyLanguage<typeof data>;
