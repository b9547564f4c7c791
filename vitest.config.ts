import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** How long one test may take on a busy machine, in milliseconds. Tests do not measure time. */
const testTimeout = 60_000;

/** They replace modules that other tests need as they are. */
const ALONE = ['src/ui/shared/commands/order.test.ts'];
const SCREEN_ALONE = [
  'src/stores/answer/absent.test.tsx',
  'src/ui/tests/asideAbsent.test.tsx',
  'src/ui/tests/failing.test.tsx',
];

// Most files share the modules they load: loading them again for each file would take a third of the time of all tests.
const setupFiles = ['properties.setup.ts', 'patience.setup.ts'];
const pure = { environment: 'node', isolate: false, setupFiles, testTimeout };
const screen = {
  environment: 'happy-dom',
  isolate: false,
  setupFiles: [...setupFiles, 'vitest.setup.ts'],
  testTimeout,
};

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
      { test: { ...screen, name: 'screen', include: ['src/**/*.test.tsx'], exclude: SCREEN_ALONE } },
      { test: { ...pure, name: 'alone', include: ALONE, isolate: true } },
      { test: { ...screen, name: 'screen alone', include: SCREEN_ALONE, isolate: true } },
    ],
  },
});
