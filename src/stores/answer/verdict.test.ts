import { describe, expect, it } from 'vitest';
import { type Cell, type Digit, EMPTY_GRID, grid } from '../../sudoku/core';
import { boardOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import { LIVE_LIMIT } from './verdict';

const ONE = { kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 } as const;
const MANY = { kind: 'many', count: LIVE_LIMIT, exact: false, milliseconds: 1, guesses: 0 } as const;

function open() {
  const stores = openStores();
  const { live, editor, selection, verdict } = stores;
  return {
    ...stores,
    type: (text: string) => {
      // Over a given, which begins another puzzle.
      if (stores.game.now().welcome) selection.select(2 as Cell);
      for (const digit of text) editor.digit(Number(digit) as Digit);
    },
    question: () => live.latest('assess'),
    known: () => verdict.getState(),
  };
}

describe('the live verdict', () => {
  it('asks about the first board at once, and is pending until the answer', async () => {
    const { question, known } = open();
    expect(known()).toEqual({ givens: WELCOME, verdict: { kind: 'pending' }, stale: true });
    expect(question().question).toEqual({ givens: WELCOME, limit: LIVE_LIMIT });
    await question().answer(ONE);
    expect(known()).toEqual({ givens: WELCOME, verdict: ONE, stale: false });
  });

  it('keeps the last verdict while the next is being found', async () => {
    const { question, known, type } = open();
    await question().answer(ONE);
    type('5');
    expect(known()).toMatchObject({ verdict: ONE, stale: true });
    await question().answer(MANY);
    expect(known()).toMatchObject({ verdict: MANY, stale: false });
  });

  it('ends the question about an older board, so that the newest wins', async () => {
    const { question, known, type } = open();
    const older = question();
    type('5');
    expect(older.aborted).toBe(true);
    await question().answer(MANY);
    await older.answer(ONE);
    expect(known()).toMatchObject({ verdict: MANY, stale: false });
  });

  it('asks nothing if only entries, notes or the phase change', async () => {
    const { question, live, editor, game } = open();
    await question().answer(ONE);
    game.adoptExample();
    editor.digit(4);
    editor.note(5);
    game.setPhase('set');
    expect(live.jobs).toEqual(['assess']);
  });

  it('recognises a clash and an empty board without asking', () => {
    const { question, known, type, live, game, importing } = open();
    type('55');
    const asked = live.jobs.length;
    expect(question().aborted).toBe(true);
    expect(known()).toMatchObject({
      verdict: { kind: 'clash', clashes: [{ a: 2, b: 3, digit: 5 }] },
      stale: false,
    });
    importing.emptyBoard();
    expect(known()).toEqual({ givens: EMPTY_GRID, verdict: { kind: 'empty' }, stale: false });
    expect(live.jobs).toHaveLength(asked);
    game.undo();
    expect(known().verdict.kind).toBe('clash');
  });

  it('ignores a late answer after a verdict that needed no question', async () => {
    const { question, known, type } = open();
    const older = question();
    type('55');
    await older.answer(ONE);
    expect(known().verdict.kind).toBe('clash');
  });

  it('is unknown after a crash, and known again for the next board', async () => {
    const { question, known, type } = open();
    await question().crash();
    expect(known()).toMatchObject({ verdict: { kind: 'unknown' }, stale: false });
    type('5');
    await question().answer(MANY);
    expect(known().verdict).toEqual(MANY);
  });

  it('follows undo', async () => {
    const stores = open();
    stores.type('5');
    await stores.question().answer(MANY);
    stores.game.undo();
    expect(stores.question().question.givens).toBe(WELCOME);
    expect(boardOf(stores).givens).toBe(grid(WELCOME));
  });
});
