import type { IDBPDatabase } from 'idb';
import { inTime } from '../../shared/inTime';
import { deleteDatabase, OPENING, type Schema } from '../../storage/database';
import { openEarlier } from './open';
import { deleteCopy } from './texts';

/** The database that the shelf had in earlier versions. */
const NAME = 'unwind.shelf';

/** How many puzzles are copied in one task: a thousand at once would stop the page. */
const AT_ONCE = 40;

/**
 * Copies the shelf of an earlier version, and deletes it once all of it is on the disk. A tab of that version may have
 * written it again since: then what was played later stays.
 */
export async function takeOverShelf(database: IDBPDatabase<Schema>): Promise<void> {
  void deleteCopy().catch(() => {});
  const earlier = await inTime(openEarlier(NAME), OPENING).catch(() => null);
  if (earlier === null) return;
  try {
    const stores = [...earlier.objectStoreNames];
    for (const part of ['cards', 'bin'] as const)
      if (stores.includes(part)) await copy(earlier, database, part);
  } finally {
    earlier.close();
  }
  // If another tab holds it up, the next visit copies nothing new, and deletes it.
  void deleteDatabase(NAME).catch(() => {});
}

async function copy(from: IDBPDatabase, to: IDBPDatabase<Schema>, part: 'cards' | 'bin'): Promise<void> {
  const ids = await from.getAllKeys(part);
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const read = from.transaction([part, 'games']);
    const puzzles = await Promise.all(
      ids
        .slice(at, at + AT_ONCE)
        .map((id) => Promise.all([read.objectStore(part).get(id), read.objectStore('games').get(id)])),
    );
    const write = to.transaction(['cards', 'bin', 'games'], 'readwrite', { durability: 'strict' });
    const [cards, bin, games] = [
      write.objectStore('cards'),
      write.objectStore('bin'),
      write.objectStore('games'),
    ];
    const own = await Promise.all(
      puzzles.map(async ([{ id }]) => (await cards.get(id)) ?? (await bin.get(id))),
    );
    const later = puzzles.filter(([card], n) => !((own[n]?.changed ?? 0) >= card.changed));
    await Promise.all([
      ...later.flatMap(([card, game]) => [
        write.objectStore(part).put(card),
        ...(part === 'cards' ? [bin.delete(card.id)] : []),
        ...(game === undefined ? [] : [games.put(game, card.id)]),
      ]),
      write.done,
    ]);
  }
}
