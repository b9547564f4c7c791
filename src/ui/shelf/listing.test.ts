import { describe, expect, it } from 'vitest';
import { en, LANGUAGES } from '../../i18n';
import type { Card } from '../../stores';
import { EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { EVERYTHING, isNarrow, listed, nameOf, type Wish } from './listing';

const WORDS = {
  app: en('rowColumn').app,
  shelf: (await LANGUAGES.en.loadMore())('rowColumn').shelf,
  names: (await LANGUAGES.en.loadHints())(null).techniques.names,
};

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
const NOW = Date.UTC(2026, 5, 7, 12);

const card = (id: string, change: Partial<Card>): Card => ({
  id,
  mark: '',
  added: NOW,
  changed: NOW,
  givens: EASY,
  entries: EMPTY_GRID,
  answers: EMPTY_GRID,
  origin: { kind: 'typed', name: null, at: null },
  progress: 'new',
  hardness: null,
  spent: { spent: 0, hints: 0, tried: [] },
  finishes: [],
  ...change,
});
const rated = (difficulty: 'easy' | 'hard', er: number) =>
  ({ kind: 'rated', difficulty, er, whole: true }) as const;

const CARDS = [
  card('easy', { progress: 'begun', hardness: rated('easy', 1.2), changed: NOW - 5, entries: HARD as Grid }),
  card('hard', { givens: HARD, hardness: rated('hard', 4.4), changed: NOW - 9, progress: 'solved' }),
  card('paper', {
    origin: { kind: 'file', name: 'Sunday paper', at: NOW },
    added: NOW - 90_000_000,
    changed: NOW - 1,
  }),
  card('many', { origin: { kind: 'pasted', name: 'Éclair 10', at: NOW }, hardness: { kind: 'unrated' } }),
];

const ids = (wish: Partial<Wish>): string[] =>
  listed(CARDS, { ...EVERYTHING, ...wish }, WORDS, NOW).map(({ id }) => id);

describe('the list of the shelf', () => {
  it('contains everything, the last played puzzle first', () =>
    expect(ids({})).toEqual(['many', 'paper', 'easy', 'hard']));

  it('is filtered by state, level and source, all at once', () => {
    expect(ids({ state: 'begun' })).toEqual(['easy']);
    expect(ids({ level: 'hard' })).toEqual(['hard']);
    expect(ids({ level: 'unrated' })).toEqual(['many']);
    expect(ids({ level: 'unknown' })).toEqual(['paper']);
    expect(ids({ source: 'file' })).toEqual(['paper']);
    expect(ids({ source: 'file', state: 'begun' })).toEqual([]);
    expect([isNarrow(EVERYTHING), isNarrow({ ...EVERYTHING, state: 'new' })]).toEqual([false, true]);
  });

  it('is searched by words, in any case and order, and by givens', () => {
    expect(ids({ text: 'PAPER sunday ' })).toEqual(['paper']);
    expect(ids({ text: 'éclair' })).toEqual(['many']);
    expect(ids({ text: 'under way' })).toEqual(['easy']);
    expect(ids({ text: '6 jun' })).toEqual(['paper']);
    expect(ids({ text: HARD.replaceAll('.', '0') })).toEqual(['hard']);
    expect(ids({ text: '6..195' })).toEqual(['many', 'paper', 'easy']);
    expect(ids({ text: '537619' })).toEqual(['many', 'paper', 'easy']);
    expect(ids({ text: 'nothing' })).toEqual([]);
  });

  it('is ordered as requested, with puzzles that cannot be compared last', () => {
    expect(ids({ sort: 'added' }).at(-1)).toBe('paper');
    expect(ids({ sort: 'easiest' })).toEqual(['easy', 'hard', 'many', 'paper']);
    expect(ids({ sort: 'hardest' })).toEqual(['hard', 'easy', 'many', 'paper']);
    expect(ids({ sort: 'furthest' })[0]).toBe('easy');
    expect(ids({ sort: 'title' })).toEqual(['many', 'paper', 'easy', 'hard']);
  });
});

it.each(Object.values(LANGUAGES))('the levels are called what hints call them in $name', async (language) => {
  const [more, hints] = await Promise.all([language.loadMore(), language.loadHints()]);
  const { shelf } = more(null);
  const { choosing } = hints(null);
  expect(shelf.levels).toMatchObject(choosing.difficulties);
});

it.each<[string, Partial<Card>]>([
  ['Pasted: 537619…', { origin: { kind: 'pasted', name: null, at: NOW } }],
  ['Éclair', { origin: { kind: 'pasted', name: 'Éclair', at: NOW } }],
  ['Puzzle of the day, 7 Jun', { origin: { kind: 'daily', name: null, at: NOW } }],
  ['Hard puzzle: 537619…', { origin: { kind: 'made', name: null, at: NOW, code: '5-1-l3' } }],
  [
    'Made for X-Wing: 836792…',
    { givens: HARD, origin: { kind: 'made', name: null, at: NOW, code: '5-1-nxWing-snone' } },
  ],
  // As earlier versions stored it, in the language of that time.
  ['Made for X-Wing: 537619…', { origin: { kind: 'made', name: '엑스윙', at: NOW, code: '5-1-nxWing' } }],
  // From another version, which knows more techniques.
  [
    'Made for Fishbone: 537619…',
    { origin: { kind: 'made', name: 'Fishbone', at: NOW, code: '5-1-nfishbone' } },
  ],
  ['A new puzzle: 537619…', { origin: { kind: 'made', name: null, at: NOW } }],
  ['From the train', { name: 'From the train', origin: { kind: 'pasted', name: 'Éclair', at: NOW } }],
  ['Your puzzle', { givens: EMPTY_GRID }],
])('a puzzle is called %s', (title, change) => {
  expect(nameOf(card('one', change), WORDS, NOW)).toBe(title);
});
