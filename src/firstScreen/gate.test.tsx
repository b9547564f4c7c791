import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStores } from '../stores/testing';
import { createGate } from './gate';

const log: string[] = [];

/** A page of a board, a few controls and a field, which writes down what it hears. */
function openPage() {
  const gate = createGate();
  const { acts, notices } = openStores();
  render(
    <main onKeyDown={({ key }) => log.push(key)}>
      <div role="grid">
        <span
          role="gridcell"
          tabIndex={-1}
          onPointerDown={() => log.push('cell')}
          onFocus={() => log.push('cell focused')}
        >
          5
        </span>
      </div>
      <button type="button" onClick={() => log.push('Solve')}>
        Solve
      </button>
      <button type="button" data-anytime onClick={() => log.push('Theme')}>
        Theme
      </button>
      <input type="checkbox" aria-label="Notes" onChange={({ target }) => log.push(`${target.checked}`)} />
      <textarea onChange={({ target }) => log.push(target.value)} />
    </main>,
  );
  screen.getByText('Solve').focus();
  return { gate, acts, told: () => notices.store.getState().shown.map(({ notice }) => notice) };
}

const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const click = (name: string) => fireEvent.click(screen.getByText(name), { detail: 1 });
const isKeeping = () => 'keeping' in document.documentElement.dataset;
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

// Each test opens a gate of its own; those before must not hear its events.
const listeners: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  log.length = 0;
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      addEventListener.call(window, type, listener, options as AddEventListenerOptions);
      listeners.push(() => window.removeEventListener(type, listener, options as EventListenerOptions));
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const remove of listeners.splice(0)) remove();
});

describe('before the page responds', () => {
  it('takes a link that waits out of the address, so that the page that starts does not open it first', async () => {
    const { gate, acts } = openPage();
    const opened: string[] = [];
    addEventListener('hashchange', ({ newURL }) => opened.push(new URL(newURL).hash));
    press('s');
    history.replaceState({ at: 1 }, '', '#p=12');
    const newURL = location.href;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: '', newURL }));
    expect(location.hash).toBe('');
    expect(history.state).toEqual({ at: 1 });
    gate.open(acts);
    await pass(100);
    expect([log, opened]).toEqual([['s'], ['#p=12']]);
  });

  it('acts are kept, and then done in their order', async () => {
    const { gate, acts } = openPage();
    press('5');
    click('Solve');
    fireEvent.pointerDown(screen.getByText('5'));
    press('z', { ctrlKey: true });
    expect(log).toEqual([]);
    gate.open(acts);
    await pass();
    expect(log).toEqual(['5', 'Solve', 'cell', 'cell focused', 'z']);
    press('6');
    expect(log.at(-1)).toBe('6');
  });

  it('a switch keeps its position until its turn', async () => {
    const { gate, acts } = openPage();
    const notes = screen.getByLabelText<HTMLInputElement>('Notes');
    fireEvent.click(notes, { detail: 1 });
    expect([notes.checked, log]).toEqual([false, []]);
    gate.open(acts);
    await pass();
    expect([notes.checked, log]).toEqual([true, ['true']]);
  });

  it('what depends on nothing is done at once: the theme, help, text in fields, and keys of the browser', () => {
    openPage();
    click('Theme');
    press('?');
    press('Tab');
    press('c', { ctrlKey: true });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'abc' } });
    expect(log).toEqual(['Theme', '?', 'Tab', 'c', 'abc']);
  });

  it('the page says that it keeps what is done, if it does so for 300 milliseconds', async () => {
    const { gate, acts } = openPage();
    await pass(400);
    expect(isKeeping()).toBe(false);
    press('5');
    await pass(299);
    expect(isKeeping()).toBe(false);
    await pass(1);
    expect(isKeeping()).toBe(true);
    gate.open(acts);
    expect(isKeeping()).toBe(false);
  });

  it('a press on the board is one act, and a pointer that only passes over it is none', async () => {
    const { gate, acts, told } = openPage();
    const cell = screen.getByText('5');
    fireEvent.pointerMove(cell);
    fireEvent.pointerDown(cell);
    fireEvent.pointerMove(cell);
    fireEvent.pointerUp(cell);
    fireEvent.click(cell, { detail: 1 });
    press('Escape');
    gate.open(acts);
    await pass();
    expect([log, told()]).toEqual([[], [{ kind: 'dropped', count: 1 }]]);
  });

  it('Escape drops what is kept, and that is told', async () => {
    const { gate, acts, told } = openPage();
    press('5');
    press('s');
    press('Escape');
    press('7');
    gate.open(acts);
    await pass();
    expect([log, told()]).toEqual([['7'], [{ kind: 'dropped', count: 2 }]]);
  });
});

describe('while an act is under way', () => {
  it('later acts wait, a held key is not repeated, and Escape stops the waiting', async () => {
    const { gate, acts, told } = openPage();
    gate.open(acts);
    void acts.during('reading', () => new Promise((resolve) => setTimeout(resolve, 100)));
    press('1');
    press('1', { repeat: true });
    await pass(100);
    expect(log).toEqual(['1']);
    void acts.during('answer', () => new Promise((resolve) => setTimeout(resolve, 100)));
    press('2');
    press('Escape');
    expect(told()).toEqual([{ kind: 'stopped', work: 'answer', dropped: 1 }]);
    press('Escape');
    await pass(100);
    expect(log).toEqual(['1', 'Escape']);
  });

  it('what a dialog covers by then is not pressed', async () => {
    const { gate, acts } = openPage();
    gate.open(acts);
    void acts.during('reading', () => new Promise((resolve) => setTimeout(resolve, 100)));
    click('Solve');
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await pass(100);
    dialog.remove();
    expect(log).toEqual([]);
  });

  it('a key goes to what has the focus in its turn', async () => {
    const { gate, acts } = openPage();
    gate.open(acts);
    void acts.during('part', () => new Promise((resolve) => setTimeout(resolve, 100)));
    press('1');
    screen.getByText('Solve').remove();
    screen.getByRole('textbox').focus();
    const heard = vi.fn();
    screen.getByRole('textbox').addEventListener('keydown', heard);
    await pass(100);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
