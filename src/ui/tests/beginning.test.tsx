import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../stores';
import { WELCOME as EXAMPLE } from '../library';
import { openApp } from '../testing';

/* How many acts (keys and presses) what people come for takes on a first visit. */

const NEWSPAPER = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

async function visit() {
  const app = await openApp({ welcome: EXAMPLE });
  let acts = 0;
  const counted =
    <A extends readonly unknown[]>(act: (...given: A) => Promise<unknown>) =>
    async (...given: A): Promise<void> => {
      acts++;
      await act(...given);
    };
  return {
    ...app,
    press: counted(app.push),
    key: counted(app.keys),
    acts: () => acts,
    heading: (text: string | RegExp) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(text)),
  };
}

describe('from a first visit', () => {
  it('today’s puzzle takes one act', async () => {
    const { press, acts, heading } = await visit();
    await press('Today’s puzzle');
    await heading('Puzzle of the day');
    expect(acts()).toBe(1);
  });

  it('a Hard puzzle takes one act, of the two that are allowed', async () => {
    const { press, acts, heading } = await visit();
    await press('Hard');
    await heading('Hard puzzle');
    expect(acts()).toBe(1);
  });

  it('the newspaper’s puzzle takes its cells and one act, and its solution one more', async () => {
    const { press, key, acts, names, verdictSays } = await visit();
    await press('Type, paste or photograph mine');
    for (const digit of NEWSPAPER) await key(digit === '.' ? '0' : digit);
    expect(acts()).toBe(1 + 81);
    await verdictSays('One solution · 30 givens');
    await press('Solve');
    await verdictSays('Solved in');
    expect(acts()).toBe(1 + 81 + 1);
    expect(names()[2]).toBe('row 1, column 3, 4, answer');
  });

  it('a newspaper’s puzzle with a cell missed is mended by one act after Solve', async () => {
    const { press, keys, game, verdictSays, acts } = await visit();
    await press('Type, paste or photograph mine');
    // The blank at row 2, column 2 is missed, so that everything after it is one place too early.
    await keys((NEWSPAPER.slice(0, 10) + NEWSPAPER.slice(11)).replaceAll('.', '0'));
    expect(screen.queryByRole('region', { name: 'Did you mistype?' })).toBeNull();
    await press('Solve');
    await screen.findByRole('button', { name: 'Insert an empty cell at r2c2' });
    const before = acts();
    await press('Insert an empty cell at r2c2');
    await verdictSays('One solution · 30 givens');
    expect(acts() - before).toBe(1);
    expect(momentOf(game.store.getState()).board.givens).toBe(NEWSPAPER);
  });

  it('the example is solved by one act', async () => {
    const { press, acts, verdictSays } = await visit();
    await press('Solve');
    await verdictSays('Solved in');
    expect(acts()).toBe(1);
  });

  it('a hint for the next step takes one act, and another writes its digit, of the three that are allowed', async () => {
    const { press, key, acts, names } = await visit();
    const blanks = () => names().filter((name) => name?.endsWith(', empty')).length;
    const before = blanks();
    await press('Hint');
    const hint = await screen.findByRole('region', { name: 'Hint' });
    await within(hint).findByRole('button', { name: 'Name the technique' });
    expect(acts()).toBe(1);
    await key('f');
    await waitFor(() => expect(blanks()).toBe(before - 1));
    expect(acts()).toBe(2);
  });
});
