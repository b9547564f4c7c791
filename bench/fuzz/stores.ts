import { tryDamagedStore } from '../../src/stores/saving/fuzz/testing';
import type { Kind } from './kind';

/** What a browser has kept, damaged: the page comes up, and nothing of it is thrown away. */
export const stores: Kind = {
  name: 'stores',
  share: 20_000,
  make(random) {
    const seed = random.below(2 ** 31);
    return {
      input: `seed ${seed}`,
      async run() {
        tryDamagedStore(seed);
        return null;
      },
    };
  },
};
