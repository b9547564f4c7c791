import { vi } from 'vitest';

/** How long a busy machine may take, in milliseconds; nothing is measured by it. */
const PATIENCE = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = { timeout: PATIENCE }) => waitFor(callback, options);
