import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

afterEach(cleanup);

configure({
  // How long a wait may take on a busy machine; it measures nothing.
  asyncUtilTimeout: 15_000,
  // React renders in its own time, as in a browser. Its `act` would lose what waits for a part that is still
  // loading.
  eventWrapper: (fire) => fire(),
});

// React reports its complaints only in the console: a test that causes one fails.
const complaints: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said.join(' ')));
});
afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) expect.fail(`in the console: ${said.join('\n')}`);
});

/*
 * What a browser does and happy-dom does not: a popover is shown and hidden, with its events; Escape asks an
 * open dialog to close; an observer of an element's size is told the first size too.
 */

const toggle = (open: boolean) =>
  function (this: HTMLElement): void {
    if (this.hasAttribute('data-popover-open') === open) throw new DOMException('', 'InvalidStateError');
    this.toggleAttribute('data-popover-open', open);
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: open ? 'open' : 'closed' }));
  };
HTMLElement.prototype.showPopover = toggle(true);
HTMLElement.prototype.hidePopover = toggle(false);

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
});

window.ResizeObserver = class extends ResizeObserver {
  readonly #hear: () => void;
  constructor(callback: ResizeObserverCallback) {
    super(callback);
    this.#hear = () => callback([], this);
  }
  override observe(target: Element): void {
    super.observe(target);
    setTimeout(() => target.isConnected && this.#hear());
  }
};
