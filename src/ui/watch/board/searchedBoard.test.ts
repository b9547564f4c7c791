import { describe, expect, it } from 'vitest';
import { type Cell, digitSet, grid, NO_DIGITS, peersOf } from '../../../sudoku/core';
import { type SearchView, STRATEGIES, startSearch } from '../../../sudoku/search';
import { type BoardCell, beforeStart, type SearchedBoard, searchedCells } from './searchedBoard';

const PUZZLE = grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');

/** The first state of a search that meets a condition. */
function stateWhere(
  wanted: (view: SearchView) => boolean,
  strategy: 'rowByRow' | 'singlesFirst' = 'singlesFirst',
) {
  const started = startSearch(strategy, PUZZLE, STRATEGIES[strategy].defaults);
  if (!started.ok) throw new Error('it clashes');
  const machine = started.value;
  while (!wanted(machine.look())) if (machine.step() === null) throw new Error('there is no such state');
  return machine.look();
}

const cells = (view: SearchedBoard['view'], change: Partial<SearchedBoard> = {}): readonly BoardCell[] =>
  searchedCells({ view, cursor: 80 as Cell, fast: false, ...change });

describe('a cell of a searched board', () => {
  it('distinguishes givens, guesses with their depth, and forced digits', () => {
    const view = stateWhere(({ stack, last }) => stack.length === 2 && last?.kind === 'forced');
    const all = cells(view);
    expect(all[0]).toMatchObject({ ink: 'given', ground: 'settled' });
    const [first] = view.stack;
    expect(all[first?.cell ?? 0]).toMatchObject({
      depth: 1,
      ink: 'guess',
      ground: 'guess',
      frame: 'guess',
      facts: { role: 'guess', depth: 1 },
    });
    expect(all[view.last?.cell ?? 0]).toMatchObject({
      ink: 'forced',
      ground: 'now',
      mark: 'dot',
      facts: { role: 'forced' },
    });
  });

  it('rings the digit on trial and highlights the cells that block the others', () => {
    const view = stateWhere(({ last }) => last?.kind === 'fill');
    const all = cells(view);
    const tried = all[view.last?.cell ?? 0];
    expect(tried).toMatchObject({ ink: 'trying', ground: 'now', frame: 'trying' });
    expect(tried?.facts.isTried).toBe(true);
    const blockers = all.filter(({ facts }) => facts.blocks);
    expect(blockers.length).toBeGreaterThan(0);
    expect(blockers.every(({ mark, digit }) => mark === 'underline' && digit !== null)).toBe(true);
  });

  it('marks a dead end, and shows what has failed', () => {
    const view = stateWhere(({ why }) => why.kind === 'deadEnd' && why.need.kind === 'cell');
    const dead = cells(view).filter(({ mark }) => mark === 'cross');
    expect(dead).toHaveLength(1);
    expect(dead[0]).toMatchObject({
      digit: null,
      ground: 'deadEnd',
      frame: 'deadEnd',
      facts: { isDeadEnd: true },
    });
    const undone = stateWhere(({ last }) => last?.kind === 'undo');
    const cell = cells(undone)[undone.last?.cell ?? 0];
    expect(cell).toMatchObject({ digit: null, gone: undone.last?.digit });
    expect(cell?.facts.failed).toContain(undone.last?.digit);
    expect(cells(undone, { cut: true })[undone.last?.cell ?? 0]?.gone).toBeNull();
  });

  it('shades the peers of the selected cell on request', () => {
    const view = stateWhere(({ step }) => step === 0);
    const cursor = 40 as Cell;
    const peers = (withPeers: boolean) =>
      cells(view, { cursor, withPeers }).flatMap(({ ground }, cell) => (ground === 'peer' ? [cell] : []));
    expect(peers(false)).toEqual([]);
    expect(peers(true)).toEqual(peersOf(cursor));
  });

  it('keeps only the newest marks of a deep stack', () => {
    const view = stateWhere(({ stack }) => stack.length === 13, 'rowByRow');
    const all = cells(view);
    expect(all.filter((look) => look.depth !== null)).toHaveLength(8);
    expect(all.filter(({ ground, frame }) => ground === 'guess' && frame === null)).toHaveLength(5);
    expect(all.filter(({ facts }) => facts.role === 'guess')).toHaveLength(13);
  });

  it('leaves out what would flicker while states pass fast', () => {
    const view = stateWhere(({ why }) => why.kind === 'deadEnd');
    for (const cell of cells(view, { fast: true })) {
      expect(cell).toMatchObject({ depth: null, failed: NO_DIGITS, gone: null });
      expect(['cross', 'underline']).not.toContain(cell.mark);
    }
  });

  it('shows clashes, the cursor and the mistake, each in its own way', () => {
    const all = cells(beforeStart(grid(`55${'.'.repeat(79)}`)), {
      clashing: new Set([0 as Cell, 1 as Cell]),
      cursor: 5 as Cell,
      mistake: 7 as Cell,
    });
    expect([0, 1, 2].map((cell) => all[cell]?.ground)).toEqual(['clash', 'clash', 'plain']);
    expect(all.filter(({ isCursor, frame }) => isCursor && frame === 'cursor')).toEqual([all[5]]);
    expect(all[7]?.facts.isMistake).toBe(true);
    expect(all[7]?.ground).toBe('mistake');
  });

  it('shows the candidates of the current cell', () => {
    const undone = stateWhere(({ last }) => last?.kind === 'undo');
    const cell = cells(undone)[undone.last?.cell ?? 0];
    expect(cell?.candidates).toBe(undone.focus?.candidates);
    expect(cell?.candidates).not.toBe(digitSet());
  });

  it('shows the colour of a node by its background, and what happens by its frame', () => {
    const started = startSearch('colouredNodes', PUZZLE, STRATEGIES.colouredNodes.defaults);
    if (!started.ok) throw new Error('it clashes');
    const machine = started.value;
    while (machine.look().last?.kind !== 'undo') machine.step();
    const view = machine.look();
    const grounds = { given: 'settled', forced: 'settled', guess: 'guess', tried: 'guess', blank: 'plain' };
    for (const { ground, facts } of cells(view, { coloured: true })) expect(ground).toBe(grounds[facts.role]);
    expect(cells(view, { coloured: true })[view.last?.cell ?? 0]).toMatchObject({
      ink: 'tried',
      frame: 'trying',
    });
  });
});
