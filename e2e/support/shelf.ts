import { type App, expect } from './app';
import { hasShelfBegun } from './begun';
import { EASY } from './puzzles';

/** This many different puzzles, each with one solution: one puzzle with its digits exchanged and its rows permuted. */
function puzzles(count: number): readonly string[] {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return Array.from({ length: count }, (_, number) => {
    const left = [...digits];
    // Begins at 1, because number 0 would give the puzzle itself.
    let rest = number + 1;
    const names = digits.map((_, at) => {
      const name = left.splice(rest % left.length, 1)[0] ?? 0;
      rest = Math.floor(rest / (9 - at));
      return name;
    });
    return [...EASY].map((cell) => (cell === '.' ? '.' : names[Number(cell) - 1])).join('');
  });
}

/** Waits for the part that keeps the board on the shelf, which loads after the first screen. */
export const shelfBegun = (app: App): Promise<void> =>
  expect.poll(() => app.page.evaluate(hasShelfBegun)).toBe(true);

/** Writes records into the shelf's database, unchanged. */
async function putOnShelf(app: App, records: readonly object[]): Promise<void> {
  await shelfBegun(app);
  await app.page.evaluate(async (records) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('unwind');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const putting = database.transaction('cards', 'readwrite');
    for (const record of records) putting.objectStore('cards').put(record);
    await new Promise((resolve, reject) => {
      putting.oncomplete = resolve;
      putting.onerror = () => reject(putting.error);
    });
    database.close();
  }, records);
}

const BLANK = '.'.repeat(81);
const HOUR = 3_600_000;

/** The stored cards of this many puzzles, of all states and levels in turn. The first one was played last. */
export function shelfRecords(count: number): readonly object[] {
  const now = Date.now();
  const states = ['new', 'begun', 'solved', 'answered'];
  const levels = ['beginner', 'medium', 'hard', 'expert', 'extreme'];
  const records = puzzles(count).map((givens, n) => ({
    id: `puzzle${n}`,
    version: 1,
    mark: `mark${n}`,
    added: now - (n + 25) * HOUR,
    changed: now - (n + 1) * HOUR,
    givens,
    entries: n % 4 === 1 ? givens.replace(/\./g, (_, at) => (at % 3 === 0 ? `${(at % 9) + 1}` : '.')) : BLANK,
    answers: BLANK,
    origin: { kind: n % 2 === 0 ? 'file' : 'pasted', name: n % 2 === 0 ? `Paper ${n}` : null, at: now },
    progress: states[n % 4],
    hardness: { kind: 'rated', difficulty: levels[n % 5], er: 1.2 + (n % 5) * 1.7, whole: true },
    spent: { spent: (n % 4) * 61_000, hints: n % 3, tried: [] },
    finishes: n % 4 === 2 ? [{ at: now, spent: 300_000 + n, hints: n % 3, mistakes: 0 }] : [],
  }));
  return records.map((record) =>
    record.progress === 'begun'
      ? {
          ...record,
          entries: [...record.entries]
            .map((digit, cell) => (record.givens[cell] === '.' ? digit : '.'))
            .join(''),
        }
      : record,
  );
}

/** Fills the shelf with this many puzzles. */
export const fillShelf = (app: App, count: number): Promise<void> => putOnShelf(app, shelfRecords(count));

/** The rows of the list that are in the page. */
export const rows = (app: App) =>
  app.dialog.getByRole('grid', { name: app.words.shelf.list }).getByRole('row');
