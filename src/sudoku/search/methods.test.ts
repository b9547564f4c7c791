import { describe, expect, it } from 'vitest';
import {
  CELLS,
  type Cell,
  candidatesAt,
  countFilled,
  type DigitSet,
  digitsOf,
  type Grid,
  grid,
  isSolution,
  sizeOf,
} from '../core';
import { firstSolution } from '../solver';
import { EXAMPLES, NEEDS_SEARCH_CANDIDATES, PUZZLE_SETS } from '../testing';
import type { SearchMachine } from './machine/machine';
import { PSEUDOCODE, STRATEGY_IDS } from './machine/pseudocode';
import type { Variables } from './machine/variables';
import { begin } from './testing';

const example = (name: string): Grid => {
  const found = EXAMPLES.find((example) => example.name === name);
  if (found === undefined) throw new Error(`no example ${name}`);
  return found.givens;
};

/** The variables of a strategy, which must be of this kind. */
function variablesOf<K extends Variables['kind']>(
  machine: SearchMachine,
  kind: K,
): Extract<Variables, { kind: K }> {
  const { variables } = machine.look();
  if (variables.kind !== kind) throw new Error(`${variables.kind} is not ${kind}`);
  return variables as Extract<Variables, { kind: K }>;
}

const runToEnd = (machine: SearchMachine): SearchMachine => {
  while (!machine.ended) machine.run(10_000, new Int32Array(82));
  return machine;
};

describe('candidate lists', () => {
  it('find the lexicographically first answer, and check that it is full, adds up to 405 and is complete', () => {
    for (const givens of [example('two solutions'), example('Inkala 2012'), example('empty board')]) {
      const machine = runToEnd(begin('candidateLists', givens));
      expect(machine.look().board).toBe(firstSolution(givens));
      const { check } = variablesOf(machine, 'candidateLists');
      expect(check).toMatchObject({ filled: 81, total: 405 });
      expect(check?.complete).toHaveLength(27);
    }
  });

  it('show the cells that they pass, the digits that they strike off and those that are free', () => {
    const machine = begin('candidateLists', grid(`12..567${'.'.repeat(74)}`));
    expect(variablesOf(machine, 'candidateLists')).toMatchObject({ cell: 2, scanned: [0, 1] });
    machine.step();
    machine.step();
    const { cell, scanned, row, free } = variablesOf(machine, 'candidateLists');
    expect([cell, scanned]).toEqual([7, [4, 5, 6]]);
    expect(digitsOf(row)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(digitsOf(free)).toEqual([8, 9]);
  });
});

describe('the candidates left in a cell', () => {
  it('do not include digits that have failed', () => {
    const machine = begin('candidateLists', example('Inkala 2012'));
    let undone = 0;
    for (let i = 0; i < 2000; i++) {
      machine.step();
      const { why, focus } = machine.look();
      if (why.kind !== 'undo') continue;
      const { cell, free } = variablesOf(machine, 'candidateLists');
      expect(cell).toBe(why.cell);
      expect(sizeOf(free)).toBe(why.left);
      expect(digitsOf(free)).not.toContain(why.digit);
      expect(digitsOf(focus?.failed ?? free)).toContain(why.digit);
      undone++;
    }
    expect(undone).toBeGreaterThan(100);
  });
});

describe('the lines of pseudocode', () => {
  it.each(STRATEGY_IDS)('are all highlighted when they run: %s', (strategy) => {
    const lit = new Set<string>();
    const dark = () => PSEUDOCODE[strategy].filter((line) => !lit.has(line));
    const run = (givens: Grid, options: object, steps: number): void => {
      const machine = begin(strategy, givens, options);
      for (let i = 0; i < steps && (i < 300 || dark().length > 0); i++) {
        const { line, lines } = machine.look();
        expect(lines).toContain(line);
        for (const one of lines) lit.add(one);
        if (machine.step() === null) break;
      }
    };
    const [hard] = PUZZLE_SETS.get('hardest-1106') ?? [];
    run(hard as Grid, {}, 2000);
    run(example('Euler 96, grid 1'), { all: true, singlesBefore: true }, 2000);
    run(example('Euler 96, grid 1'), { all: true }, 2000);
    run(example('two solutions'), { all: true }, 4000);
    // Nine givens that leave one cell no digit.
    run(grid(`12345678.${'.'.repeat(8)}9${'.'.repeat(63)}`), {}, 3000);
    expect(dark()).toEqual([]);
  });
});

describe('coloured nodes', () => {
  const givens = example('Euler 96, grid 1');
  const colours = (machine: SearchMachine, colour: string) =>
    variablesOf(machine, 'colouredNodes').colours.filter((other) => other === colour).length;

  it('colour givens black, cells being tried grey and blanks white', () => {
    const machine = begin('colouredNodes', givens);
    machine.run(6, new Int32Array(82));
    const { board, counters } = machine.look();
    expect(counters).toMatchObject({ depth: 4, forced: 0 });
    expect([colours(machine, 'black'), colours(machine, 'grey')]).toEqual([32, countFilled(board) - 32]);
    expect(colours(machine, 'white')).toBe(81 - countFilled(board));
  });

  it('fill cells with one candidate before the search, in black', () => {
    const machine = begin('colouredNodes', givens, { singlesBefore: true });
    while (machine.lastStep !== 'fill' && machine.step() !== null) {
      const { line, outcome } = machine.look();
      if (outcome === null && machine.lastStep === 'forced') expect(line).toBe('blacken');
    }
    const black = colours(machine, 'black');
    expect(black).toBeGreaterThan(32);
    expect(machine.counters().forced).toBe(black - 32);
  });

  it('keep a failed digit until the next is written over it, and turn white after the last', () => {
    const machine = begin('colouredNodes', givens);
    const seen = { over: 0, white: 0 };
    while (machine.step() !== null) {
      const { last, marks, board, why } = machine.look();
      if (last?.kind !== 'undo' || why.kind !== 'undo') continue;
      expect([marks[last.cell]?.kind, board[last.cell]]).toEqual(['tried', String(last.digit)]);
      expect(variablesOf(machine, 'colouredNodes').colours[last.cell]).toBe('grey');
      if (why.cause.kind === 'solution' || why.cause.need.kind !== 'cell') throw new Error(why.cause.kind);
      const failed = why.cause.need.cell;
      expect([board[failed], variablesOf(machine, 'colouredNodes').colours[failed]]).toEqual(['.', 'white']);
      if (why.left === 0) seen.white++;
      else seen.over++;
    }
    expect(seen).toEqual({ over: 50, white: 101 });
  });

  it('take the white cell with the fewest candidates when asked to', () => {
    const [hard] = PUZZLE_SETS.get('hardest-1106') ?? [];
    const machine = begin('colouredNodes', hard as Grid, { fewestFirst: true });
    while (machine.lastStep !== 'fill') machine.step();
    const before = begin('colouredNodes', hard as Grid, { fewestFirst: true });
    before.run(machine.at - 1, new Int32Array(82));
    const { board } = before.look();
    const sizes = CELLS.map((cell) => sizeOf(candidatesAt(board, cell))).filter((size) => size > 0);
    const [choice] = machine.look().stack;
    expect(1 + (choice?.left.length ?? 0)).toBe(Math.min(...sizes));
  });

  it('begin at the chosen cell', () => {
    const machine = begin('colouredNodes', givens, { start: { kind: 'cell', cell: 40 as Cell } });
    machine.step();
    const start = CELLS.slice(40).find((cell) => givens[cell] === '.');
    expect(machine.look().last?.cell).toBe(start);
    expect(variablesOf(machine, 'colouredNodes').start).toBe(start);
  });
});

describe('propagation', () => {
  const underlined = (set: DigitSet): string =>
    '123456789'.replace(/./g, (digit) => (digitsOf(set).join('').includes(digit) ? digit : '_'));

  it('reaches the known candidates before it searches', () => {
    const machine = begin('propagation', example('needs search'));
    while (variablesOf(machine, 'propagation').phase === 'givens') machine.step();
    const { candidates, complete } = variablesOf(machine, 'propagation');
    expect(candidates.slice(0, 9).map(underlined).join('\t')).toBe(NEEDS_SEARCH_CANDIDATES);
    expect(complete).toEqual([]);
    machine.step();
    expect(machine.look().why.kind).toBe('guess');
  });

  it('solves an easy puzzle without a guess, and all houses are then complete', () => {
    const machine = runToEnd(begin('propagation', example('Euler 96, grid 1')));
    const { board, counters } = machine.look();
    expect(isSolution(board)).toBe(true);
    expect(counters).toMatchObject({ guesses: 0, eliminations: 81 * 8, forced: 49 });
    expect(variablesOf(machine, 'propagation').complete).toHaveLength(27);
  });

  it('says so if the consequences of a guess rule it out', () => {
    const machine = begin('propagation', example('needs search'));
    machine.run(696, new Int32Array(82));
    const { why, stack } = machine.look();
    expect(why).toMatchObject({ kind: 'deadEnd', ruledOut: expect.any(Number), made: { kind: 'eliminate' } });
    if (why.kind !== 'deadEnd' || why.need.kind !== 'cell') throw new Error(why.kind);
    expect(why.need.cell).toBe(stack.at(-1)?.cell);
  });

  it('shows, at any later state, the complete houses that propagation alone reached', () => {
    const solved = (candidates: readonly DigitSet[]): string =>
      candidates.map((set) => (sizeOf(set) === 1 ? digitsOf(set)[0] : '.')).join('');
    for (const name of ['needs search', 'Euler 96, grid 1'] as const) {
      const machine = begin('propagation', example(name));
      expect(variablesOf(machine, 'propagation').propagated).toBeNull();
      while (variablesOf(machine, 'propagation').phase === 'givens') machine.step();
      const { complete, candidates, propagated } = variablesOf(machine, 'propagation');
      expect(propagated).toEqual(complete);
      expect(propagated).toHaveLength(isSolution(solved(candidates) as Grid) ? 27 : 0);
      const end = runToEnd(begin('propagation', example(name)));
      expect(variablesOf(end, 'propagation')).toMatchObject({ propagated, complete: { length: 27 } });
    }
  });

  it('assigns givens in reading order, and eliminates from the peers in reading order', () => {
    const machine = begin('propagation', example('needs search'));
    const eliminated: string[] = [];
    for (let i = 0; i < 10; i++) {
      machine.step();
      const { last } = machine.look();
      eliminated.push(`${last?.cell}-${last?.digit}`);
    }
    expect(eliminated).toEqual(['0-1', '0-2', '0-3', '0-5', '0-6', '0-7', '0-8', '0-9', '1-4', '2-4']);
  });
});

describe('exact cover', () => {
  it('chooses the leftmost of the smallest columns', () => {
    const [hard] = PUZZLE_SETS.get('hardest-1106') ?? [];
    const machine = begin('exactCover', hard as Grid);
    for (let i = 0; i < 200; i++) {
      const { column, sizes } = variablesOf(machine, 'exactCover');
      const open = sizes.filter((size) => size !== null);
      const first = sizes.indexOf(Math.min(...open));
      const { need, options } = column ?? {};
      const index = need?.kind === 'cell' ? need.cell : 81 + (need?.house ?? 0) * 9 + (need?.digit ?? 0) - 1;
      expect([index, options?.length]).toEqual([first, sizes[first]]);
      if (machine.step() === null) return;
      while (machine.lastStep === 'undo') machine.step();
    }
  });

  it('covers a column for each need that is met', () => {
    const machine = begin('exactCover', example('Inkala 2012'));
    for (let i = 0; i < 100; i++) {
      const { columnsLeft } = variablesOf(machine, 'exactCover');
      expect(columnsLeft).toBe(324 - 4 * countFilled(machine.look().board));
      machine.step();
    }
  });
});
