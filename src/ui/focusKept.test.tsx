import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Dialog, Mode } from '../stores';
import { grid } from '../sudoku/core';
import { keepFocus } from './focusKept';
import { openApp, shown } from './testing';

/* Goes into every view and dialog and out again, and checks that the focus is never left on the page itself. */

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

/** The views over which each dialog can open. */
const OVER: Readonly<Record<Dialog, readonly Mode[]>> = {
  paste: ['play'],
  newPuzzle: ['play'],
  examples: ['play'],
  export: ['play'],
  print: ['play'],
  share: ['play'],
  shortcuts: ['play', 'watch', 'hint', 'compare'],
  options: ['play', 'watch'],
  techniques: ['play'],
  many: ['play'],
  strategy: ['watch'],
  moments: ['watch'],
  log: ['watch'],
  program: ['watch'],
  steer: ['watch'],
  contestants: ['compare'],
  // The chart, which is not drawn here, opens this dialog.
  clip: [],
  technique: ['play', 'hint'],
  aside: ['play'],
  shelf: ['play'],
  data: ['play'],
  photo: ['play'],
  calendar: ['play'],
  course: ['play'],
  statistics: ['play'],
  pause: ['play'],
  solve: ['play'],
};

const KEY_OF = { watch: 'w', hint: 'h', compare: 'r' } as const;
type View = keyof typeof KEY_OF;
const VIEWS = ['watch', 'hint', 'compare'] as const satisfies readonly View[];

const open = async () => {
  const app = await openApp({ puzzle: EASY });
  await app.compare.load();
  keepFocus(app);
  const shownMode = () => app.screen.store.getState().mode;
  const openDialog = () => document.querySelector<HTMLElement>('dialog[open]');

  /** Waits until nothing changes any more, then checks that the page itself does not have the focus. */
  const keepsFocus = async (way: string): Promise<void> => {
    const rests = () => expect(document.activeElement, way).not.toBe(document.body);
    await waitFor(rests);
    for (let task = 0; task < 3; task++) await shown(() => {});
    await waitFor(rests);
  };
  /** Waits for the view itself, not for the placeholder that is shown while it loads. */
  const isThere = (view: View) =>
    waitFor(() =>
      expect(
        view === 'hint'
          ? screen.queryByRole('region', { name: 'Hint' })?.querySelector('h2')
          : document.querySelector('main [data-home]'),
        view,
      ).toBeTruthy(),
    );
  const enter = async (view: View): Promise<void> => {
    await app.keys(KEY_OF[view]);
    await isThere(view);
    await keepsFocus(`into ${view}`);
  };
  const leaving = { watch: app.watch.leave, hint: app.hint.leave, compare: app.compare.leave };
  /** Presses Escape on whatever has the focus; the first Escape may only stop something. */
  const pressEscape = async (): Promise<void> => {
    for (let times = 0; shownMode() !== 'play' && times < 3; times++) await app.keys('{Escape}');
  };
  const focusBoard = async (): Promise<void> => {
    await waitFor(() => screen.getByRole('region', { name: 'Keypad' }));
    await shown(() => app.cells()[30]?.focus());
    await waitFor(() => expect(app.focused()).toMatch(/^row 4, column 4/));
  };
  return { ...app, enter, pressEscape, focusBoard, isThere, keepsFocus, leaving, openDialog, shownMode };
};

it.each(VIEWS)(
  'into %s and out again, by each way: the focus returns to the cell',
  async (view) => {
    const { keys, enter, pressEscape, focusBoard, focused, keepsFocus, leaving, shownMode } = await open();
    for (const [name, leave] of [
      ['Escape', pressEscape],
      ['its own key', () => keys(KEY_OF[view])],
      ['Back', () => shown(leaving[view])],
    ] as const) {
      const way = `out of ${view} by ${name}`;
      await focusBoard();
      const cell = focused();
      await enter(view);
      await leave();
      await waitFor(() => expect(shownMode(), way).toBe('play'));
      await keepsFocus(way);
      await waitFor(() => expect(focused(), way).toBe(cell));
    }
  },
  60_000,
);

it.each(VIEWS)(
  'into %s from a button, and out again: the focus returns to the button',
  async (view) => {
    const { enter, pressEscape, focusBoard, focused, isThere, keepsFocus } = await open();
    await focusBoard();
    const key = within(screen.getByRole('region', { name: 'Keypad' })).getAllByRole('button')[4];
    if (key === undefined) throw new Error('no key');
    await shown(() => key.focus());
    const before = focused();
    expect(before).toContain(' left');
    await enter(view);
    await isThere(view);
    await pressEscape();
    await keepsFocus(`out of ${view}`);
    await waitFor(() => expect(focused()).toBe(before));
  },
  60_000,
);

it('from view to view', async () => {
  const { enter, pressEscape, focusBoard, focused, keepsFocus } = await open();
  await focusBoard();
  const cell = focused();
  for (const view of ['watch', 'hint', 'watch', 'hint'] as const) await enter(view);
  await pressEscape();
  await keepsFocus('out of the last view');
  await waitFor(() => expect(focused()).toBe(cell));
}, 60_000);

it('into the panel that examines a puzzle and out again', async () => {
  const { doctor, focusBoard, keepsFocus } = await open();
  await focusBoard();
  await shown(() => doctor.open());
  await keepsFocus('into it');
  await shown(() => doctor.close());
  await keepsFocus('out of it');
}, 60_000);

it.each(['play', ...VIEWS] as const)(
  'into each dialog over %s and out again, by Escape and by one of the other ways in turn',
  async (view) => {
    const { enter, focusBoard, focused, keepsFocus, keys, openDialog, screen: dialogs } = await open();
    // A dialog may hear Escape itself. The other ways are those of the frame that all dialogs share.
    const byEscape = ['Escape', () => keys('{Escape}')] as const;
    const otherWays: readonly (readonly [name: string, close: () => unknown])[] = [
      ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
      ['a press beside it', () => fireEvent.click(openDialog() ?? document)],
      ['Back', () => dialogs.show({ dialog: null })],
    ];
    await focusBoard();
    const cell = focused();
    if (view !== 'play') await enter(view);
    for (const [i, [dialog, over]] of (Object.entries(OVER) as [Dialog, readonly Mode[]][]).entries()) {
      if (!over.includes(view)) continue;
      for (const [name, close] of [byEscape, otherWays[i % otherWays.length] ?? byEscape]) {
        const way = `${dialog} over ${view}, out by ${name}`;
        await shown(() => dialogs.open(dialog));
        await waitFor(() => expect(openDialog(), way).not.toBeNull());
        await keepsFocus(`into ${way}`);
        await shown(close);
        await waitFor(() => expect(openDialog(), way).toBeNull());
        await keepsFocus(way);
        if (view === 'play') await waitFor(() => expect(focused(), way).toBe(cell));
      }
    }
  },
  90_000,
);

it('from the options to the choice of techniques, to a page, and back one level at a time', async () => {
  const { focusBoard, focused, keys, screen: dialogs } = await open();
  await focusBoard();
  const before = focused();
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    button.click();
  };
  const has = (name: string) => waitFor(() => expect(focused()).toBe(name), { timeout: 5000 });
  await shown(() => dialogs.open('options'));
  await press('Techniques to use');
  await press('About: XY-Wing');
  await screen.findByRole('dialog', { name: 'XY-Wing' });
  await keys('{Escape}');
  await has('About: XY-Wing');
  await keys('{Escape}');
  await has('Techniques to use');
  await keys('{Escape}');
  await waitFor(() => expect(focused()).toBe(before));
}, 60_000);

it('from a dialog to the pages of techniques, back to it, and out', async () => {
  const { focusBoard, focused, keepsFocus, keys, openDialog, screen: dialogs } = await open();
  await focusBoard();
  const before = focused();
  await shown(() => dialogs.open('techniques'));
  await waitFor(() => expect(openDialog()).not.toBeNull());
  await keepsFocus('into the list');
  await shown(() => dialogs.open('technique', 'xWing'));
  await screen.findByRole('dialog', { name: 'X-Wing' });
  await keepsFocus('onto a page');
  await keys('{Escape}');
  await screen.findByRole('dialog', { name: /techniques/i });
  await keepsFocus('back in the list');
  await keys('{Escape}');
  await waitFor(() => expect(openDialog()).toBeNull());
  await keepsFocus('out of both');
  await waitFor(() => expect(focused()).toBe(before));
}, 60_000);

it('another puzzle from the menu takes the focus from the menu’s button to the board', async () => {
  const { focusBoard, focused, keys, newPuzzle } = await open();
  const fromMenu = async (entry: string) => {
    screen.getByRole('button', { name: 'Puzzle' }).focus();
    await keys('{Enter}');
    (await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) })).focus();
    await keys('{Enter}');
  };
  await focusBoard();
  await keys('1');
  await fromMenu('Start over');
  await waitFor(() => expect(focused()).toMatch(/^Puzzle/));
  await fromMenu('Empty board');
  await waitFor(() => expect(focused()).toMatch(/^row 1, column 1, empty/));
  await newPuzzle.load();
  await fromMenu('Levels');
  await screen.findByRole('dialog', { name: 'New puzzle' });
  await keys('1');
  await waitFor(() => expect(focused()).toMatch(/^row 1, column 1/), { timeout: 5000 });
}, 60_000);
