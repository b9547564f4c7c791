/** The most workers of a pool. With more, the page that feeds them would be the slowest part. */
const MOST_THREADS = 8;

/** How many workers to start on a machine with `cores` cores. One core is left to the page. */
export const poolSize = (cores: number): number => Math.max(1, Math.min(MOST_THREADS, Math.floor(cores) - 1));
