import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How long one test may take on a busy machine, in milliseconds; it measures nothing. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of two.
    maxWorkers: availableParallelism(),
    // What a test puts in a global's place is gone before the next test, also where that is in another file.
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // These files leave nothing behind except modules, so the modules need not be loaded again for each
          // file.
          isolate: false,
          setupFiles: ['properties.setup.ts', 'patience.setup.ts'],
          testTimeout,
        },
      },
      {
        test: {
          name: 'screen',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['properties.setup.ts', 'patience.setup.ts', 'vitest.setup.ts'],
          testTimeout,
        },
      },
    ],
  },
});
