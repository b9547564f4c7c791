import { readChanges, readSavedGame, type SavedGame, stampOf } from './savedGame';
import { GAME_KEY } from './saving';
import type { Vault } from './vault';

/*
 * Decides whether the copy in the browser's database (mirror.ts) is newer than the storage. A killed browser loses what
 * its storage had not written to disk.
 *
 * The storage counts all copies. It loses the count together with its latest writes. So a record with a higher number
 * than the stored count is newer than the stored text. For the game the copy also knows how many saves of each tab it
 * has.
 */

/** The storage key of the number of the last copy. */
export const COUNT_KEY = 'unwind.copied';

/**
 * The storage key of the game's latest changes. Texts under other keys than this and `GAME_KEY` are copied as they are.
 */
export const LATEST_KEY = `${GAME_KEY}.latest`;

/** How many saves were copied, by tab. */
export interface Copied {
  readonly copied: Readonly<Record<string, number>>;
  /** The number of the copy that wrote this record; records of earlier versions have none. */
  readonly count?: number;
}

/** The record that is written at each change of the game. The text of the whole game has its own record. */
export interface Latest extends Copied {
  /** The changes since the whole game, as `writeChanges` writes them; `null` if there are none. */
  readonly changes: string | null;
}

/** A stored text other than the game. `copied` is empty, because the text belongs to no tab. */
export interface CopiedText extends Copied {
  readonly key: string;
  /** `null` if the text was deleted. */
  readonly text: string | null;
  readonly count: number;
  /** When it was copied, in milliseconds since 1970. */
  readonly when: number;
}

/**
 * The copy in the order of the database: the latest changes, how many saves of each tab, the other texts, and the text
 * of the whole game.
 */
export type Copy = readonly [latest?: Latest, ...others: (Copied | CopiedText | string)[]];

/** A game that the copy has and the storage has lost. */
export interface Newer {
  readonly text: string;
  readonly changes: string | null;
  readonly game: SavedGame;
}

type Read = Pick<Vault, 'get' | 'keysAside'>;
type Write = Pick<Vault, 'put' | 'remove'>;

export const isText = (row: Copied | string | undefined): row is CopiedText =>
  typeof row === 'object' && 'key' in row;

/** The number of the last copy that the storage knows, 0 if it knows none. */
export const countOf = ({ get }: Pick<Vault, 'get'>): number => Number(get(COUNT_KEY)) || 0;

/** The game of the copy if the storage has lost it; `null` if the storage has the same game or a newer one. */
export function newerOf(vault: Read, [latest, ...others]: Copy): Newer | null {
  const text = others.pop();
  if (typeof text !== 'string' || latest === undefined || !isNewer(vault, latest, others as Copied[]))
    return null;
  const { changes } = latest;
  const whole = readSavedGame(text);
  // Do not restore a game that cannot be read, or whose changes follow another game.
  if (!whole.ok || (changes !== null && !changes.includes(`"after":"${whole.value.stamp}"`))) return null;
  const game = changes === null ? whole : readChanges(whole.value, changes);
  return game.ok ? { text, changes, game: game.value } : null;
}

/** The texts, except the game, whose last change the storage has lost. */
export function newerTexts(vault: Pick<Vault, 'get'>, copy: Copy): readonly CopiedText[] {
  const count = countOf(vault);
  return copy.filter(isText).filter((row) => row.count > count && row.text !== vault.get(row.key));
}

/** Stores such texts again, or deletes them again. */
export function storeTexts({ put, remove }: Write, texts: readonly CopiedText[]): void {
  for (const { key, text } of texts)
    if (text === null) remove(key);
    else put(key, text);
}

/**
 * Stores again what the storage has lost. Call this before anything reads the vault, so that no older board is shown.
 */
export function takeNewer(vault: Read & Write, copy: Copy): void {
  const newer = newerOf(vault, copy);
  const texts = newerTexts(vault, copy);
  if (newer !== null) {
    const { text, changes } = newer;
    // Store the game first, because changes that follow another game are ignored.
    if (vault.put(GAME_KEY, text) && (changes === null || !vault.put(LATEST_KEY, changes)))
      vault.remove(LATEST_KEY);
  }
  storeTexts(vault, texts);
}

/** Whether the copy's game was saved after the stored one. */
function isNewer({ get, keysAside }: Read, { copied }: Latest, others: readonly Copied[]): boolean {
  const stamp = stampOf(get(LATEST_KEY) ?? get(GAME_KEY) ?? '');
  // If no game is stored but something was set aside, that was the game.
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
