import { describe, expect, it } from 'vitest';
import { type Grid, grid } from '../../core';
import { EXAMPLES, PUZZLE_SETS } from '../../testing';
import { PSEUDOCODE, type StrategyId } from '../machine/pseudocode';
import type { Blocked, SearchView } from '../machine/view';
import { begin } from '../testing';
import { linesBetween, viewAtLine } from './lines';
import { follow, PROGRAMS, UNITS } from './testing';

const STRATEGIES = Object.keys(PROGRAMS) as StrategyId[];

const [HARD] = PUZZLE_SETS.get('hardest-1106') ?? [];
/** Nine givens that leave one cell no digit. */
const DEAD = grid(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`);
/** Two solutions, which every method finds soon, and then nothing is left to try. */
const TWO_WAYS = grid('.8.921657.673458.1.5187.4.3548.3.9767.9.641381.679824.3.2689.1.8142.3.6969.4.7382');
const PUZZLES: readonly Grid[] = [EXAMPLES[0]!.givens, EXAMPLES[1]!.givens, HARD as Grid, DEAD];

describe('the lines of a step, and the calls at each of them', () => {
  it.each(STRATEGIES)('are those of a program written from its method: %s', (strategy) => {
    let lines = 0;
    for (const givens of PUZZLES) lines += follow(strategy, givens);
    expect(lines).toBeGreaterThan(900);
  });

  it('are the same if each blocked digit is a step of its own', () => {
    for (const givens of PUZZLES)
      expect(follow('rowByRow', givens, { rejections: true })).toBeGreaterThan(10);
  });

  it.each(STRATEGIES)('go on after a solution, until every way has been tried: %s', (strategy) => {
    expect(follow(strategy, TWO_WAYS, { all: true })).toBeGreaterThan(30);
  });

  it.each(STRATEGIES)('are lines of the method, each of which runs at some time: %s', (strategy) => {
    const ran = new Set<string>();
    const options = strategy === 'colouredNodes' ? { all: true, singlesBefore: true } : { all: true };
    for (const givens of [TWO_WAYS, EXAMPLES[1]!.givens, DEAD, HARD as Grid]) {
      const machine = begin(strategy, givens, options);
      let before: SearchView | null = null;
      for (let step = 0; step < 1000 && ran.size < PSEUDOCODE[strategy].length; step++) {
        const after = machine.look();
        for (const { line } of linesBetween(before, after)) ran.add(line);
        before = after;
        if (machine.step() === null) break;
      }
    }
    expect([...ran].sort()).toEqual([...PSEUDOCODE[strategy]].sort());
  });
});

describe('the view at a line', () => {
  it('shows the board before the step until the step is made, and its dead end only in its last line', () => {
    const machine = begin('rowByRow', HARD as Grid);
    let deadEnds = 0;
    for (let before = machine.look(); deadEnds < 20; ) {
      machine.step();
      const after = machine.look();
      const runs = linesBetween(before, after);
      const views = runs.map((_, index) => viewAtLine({ before, after, runs }, index));
      for (const [index, view] of views.entries()) {
        expect(view.board).toBe(runs[index]?.written ? after.board : before.board);
        expect(view.run).toBe(runs[index]);
        if (index < runs.length - 1 && runs[index]?.written) expect(view.outcome).toBeNull();
      }
      if (after.outcome === 'deadEnd') {
        expect(views.at(-1)).toMatchObject({ outcome: 'deadEnd', line: 'deadEnd' });
        deadEnds++;
      }
      before = after;
    }
  });

  it('names the house that blocks a tested digit, with the cells that hold it', () => {
    const machine = begin('rowByRow', HARD as Grid);
    const skips: { cell: number; blocked: Blocked; board: string }[] = [];
    for (let before = machine.look(), step = 0; step < 200; step++) {
      machine.step();
      const after = machine.look();
      const runs = linesBetween(before, after);
      for (const [index, { does }] of runs.entries())
        if (does.kind === 'skip')
          skips.push({ ...does, board: viewAtLine({ before, after, runs }, index).board });
      before = after;
    }
    expect(skips.length).toBeGreaterThan(200);
    for (const { cell, blocked, board } of skips) {
      expect(UNITS[blocked.house]).toContain(cell);
      for (const other of blocked.by) expect(board[other]).toBe(String(blocked.digit));
      expect(blocked.by.some((other) => UNITS[blocked.house]?.includes(other))).toBe(true);
    }
  });
});
