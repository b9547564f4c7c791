import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How long one test may take on a busy machine, in milliseconds. Tests do not measure time. */
const testTimeout = 60_000;

/** It replaces a module that other tests need as it is. */
const ALONE = 'src/ui/shared/commands/order.test.ts';
const setupFiles = ['properties.setup.ts', 'patience.setup.ts'];

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Globals that a test replaces are restored before the next test, even if that is in another file.
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [ALONE],
          environment: 'node',
          // These files leave nothing behind except modules, so the modules need not be loaded again for each file.
          isolate: false,
          setupFiles,
          testTimeout,
        },
      },
      { test: { name: 'alone', include: [ALONE], environment: 'node', setupFiles, testTimeout } },
      {
        test: {
          name: 'screen',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'vitest.setup.ts'],
          testTimeout,
        },
      },
    ],
  },
});
