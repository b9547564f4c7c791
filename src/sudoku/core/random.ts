/** A source of numbers that are determined by its seed alone. */
export interface Random {
  /** The next number, at least 0 and below 1. */
  next(): number;
  /** A whole number, at least 0 and below `limit` (1 to 2³²). */
  below(limit: number): number;
  /** The items in a new, shuffled array. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * A seeded random source: the same seed (a 32-bit whole number) gives the same numbers on every machine.
 * Algorithm: mulberry32 by Tommy Ettinger (public domain). Not for secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
  };
}
