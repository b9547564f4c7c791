/** The most workers of a pool: beyond this the page that feeds them is the slowest part. */
const MOST_THREADS = 8;

/** How many workers a machine with so many cores can spare: one core is the page's own. */
export const poolSize = (cores: number): number => Math.max(1, Math.min(MOST_THREADS, Math.floor(cores) - 1));
