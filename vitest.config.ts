import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How long one test may take on a busy machine, in milliseconds. Tests do not measure time. */
const testTimeout = 60_000;

/** It replaces a module that other tests need as it is. */
const ALONE = ['src/ui/shared/commands/order.test.ts'];

const setupFiles = ['properties.setup.ts', 'patience.setup.ts'];
// The files of `pure` leave nothing behind except modules, so the modules need not be loaded again for each file.
const pure = { environment: 'node', isolate: false, setupFiles, testTimeout };
const screen = { environment: 'happy-dom', setupFiles: [...setupFiles, 'vitest.setup.ts'], testTimeout };

export default defineConfig({
  test: {
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Globals that a test replaces are restored before the next test, even if that is in another file.
    unstubGlobals: true,
    projects: [
      {
        test: {
          ...pure,
          name: 'pure',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ALONE,
        },
      },
      { test: { ...screen, name: 'screen', include: ['src/**/*.test.tsx'] } },
      { test: { ...pure, name: 'alone', include: ALONE, isolate: true } },
    ],
  },
});
