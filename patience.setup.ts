import { vi } from 'vitest';

/** How long a wait may take on a busy machine, in milliseconds. Tests do not measure time. */
const PATIENCE = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: PATIENCE }) => waitFor(callback, options);
