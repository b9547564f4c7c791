import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf, noticesOf, WELCOME, WELCOME_SOLUTION } from '../../stores/testing';
import { type Cell, type Grid, grid, put } from '../../sudoku/core';
import { pageThread } from '../../worker/testing';
import { openApp, shown } from '../testing';

const cell = (number: number): Cell => number as Cell;
/** With 4 typed for the 3 in row 2: no two givens clash, and there is no solution. */
const MISTYPED = put(WELCOME, cell(12), 4);
/** The same without that digit, which the puzzle does not need. */
const CLEARED = put(WELCOME, cell(12), null);
const CLASH = grid(`55${'.'.repeat(79)}`);
/** Two pairs of equal digits in different houses. */
const TWICE = grid(`55${'.'.repeat(77)}77`);
/** Five givens, which very many solutions fit. */
const OPEN = grid(`12345${'.'.repeat(76)}`);
/** 17 givens, none of which can be removed. */
const MINIMAL = grid('.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...');
/** Nine givens contradict one another, and any one of them could be removed. */
const NINE = grid('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........');
const TWO = grid('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');

async function open(puzzle: Grid) {
  const app = await openApp({ puzzle: WELCOME });
  // Only here: what the first render waits for is invisible to the testing library.
  app.game.play({ kind: 'import', board: { ...boardOf(app), givens: puzzle } });
  const region = (name: string | RegExp) => screen.findByRole('region', { name });
  return {
    ...app,
    region,
    /** Waits until the name of a cell says this. */
    says: (at: number, text: string | RegExp) => waitFor(() => expect(app.names()[at]).toMatch(text)),
    press: async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name })),
    given: () => boardOf(app).givens,
  };
}

describe('a puzzle without a solution', () => {
  it('shows the change that would mend it, beside the keypad and on the board', async () => {
    const { region, says, button, given } = await open(MISTYPED);
    const card = await region('Did you mistype?');
    await waitFor(() => expect(card.textContent).toContain('gives exactly one solution.'));
    await waitFor(() => expect(card.textContent).toMatch(/These \d+ givens contradict one another/));
    await says(12, 'row 2, column 4, 4, given, contradicts the other marked givens, would be cleared');
    await waitFor(() => expect(card.textContent).toMatch(/Look at these cells on your paper: .*r2c4/));
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['the proposed change', 'contradicting givens']);
    expect(button(/^5, \d left$/)).toBeTruthy();
    expect(given()).toBe(MISTYPED);
  });

  it('is mended by one press, which undo reverts', async () => {
    const { press, given, verdictSays, keys, says, names, ...stores } = await open(MISTYPED);
    await press('Clear r2c4');
    expect(given()).toBe(CLEARED);
    await verdictSays('One solution · 31 givens');
    expect(noticesOf(stores)).toEqual(['givensChanged']);
    expect(names()[12]).toBe('row 2, column 4, empty');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('row 2, column 4, empty');
    await keys('z');
    expect(given()).toBe(MISTYPED);
    await says(12, 'would be cleared');
  });

  it("is described with cells named by the player's choice", async () => {
    const { settings, region, press, told } = await open(MISTYPED);
    settings.setState({ cellNaming: 'letters' });
    const card = await region('Did you mistype?');
    await waitFor(() => expect(card.textContent).toContain('Clearing the 4 in B4'));
    await press('Clear B4');
    await told('Removed the given in B4.');
  });

  it('has a list of all changes, and shows the change under the pointer on the board', async () => {
    const { press, region, names, user, given, button, verdictSays } = await open(MISTYPED);
    await press(/^Show \d+ others?$/);
    const panel = await region('Did you mistype?');
    const heading = within(panel).getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const list = await within(panel).findByRole('list', {
      name: 'Changes that give exactly one solution, the likeliest first',
    });
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2));
    const [, first] = within(list).getAllByRole('button');
    if (first === undefined) throw new Error('no other change');
    const proposed = () => names().filter((name) => name?.includes('would be'));
    const likeliest = 'row 2, column 4, 4, given, contradicts the other marked givens, would be cleared';
    await waitFor(() => expect(proposed()).toEqual([likeliest]));
    await user.hover(first);
    await waitFor(() => expect(proposed()).not.toEqual([likeliest]));
    await user.unhover(first);
    await waitFor(() => expect(proposed()).toEqual([likeliest]));
    first.focus();
    await waitFor(() => expect(proposed()).not.toEqual([likeliest]));
    await user.click(first);
    await verdictSays('One solution');
    expect([MISTYPED, CLEARED]).not.toContain(given());
    expect(button('Examine')).toBeTruthy();
  });

  it('names the givens that could be removed if no change leaves exactly one solution', async () => {
    const { region, press, given, verdictSays } = await open(CLASH);
    const card = await region('Did you mistype?');
    await waitFor(() => expect(card.textContent).toContain('No single change gives exactly one solution.'));
    await press('Clear r1c2');
    expect(given()).toBe(put(CLASH, cell(1), null));
    await verdictSays('Many solutions');
  });

  it('offers five of nine givens that could be removed, and all on request', async () => {
    const { region, press } = await open(NINE);
    const card = await region('Did you mistype?');
    const offered = () => within(card).queryAllByRole('button', { name: /^Clear / }).length;
    await waitFor(() => expect(offered()).toBe(5));
    await press('Show all 9');
    expect(offered()).toBe(9);
  });

  it('says that two digits must be wrong, which no single change can mend', async () => {
    const { region } = await open(TWICE);
    const card = await region('Did you mistype?');
    await waitFor(() => expect(card.textContent).toContain('Two or more digits must be wrong.'));
  });

  it('offers help if two digits must be wrong', async () => {
    const { press, chosen, game, given, verdictSays } = await open(TWICE);
    await press('Select the 4 cells that clash');
    expect(chosen()).toEqual([0, 1, 79, 80].map((at) => expect.stringContaining(`column ${(at % 9) + 1}`)));
    expect(game.now().phase).toBe('set');
    await press('Back to the last board with a solution');
    expect(given()).toBe(WELCOME);
    await verdictSays('One solution');
  });

  it('has no way back to the board of another puzzle', async () => {
    const { doctor, game } = await open(TWICE);
    const origin = { kind: 'pasted', name: null, at: 1 } as const;
    game.play({ kind: 'import', board: { ...game.now().board, origin } });
    expect(await (await doctor.load()).lastGood()).toBeNull();
  });

  it('can be watched as it fails', async () => {
    const { press, screen: page } = await open(MISTYPED);
    await press('Watch it fail');
    expect(page.store.getState().mode).toBe('watch');
  });

  it('is examined again after every change, until the player mends it by hand', async () => {
    const { says, click, keys, verdictSays, names, push } = await open(MISTYPED);
    await says(12, 'would be cleared');
    await push('Enter');
    await click(12);
    await keys('3');
    await verdictSays('One solution');
    expect(names()[12]).toBe('row 2, column 4, 3, given');
    expect(screen.queryByRole('region', { name: 'Did you mistype?' })).toBeNull();
  });
});

describe('a puzzle with many solutions', () => {
  const openPanel = async () => {
    const app = await open(TWO);
    await app.press('Examine');
    await app.region('What the solutions share');
    return app;
  };

  it('shows on the board the possible digits of each cell, without writing them', async () => {
    const app = await openPanel();
    const { names, says, user } = app;
    await says(0, 'row 1, column 1, empty, the same in all solutions, 4');
    await says(27, 'row 4, column 1, empty, some solution has 3 6');
    expect(boardOf(app).notes.every((notes) => notes === 0)).toBe(true);
    expect(screen.getByText(/49 empty cells are the same in all solutions/)).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /Show what each cell can be/ }));
    expect(names()[0]).toBe('row 1, column 1, empty');
  });

  it('draws two solutions and names the cells in which they differ', async () => {
    await openPanel();
    await screen.findByText('They differ in 4 cells: r4c1, r4c6, r6c1 and r6c6.');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'One solution, its differing cells marked',
      'Another solution, its differing cells marked',
    ]);
  });

  it('gets a single solution by one added given, which undo reverts', async () => {
    const { press, verdictSays, given, keys, user, says } = await openPanel();
    const clue = await screen.findByRole('button', { name: 'r4c1 = 3, add as a given' });
    await user.hover(clue);
    await says(27, 'row 4, column 1, empty, would be 3');
    expect(given()).toBe(TWO);
    await user.unhover(clue);
    await says(27, 'row 4, column 1, empty, some solution has 3 6');
    await press('r4c1 = 3, add as a given');
    await verdictSays('One solution · 29 givens');
    expect(given()).toBe(put(TWO, cell(27), 3));
    await keys('z');
    expect(given()).toBe(TWO);
  });

  it('shows of a missed cell only where it belongs, not all that moves', async () => {
    const { doctor, user, names, says } = await openPanel();
    const { store } = await doctor.load();
    await waitFor(() => expect(store.getState().findings.repairs?.phase).toBe('done'));
    const puzzle = grid(`${TWO.slice(0, 72)}.${TWO.slice(72, 80)}`);
    const known = [{ fix: { kind: 'insert', cell: cell(72) }, puzzle, share: 1 }] as const;
    await shown(() =>
      store.setState(({ findings }) => ({ findings: { ...findings, repairs: { phase: 'done', known } } })),
    );
    await user.hover(screen.getByRole('button', { name: /Insert an empty cell at r9c1/ }));
    await says(72, 'would be cleared');
    expect(names().filter((name) => name?.includes('would be'))).toHaveLength(1);
  });

  it('closes by Escape and leaves nothing on the board', async () => {
    const { keys, says, names, button } = await openPanel();
    await says(0, 'the same in all solutions');
    await keys('{Escape}');
    expect(names()[0]).toBe('row 1, column 1, empty');
    await waitFor(() => expect(document.activeElement).toBe(button('Examine')));
  });

  it('gets several givens by one press if one is not enough, which one undo reverts', async () => {
    const { press, verdictSays, given, keys } = await open(OPEN);
    await press('Examine');
    await press(/^Add these \d+ givens$/);
    await verdictSays('One solution');
    expect(given()).not.toBe(OPEN);
    await keys('z');
    expect(given()).toBe(OPEN);
  });

  it('says how many givens are enough if one is not', async () => {
    const { press } = await open(put(WELCOME, cell(6), null));
    await press('Examine');
    expect(await screen.findByRole('heading', { name: 'What would leave one solution' })).toBeTruthy();
  });
});

describe('a puzzle with one solution', () => {
  it('names on request the givens that it could do without', async () => {
    const { press, says } = await open(WELCOME);
    await press('Examine');
    await press('Check each given');
    await screen.findByText(/^\d+ of 32 givens could each be removed, but not always together/);
    const spare = /together: (r\dc\d)/.exec(document.body.textContent ?? '')?.[1] ?? '';
    const [row = 0, column = 0] = (spare.match(/\d/g) ?? []).map(Number);
    await says((row - 1) * 9 + column - 1, /given, could be removed$/);
  });

  it('says that it needs all of its givens', async () => {
    const { press } = await open(MINIMAL);
    await press('Examine');
    await press('Check each given');
    await screen.findByText(/^All 17 givens are needed/);
  });

  it('keeps its answers while it is examined', async () => {
    const { press, push, doctor, verdictSays, names } = await open(WELCOME);
    await push('Solve');
    await verdictSays('Solved in');
    await shown(() => doctor.open());
    await press('Check each given');
    await screen.findByText(/^\d+ of 32 givens could each be removed/);
    const digits = names().map((name) => /column \d, (\d)/.exec(name ?? '')?.[1]);
    expect(digits.join('')).toBe(WELCOME_SOLUTION);
    expect(names()[0]).toBe('row 1, column 1, 4, answer');
  });

  it('names the first mistake only on request, and undoes to before it', async () => {
    const { keys, click, press, names, says, ...stores } = await open(WELCOME);
    await click(0);
    await keys(`${WELCOME_SOLUTION[0]}`);
    await click(1);
    await keys('5');
    await click(3);
    await keys(`${WELCOME_SOLUTION[3]}`);
    await press('Examine');
    await screen.findByRole('button', { name: 'Show my first mistake' });
    expect(names().some((name) => name?.includes('mistake'))).toBe(false);
    await press('Show my first mistake');
    await screen.findByText('Your first mistake is the 5 in r1c2. It was entry number 2.');
    await says(1, 'row 1, column 2, 5, the first mistake');
    await press('Undo to before it');
    expect(boardOf(stores).entries.slice(0, 4)).toBe(`${WELCOME_SOLUTION[0]}...`);
  });

  it('says that there is no mistake', async () => {
    const { keys, press } = await open(WELCOME);
    await keys(`${WELCOME_SOLUTION[0]}`);
    await press('Examine');
    await press('Show my first mistake');
    await screen.findByText('Nowhere so far: the puzzle can be completed with all your entries.');
  });

  it('asks nothing about entries if there are none', async () => {
    const { press } = await open(WELCOME);
    await press('Examine');
    await screen.findByRole('button', { name: 'Check each given' });
    expect(screen.queryByRole('button', { name: 'Show my first mistake' })).toBeNull();
  });
});

it('an empty board has nothing to examine, and the panel says so', async () => {
  const app = await openApp({ liveThread: pageThread() });
  app.importing.emptyBoard();
  app.doctor.open();
  await screen.findByText('The board is empty. Type or paste a puzzle first.');
});
