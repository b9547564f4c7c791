/** Milliseconds between two lines. */
const PAUSE = 15_000;

/** Prints to stderr from time to time, and at the end, how many of all items are done. */
export function progress(what: string, all: number): (done: number, more: string) => void {
  const start = performance.now();
  let told = start;
  return (done, more) => {
    const now = performance.now();
    if (done < all && now - told < PAUSE) return;
    told = now;
    const seconds = Math.round((now - start) / 1000);
    console.error(
      `${what}: ${done.toLocaleString('en')} of ${all.toLocaleString('en')} puzzles, ${more}, ${seconds} s`,
    );
  };
}
