import type { Stores } from '../createStores';
import { beginningAt, EMPTY_BOARD, momentOf } from '../game/game';
import { readTally, TALLY_KEY, type Tally } from '../game/tally';
import { KEY as TECHNIQUES } from '../hint/techniqueChoice';
import { forgetFiles } from '../saving/keptFiles';
import { asidesOf, bringBack, isAsideKey, readAside } from '../saving/readAside';
import { GAME_KEY } from '../saving/saving';
import { array, readStored } from '../saving/stored';
import { choose } from '../saving/takeUp';
import type { Vault } from '../saving/vault';
import { KEY as SETTINGS } from '../settings/settings';
import { FINISHED_KEY, goneFrom, keepGone } from './gone';
import type { Shelf } from './shelf';

/*
 * All that this browser keeps of a person: the shelf, and the texts of the vault. They go into one file, come back
 * from it, and are deleted together.
 */

/** Texts of the vault by their keys. */
export type Texts = Readonly<Record<string, string>>;

const BOOKMARKS = 'unwind.bookmarks';
const NO_BOOKMARKS = '{"version":1,"searches":[]}';

type World = Pick<
  Stores,
  'game' | 'notices' | 'vault' | 'settings' | 'hint' | 'watch' | 'compare' | 'screen'
>;

/** What the vault keeps of a person. */
export function textsOf(vault: Pick<Vault, 'get' | 'keysAside'>): Texts {
  const asides = vault.keysAside();
  const keys = [
    ...[GAME_KEY, TALLY_KEY, SETTINGS, TECHNIQUES, BOOKMARKS, FINISHED_KEY, ...asides],
    ...[GAME_KEY, ...asides].map((key) => `${key}.latest`),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = vault.get(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Takes over the texts of a file; what cannot be read in them is left out. The board is laid over the one there is. */
export async function takeTexts(texts: Texts, world: World, tally: Pick<Tally, 'resume'>): Promise<void> {
  const { vault } = world;
  await choose(texts, world);
  const bookmarks = texts[BOOKMARKS];
  if (bookmarks !== undefined && hasSearches(bookmarks)) vault.put(BOOKMARKS, bookmarks);
  keepGone(vault, goneFrom(texts[FINISHED_KEY] ?? ''));
  for (const [key, text] of Object.entries(texts))
    if (isAsideKey(key) && vault.get(key) === null) vault.put(key, text);
  const game = texts[GAME_KEY];
  if (game === undefined) return;
  const read = readAside({ text: game, changes: texts[`${GAME_KEY}.latest`] ?? null });
  if (read === null || momentOf(read.state).welcome) return;
  leaveView(world);
  bringBack(world.game, world.notices, read.state);
  const counted = readTally(texts[TALLY_KEY] ?? null);
  if (counted !== null) tally.resume(counted.givens, counted);
}

/** Deletes all of it, also what was set aside and the files that are kept for a reload. */
export async function deleteEverything(world: World, shelf: Shelf): Promise<boolean> {
  const { game, vault } = world;
  leaveView(world);
  // The shelf is to know of no puzzle on the board, or it would keep it again. The board is one of its own: so the game is
  // stored as a whole at once, where changes would follow the game that is deleted.
  game.load(beginningAt({ board: { ...EMPTY_BOARD }, phase: 'set', welcome: false }));
  if (!(await shelf.empty())) return false;
  await choose({ [SETTINGS]: '{}', [TECHNIQUES]: '{"version":1}' }, world);
  vault.put(BOOKMARKS, NO_BOOKMARKS);
  for (const { key } of asidesOf(vault)) {
    vault.remove(key);
    vault.remove(`${key}.latest`);
  }
  for (const key of [SETTINGS, TECHNIQUES]) vault.remove(key);
  await forgetFiles();
  return true;
}

const hasSearches = (text: string): boolean =>
  readStored(text, { version: 1, read: ({ searches }) => array(searches) }).ok;

function leaveView({ screen, watch, compare, hint }: World): void {
  const { mode } = screen.store.getState();
  if (mode === 'watch') watch.leave();
  if (mode === 'compare') compare.leave();
  if (mode === 'hint') hint.leave();
}
