import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStorage, WELCOME } from '../../stores/testing';
import { openApp, shown } from '../testing';

async function openToColour(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ puzzle: WELCOME, ...options });
  app.cells()[0]?.focus();
  await app.keys('c');
  await screen.findByRole('button', { name: 'Blue' });
  return app;
}

const said = () => screen.getByText((_, element) => element?.className === 'unseen').textContent;

describe('colours', () => {
  it('replace the digit keys, by the switch or by C', async () => {
    const { push, keys, button } = await openApp({ puzzle: WELCOME });
    await push('Colours');
    await screen.findByRole('button', { name: 'Grey' });
    expect(screen.queryByRole('button', { name: /^1,/ })).toBeNull();
    await keys('c');
    button(/^1,/);
    await keys('c');
    await screen.findByRole('button', { name: 'Grey' });
    await push('Colours');
    expect(button('Digit').getAttribute('aria-pressed')).toBe('true');
  });

  it('cannot be chosen while a puzzle is entered', async () => {
    const { button, game } = await openApp({ puzzle: WELCOME });
    button('Colours');
    await shown(() => game.setPhase('set'));
    expect(screen.queryByRole('button', { name: 'Colours' })).toBeNull();
  });

  it('are painted by keyboard and keypad, announced, and undone', async () => {
    const { keys, push, names, cells } = await openToColour();
    await keys('1');
    expect(names()[0]).toBe('row 1, column 1, empty, coloured blue');
    expect(cells()[0]?.dataset.colour).toBe('1');
    await waitFor(() => expect(said()).toBe('row 1, column 1, empty, coloured blue'));
    await push('Purple');
    expect(names()[0]).toBe('row 1, column 1, empty, coloured purple');
    await keys('zz');
    expect(names()[0]).toBe('row 1, column 1, empty');
    cells()[0]?.focus();
    await keys('{Control>}a{/Control}3');
    expect(names().every((name) => name?.endsWith('coloured yellow'))).toBe(true);
    await keys('{Backspace}');
    expect(names().some((name) => name?.includes('coloured'))).toBe(false);
  });

  it('of several cells at once are announced by name', async () => {
    const { keys, cells } = await openToColour();
    cells()[0]?.focus();
    await keys('{Control>}a{/Control}3');
    await waitFor(() => expect(said()).toBe('81 cells coloured yellow'));
    await keys('{Backspace}');
    await waitFor(() => expect(said()).toBe('colour removed from 81 cells'));
  });

  it('are removed all at once, and come back with undo', async () => {
    const { keys, push, names, button } = await openToColour();
    expect((button('Clear all') as HTMLButtonElement).disabled).toBe(true);
    await keys('1{ArrowRight}2');
    await push('Clear all');
    expect(names().some((name) => name?.includes('coloured'))).toBe(false);
    await keys('z');
    expect(names()[1]).toBe('row 1, column 2, empty, coloured green');
  });

  it('apply to a note chosen among the digits, and then to cells again', async () => {
    const { keys, push, shiftDigit, names, cells, button, focused } = await openToColour();
    await keys('m');
    await shiftDigit(4);
    await shiftDigit(7);
    await keys('c');
    await push('A note');
    const which = screen.getByRole('group', { name: 'Which note to colour' });
    expect(within(which).getAllByRole('button')).toHaveLength(10);
    expect(focused()).toBe('Note 1');
    await push('Note 7');
    expect(focused()).toBe('Note 7');
    expect(button('Note 7').getAttribute('aria-pressed')).toBe('true');
    await push('Orange');
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4 7, note 7 coloured orange');
    expect(
      [...(cells()[0]?.querySelectorAll('i') ?? [])].map(({ dataset }) => dataset.colour ?? '.'),
    ).toEqual([...'......4..']);
    await push('Cell');
    await push('Orange');
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4 7, coloured orange, note 7 coloured orange');
    await shiftDigit(4);
    await waitFor(() => expect(said()).toBe('Keys colour note 4'));
    await keys('{Escape}');
    await waitFor(() => expect(said()).toBe('Keys colour cells'));
  });

  it('report that there is no such note', async () => {
    const { keys, shiftDigit, told } = await openToColour();
    await shiftDigit(4);
    await keys('1');
    await told('There is no note 4 here to colour.');
  });

  it('are there again after a reload', async () => {
    const storage = new FakeStorage();
    const { keys, close } = await openToColour({ storage });
    await keys('6{ArrowDown}2');
    close();
    const { names } = await openApp({ storage });
    expect([names()[0], names()[9]]).toEqual([
      'row 1, column 1, empty, coloured grey',
      'row 2, column 1, 9, given, coloured green',
    ]);
  });
});
