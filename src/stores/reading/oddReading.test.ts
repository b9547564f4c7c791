import { describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../i18n';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import { pageThread } from '../../worker/testing';
import { boardOf, openStores, WELCOME } from '../testing';

const PUZZLE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
/** A puzzle with one changed given: no givens clash, but there is no solution. */
const NONE = PUZZLE.replace('53.', '53.').replace('6..195', '6..194');
const MANY = PUZZLE.replace('53..7', '.....');

function open() {
  const stores = openStores({ liveThread: pageThread(), workThread: pageThread() });
  const { importing, notices, verdict } = stores;
  const told = () => notices.store.getState().shown.at(-1);
  const kind = () => told()?.notice.kind;
  return {
    ...stores,
    told,
    kind,
    /** Pastes a text, and waits for its verdict and the notice about it. */
    paste: async (text: string, told: Notice['kind'] = 'oddImport') => {
      await importing.offer(text, { kind: 'pasted' });
      const { reading } = importing.store.getState();
      if (stores.screen.store.getState().dialog === 'paste' && reading?.kind === 'one')
        importing.accept(reading.choice);
      await vi.waitFor(() =>
        expect(verdict.getState()).toMatchObject({ givens: boardOf(stores).givens, stale: false }),
      );
      await vi.waitFor(() => expect(kind()).toBe(told));
    },
    odd: () => {
      const notice = told()?.notice;
      if (notice?.kind !== 'oddImport') throw new Error(`told: ${notice?.kind}`);
      return notice;
    },
  };
}

describe('the notice about an odd text without exactly one solution', () => {
  it.each([
    ['none', NONE],
    ['many', MANY],
    ['clash', PUZZLE.replace('53.', '55.')],
  ] as const)('is told as both: %s', async (verdict, puzzle) => {
    const { paste, odd, told } = open();
    await paste(puzzle.replaceAll('.', 'n'));
    expect(odd()).toMatchObject({ verdict, oddities: [{ kind: 'blank', character: 'n' }], others: [] });
    expect(told()).toMatchObject({ lasting: true, actions: ['showText', 'undo'] });
  });

  it('closes when the board changes', async () => {
    const { paste, game, notices } = open();
    await paste(NONE.replaceAll('.', 'n'));
    game.undo();
    expect(notices.store.getState().shown).toEqual([]);
  });

  it('is not shown if nothing is odd, or the puzzle has exactly one solution', async () => {
    const stores = open();
    for (const text of [NONE, PUZZLE.replaceAll('.', 'n')]) {
      await stores.paste(text, 'imported');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(stores.kind()).toBe('imported');
    }
  });

  it('is not shown if the board has changed meanwhile', async () => {
    const { importing, game, kind } = open();
    await importing.offer(NONE.replaceAll('.', 'n'), { kind: 'pasted' });
    game.undo();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(kind()).toBeUndefined();
  });
});

describe('the other readings', () => {
  /** The third cell of the first row is 4, but the text has a letter there. */
  const DOUBTFUL = PUZZLE.replace('6..195', '6..l95');

  it('of a mended text are the results of other repairs, proper puzzles first', async () => {
    const stores = open();
    const { importing, odd } = stores;
    // With a 1 it is the puzzle; asked for a blank first, it still is.
    const text = PUZZLE.replace('6..195', '6..Z95');
    await importing.offer(text, { kind: 'pasted' });
    const { reading } = importing.store.getState();
    const repair = reading?.kind === 'refused' ? reading.error.repairs[0] : undefined;
    if (repair === undefined) throw new Error('no repair');
    await importing.mend(repair);
    const mended = importing.store.getState().reading;
    if (mended?.kind !== 'one') throw new Error('not mended');
    importing.accept(mended.choice);
    await vi.waitFor(() => expect(stores.kind()).toBe('oddImport'));
    expect(odd()).toMatchObject({
      verdict: 'none',
      oddities: [{ kind: 'mended', repair: { kind: 'replace', from: 'Z', to: '2' } }],
      others: [{ way: { kind: 'repair', repair: { kind: 'blank' } }, solutions: 'one' }],
      of: { before: text },
    });
    const [other] = odd().others;
    if (other === undefined) throw new Error('no other reading');
    importing.accept(other.choice, { ...odd().of, text: other.text });
    expect(boardOf(stores)).toMatchObject({
      givens: PUZZLE.replace('6..195', '6...95'),
      entries: EMPTY_GRID,
    });
    expect(stores.kind()).toBe('imported');
    stores.game.undo();
    stores.game.undo();
    expect(boardOf(stores).givens).toBe(WELCOME);
  });

  it('are in order, proper puzzles first', async () => {
    const { paste, odd } = open();
    const counted = '12345678945............3.5.......89....8..2.4..7.1......1..........7.53.9...3.6.2';
    const rows = counted.match(/.{9}/g) ?? [];
    await paste([...rows, '.'.repeat(9)].join('\n'));
    expect(odd()).toMatchObject({
      verdict: 'many',
      oddities: [{ kind: 'leftOver' }],
      others: [
        { way: { kind: 'withoutLine', line: 10 }, solutions: 'one', choice: { puzzle: { givens: counted } } },
      ],
    });
  });

  it('are shown beside the text, as it was before it was mended', async () => {
    const { importing, screen } = open();
    await importing.show(DOUBTFUL);
    expect(screen.store.getState().dialog).toBe('paste');
    expect(importing.store.getState()).toMatchObject({ text: DOUBTFUL, reading: { kind: 'refused' } });
  });
});
