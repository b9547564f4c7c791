import { describe, expect, it } from 'vitest';
import type { Cell, Digit } from '../../sudoku/core';
import { openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import { createTally } from './tally';

function play() {
  const stores = openStores({ puzzle: WELCOME });
  const clock = { now: 0, hidden: false };
  let look = () => {};
  const start = () =>
    createTally({
      ...stores,
      uptime: () => clock.now,
      isHidden: () => clock.hidden,
      onVisibility: (listener) => {
        look = listener;
      },
    });
  const hide = (hidden: boolean): void => {
    clock.hidden = hidden;
    look();
  };
  const enter = (cell: number, digit: number) =>
    stores.game.play({ kind: 'enter', cells: [cell as Cell], digit: digit as Digit, strike: false });
  const tally = start();
  return { ...stores, tally, clock, hide, enter, start };
}

describe('the tally of a game', () => {
  it('counts time only while the board is in play and visible', () => {
    const { tally, clock, hide, screen, game } = play();
    clock.now = 1000;
    expect(tally.spent()).toBe(1000);
    hide(true);
    clock.now = 9000;
    expect(tally.spent()).toBe(1000);
    hide(false);
    clock.now = 10_000;
    expect(tally.spent()).toBe(2000);
    screen.enter('watch');
    clock.now = 20_000;
    screen.enter('play');
    expect(tally.spent()).toBe(2000);
    game.setPhase('set');
    clock.now = 30_000;
    expect(tally.spent()).toBe(2000);
  });

  it('stops when the board is full', () => {
    const { tally, clock, enter } = play();
    for (const [cell, digit] of [...WELCOME_SOLUTION].entries()) enter(cell, Number(digit));
    clock.now = 1000;
    expect(tally.spent()).toBe(0);
  });

  it('counts hints, and each wrong digit once, even if it was undone', () => {
    const { tally, enter, game, screen } = play();
    enter(0, 5);
    game.undo();
    enter(0, 5);
    enter(0, 4);
    enter(1, 8);
    expect(tally.mistakes(WELCOME_SOLUTION)).toBe(1);
    screen.enter('hint');
    screen.enter('play');
    screen.enter('hint');
    expect(tally.store.getState().hints).toBe(2);
  });

  it('starts again with another puzzle, and when the player starts over', () => {
    const { tally, clock, enter, game, importing } = play();
    enter(0, 5);
    clock.now = 5000;
    game.play({ kind: 'restart' });
    expect([tally.spent(), tally.mistakes(WELCOME_SOLUTION)]).toEqual([0, 0]);
    clock.now = 6000;
    importing.emptyBoard();
    expect(tally.spent()).toBe(0);
  });

  it('goes on after a reload, and drops what cannot be read', () => {
    const { clock, enter, start, textStore } = play();
    clock.now = 3000;
    enter(0, 5);
    clock.now = 100_000;
    const again = start();
    expect([again.spent(), again.mistakes(WELCOME_SOLUTION)]).toEqual([3000, 1]);
    textStore.put('unwind.tally', '{"version":1,"givens":7}');
    expect(start().spent()).toBe(0);
  });
});
