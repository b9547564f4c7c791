import { readSavedGame, writeSavedGame } from '../saving/savedGame';
import type { Kept } from './database';
import type { ShelfState, ShelfWorld } from './state';
import { joined } from './stretch';

/** How many puzzles of a file are new, how many went on further in the file, and how many were there already. */
export interface TakenCount {
  readonly added: number;
  readonly renewed: number;
  readonly known: number;
}

/**
 * What of a file is to be stored. Each puzzle is on the shelf once: one that is there already takes the game of the
 * file if that was played later, and keeps its own before it.
 */
export async function sorted(
  { database, newId }: Pick<ShelfWorld, 'database' | 'newId'>,
  { cards, current }: Pick<ShelfState, 'cards' | 'current'>,
  puzzles: readonly Kept[],
): Promise<{ readonly kept: readonly Kept[]; readonly count: TakenCount }> {
  const known = new Map([...cards.values()].map((card) => [card.givens, card]));
  const kept: Kept[] = [];
  const count = { added: 0, renewed: 0, known: 0 };
  for (const puzzle of puzzles) {
    const { card, game } = puzzle;
    const own = known.get(card.givens);
    if (own === undefined) {
      const fresh = cards.has(card.id) ? { ...card, id: newId() } : card;
      known.set(card.givens, fresh);
      kept.push({ card: fresh, game });
      count.added++;
      continue;
    }
    const isFurther = own.entries !== card.entries || own.answers !== card.answers;
    const isLater = card.changed > own.changed && isFurther && own.id !== current;
    const joint = isLater ? await jointGame(database, own.id, game) : null;
    if (joint === null) count.known++;
    else {
      kept.push({ card: { ...card, id: own.id, mark: newId(), added: own.added }, game: joint });
      count.renewed++;
    }
  }
  return { kept, count };
}

/** The game that is kept, followed by one of a file; `null` if either cannot be read. */
async function jointGame(
  database: ShelfWorld['database'],
  id: string,
  game: string | null,
): Promise<string | null> {
  const found = await database.get(id);
  if (!found.ok || found.value.game === null || game === null) return null;
  const [before, after] = [readSavedGame(found.value.game), readSavedGame(game)];
  if (!before.ok || !after.ok) return null;
  return writeSavedGame({ ...after.value, state: joined(before.value.state, after.value.state) });
}
