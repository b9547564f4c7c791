import { type Cell, type Digit, EMPTY_GRID, isCell, type Random, seededRandom } from '../../../sudoku/core';
import { createTechniqueChoice } from '../../hint/techniqueChoice';
import { requestOf } from '../../shared/searchOptions';
import { readStored } from '../../storage/stored';
import { FakeStorage, openStores, WELCOME } from '../../testing';
import { createBookmarks } from '../../watch/bookmarks';
import { asidesOf, readAside } from '../readAside';
import { readChanges, readSavedGame } from '../savedGame';

const GAME = 'unwind.game';
const LATEST = 'unwind.game.latest';
const OTHERS = ['unwind.settings', 'unwind.techniques', 'unwind.bookmarks'] as const;
const SEARCH = requestOf('rowByRow', EMPTY_GRID, {});

type Texts = Readonly<Record<string, string>>;

/** The storage of a browser after a number of moves. */
async function keptAfter(moves: number): Promise<Texts> {
  const storage = new FakeStorage();
  const page = openStores({ storage, puzzle: WELCOME });
  const random = seededRandom(moves);
  for (let move = 0; move < moves; move++) {
    const cell = random.below(81);
    if (isCell(cell)) page.selection.select(cell);
    if (move === moves - 3) page.leave();
    const digit = (1 + random.below(9)) as Digit;
    if (random.next() < 0.2) page.game.undo();
    else if (random.next() < 0.3) page.editor.note(digit);
    else page.editor.digit(digit);
    // The changes of a key are stored in a microtask.
    await Promise.resolve();
  }
  page.settings.setState({ theme: 'dark' });
  createTechniqueChoice(page.textStore, page.notices).setState({ without: ['xWing'], order: 'fewest' });
  createBookmarks(page.textStore, page.notices).keep(SEARCH, [3, 1415]);
  return Object.fromEntries(keysOf(storage).map((key) => [key, storage.getItem(key) ?? '']));
}

let healthy: readonly Texts[] | undefined;

/**
 * Opens the stores on randomly damaged storage, and plays on. Nothing may be thrown, nothing that was there may be
 * lost, and the next visit must find the new moves.
 *
 * @param seed the same damage for the same seed
 * @throws {Error} that says what went wrong
 */
export async function tryDamagedStore(seed: number): Promise<void> {
  healthy ??= await Promise.all([4, 12, 60].map(keptAfter));
  const random = seededRandom(seed);
  const texts = { ...pick(random, healthy) };
  const keys = [GAME, LATEST, ...OTHERS];
  for (let damaged = 1 + random.below(3); damaged > 0; damaged--) {
    const key = pick(random, keys);
    texts[key] = pick(random, DAMAGES)(texts[key] ?? '', random);
  }
  const storage = new FakeStorage();
  for (const [key, text] of Object.entries(texts)) storage.setItem(key, text);
  const page = openStores({ storage, tab: 'fuzz' });
  createTechniqueChoice(page.textStore, page.notices);
  createBookmarks(page.textStore, page.notices).of(SEARCH);
  if (page.reported.length > 0) throw page.reported[0];

  const asides = asidesOf(page.textStore);
  for (const aside of asides) readAside(aside);
  for (const key of lost(texts)) {
    const text = texts[key] ?? '';
    if (!asides.some((aside) => aside.text.includes(text)))
      throw new Error(`${key} is gone: ${text.slice(0, 80)}`);
  }

  page.selection.select(pick(random, [0, 40, 80]) as Cell);
  page.importing.emptyBoard();
  page.editor.digit(7);
  await Promise.resolve();
  const { board } = page.game.now();
  const next = openStores({ storage, tab: 'next' });
  if (next.game.now().board.givens !== board.givens) throw new Error('what was played is not found again');
  if (next.reported.length > 0) throw next.reported[0];
}

/** The keys of unreadable texts. */
function lost(texts: Texts): readonly string[] {
  const { [GAME]: game, [LATEST]: latest } = texts;
  const whole = game === undefined ? null : readSavedGame(game);
  const isChangeLost =
    latest !== undefined && whole !== null && !(whole.ok && readChanges(whole.value, latest).ok);
  const others = OTHERS.filter((key) => {
    const text = texts[key];
    if (text === undefined) return false;
    return !readStored(text, { version: 1, ...(key === OTHERS[0] && { unversioned: 1 }), read: () => 0 }).ok;
  });
  return [...(whole?.ok === false ? [GAME] : []), ...(isChangeLost ? [LATEST] : []), ...others];
}

type Damage = (text: string, random: Random) => string;

const cutOff: Damage = (text, random) => text.slice(0, random.below(text.length));

const flipBits: Damage = (text, random) => {
  const characters = [...text];
  for (let flips = 1 + random.below(4); flips > 0 && characters.length > 0; flips--) {
    const at = random.below(characters.length);
    const code = characters[at]?.charCodeAt(0) ?? 0;
    characters[at] = String.fromCharCode(code ^ (1 << random.below(16)));
  }
  return characters.join('');
};

const dropMiddle: Damage = (text, random) => {
  const from = random.below(text.length);
  return text.slice(0, from) + text.slice(from + random.below(200));
};

/** Replaces one of its values, at any depth. */
const otherValue: Damage = (text, random) => {
  const value = pick(random, ODD);
  try {
    const saved: unknown = JSON.parse(text);
    const holders: { readonly holder: object; readonly key: string }[] = [];
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, inner] of Object.entries(node)) {
        holders.push({ holder: node, key });
        walk(inner);
      }
    };
    walk(saved);
    if (holders.length === 0) return JSON.stringify(value);
    const { holder, key } = pick(random, holders);
    Reflect.set(holder, key, value);
    return JSON.stringify(saved) ?? '';
  } catch {
    return JSON.stringify(value);
  }
};

const ODD = [
  null,
  true,
  -1,
  0.5,
  81,
  1e300,
  '',
  'x',
  '.'.repeat(81),
  '5'.repeat(81),
  [],
  {},
  [[]],
  [0, 0, 0],
  Array.from({ length: 5000 }, () => 0),
  { kind: 'import' },
  { version: 2 },
] as const;

const newer: Damage = (text) => text.replace(/"version":\d+/, '"version":99');
const deep: Damage = (_, random) => {
  const depth = random.below(20_000);
  return `{"version":1,"base":${'['.repeat(depth)}${']'.repeat(depth)}}`;
};
const huge: Damage = (text, random) => text + ' '.repeat(random.below(100_000)) + text;
const garbage: Damage = (_, random) =>
  Array.from({ length: random.below(200) }, () => String.fromCharCode(random.below(65_536))).join('');
const literal: Damage = (_, random) =>
  pick(random, ['', 'null', '0', '"', '[]', '{}', '{"version":1}', 'undefined']);

const DAMAGES: readonly Damage[] = [
  cutOff,
  flipBits,
  dropMiddle,
  otherValue,
  otherValue,
  newer,
  deep,
  huge,
  garbage,
  literal,
];

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
