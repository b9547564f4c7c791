import { readChanges, readSavedGame, type SavedGame, stampOf } from './savedGame';
import { GAME_KEY } from './saving';
import type { Vault } from './vault';

/*
 * Whether the copy of the game in the browser's database (mirror.ts) is newer than what is stored. A browser that was killed
 * forgets what its storage had not written to the disk.
 */

/** How many saves of a tab were copied. */
export interface Copied {
  readonly copied: Readonly<Record<string, number>>;
}

/** What is copied at each change; the text of the whole game stands beside it. */
export interface Latest extends Copied {
  readonly changes: string | null;
}

/** The copy as the database lists it: what was copied last, how many saves of each tab, and the text of the whole game. */
export type Copy = readonly [latest?: Latest, ...others: (Copied | string)[]];

/** What a copy has and the storage has lost. */
export interface Newer {
  readonly text: string;
  readonly changes: string | null;
  readonly game: SavedGame;
}

type Read = Pick<Vault, 'get' | 'keysAside'>;

/** What the copy knows and the storage does not; `null` where the storage has all of it, or something newer. */
export function newerOf(vault: Read, [latest, ...others]: Copy): Newer | null {
  const text = others.pop();
  if (typeof text !== 'string' || latest === undefined || !isNewer(vault, latest, others as Copied[]))
    return null;
  const { changes } = latest;
  const whole = readSavedGame(text);
  // What cannot be read there brings nothing back, nor do changes that follow another game.
  if (!whole.ok || (changes !== null && !changes.includes(`"after":"${whole.value.stamp}"`))) return null;
  const game = changes === null ? whole : readChanges(whole.value, changes);
  return game.ok ? { text, changes, game: game.value } : null;
}

/** Stores what the copy has and the storage has lost, before anything reads it: so no older board is ever shown. */
export function takeNewer(vault: Read & Pick<Vault, 'put' | 'remove'>, copy: Copy): void {
  const newer = newerOf(vault, copy);
  if (newer === null) return;
  const { text, changes } = newer;
  const key = `${GAME_KEY}.latest`;
  // In this order: changes that follow another game are ignored.
  if (vault.put(GAME_KEY, text) && (changes === null || !vault.put(key, changes))) vault.remove(key);
}

/** Whether a copy has what was saved after what is stored. */
function isNewer({ get, keysAside }: Read, { copied }: Latest, others: readonly Copied[]): boolean {
  const stamp = stampOf(get(`${GAME_KEY}.latest`) ?? get(GAME_KEY) ?? '');
  // Where nothing is stored but something was set aside, that was the game.
  if (stamp === null) return keysAside().length === 0;
  const [tab, saves] = savesOf(stamp);
  const last = others.find((other) => tab in other.copied)?.copied[tab] ?? copied[tab];
  if (last === undefined || saves > last) return false;
  return saves < last || Object.keys(copied).at(-1) !== tab;
}

/** The tab of a stamp, and the number of its save. */
export function savesOf(stamp: string): readonly [tab: string, saves: number] {
  const dot = stamp.lastIndexOf('.');
  return [stamp.slice(0, Math.max(0, dot)), Number(stamp.slice(dot + 1)) || 0];
}
