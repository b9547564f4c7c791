/**
 * Calls `listener` whenever the page may not run again: it is hidden, or left. Some browsers tell only one of both.
 * Being left is told to the window alone.
 */
export function onLeave(listener: () => void): void {
  addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', listener);
}
