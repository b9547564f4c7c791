import { describe, expect, it } from 'vitest';
import { type Cell, digitSet, grid, NO_DIGITS, peersOf } from '../../../sudoku/core';
import { type SearchView, STRATEGIES, startSearch } from '../../../sudoku/search';
import { beforeStart, type WatchLook, type WatchScene, watchLooks } from './looks';

const PUZZLE = grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......');

/** The first state of a search that is as wanted. */
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

const looks = (view: WatchScene['view'], change: Partial<WatchScene> = {}): readonly WatchLook[] =>
  watchLooks({ view, clashing: new Set(), cursor: 80 as Cell, fast: false, mistake: null, ...change });

const classes = (look: WatchLook | undefined): readonly string[] => look?.className.split(' ') ?? [];

describe('the look of a cell', () => {
  it('tells givens, guesses with their depth, and forced digits', () => {
    const view = stateWhere(({ stack, last }) => stack.length === 2 && last?.kind === 'forced');
    const all = looks(view);
    expect(classes(all[0])).toContain('given');
    const [first] = view.stack;
    expect(all[first?.cell ?? 0]).toMatchObject({ depth: 1, facts: { role: 'guess', depth: 1 } });
    expect(classes(all[first?.cell ?? 0])).toContain('guess');
    expect(classes(all[view.last?.cell ?? 0])).toEqual(expect.arrayContaining(['forced', 'now']));
    expect(all[view.last?.cell ?? 0]?.facts.role).toBe('forced');
  });

  it('rings the digit on trial and lights what blocks the others', () => {
    const view = stateWhere(({ last }) => last?.kind === 'fill');
    const all = looks(view);
    const tried = all[view.last?.cell ?? 0];
    expect(classes(tried)).toContain('try');
    expect(tried?.facts.isTried).toBe(true);
    const blockers = all.filter(({ facts }) => facts.blocks);
    expect(blockers.length).toBeGreaterThan(0);
    expect(blockers.every((look) => classes(look).includes('blocker') && look.digit !== null)).toBe(true);
  });

  it('marks a dead end, and shows what has failed', () => {
    const view = stateWhere(({ why }) => why.kind === 'deadEnd' && why.need.kind === 'cell');
    const dead = looks(view).filter((look) => look.dead);
    expect(dead).toHaveLength(1);
    expect(dead[0]).toMatchObject({ digit: null, facts: { isDeadEnd: true } });
    const undone = stateWhere(({ last }) => last?.kind === 'undo');
    const look = looks(undone)[undone.last?.cell ?? 0];
    expect(look).toMatchObject({ digit: null, gone: undone.last?.digit });
    expect(look?.facts.failed).toContain(undone.last?.digit);
    expect(looks(undone, { cut: true })[undone.last?.cell ?? 0]?.gone).toBeNull();
  });

  it('shades the peers of the selected cell where they matter', () => {
    const view = stateWhere(({ step }) => step === 0);
    const cursor = 40 as Cell;
    const peers = (withPeers: boolean) =>
      looks(view, { cursor, withPeers }).flatMap((look, cell) =>
        classes(look).includes('peer') ? [cell] : [],
      );
    expect(peers(false)).toEqual([]);
    expect(peers(true)).toEqual(peersOf(cursor));
  });

  it('keeps only the newest marks of a deep stack', () => {
    const view = stateWhere(({ stack }) => stack.length === 13, 'rowByRow');
    const all = looks(view);
    expect(all.filter((look) => look.depth !== null)).toHaveLength(8);
    expect(all.filter((look) => classes(look).includes('plain'))).toHaveLength(5);
    expect(all.filter(({ facts }) => facts.role === 'guess')).toHaveLength(13);
  });

  it('leaves out what would flicker while states pass fast', () => {
    const view = stateWhere(({ why }) => why.kind === 'deadEnd');
    for (const look of looks(view, { fast: true })) {
      expect(look).toMatchObject({ depth: null, failed: NO_DIGITS, dead: false, gone: null });
      expect(classes(look)).not.toContain('blocker');
    }
  });

  it('shows clashes, the cursor and the mistake, each its own way', () => {
    const all = looks(beforeStart(grid(`55${'.'.repeat(79)}`)), {
      clashing: new Set([0 as Cell, 1 as Cell]),
      cursor: 5 as Cell,
      mistake: 7 as Cell,
    });
    expect([0, 1, 2].map((cell) => classes(all[cell]).includes('clash'))).toEqual([true, true, false]);
    expect(all.filter((look) => look.reachable)).toEqual([all[5]]);
    expect(all[7]?.facts.isMistake).toBe(true);
    expect(classes(all[7])).toContain('mistake');
  });

  it('shows the candidates of an empty cell at work', () => {
    const undone = stateWhere(({ last }) => last?.kind === 'undo');
    const look = looks(undone)[undone.last?.cell ?? 0];
    expect(look?.candidates).toBe(undone.focus?.candidates);
    expect(look?.candidates).not.toBe(digitSet());
  });
});
