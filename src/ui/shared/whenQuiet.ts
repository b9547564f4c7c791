/** Milliseconds after the first screen. */
const QUIET = 5000;

/** Calls `start` when the first screen has been in view for a while, for work that nobody waits for. */
export function whenQuiet(start: () => void): void {
  const look = (): void => {
    if (document.hidden) document.addEventListener('visibilitychange', look, { once: true });
    else start();
  };
  setTimeout(look, QUIET);
}
