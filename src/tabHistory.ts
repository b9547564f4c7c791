/** Milliseconds until a refused change of the address is tried again. */
const AGAIN = 3000;

/**
 * Adds an entry to the history of this tab, or rewrites the present one. `state` is an object or `null`. Returns whether
 * the browser did so: it allows only some calls in a time (Safari: 100 in 30 seconds). Safari and Firefox then throw,
 * Chromium says nothing.
 */
export function writeHistory(how: 'pushState' | 'replaceState', state: unknown, address?: string): boolean {
  const before = history.state;
  try {
    history[how](state, '', address);
  } catch {
    return false;
  }
  // Each write makes a new copy of an object.
  if (state !== null) return history.state !== before;
  return history.state === null && new URL(address ?? '', location.href).href === location.href;
}

/**
 * Takes a link, or what the app was launched with, out of the address, so that a reload does not repeat it. If the
 * browser refuses that, it is done later, unless the address has changed meanwhile.
 */
export function clearAddress(address: string, state: unknown = history.state): void {
  if (writeHistory('replaceState', state, address)) return;
  const { href } = location;
  setTimeout(() => location.href === href && clearAddress(address), AGAIN);
}
