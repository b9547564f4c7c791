import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How long one test may take on a busy machine, in milliseconds; nothing is measured by it. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // By itself it would leave one core idle, which of two is half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // These files leave nothing behind but modules, which need not be loaded again for each.
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
