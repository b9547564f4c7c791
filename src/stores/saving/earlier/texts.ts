import { inTime } from '../../shared/inTime';
import { deleteDatabase } from '../../storage/database';
import { NOTE, type Texts } from '../../storage/texts';
import { readChanges, readSavedGame, stampOf } from '../savedGame';
import { GAME_KEY } from '../saving';
import { openEarlier } from './open';

/*
 * Earlier versions kept the texts in localStorage, with a copy in the database `unwind.latest`. What they have stored is
 * taken over at the first visit of this version, and then deleted.
 *
 * A killed browser loses what its localStorage had not written to disk, but not what the copy had. Each record of the
 * copy has a number, and localStorage has the number of the last record that it knows. So a record with a higher number
 * has a text that localStorage has lost. For the game the copy also knows how many saves of each tab it has.
 */

const COPY = 'unwind.latest';
const COUNT_KEY = 'unwind.copied';
const LATEST_KEY = `${GAME_KEY}.latest`;

/** Keys that are of no use any more: of the copy's number, of a deletion, and of a trial whether storage works. */
const NOT_TAKEN = [COUNT_KEY, 'unwind.deletion', 'unwind.probe'];

/** The copy may take this many milliseconds to answer. */
const PATIENCE = 1000;

type OldTexts = Map<string, string>;

/** A record of the copy: of the game's changes, of a tab, or of another text. The whole game is a mere text. */
interface Copied {
  readonly copied: Readonly<Record<string, number>>;
  readonly changes?: string | null;
  readonly key?: string;
  readonly text?: string | null;
  readonly count?: number;
}

/** Moves the texts of an earlier version, with those that it had lost, into the texts of this one. */
export async function takeOverTexts(storage: Storage, texts: Pick<Texts, 'takeOver'>): Promise<void> {
  const keys = Object.keys(storage).filter(isEarlier);
  const own: OldTexts = new Map(keys.map((key) => [key, storage.getItem(key) ?? '']));
  putBack(own, await inTime(readCopy(), PATIENCE).catch(() => []));
  // First, to make room.
  for (const key of keys) storage.removeItem(key);
  for (const [key, text] of own) {
    if (NOT_TAKEN.includes(key)) continue;
    try {
      texts.takeOver(key, text);
    } catch {
      // There is no room. The next visit tries again.
      storage.setItem(key, text);
    }
  }
}

/** Whether an earlier version has stored something under this key of localStorage. */
export const isEarlier = (key: string): boolean =>
  key.startsWith('unwind.') && !key.startsWith(NOTE) && key !== 'unwind.look';

/** Deletes the copy. Call this some time after `takeOverTexts`, when all of it is on the disk. */
export async function deleteCopy(): Promise<void> {
  const database = await openEarlier(COPY);
  database?.close();
  if (database !== null) await deleteDatabase(COPY);
}

/** All records of the copy, in its order: the changes, the tabs, the other texts, the whole game. */
async function readCopy(): Promise<readonly (Copied | string)[]> {
  const database = await openEarlier(COPY);
  if (database === null) return [];
  const all = (await database.getAll('texts')) as readonly (Copied | string)[];
  database.close();
  return all;
}

/** Puts back what the texts of localStorage have lost. */
function putBack(texts: OldTexts, copy: readonly (Copied | string)[]): void {
  const count = Number(texts.get(COUNT_KEY)) || 0;
  const whole = copy.at(-1);
  const rows = copy.filter((row) => typeof row === 'object');
  const [latest] = rows;
  if (typeof whole === 'string' && latest !== undefined && hasLostGame(texts, latest, rows)) {
    const changes = latest.changes ?? null;
    const game = readSavedGame(whole);
    const isWhole =
      game.ok &&
      (changes === null ||
        (changes.includes(`"after":"${game.value.stamp}"`) && readChanges(game.value, changes).ok));
    // Do not put back a game that cannot be read, or whose changes follow another game.
    if (isWhole) {
      texts.set(GAME_KEY, whole);
      if (changes === null) texts.delete(LATEST_KEY);
      else texts.set(LATEST_KEY, changes);
    }
  }
  for (const { key, text, count: number = 0 } of rows) {
    if (key === undefined || number <= count) continue;
    if (typeof text === 'string') texts.set(key, text);
    else texts.delete(key);
  }
}

/** Whether the game of the copy was saved after the one in localStorage. */
function hasLostGame(texts: OldTexts, { copied }: Copied, rows: readonly Copied[]): boolean {
  const stamp = stampOf(texts.get(LATEST_KEY) ?? texts.get(GAME_KEY) ?? '');
  // If no game is stored but something was set aside, that was the game.
  if (stamp === null)
    return ![...texts.keys()].some((key) => /\.(damaged|newer|otherTab)(\.\d+)?$/.test(key));
  const dot = stamp.lastIndexOf('.');
  const [tab, saves] = [stamp.slice(0, Math.max(0, dot)), Number(stamp.slice(dot + 1)) || 0];
  const last = rows.slice(1).find((row) => tab in row.copied)?.copied[tab] ?? copied[tab];
  if (last === undefined || saves > last) return false;
  return saves < last || Object.keys(copied).at(-1) !== tab;
}
