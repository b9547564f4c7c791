import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['MacIntel', '⌘'],
  ['iPhone', '⌘'],
  ['Linux x86_64', 'Ctrl'],
  ['Win32', 'Ctrl'],
])('the key of commands on %s is %s', async (platform, key) => {
  vi.stubGlobal('navigator', { platform });
  expect((await import('./ctrl')).CTRL).toBe(key);
});
