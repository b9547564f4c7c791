import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Board,
  boardOf,
  CELLS,
  type Cell,
  candidatesOf,
  DIGITS,
  EMPTY_GRID,
  type Grid,
  NO_COLOURS,
  NO_NOTES,
  type Origin,
  put,
  recoloured,
  seededRandom,
} from '../../../core';
import { boards, PUZZLE_SETS, puzzles, spoiltPuzzles } from '../../../testing';
import { readLink, readText, writePacked } from '../..';
import { LINE as GIVENS } from '../../testing';
import type { HintPageLink, Shown } from './packedLink';
import { damagedLink } from './testing';

const LINK: Origin = { kind: 'link', name: null, at: null };
const PLAIN = boardOf(GIVENS, LINK);
const PLAYED: Board = {
  ...PLAIN,
  entries: put(EMPTY_GRID, 2 as Cell, 4),
  notes: candidatesOf(GIVENS),
  corners: candidatesOf(GIVENS).map((set, cell) => (cell < 9 ? set : 0)) as unknown as Board['corners'],
  colours: recoloured(recoloured(NO_COLOURS, [3 as Cell, 40 as Cell], null, 2), [3 as Cell], 2, 5),
};
const PAGE: HintPageLink = {
  asked: { kind: 'selected' },
  level: 'why',
  at: 2,
  backward: false,
  link: 0,
  whole: false,
};
const MADE = '1-k3x9-l3-shalfTurn';

const whole = () => fc.oneof(fc.nat(200), fc.maxSafeNat());
const cell = () => fc.constantFrom(...CELLS);
const pages = (): fc.Arbitrary<HintPageLink> =>
  fc.record({
    asked: fc.oneof(
      fc.record({ kind: fc.constantFrom('selected', 'step', 'path', 'list', 'singles') }),
      fc.record({ kind: fc.constant('digit'), cell: cell(), digit: fc.constantFrom(...DIGITS) }),
      fc.record({ kind: fc.constant('first'), cell: cell() }),
      fc.record({ kind: fc.constant('listed'), index: whole() }),
    ),
    level: fc.constantFrom('outlook', 'nudge', 'technique', 'why', 'fill'),
    at: whole(),
    backward: fc.boolean(),
    link: whole(),
    whole: fc.boolean(),
  });
const name = () => fc.oneof(fc.stringMatching(/^[\w:,.;]{0,60}$/), fc.string({ unit: 'grapheme' }));
const shown = (): fc.Arbitrary<Shown> =>
  fc.oneof(
    fc.record({ kind: fc.constantFrom('board', 'answer') }),
    fc.record({ kind: fc.constant('watch'), strategy: name(), options: name(), step: whole() }),
    fc.record({ kind: fc.constant('compare'), strategies: name() }),
    fc.record({
      kind: fc.constant('hint'),
      cells: fc.subarray([...CELLS]),
      pages: fc.array(pages(), { maxLength: 30 }),
    }),
  );

/** What a link carries of a board. */
const carried = ({ givens, entries, notes, corners, colours }: Board) => ({
  givens,
  entries,
  notes,
  corners,
  colours,
});

/** What a link shows beside its board. */
const shownIn = ({ kind, ...rest }: Shown) => ({
  solve: kind === 'answer',
  watch: kind === 'watch' ? rest : null,
  hint: kind === 'hint' ? rest : null,
  compare: 'strategies' in rest ? rest.strategies : '',
});

function read(link: string) {
  const result = readLink(link);
  if (!result?.ok) throw new Error(`${link}: not read: ${JSON.stringify(result)}`);
  const { puzzle, marks, ...rest } = result.value;
  const { givens, entries, notes } = puzzle;
  return { board: { givens, entries, notes: notes ?? NO_NOTES, ...marks }, ...rest };
}

describe('a packed link', () => {
  it('restores everything that a player has on the board', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        expect(read(writePacked(board)).board).toEqual(carried(board));
      }),
    );
  });

  it('restores any grid, even one that breaks the rules', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 0, max: 81 }), puzzles({ min: 0, max: 30 }), (givens, other) => {
        const entries = [...other].map((digit, at) => (givens[at] === '.' ? digit : '.')).join('') as Grid;
        const board = { ...boardOf(givens, LINK), entries };
        expect(read(writePacked(board)).board).toEqual(carried(board));
      }),
    );
  });

  it('restores what is shown, and the code of a generated puzzle', () => {
    fc.assert(
      fc.property(shown(), fc.stringMatching(/^\w[\w-]{2,60}$/), (told, made) => {
        const link = read(writePacked(PLAIN, told, made));
        expect(link).toMatchObject({ ...shownIn(told), made });
      }),
    );
  });

  it('is short: at most 38 characters after the hash for every known puzzle alone', () => {
    for (const set of PUZZLE_SETS.values())
      for (const givens of set.slice(0, 100)) {
        const link = writePacked(boardOf(givens, LINK));
        expect(link.length, link).toBeLessThanOrEqual(39);
        expect(read(link).board.givens).toBe(givens);
      }
  });

  it('has only letters and digits after its key', () => {
    expect(writePacked(PLAYED, { kind: 'hint', cells: [], pages: [PAGE] }, MADE)).toMatch(
      /^#s=[0-9A-Za-z]+$/,
    );
  });

  it.each<[form: string, link: string, board: Board, shown: Shown, made: string]>([
    ['a puzzle', '#s=1RzUnQ9JAmTGz7Q31QriKdY3Oys', PLAIN, { kind: 'board' }, ''],
    ['an empty board', '#s=170004E', boardOf(EMPTY_GRID, LINK), { kind: 'board' }, ''],
    [
      'a board with everything',
      '#s=1ILIMAZ4G4MFUvKcIk1RGkbm45gx6BTBthJhX5lIqmtwnCQqaTpDCeHYLdCNy0JHoSgXVZzgTUAnB5Mm',
      PLAYED,
      { kind: 'board' },
      MADE,
    ],
    ['an answer', '#s=1Sez4pfT7NaYzRj4trKv0MsGMqZj', PLAIN, { kind: 'answer' }, ''],
    [
      'a state of a search',
      '#s=113MOPva7qNSSiUGvz5EcbD3UHrjNgOhRL9GdENTScMKrCrmuLU7UKG02BfJNVb',
      PLAIN,
      { kind: 'watch', strategy: 'rowByRow', options: 'all,digits:descending', step: 138_350_568 },
      '',
    ],
    [
      'a comparison',
      '#s=1n3GUC39FIp2o2HyINxftBLEuqmS0crCLWj71AG5npVC0pGff',
      PLAIN,
      { kind: 'compare', strategies: 'rowByRow;exactCover' },
      '',
    ],
    [
      'a hint',
      '#s=111FLagVXcfIZeAjTkXyP5PfXUAwvEjDzfhfXvUB2eWGCu7jtaiz6m3Ntn1agby',
      PLAYED,
      { kind: 'hint', cells: [40 as Cell], pages: [PAGE] },
      '',
    ],
  ])('of version 1 with %s is written and read for ever', (_, link, board, told, made) => {
    expect(writePacked(board, told, made)).toBe(link);
    expect(read(link)).toEqual({
      board: carried(board),
      ...shownIn(told),
      made,
      newer: false,
      code: '',
      unknownKeys: [],
      entriesLeft: null,
    });
  });

  const short = writePacked(PLAIN);

  it('is read with the characters that programs add to links', () => {
    for (const end of ['.', ')', '">', '!', '&utm_source=x'])
      expect(read(short + end).board.givens).toBe(GIVENS);
    expect(read(`${short}&utm_source=x`).unknownKeys).toEqual(['utm_source']);
  });

  it.each([
    ['lacks its end', short.slice(0, -4), { kind: 'linkLength', missing: 4 }],
    ['has extra characters', `${short}00`, { kind: 'linkLength', missing: -2 }],
    [
      'has another letter',
      short.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      { kind: 'changedLink' },
    ],
    ['is in small letters', short.toLowerCase(), {}],
    ['has a character that links never have', short.replace(/(.{10})./, '$1*'), { kind: 'strangeInLink' }],
    ['is empty', '#s=', { kind: 'changedLink' }],
    ['is longer than any link', `#s=${'1'.repeat(100_000)}`, { kind: 'changedLink' }],
  ])('that %s says so', (_, link, error) => {
    expect(readLink(link)).toMatchObject({ ok: false, error });
  });

  it('of a later version is reported as such', async () => {
    const { sealed } = await import('./seal');
    expect(readLink(`#s=${sealed('2', 123_456_789n)}`)).toMatchObject({ error: { kind: 'newerLink' } });
  });

  it('is refused if its seal is right but its content is nonsense', async () => {
    const { sealed } = await import('./seal');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 600n }), (number) => {
        const link = `#s=${sealed('1', number)}`;
        const result = readLink(link);
        if (result?.ok) {
          const { puzzle, marks, made, watch, hint, compare, solve } = result.value;
          const told: Shown = watch
            ? { kind: 'watch', ...watch }
            : hint
              ? { kind: 'hint', ...hint }
              : compare
                ? { kind: 'compare', strategies: compare }
                : { kind: solve ? 'answer' : 'board' };
          const board = { ...puzzle, ...marks, notes: puzzle.notes ?? NO_NOTES };
          // What a reader accepts is a board like any other, and can be written.
          expect(readLink(writePacked({ ...PLAIN, ...board }, told, made))).toMatchObject({ ok: true });
        } else expect(result).toMatchObject({ error: { kind: 'changedLink' } });
      }),
    );
  });

  it('is never read as another board if it is damaged', () => {
    const random = seededRandom(15);
    const all = [...PUZZLE_SETS.values()].flatMap((set) => set.slice(0, 20));
    for (let tried = 0; tried < 5_000; tried++) {
      const givens = all[random.below(all.length)] ?? GIVENS;
      const packed = writePacked({ ...boardOf(givens, LINK) }).slice(3);
      const result = readLink(`#s=${damagedLink(packed, random)}`);
      if (result?.ok) expect(result.value.puzzle.givens).toBe(givens);
    }
  });

  it('is found in a text', async () => {
    const link = writePacked(PLAYED);
    expect(await readText(`Look: https://example.org/unwind/${link}.`)).toMatchObject({
      kind: 'one',
      choice: {
        notation: 'ownLink',
        puzzle: { givens: GIVENS, entries: PLAYED.entries, notes: PLAYED.notes },
      },
    });
    expect(await readText(link.slice(0, -3))).toMatchObject({
      kind: 'refused',
      error: { kind: 'linkLength', missing: 3 },
    });
  });
});
