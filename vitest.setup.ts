import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
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
 * In development, React records for each element where it was created, for its tools. It does so for the first 10,000
 * elements of a second, which takes nine tenths of the time to create one. Here it does so for none.
 */
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => {} },
);

/*
 * Queries by role ask of every element whether it is shown. happy-dom then computes its whole style, and those of all
 * around it. Tests have no style sheets, so that two elements of the same tag look alike unless they or what is around
 * them have a style of their own. Each tag is computed once.
 */
const { getComputedStyle } = window;
const ASKED = ['display', 'visibility', 'pointer-events', 'content'];
const byTag = new Map<string, Readonly<Record<string, string>>>();

const isPlain = (element: Element | null): boolean =>
  element === null || (!element.hasAttribute('style') && isPlain(element.parentElement));

window.getComputedStyle = (element, pseudo) => {
  const style = getComputedStyle.call(window, element, pseudo);
  if (!element.isConnected || !isPlain(element)) return style;
  const tag = `${element.tagName} ${element.hasAttribute('open')}`;
  const answers =
    byTag.get(tag) ?? Object.fromEntries(ASKED.map((name) => [name, style.getPropertyValue(name)]));
  byTag.set(tag, answers);
  const answerTo = (name: string) => answers[name] ?? style.getPropertyValue(name);
  return new Proxy(style, {
    get(_, property) {
      if (property === 'getPropertyValue') return answerTo;
      if (property === 'pointerEvents') return answerTo('pointer-events');
      if (property === 'display' || property === 'visibility') return answerTo(property);
      return Reflect.get(style, property);
    },
  });
};

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
