import { vi } from 'vitest';

/** How long a wait may take on a busy machine, in milliseconds. Tests do not measure time. */
const PATIENCE = 15_000;

/** Milliseconds between two looks. At Vitest's own 50, tests that wait often spend most of their time in waits. */
const PAUSE = 2;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
  waitFor(callback, {
    timeout: PATIENCE,
    interval: PAUSE,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });
