import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openStores } from '../../stores/testing';
import { AppProvider, COMMANDS } from '../shared';
import { BOARD_KEYS, type Keys } from './boardKeys';
import { isOnBoard, type KeyActions, useKeys } from './useKeys';
import { VIEW_KEYS } from './viewKeys';

const { hint, pages } = VIEW_KEYS;

/** Records each command of a place that runs. */
const noting = <K extends Keys>(place: string, keys: K, done: (what: string) => unknown): KeyActions<K> =>
  Object.fromEntries(
    Object.keys(keys).map((command) => [command, () => done(`${place}.${command}`)]),
  ) as unknown as KeyActions<K>;

/** A page with a hint beside a board, and with elements that use keys themselves. */
function open({ letterKeys = true } = {}) {
  const stores = openStores();
  stores.settings.setState({ letterKeys });
  const done = vi.fn<(what: string) => unknown>();
  function Page() {
    useKeys(COMMANDS, noting('everywhere', COMMANDS, done));
    useKeys(BOARD_KEYS, noting('board', BOARD_KEYS, done));
    useKeys(hint, noting('hint', hint, done), {
      may: (key, focused) => !(key.includes('Arrow') && isOnBoard(focused)),
    });
    return (
      <>
        <button type="button">Button</button>
        <input type="text" aria-label="Text" />
        <input type="range" aria-label="Range" />
        <div role="grid" aria-label="Board" tabIndex={0} />
      </>
    );
  }
  const page = render(
    <AppProvider stores={stores}>
      <Page />
    </AppProvider>,
  );
  return {
    stores,
    page,
    /**
     * Presses a key with the focus on `where`; returns what it did and whether the browser's own action was
     * prevented.
     */
    press(init: KeyboardEventInit, where: HTMLElement = document.body) {
      done.mockClear();
      const kept = !fireEvent.keyDown(where, init);
      return { done: done.mock.calls.map(([what]) => what), kept };
    },
    done,
    button: screen.getByRole('button', { name: 'Button' }),
    text: screen.getByLabelText('Text'),
    range: screen.getByLabelText('Range'),
    board: screen.getByRole('grid'),
  };
}

const NOTHING = { done: [], kept: false };
const does = (what: string) => ({ done: [what], kept: true });

describe('a key', () => {
  it('runs the first command that has it, and no other', () => {
    const { press } = open();
    expect(press({ key: 'ArrowRight' })).toEqual(does('hint.next'));
    expect(press({ key: 'ArrowUp' })).toEqual(does('board.move'));
    expect(press({ key: 'f', code: 'KeyF' })).toEqual(does('hint.fill'));
    expect(press({ key: 's', code: 'KeyS' })).toEqual(does('everywhere.solve'));
    expect(press({ key: 'g', code: 'KeyG' })).toEqual(NOTHING);
    expect(press({ key: 'f', code: 'KeyF', ctrlKey: true })).toEqual(NOTHING);
  });

  it('goes to the next component if the first may not take it', () => {
    const { press, board } = open();
    expect(press({ key: 'ArrowRight' }, board)).toEqual(does('board.move'));
    expect(press({ key: 'Enter' }, board)).toEqual(does('hint.next'));
  });

  it('belongs to the focused element, if that element uses it', () => {
    const { press, button, text, range } = open();
    expect(press({ key: 'Enter' }, button)).toEqual(NOTHING);
    expect(press({ key: ' ' }, button)).toEqual(NOTHING);
    expect(press({ key: 'ArrowRight' }, button)).toEqual(does('hint.next'));
    expect(press({ key: '5', code: 'Digit5' }, button)).toEqual(does('board.digit'));
    expect(press({ key: '5', code: 'Digit5' }, text)).toEqual(NOTHING);
    expect(press({ key: 'ArrowRight' }, range)).toEqual(NOTHING);
    expect(press({ key: ' ' }, range)).toEqual(does('board.skip'));
  });

  it('belongs to the view, if the focused button was pressed with a pointer', () => {
    const { press, button, text } = open();
    fireEvent.pointerDown(button);
    button.focus();
    expect(press({ key: 'Enter' }, button)).toEqual(does('hint.next'));
    expect(press({ key: ' ' }, button)).toEqual(does('board.skip'));
    // The focus has left it, and comes back by a key.
    text.focus();
    button.focus();
    expect(press({ key: 'Enter' }, button)).toEqual(NOTHING);
    // A text field keeps its keys however it got the focus.
    fireEvent.pointerDown(text);
    text.focus();
    expect(press({ key: 'Enter' }, text)).toEqual(NOTHING);
  });

  it('presses again a button that was pressed with a pointer, if the view does not use it', () => {
    const { press, button, done } = open();
    done.mockReturnValue(false);
    fireEvent.pointerDown(button);
    button.focus();
    expect(press({ key: 'Enter' }, button)).toEqual({ done: ['hint.next'], kept: false });
  });

  it('is left to the browser if nothing used it, except on a board', () => {
    const { press, done, board } = open();
    done.mockReturnValue(false);
    expect(press({ key: ' ' })).toEqual({ done: ['board.skip'], kept: false });
    expect(press({ key: ' ' }, board)).toEqual(does('board.skip'));
  });

  it('works while a dialog is open if it belongs to the dialog', () => {
    const { press, stores, done } = open();
    const Dialog = () => {
      useKeys(pages, noting('pages', pages, done), { inDialog: true });
      return null;
    };
    stores.screen.open('technique');
    render(
      <AppProvider stores={stores}>
        <Dialog />
      </AppProvider>,
    );
    expect(press({ key: 'ArrowRight' })).toEqual(does('pages.next'));
  });

  it('does nothing under a dialog, nor after its component is gone', () => {
    const { press, stores, page } = open();
    stores.screen.open('paste');
    expect(press({ key: 's', code: 'KeyS' })).toEqual(NOTHING);
    stores.screen.close();
    expect(press({ key: 's', code: 'KeyS' })).toEqual(does('everywhere.solve'));
    page.unmount();
    expect(press({ key: 's', code: 'KeyS' })).toEqual(NOTHING);
  });

  it('does nothing if it is a single letter and letters are switched off', () => {
    const { press } = open({ letterKeys: false });
    expect(press({ key: 'f', code: 'KeyF' })).toEqual(NOTHING);
    expect(press({ key: 'z', code: 'KeyZ', ctrlKey: true })).toEqual(does('everywhere.undo'));
  });
});
