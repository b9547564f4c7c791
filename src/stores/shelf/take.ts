import { readSavedGame, writeSavedGame } from '../saving/savedGame';
import { endOf } from './bin';
import type { Binned, Kept } from './database';
import { joined } from './puzzleHistory';
import type { ShelfNeeds, ShelfState } from './state';

/** How the puzzles of a file compare with the shelf. */
export interface TakenCount {
  /** New puzzles. */
  readonly added: number;
  /** Known puzzles that were played further in the file. */
  readonly renewed: number;
  /** Known puzzles with nothing new. */
  readonly known: number;
}

/**
 * Selects what to store from a file. Each puzzle is on the shelf once. If the file has a later game of a known puzzle,
 * that game is added after the stored one. Puzzles of the file's bin go into the bin.
 */
export async function sorted(
  { database, newId, now }: Pick<ShelfNeeds, 'database' | 'newId' | 'now'>,
  { cards, bin, current }: Pick<ShelfState, 'cards' | 'bin' | 'current'>,
  puzzles: readonly Kept[],
): Promise<{
  readonly kept: readonly Kept[];
  readonly binned: readonly (Kept & Binned)[];
  readonly count: TakenCount;
}> {
  const known = new Map([...cards.values()].map((card) => [card.givens, card]));
  const kept: Kept[] = [];
  const binned: (Kept & Binned)[] = [];
  const count = { added: 0, renewed: 0, known: 0 };
  for (const puzzle of puzzles) {
    const { card, game } = puzzle;
    if (isBinned(puzzle)) {
      const isHere = cards.has(card.id) || bin.has(card.id);
      if (!isHere && endOf(puzzle) > now()) binned.push(puzzle);
      continue;
    }
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
  return { kept, binned, count };
}

const isBinned = (puzzle: Kept): puzzle is Kept & Binned => puzzle.binned !== undefined;

/** The stored game followed by the file's game; `null` if either cannot be read. */
async function jointGame(
  database: ShelfNeeds['database'],
  id: string,
  game: string | null,
): Promise<string | null> {
  const found = await database.get(id);
  if (!found.ok || found.value.game === null || game === null) return null;
  const [before, after] = [readSavedGame(found.value.game), readSavedGame(game)];
  if (!before.ok || !after.ok) return null;
  return writeSavedGame({ ...after.value, state: joined(before.value.state, after.value.state) });
}
