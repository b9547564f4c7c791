import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePopover } from './usePopover';

const { showPopover, hidePopover } = HTMLElement.prototype;
const onClose = vi.fn();

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  usePopover(list, button, onClose);
  return (
    <>
      <button type="button" ref={button}>
        Menu
      </button>
      <div ref={list} popover="auto">
        <button type="button">Entry</button>
      </div>
      <p>Elsewhere</p>
    </>
  );
}

/** A browser without popovers. */
beforeEach(() => {
  onClose.mockClear();
  for (const method of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, method);
});
afterEach(() => {
  cleanup();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
});

it('in a browser without popovers, a press elsewhere and Escape close it too', () => {
  render(<Page />);
  fireEvent.pointerDown(screen.getByText('Entry'));
  fireEvent.pointerDown(screen.getByText('Menu'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(screen.getByText('Entry'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});
