import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, type Digit, type Move, NO_COLOURS, NO_NOTES } from '../../sudoku/core';
import { boards, moves } from '../../sudoku/testing';
import { beginningAt, createGame, EMPTY_BOARD, type GameState, momentOf } from '../game/game';
import { readChanges, readSavedGame, type SavedGame, stampOf, writeSavedGame } from './savedGame';

const save = (state: GameState, cursor = 0, stamp = 'tab.1') =>
  writeSavedGame({ state, cursor: cursor as Cell, stamp });

function load(text: string): SavedGame {
  const saved = readSavedGame(text);
  if (!saved.ok) throw new Error(saved.error);
  return saved.value;
}

/** A random history: moves, switched phases, and some moves undone. */
const histories = (): fc.Arbitrary<GameState> => {
  const act = fc.oneof(
    { weight: 6, arbitrary: moves() },
    { weight: 2, arbitrary: fc.constantFrom('undo', 'redo', 'set', 'play', 'adopt') },
  );
  return fc
    .record({ board: boards(), welcome: fc.boolean(), acts: fc.array(act, { maxLength: 30 }) })
    .map(({ board, welcome, acts }) => {
      const game = createGame(beginningAt({ board, phase: 'play', welcome }));
      for (const act of acts) {
        if (act === 'undo' || act === 'redo') game[act]();
        else if (act === 'set' || act === 'play') game.setPhase(act);
        else if (act === 'adopt') game.adoptExample();
        else game.play(act);
      }
      return game.store.getState();
    });
};

/** The n-th of very many moves, each of which changes the board. */
const enter = (count: number): Move => ({
  kind: 'enter',
  cells: [(count % 81) as Cell],
  digit: (((count + Math.floor(count / 81)) % 9) + 1) as Digit,
  strike: true,
});

function historyOf(count: number): GameState {
  const game = createGame(beginningAt({ board: EMPTY_BOARD, phase: 'play', welcome: false }));
  for (let made = 0; made < count; made++) expect(game.play(enter(made))).toBe(true);
  return game.store.getState();
}

describe('a saved game', () => {
  it('is the same history when it is read', () => {
    fc.assert(
      fc.property(histories(), fc.constantFrom(...CELLS), fc.string(), (state, cursor, tab) => {
        const stamp = tab.replaceAll(/[^\w.]/g, '');
        const saved = load(save(state, cursor, stamp));
        expect(saved).toEqual({ state, cursor, stamp });
        expect(stampOf(save(state, cursor, stamp))).toBe(stamp);
      }),
    );
  });

  it('has more than 2,000 moves, each of which can be undone', () => {
    const state = historyOf(2500);
    expect(load(save(state)).state).toEqual(state);
  });

  it('leaves out the oldest of very many moves, and still goes back 2,000', () => {
    const state = historyOf(4000);
    const game = createGame(load(save(state)).state);
    expect(game.now()).toEqual(momentOf(state));
    for (let undone = 0; undone < 2000; undone++) game.undo();
    expect(game.now()).toEqual(state.moments[2000]);
  });

  it('keeps the moves of redo', () => {
    const state = { ...historyOf(3), at: 1 };
    const game = createGame(load(save(state)).state);
    game.redo();
    game.redo();
    expect(game.now()).toEqual(state.moments[3]);
  });

  it('is small enough for any storage', () => {
    expect(save(historyOf(4000)).length).toBeLessThan(250_000);
  });

  it.each(['made', 'daily'] as const)('keeps the code of a generated puzzle: %s', (kind) => {
    const origin = { kind, name: null, at: 7, code: '1-16-l3' };
    const board = { ...EMPTY_BOARD, origin };
    const { state } = load(save(beginningAt({ board, phase: 'play', welcome: false })));
    expect(momentOf(state).board.origin).toEqual(origin);
  });

  it('gives its stamp, whatever else it contains', () => {
    const named = { ...EMPTY_BOARD, origin: { kind: 'file', name: '"stamp":"no"', at: null } } as const;
    const state = beginningAt({ board: named, phase: 'play', welcome: false });
    expect(stampOf(save(state, 0, 'tab.7'))).toBe('tab.7');
    expect(stampOf('{}')).toBeNull();
  });
});

describe('a game of the second version', () => {
  it('is read with its colours, without corners', () => {
    const now = JSON.parse(save(historyOf(2)));
    delete now.base.board.corners;
    now.base.board.colours = '3'.padEnd(810, '.');
    const { state } = load(JSON.stringify({ ...now, version: 2 }));
    expect(momentOf(state).board.corners).toBe(NO_NOTES);
    expect(momentOf(state).board.colours[0]).toBe('3');
  });
});

describe('a game of the first version', () => {
  const base = {
    givens: '4..'.padEnd(81, '.'),
    entries: '.8.'.padEnd(81, '.'),
    answers: '.'.repeat(81),
    struck: [],
    origin: { kind: 'pasted', name: null, at: 7 },
    notes: '',
  };
  const early = {
    version: 1,
    stamp: 'tab.1',
    cursor: 2,
    at: 1,
    base: { board: base, phase: 'play', welcome: false },
    steps: [{ kind: 'note', cells: [2], digit: 5, phase: 'play' }],
  };

  it('is read, without colours and corners', () => {
    const { state, cursor } = load(JSON.stringify(early));
    const { board } = momentOf(state);
    expect([board.givens, board.entries, cursor]).toEqual([base.givens, base.entries, 2]);
    expect(board.notes[2]).toBe(16);
    expect(board.colours).toBe(NO_COLOURS);
    expect(board.corners).toBe(NO_NOTES);
  });

  it('continues as a game of this version, with its latest changes', () => {
    const whole = load(JSON.stringify(early));
    const changes = {
      version: 1,
      stamp: 'tab.2',
      after: 'tab.1',
      cursor: 3,
      kept: 1,
      at: 2,
      first: { phase: 'play', welcome: false },
      steps: [{ kind: 'enter', cells: [3], digit: 6, strike: true, phase: 'play' }],
      board: base,
    };
    const read = readChanges(whole, JSON.stringify(changes));
    if (!read.ok) throw new Error(read.error);
    const game = createGame(read.value.state);
    expect(game.now().board.entries[3]).toBe('6');
    game.play({ kind: 'colour', cells: [2 as Cell], digit: 5, colour: 3 });
    const again = load(save(game.store.getState()));
    expect(again.state).toEqual(game.store.getState());
    expect(JSON.parse(save(game.store.getState())).version).toBe(4);
  });
});

describe('a text that is not a saved game', () => {
  const whole = save(historyOf(3));
  /** The saved text with one value changed. */
  const withValue = (path: readonly (string | number)[], value: unknown): string => {
    const saved: unknown = JSON.parse(whole);
    const last = path.at(-1) ?? '';
    const holder = path.slice(0, -1).reduce((at, key) => Reflect.get(Object(at), key), saved);
    Reflect.set(Object(holder), last, value);
    return JSON.stringify(saved);
  };

  it.each([
    ['empty', ''],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['a number', '81'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['cut off', whole.slice(0, -20)],
    ['of version 0', withValue(['version'], 0)],
    ['without a version', withValue(['version'], undefined)],
    ['of version "2"', withValue(['version'], '2')],
    ['of version 1.5', withValue(['version'], 1.5)],
    ['without a stamp', withValue(['stamp'], null)],
    ['with a cursor off the board', withValue(['cursor'], 81)],
    ['at a moment there is not', withValue(['at'], 4)],
    ['at half a moment', withValue(['at'], 0.5)],
    ['with steps that are no list', withValue(['steps'], {})],
    ['with a step that is nothing', withValue(['steps', 1], null)],
    ['with an unknown move', withValue(['steps', 1, 'kind'], 'jump')],
    ['with a cell off the board', withValue(['steps', 1, 'cells'], [-1])],
    ['with cells that are no list', withValue(['steps', 1, 'cells'], 3)],
    ['with a digit 0', withValue(['steps', 1, 'digit'], 0)],
    ['with no digit', withValue(['steps', 1, 'digit'], null)],
    ['in an unknown phase', withValue(['steps', 1, 'phase'], 'rest')],
    ['with an invalid solution', withValue(['steps', 1], { kind: 'solve', solution: '123', phase: 'play' })],
    ['without a first board', withValue(['base'], undefined)],
    ['begun in an unknown phase', withValue(['base', 'phase'], null)],
    ['with short givens', withValue(['base', 'board', 'givens'], '.'.repeat(80))],
    ['with entries that are a number', withValue(['base', 'board', 'entries'], 5)],
    ['with notes of the wrong length', withValue(['base', 'board', 'notes'], '00')],
    ['with colours of the wrong length', withValue(['base', 'board', 'colours'], '1'.repeat(81))],
    ['with a seventh colour', withValue(['base', 'board', 'colours'], '7'.repeat(810))],
    ['with colours that are no text', withValue(['base', 'board', 'colours'], 1)],
    [
      'with a move in a seventh colour',
      withValue(['steps', 1], { kind: 'colour', cells: [1], digit: null, colour: 7, phase: 'play' }),
    ],
    ['with corners of the wrong length', withValue(['base', 'board', 'corners'], '00')],
    ['with corners over 511', withValue(['base', 'board', 'corners'], 'zz'.repeat(81))],
    ['with notes over 511', withValue(['base', 'board', 'notes'], 'zz'.repeat(81))],
    ['with a struck cell off the board', withValue(['base', 'board', 'struck'], [99])],
    ['from an unknown place', withValue(['base', 'board', 'origin', 'kind'], 'mars')],
    ['from no place', withValue(['base', 'board', 'origin'], null)],
    ['with a name that is a number', withValue(['base', 'board', 'origin', 'name'], 7)],
    ['of a code that is a number', withValue(['base', 'board', 'origin', 'code'], 7)],
    ['from a time that is a word', withValue(['base', 'board', 'origin', 'at'], 'noon')],
  ])('is damaged: %s', (_, text) => {
    expect(readSavedGame(text)).toEqual({ ok: false, error: 'damaged' });
  });

  it('is newer if a later version wrote it, whatever it contains', () => {
    expect(readSavedGame('{"version":5,"boards":[]}')).toEqual({ ok: false, error: 'newer' });
  });

  it('never throws, and a game read from it can be played', () => {
    const place = fc.nat();
    const piece = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom('"', '{', ']', ',', '-1', '9e99', 'null'),
    );
    const mutation = fc.record({ at: place, cut: fc.nat({ max: 40 }), insert: piece });
    fc.assert(
      fc.property(histories(), fc.array(mutation, { minLength: 1, maxLength: 3 }), (state, mutations) => {
        const text = mutations.reduce((text, { at, cut, insert }) => {
          const from = at % text.length;
          return text.slice(0, from) + insert + text.slice(from + cut);
        }, save(state));
        const saved = readSavedGame(text);
        if (!saved.ok) {
          expect(['damaged', 'newer']).toContain(saved.error);
          return;
        }
        const game = createGame(saved.value.state);
        if (game.play(enter(5))) game.undo();
        expect(game.now()).toEqual(momentOf(saved.value.state));
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws if a value is changed', () => {
    const paths = [
      ['at'],
      ['cursor'],
      ['base'],
      ['base', 'board'],
      ['steps'],
      ['steps', 0],
      ['steps', 2, 'cells'],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const saved = readSavedGame(withValue(path, value));
        if (saved.ok) expect(() => momentOf(saved.value.state)).not.toThrow();
        else expect(saved.error).toBe('damaged');
      }),
    );
  });
});
