import { readChanges, readSavedGame, stampOf } from './savedGame';
import { GAME_KEY } from './saving';
import type { Vault } from './vault';

/*
 * Whether the copy of the game in the browser's database (mirror.ts) is newer than what is stored. A browser that was killed
 * forgets what its storage had not written to the disk.
 */

/** What is copied at each change; the text of the whole game stands beside it. */
export interface Latest {
  readonly changes: string | null;
  /** How many saves of each tab were copied, the newest tab last. */
  readonly copied: Readonly<Record<string, number>>;
}

/** The copy, as it was found; either part may be missing. */
export interface Copy {
  readonly text: string | undefined;
  readonly latest: Latest | undefined;
}

/** Stores what the copy has and the storage has lost, before anything reads it: so no older board is ever shown. */
export function takeNewer(vault: Pick<Vault, 'get' | 'put' | 'remove' | 'keysAside'>, copy: Copy): void {
  const { text, latest } = copy;
  if (typeof text !== 'string' || latest === undefined || !isNewer(vault, latest)) return;
  const whole = readSavedGame(text);
  const { changes } = latest;
  // What cannot be read there brings nothing back.
  if (!whole.ok || (changes !== null && !readChanges(whole.value, changes).ok)) return;
  const key = `${GAME_KEY}.latest`;
  // In this order: changes that follow another game are ignored.
  if (vault.put(GAME_KEY, text) && (changes === null || !vault.put(key, changes))) vault.remove(key);
}

/** Whether a copy has what was saved after what is stored. */
export function isNewer({ get, keysAside }: Pick<Vault, 'get' | 'keysAside'>, { copied }: Latest): boolean {
  const stamp = stampOf(get(`${GAME_KEY}.latest`) ?? get(GAME_KEY) ?? '');
  // Where nothing is stored but something was set aside, that was the game.
  if (stamp === null) return keysAside().length === 0;
  const [tab, saves] = savesOf(stamp);
  const last = copied[tab];
  if (last === undefined || saves > last) return false;
  return saves < last || Object.keys(copied).at(-1) !== tab;
}

/** The tab of a stamp, and the number of its save. */
export function savesOf(stamp: string): readonly [tab: string, saves: number] {
  const dot = stamp.lastIndexOf('.');
  return [stamp.slice(0, Math.max(0, dot)), Number(stamp.slice(dot + 1)) || 0];
}
