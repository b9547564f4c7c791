import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Dom from '@testing-library/dom';
import type { ByRoleMatcher } from '@testing-library/dom';

/* The functions here run in the page. They cannot use anything from this file but one another's results. */

/** Finds elements by role and accessible name, in the page, so that all engines compute names alike. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

declare global {
  interface Window {
    TestingLibraryDom?: typeof Dom;
  }
}

/** An element as a person names it. */
export interface What {
  readonly role: ByRoleMatcher;
  /** The whole name, or a pattern of it. */
  readonly name?: string | RegExp;
  /** Inside which it is. */
  readonly within?: What;
  /** Which of those that match, from 0; without it, the first. */
  readonly nth?: number;
}

/** The same as data that can be sent to the page. */
export interface Sent {
  readonly role: string;
  readonly name?: { readonly text: string } | { readonly pattern: string; readonly flags: string };
  readonly within?: Sent;
  readonly nth?: number;
}

export function sent({ role, name, within, nth }: What): Sent {
  return {
    role: String(role),
    ...(name !== undefined && {
      name: typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags },
    }),
    ...(within && { within: sent(within) }),
    ...(nth !== undefined && { nth }),
  };
}

/** Makes a function of the page that finds elements. */
export function finder(): { all(what: Sent): HTMLElement[] } {
  const library = window.TestingLibraryDom;
  if (library === undefined) throw new Error('no library');
  const all = ({ role, name, within, nth }: Sent): HTMLElement[] => {
    // A page that has just begun to load has no body yet.
    const inside = within === undefined ? [...document.querySelectorAll('body')] : all(within).slice(0, 1);
    const wanted =
      name === undefined ? {} : { name: 'text' in name ? name.text : new RegExp(name.pattern, name.flags) };
    const found = inside.flatMap((scope) => library.queryAllByRole(scope, role, wanted));
    // Styles hide some elements only by their place.
    const shown = found.filter((element) => element.getClientRects().length > 0);
    return nth === undefined ? shown : shown.slice(nth, nth + 1);
  };
  return { all };
}

export type Aim =
  | { readonly kind: 'at'; readonly x: number; readonly y: number }
  | { readonly kind: 'not yet'; readonly why: string };

/** The middle of an element, if the element is at rest there and a press at that point reaches it. */
export async function aim(find: ReturnType<typeof finder>, what: Sent): Promise<Aim> {
  const [element] = find.all(what);
  if (element === undefined) return { kind: 'not yet', why: 'it is not there' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { kind: 'not yet', why: 'it is disabled' };
  const box = () => element.getBoundingClientRect();
  const isInside = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isInside(box())) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const before = box();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, width, height } = box();
  if (before.left !== left || before.top !== top) return { kind: 'not yet', why: 'it moves' };
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = element.closest('label');
  if (hit !== null && (element.contains(hit) || label?.contains(hit))) return { kind: 'at', x, y };
  const name = hit?.getAttribute('aria-label') ?? hit?.textContent?.trim().slice(0, 30) ?? '';
  return { kind: 'not yet', why: `it is covered by ${hit?.tagName.toLowerCase() ?? 'nothing'} "${name}"` };
}

/** The texts of the elements. */
export function texts(find: ReturnType<typeof finder>, what: Sent): string[] {
  return find.all(what).map((element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    // A picture has no text. Some spaces of the page are such that no line breaks there.
    return (element.innerText ?? '').trim().replace(/[^\S\n]/g, ' ');
  });
}

/** The accessible names of the cells of the board. */
export function cellNames(): string[] {
  return Array.from(
    document.querySelectorAll('main [role=grid] [role=gridcell]'),
    (cell) => cell.getAttribute('aria-label') ?? '',
  );
}
