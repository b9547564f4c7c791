import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

afterEach(cleanup);

configure({
  // How long a wait may take on a busy machine, in milliseconds. Tests do not measure time.
  asyncUtilTimeout: 15_000,
  // React renders asynchronously, as in a browser. Its `act` would lose updates that wait for a part that is still
  // loading.
  eventWrapper: (fire) => fire(),
});

// React reports its complaints only in the console. This makes a test that causes one fail.
const complaints: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said.join(' ')));
});
afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) expect.fail(`in the console: ${said.join('\n')}`);
});

/*
 * What a browser does and happy-dom does not: a popover is shown and hidden with its events, Escape asks an open dialog
 * to close, and a ResizeObserver also reports the first size.
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
