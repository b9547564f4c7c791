import { readChanges, readSavedGame, type SavedGame, stampOf } from './savedGame';
import { GAME_KEY } from './saving';
import type { Vault } from './vault';

/*
 * Whether the copy in the browser's database (mirror.ts) is newer than what is stored. A browser that was killed forgets
 * what its storage had not written to the disk.
 *
 * The storage counts all copies. What it forgets it forgets together with the count, so a copy with a higher number than
 * the count was made after what is stored. Of the game more is known: whose save was copied.
 */

/** What the storage keeps the number of the last copy under. */
export const COUNT_KEY = 'unwind.copied';

/** What the storage keeps of the game; all else that it keeps is copied text by text. */
export const LATEST_KEY = `${GAME_KEY}.latest`;

/** How many saves of a tab were copied. */
export interface Copied {
  readonly copied: Readonly<Record<string, number>>;
  /** The number of the copy it was written with; earlier versions had none. */
  readonly count?: number;
}

/** What is copied at each change; the text of the whole game stands beside it. */
export interface Latest extends Copied {
  readonly changes: string | null;
}

/** A text of the storage that is not the game, `null` where it was taken away: `copied` says that it is of no tab. */
export interface CopiedText extends Copied {
  readonly key: string;
  readonly text: string | null;
  readonly count: number;
  /** When, in milliseconds since 1970. */
  readonly when: number;
}

/**
 * The copy as the database lists it: what was copied last, how many saves of each tab, the other texts, and the text of the
 * whole game.
 */
export type Copy = readonly [latest?: Latest, ...others: (Copied | CopiedText | string)[]];

/** What a copy of the game has and the storage has lost. */
export interface Newer {
  readonly text: string;
  readonly changes: string | null;
  readonly game: SavedGame;
}

type Read = Pick<Vault, 'get' | 'keysAside'>;
type Write = Pick<Vault, 'put' | 'remove'>;

export const isText = (row: Copied | string | undefined): row is CopiedText =>
  typeof row === 'object' && 'key' in row;

/** The number of the last copy that the storage knows of. */
export const countOf = ({ get }: Pick<Vault, 'get'>): number => Number(get(COUNT_KEY)) || 0;

/** What the copy knows of the game and the storage does not; `null` where that has all of it, or something newer. */
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

/** The texts beside the game of which the storage has lost the last change. */
export function newerTexts(vault: Pick<Vault, 'get'>, copy: Copy): readonly CopiedText[] {
  const count = countOf(vault);
  return copy.filter(isText).filter((row) => row.count > count && row.text !== vault.get(row.key));
}

/** Stores such texts again. */
export function storeTexts({ put, remove }: Write, texts: readonly CopiedText[]): void {
  for (const { key, text } of texts)
    if (text === null) remove(key);
    else put(key, text);
}

/** Stores what the copy has and the storage has lost, before anything reads it: so no older board is ever shown. */
export function takeNewer(vault: Read & Write, copy: Copy): void {
  const newer = newerOf(vault, copy);
  const texts = newerTexts(vault, copy);
  if (newer !== null) {
    const { text, changes } = newer;
    // In this order: changes that follow another game are ignored.
    if (vault.put(GAME_KEY, text) && (changes === null || !vault.put(LATEST_KEY, changes)))
      vault.remove(LATEST_KEY);
  }
  storeTexts(vault, texts);
}

/** Whether a copy has what was saved after what is stored. */
function isNewer({ get, keysAside }: Read, { copied }: Latest, others: readonly Copied[]): boolean {
  const stamp = stampOf(get(LATEST_KEY) ?? get(GAME_KEY) ?? '');
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
