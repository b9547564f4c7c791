import { tryDamagedStore } from '../../src/stores/saving/fuzz/testing';
import type { Kind } from './kind';

/** Damages the data that a browser has stored: the page must still start, and nothing may be thrown away. */
export const stores: Kind = {
  name: 'stores',
  share: 20_000,
  make(random) {
    const seed = random.below(2 ** 31);
    return {
      input: `seed ${seed}`,
      async run() {
        await tryDamagedStore(seed);
        return null;
      },
    };
  },
};
