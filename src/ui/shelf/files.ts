import type { MoreMessages } from '../../i18n';
import {
  createFiles,
  type Kept,
  keptFromPuzzle,
  piecemeal,
  puzzlesByLine,
  readShelfFile,
  type Shelf,
  type Stores,
  takeFiles,
  takeTexts,
  textsIn,
  writeShelfFile,
  writeShelfPuzzles,
} from '../../stores';
import type { Puzzle } from '../../sudoku/core';
import { saveFile } from '../shared';

/** The files that the whole shelf can be saved as. */
export const EXPORTS = {
  shelf: { extension: 'json', write: writeShelfFile },
  sdm: { extension: 'sdm', write: (stored: readonly unknown[]) => writeShelfPuzzles(stored, 'sdm') },
  openSudoku: {
    extension: 'opensudoku',
    write: (stored: readonly unknown[]) => writeShelfPuzzles(stored, 'openSudoku'),
  },
} as const satisfies Readonly<
  Record<
    keyof MoreMessages['shelf']['formats'],
    { extension: string; write: (stored: readonly unknown[]) => Promise<Blob> }
  >
>;

/** Saves the whole shelf as a file; returns whether it could be read. */
export async function saveShelf(
  shelf: Shelf,
  format: keyof typeof EXPORTS,
  notices: Stores['notices'],
): Promise<boolean> {
  const stored = await shelf.exported();
  if (stored === null) return false;
  const name = `unwind-shelf.${EXPORTS[format].extension}`;
  saveFile(await EXPORTS[format].write(stored), name);
  notices.tell({ kind: 'saved', name });
  return true;
}

/** The largest file that is read, in bytes. */
const LARGEST = 256_000_000;

/**
 * The longest text read from another program's file, in characters. A thousand puzzles with their notes take some
 * megabytes.
 */
const LONGEST = 64_000_000;

/** Restores everything from a saved file: puzzles, the board and options. */
export async function takeEverything(file: Blob, shelf: Shelf, stores: Stores): Promise<void> {
  const { notices } = stores;
  const text = file.size > LARGEST ? null : await file.text().catch(() => null);
  if (text === null) return notices.tell({ kind: 'cannotReadFile' });
  const own = await readShelfFile(text);
  if (own?.ok !== true) return notices.tell({ kind: 'shelfNotTaken', why: own?.error ?? 'noPuzzles' });
  const taken = await shelf.take(own.value.puzzles);
  if (taken === null) return;
  await takeTexts(textsIn(text) ?? {}, stores);
  const { unreadable, files } = own.value;
  await takeFiles(createFiles(stores.database), files);
  notices.tell({ kind: 'shelfTaken', ...taken, unreadable }, { lasting: true });
}

/** Adds the puzzles of a file to the shelf, and tells how many there were. */
export async function takeFile(
  file: File,
  shelf: Shelf,
  { notices, workThread }: Pick<Stores, 'notices' | 'workThread'>,
  words: MoreMessages['shelf'],
): Promise<void> {
  if (file.size > LARGEST) return notices.tell({ kind: 'fileTooLarge' });
  let text: string;
  try {
    text = await file.text();
  } catch {
    return notices.tell({ kind: 'cannotReadFile' });
  }
  const own = await readShelfFile(text);
  if (own?.ok === false) return notices.tell({ kind: 'shelfNotTaken', why: own.error });
  const { puzzles, unreadable } = own?.value ?? { puzzles: await ofOthers(), unreadable: 0 };
  if (puzzles.length === 0) return notices.tell({ kind: 'shelfNotTaken', why: 'noPuzzles' });
  const taken = await shelf.take(puzzles);
  if (taken !== null) notices.tell({ kind: 'shelfTaken', ...taken, unreadable }, { lasting: true });

  /** The puzzles of another program's file. */
  async function ofOthers(): Promise<readonly Kept[]> {
    const found = (await puzzlesByLine(text)) ?? (await puzzlesIn(text));
    const name = file.name.replace(/\.[^.]*$/, '');
    const at = Date.now();
    return piecemeal(found, (puzzle, number) =>
      keptFromPuzzle(puzzle, puzzle.name ?? (found.length > 1 ? words.inFile(name, number + 1) : name), {
        at,
        newId: () => Math.random().toString(36).slice(2),
      }),
    );
  }

  async function puzzlesIn(text: string): Promise<readonly Puzzle[]> {
    const answer = await workThread.ask('read', {
      text,
      mostChoices: Number.POSITIVE_INFINITY,
      longest: LONGEST,
    });
    if (!answer.ok || answer.value.kind === 'refused') return [];
    const choices = answer.value.kind === 'one' ? [answer.value.choice] : answer.value.choices;
    return choices.map(({ puzzle }) => puzzle);
  }
}
