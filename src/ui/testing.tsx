import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from '../i18n';
import { type OpenOptions, openStores } from '../stores/testing';
import { type Cell, columnOf, rowOf } from '../sudoku/core';
import { endPageWorkers, HeldThread, threadOfPage } from '../worker/testing';
import { App } from './App';
import { prepareBeside } from './rooms';

/** The size of the board in tests, in pixels, and of a cell. */
const SIDE = 590;
const CELL = 65;

/**
 * Opens the whole page, with the jobs of the real workers, and returns functions for what a player does and sees there.
 */
export async function openApp(options: OpenOptions = {}) {
  let isOpen = true;
  // What a closed page still asks for later, such as a shorter proof, would be worked on during the next test.
  const newThread = () => (isOpen ? threadOfPage(() => isOpen) : new HeldThread());
  const threads = { liveThread: newThread(), workThread: newThread(), newThread };
  onTestFinished(() => {
    isOpen = false;
    endPageWorkers();
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const world = openStores({ ...threads, ...options });
  const user = userEvent.setup({ delay: null });
  const { load, loadMore } = LANGUAGES[world.settings.getState().language];
  // Fetched ahead, as on the page.
  const [messages] = await Promise.all([load(), loadMore(), prepareBeside()]);
  // As in a browser. What the first render waits for would be invisible to the `act` of the testing library.
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  onTestFinished(close);
  root.render(<App stores={world} messages={messages} />);
  await verdictSettled();
  return { ...world, ...sights(), ...hands(user), close };
}

/** Waits until the verdict line no longer changes. */
const verdictSettled = () =>
  waitFor(() => expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false'));

/** What a player sees or hears. */
function sights() {
  const grid = () => screen.getByRole('grid');
  // The grid is found as a screen reader finds it. To ask the same of each of its cells takes long.
  const cells = () => [...grid().querySelectorAll<HTMLElement>('[role="gridcell"]')];
  return {
    grid,
    cells,
    /** The cells' names, in reading order. */
    names: () => cells().map(nameOf),
    cell: (name: string) => within(grid()).getByLabelText(name, { exact: true }),
    /** The names of the cells that are chosen. */
    chosen: () =>
      cells()
        .filter((cell) => cell.getAttribute('aria-selected') === 'true')
        .map(nameOf),
    verdict: () => screen.getByRole('status').textContent,
    /** Waits until the verdict line says this. */
    verdictSays: (text: string | RegExp) =>
      waitFor(() => expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toMatch(text)),
    /** The messages at the edge of the page. */
    news: () => screen.getByRole('region', { name: 'Messages' }),
    /** Waits for a message. */
    told: (text: string | RegExp) =>
      waitFor(() => expect(screen.getByRole('region', { name: 'Messages' }).textContent).toMatch(text)),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    dialog: (name: string) => screen.findByRole('dialog', { name }),
    focused: () => nameOf(document.activeElement),
  };
}

const nameOf = (element: Element | null): string | null =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? null;

type Pointer = Pick<
  PointerEventInit,
  'ctrlKey' | 'metaKey' | 'shiftKey' | 'pointerType' | 'button' | 'isPrimary'
>;

/** What a player does with keys, mouse and finger. */
function hands(user: UserEvent) {
  /** Presses the middle of a cell. The board learns only the position of a press, not its target. */
  const at = (cell: number, pointer: Pointer): PointerEventInit => ({
    clientX: 2 + columnOf(cell as Cell) * CELL + CELL / 2,
    clientY: 2 + rowOf(cell as Cell) * CELL + CELL / 2,
    isPrimary: true,
    button: 0,
    pointerType: 'mouse',
    ...pointer,
  });
  const board = (): HTMLElement => {
    const grid = screen.getByRole('grid');
    grid.getBoundingClientRect = () => new DOMRect(0, 0, SIDE, SIDE);
    grid.setPointerCapture = () => {};
    return grid;
  };
  const down = (cell: number, pointer: Pointer = {}) =>
    shown(() => fireEvent.pointerDown(board(), at(cell, pointer)));
  const move = (cell: number, pointer: Pointer = {}) =>
    shown(() => fireEvent.pointerMove(board(), at(cell, pointer)));
  const up = (cell: number, pointer: Pointer = {}) =>
    shown(() => fireEvent.pointerUp(board(), at(cell, pointer)));
  return {
    user,
    down,
    move,
    up,
    click: async (cell: number, pointer: Pointer = {}) => {
      await down(cell, pointer);
      await up(cell, pointer);
    },
    keys: (text: string) => user.keyboard(text),
    /** Presses Shift and a digit key, which then types another character. */
    shiftDigit: (digit: number) =>
      shown(() =>
        fireEvent.keyDown(document.activeElement ?? document, {
          key: ')!@#$%^&*('[digit],
          code: `Digit${digit}`,
          shiftKey: true,
        }),
      ),
    push: (name: string | RegExp) => user.click(screen.getByRole('button', { name })),
  };
}

/** The real clock, even if a test has replaced it. */
const { setTimeout: nextTask } = globalThis;

/** Does something, and waits until the page shows it. */
export async function shown<T>(act: () => T): Promise<T> {
  const result = await act();
  await new Promise((resolve) => nextTask(resolve));
  return result;
}
