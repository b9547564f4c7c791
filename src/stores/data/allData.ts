import type { Stores } from '../createStores';
import { beginningAt, EMPTY_BOARD, momentOf } from '../game/game';
import { readTally, TALLY_KEY } from '../game/tally';
import { CONCLUDED_KEY, concludedFrom, keepConcluded } from '../hint/concluded';
import { KEY as TECHNIQUES } from '../hint/techniqueChoice';
import { COURSE_KEY, courseFrom, joinCourse } from '../newPuzzle/course';
import { STOCK_KEY } from '../newPuzzle/stock';
import { readWishes, WISHES_KEY } from '../newPuzzle/wishes';
import { leaveView } from '../page/leaveView';
import { asidesOf, bringBack, isAsideKey, readAside } from '../saving/readAside';
import { GAME_KEY } from '../saving/saving';
import { KEY as SETTINGS } from '../settings/settings';
import { PROGRAM_KEYS } from '../shared/ownProgram';
import type { Shelf } from '../shelf/shelf';
import { deletedResultsFrom, FINISHED_KEY, keepDeletedResults } from '../shelf/solved';
import { countedSince, countSince, STATISTICS_KEY, sinceFrom } from '../shelf/statistics';
import { createFiles } from '../storage/files';
import { array, readStored } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
import { applyChoices } from './applyTexts';

/*
 * All data that this browser keeps about a person: the shelf, and the texts of the text store. They are exported to one
 * file, imported from it, and deleted together.
 */

/** Texts of the text store by their keys. */
export type Texts = Readonly<Record<string, string>>;

const BOOKMARKS = 'unwind.bookmarks';
const NO_BOOKMARKS = '{"version":1,"searches":[]}';

type Needs = Pick<
  Stores,
  | 'game'
  | 'notices'
  | 'textStore'
  | 'database'
  | 'settings'
  | 'hint'
  | 'watch'
  | 'compare'
  | 'screen'
  | 'tally'
>;

/** The texts of the text store that belong to a person's data. */
export function textsOf(textStore: Pick<TextStore, 'get' | 'keysAside'>): Texts {
  const asides = textStore.keysAside();
  const keys = [
    ...[
      GAME_KEY,
      TALLY_KEY,
      SETTINGS,
      TECHNIQUES,
      WISHES_KEY,
      BOOKMARKS,
      ...PROGRAM_KEYS,
      FINISHED_KEY,
      STATISTICS_KEY,
      COURSE_KEY,
      CONCLUDED_KEY,
    ],
    ...asides,
    ...[GAME_KEY, ...asides].map((key) => `${key}.latest`),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = textStore.get(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** Imports the texts of a file. Ignores unreadable ones. Undo goes back from the imported board to the present one. */
export async function takeTexts(texts: Texts, needs: Needs): Promise<void> {
  const { textStore } = needs;
  await applyChoices(texts, needs);
  const bookmarks = texts[BOOKMARKS];
  if (bookmarks !== undefined && hasSearches(bookmarks)) textStore.put(BOOKMARKS, bookmarks);
  for (const key of PROGRAM_KEYS) {
    const program = texts[key];
    if (program !== undefined) textStore.put(key, program);
  }
  const wishes = texts[WISHES_KEY];
  if (wishes !== undefined && readWishes(wishes).ok) textStore.put(WISHES_KEY, wishes);
  keepDeletedResults(textStore, deletedResultsFrom(texts[FINISHED_KEY] ?? ''));
  joinCourse(textStore, courseFrom(texts[COURSE_KEY] ?? null));
  keepConcluded(textStore, concludedFrom(texts[CONCLUDED_KEY] ?? null));
  const since = sinceFrom(texts[STATISTICS_KEY] ?? null);
  if (since > countedSince(textStore)) countSince(textStore, since);
  for (const [key, text] of Object.entries(texts))
    if (isAsideKey(key) && textStore.get(key) === null) textStore.put(key, text);
  const game = texts[GAME_KEY];
  if (game === undefined) return;
  const read = readAside({ text: game, changes: texts[`${GAME_KEY}.latest`] ?? null });
  if (read === null || momentOf(read.state).welcome) return;
  leaveView(needs);
  bringBack(needs.game, needs.notices, read.state);
  const counted = readTally(texts[TALLY_KEY] ?? null);
  if (counted !== null) needs.tally.resume(counted.givens, counted);
}

/**
 * Deletes all data, including the bin, texts that were set aside and files that are kept for a reload. Returns `null` if
 * it could not; then only the board has been emptied. Otherwise returns a function to call before the data is restored:
 * then other tabs go on as before.
 */
export async function deleteEverything(needs: Needs, shelf: Shelf): Promise<(() => void) | null> {
  const { game, textStore } = needs;
  // First, so that no other tab takes the emptied board for a move.
  const takeBack = textStore.declareDeleted();
  leaveView(needs);
  // Empty the board first, or the shelf would store its puzzle again. The copy of `EMPTY_BOARD` makes saving store a
  // whole game: changes would follow the deleted game.
  game.load(beginningAt({ board: { ...EMPTY_BOARD }, phase: 'set', welcome: false }));
  if (!(await shelf.empty())) {
    takeBack();
    return null;
  }
  await applyChoices({ [SETTINGS]: '{}', [TECHNIQUES]: '{"version":1}' }, needs);
  textStore.put(BOOKMARKS, NO_BOOKMARKS);
  for (const { key } of asidesOf(textStore)) {
    textStore.remove(key);
    textStore.remove(`${key}.latest`);
  }
  for (const key of [
    SETTINGS,
    TECHNIQUES,
    ...PROGRAM_KEYS,
    STOCK_KEY,
    WISHES_KEY,
    STATISTICS_KEY,
    COURSE_KEY,
    CONCLUDED_KEY,
  ])
    textStore.remove(key);
  await createFiles(needs.database).clear();
  return takeBack;
}

const hasSearches = (text: string): boolean =>
  readStored(text, { version: 1, read: ({ searches }) => array(searches) }).ok;
