import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell, Digit, Move } from '../../sudoku/core';
import { boards, moves } from '../../sudoku/testing';
import { beginningAt, canRedo, canUndo, createGame, EMPTY_BOARD, momentOf } from './game';

const enter = (cell: number, digit: Digit): Move => ({
  kind: 'enter',
  cells: [cell as Cell],
  digit,
  strike: true,
});

function newGame() {
  const game = createGame(beginningAt({ board: EMPTY_BOARD, phase: 'play', welcome: false }));
  const can = () => [canUndo(game.store.getState()), canRedo(game.store.getState())];
  return { game, can, entries: () => game.now().board.entries.replaceAll('.', '') };
}

describe('undo and redo', () => {
  it('go back and forth over the moves', () => {
    const { game, can, entries } = newGame();
    expect(can()).toEqual([false, false]);
    game.play(enter(0, 1));
    game.play(enter(1, 2));
    expect([entries(), can()]).toEqual(['12', [true, false]]);
    game.undo();
    expect([entries(), can()]).toEqual(['1', [true, true]]);
    game.undo();
    game.undo();
    expect([entries(), can()]).toEqual(['', [false, true]]);
    game.redo();
    game.redo();
    game.redo();
    expect([entries(), can()]).toEqual(['12', [true, false]]);
  });

  it('drop undone moves when another move is made', () => {
    const { game, can, entries } = newGame();
    game.play(enter(0, 1));
    game.play(enter(1, 2));
    game.undo();
    game.play(enter(1, 3));
    game.redo();
    expect([entries(), can()]).toEqual(['13', [true, false]]);
  });

  it('skip moves that change nothing', () => {
    const { game, can, entries } = newGame();
    expect(game.play(enter(0, 1))).toBe(true);
    expect(game.play(enter(0, 1))).toBe(false);
    game.undo();
    expect(entries()).toBe('');
    expect(game.play({ kind: 'restart' })).toBe(false);
    expect(can()).toEqual([false, true]);
  });

  it('restore every earlier and every later board exactly', () => {
    fc.assert(
      fc.property(boards(), fc.array(moves(), { maxLength: 30 }), (board, made) => {
        const game = createGame(beginningAt({ board, phase: 'play', welcome: false }));
        const look = () => JSON.stringify(game.now().board);
        const looks = [look()];
        for (const move of made) {
          const changed = game.play(move);
          expect(changed).toBe(look() !== looks.at(-1));
          if (changed) looks.push(look());
        }
        for (const earlier of looks.toReversed()) {
          expect(look()).toBe(earlier);
          game.undo();
        }
        for (const later of looks) {
          expect(look()).toBe(later);
          game.redo();
        }
      }),
    );
  });

  it('reach the beginning however long the history', () => {
    const { game, entries } = newGame();
    for (let i = 0; i < 5000; i++) game.play(enter(0, ((i % 9) + 1) as Digit));
    expect(game.store.getState().at).toBe(5000);
    while (canUndo(game.store.getState())) game.undo();
    expect(entries()).toBe('');
  });
});

describe('the phase', () => {
  it('is kept by moves that do not set it', () => {
    const { game } = newGame();
    game.setPhase('set');
    game.play(enter(0, 1));
    expect(game.now().phase).toBe('set');
  });

  it('is set by a move, even if the board stays the same', () => {
    const { game } = newGame();
    game.play({ kind: 'import', board: EMPTY_BOARD }, 'set');
    expect(game.now().phase).toBe('set');
    expect(canUndo(game.store.getState())).toBe(false);
  });

  it('comes back with undo and redo', () => {
    const { game } = newGame();
    game.setPhase('set');
    game.play(enter(0, 1), 'play');
    game.undo();
    expect(game.now().phase).toBe('set');
    game.redo();
    expect(game.now().phase).toBe('play');
  });

  it('of a moment is also the phase of the step before it', () => {
    const { game } = newGame();
    game.play(enter(0, 1));
    game.setPhase('set');
    game.play(enter(1, 2), 'play');
    const { moments, steps } = game.store.getState();
    expect(moments.slice(1).map(({ phase }) => phase)).toEqual(steps.map(({ phase }) => phase));
    game.undo();
    expect(game.now().phase).toBe('set');
  });

  it('can change without dropping the moves of redo', () => {
    const { game, entries } = newGame();
    game.play(enter(0, 1));
    game.undo();
    game.setPhase('set');
    game.redo();
    expect(entries()).toBe('1');
  });
});

describe('the grey example', () => {
  it('comes back with undo', () => {
    const game = createGame(beginningAt({ board: EMPTY_BOARD, phase: 'play', welcome: true }));
    game.play(enter(0, 1));
    expect(game.now().welcome).toBe(false);
    game.undo();
    expect(game.now().welcome).toBe(true);
  });

  it('becomes a puzzle like any other when it is adopted, without a step', () => {
    const game = createGame(beginningAt({ board: EMPTY_BOARD, phase: 'play', welcome: true }));
    game.adoptExample();
    expect(game.now().welcome).toBe(false);
    expect(canUndo(game.store.getState())).toBe(false);
  });
});

it('another history can replace this one', () => {
  const { game, entries } = newGame();
  const other = newGame();
  other.game.play(enter(5, 9));
  game.load(other.game.store.getState());
  expect(entries()).toBe('9');
  game.undo();
  expect(entries()).toBe('');
});

it('a history without its moment throws', () => {
  expect(() => momentOf({ moments: [], steps: [], at: 3 })).toThrow('no moment 3 of 0');
});
