/** What a program may expect around it, by name: what a browser or Node has beyond JavaScript itself. */
export const AROUND = [
  'module',
  'exports',
  'require',
  'console',
  'process',
  'document',
  'window',
  'performance',
  'alert',
  'prompt',
  'structuredClone',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** The modules of Node of which there is as much as such a program may use, without `node:`. */
export const MODULES = [
  'fs',
  'fs/promises',
  'readline',
  'perf_hooks',
  'process',
  'util',
  'assert',
  'timers/promises',
] as const;
