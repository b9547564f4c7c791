import type { AROUND, MODULES } from '../read/around';

/** What stands in for a browser or Node, and its timers. */
export interface Platform {
  readonly around: Readonly<Record<(typeof AROUND)[number], unknown>>;
  /** Whether a message tells of something of a browser or Node that is not here. */
  isElsewhere(message: string): boolean;
  /**
   * What a call comes to, once all that was put off is done; nothing, if it never comes. A generator is run to its end,
   * for what it yields last.
   */
  followed(returned: unknown): Promise<unknown>;
}

export interface PlatformNeeds {
  /** The board as nine lines, for a program that reads it. */
  readonly input: readonly string[];
  /** Waits until what promises have put off is done. */
  turn(): Promise<void>;
  /** The number of steps so far, and whether the program has ended. */
  steps(): number;
  isDone(): boolean;
  /** Told what a timer has thrown. */
  fail(error: unknown): void;
  /** Ends the program. */
  exit(): never;
}

/**
 * Makes what a program may expect around it. What it prints goes nowhere; what it reads is the board; what it puts off
 * comes in the order of its time, but at once. It may use nothing from outside itself, because its own text is what runs
 * in the sandbox.
 */
export function createPlatform({ input, turn, steps, isDone, fail, exit }: PlatformNeeds): Platform {
  type Act = (...args: unknown[]) => unknown;
  interface Timer {
    readonly id: number;
    readonly due: number;
    readonly act: Act;
    /** For one that comes again and again, after how long. */
    readonly every: number | null;
  }
  /** So many timers after the last step, one after the other, do nothing but wait for the time to pass. */
  const MOST_IDLE = 100_000;
  const nothing = (): void => {};

  /** Those to come, the next first, from `head` on. */
  let timers: Timer[] = [];
  let head = 0;
  const cleared = new Set<unknown>();
  let clock = 0;
  let ids = 0;
  const enter = (timer: Timer): number => {
    let at = timers.length;
    while (at > head && (timers[at - 1] as Timer).due > timer.due) at--;
    timers.splice(at, 0, timer);
    return timer.id;
  };
  const later = (act: unknown, wait: unknown, args: unknown[], repeats = false): number => {
    const after = Number(wait) > 0 ? Number(wait) : 0;
    const run: Act = typeof act === 'function' ? () => act(...args) : nothing;
    return enter({ id: ++ids, due: clock + after, act: run, every: repeats ? after : null });
  };
  const clear = (id: unknown): void => {
    cleared.add(id);
  };
  const setTimeout = (act: unknown, wait?: unknown, ...args: unknown[]): number => later(act, wait, args);
  const setInterval = (act: unknown, wait?: unknown, ...args: unknown[]): number =>
    later(act, wait, args, true);
  const soon = (act: unknown, ...args: unknown[]): number => later(act, 0, args);

  const copied = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(copied);
    if (ArrayBuffer.isView(value)) return (value as Uint8Array).slice();
    if (value instanceof Map) return new Map([...value].map(([key, one]) => [copied(key), copied(one)]));
    if (value instanceof Set) return new Set([...value].map(copied));
    if (value instanceof Date) return new Date(value);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)]));
  };

  const console = Object.fromEntries(
    (
      'log info warn error debug table dir dirxml trace assert count countReset group groupCollapsed groupEnd ' +
      'time timeEnd timeLog clear'
    )
      .split(' ')
      .map((name) => [name, nothing]),
  );
  const performance = { now: Date.now, mark: nothing, measure: nothing };
  const text = input.join('\n');
  let read = 0;
  /** Whatever listens to the input gets it: as a whole, or line by line. */
  const listen = (event: unknown, act: unknown): void => {
    if (event === 'data') soon(act, text);
    else if (event === 'line') for (const line of input) soon(act, line);
    else if (event === 'end' || event === 'close') later(act, 1, []);
  };
  const stream = {
    on(event: unknown, act: unknown): unknown {
      listen(event, act);
      return stream;
    },
    write: () => true,
    setEncoding: nothing,
    resume: nothing,
    prompt: nothing,
    setPrompt: nothing,
    close: nothing,
    question: (_: unknown, act: unknown) => soon(act, input[read++] ?? ''),
    async *[Symbol.asyncIterator]() {
      yield* input;
    },
  };
  const process = {
    argv: ['node', 'solver.js'],
    env: {},
    stdin: stream,
    stdout: stream,
    stderr: stream,
    on: nothing,
    exit,
    nextTick: soon,
    uptime: () => Date.now() / 1000,
    memoryUsage: () => ({ heapUsed: 0, heapTotal: 0, rss: 0 }),
    hrtime: Object.assign(() => [Math.floor(Date.now() / 1000), (Date.now() % 1000) * 1e6], {
      bigint: () => BigInt(Date.now()) * 1_000_000n,
    }),
  };
  const modules: Readonly<Record<(typeof MODULES)[number], unknown>> = {
    fs: {
      readFileSync: () => text,
      readFile: (...args: unknown[]) => soon(args.at(-1), null, text),
      existsSync: () => true,
      writeFileSync: nothing,
      promises: { readFile: async () => text },
    },
    'fs/promises': { readFile: async () => text },
    readline: { createInterface: () => stream },
    perf_hooks: { performance },
    process,
    util: { inspect: String },
    assert: Object.assign(nothing, {
      ok: nothing,
      equal: nothing,
      strictEqual: nothing,
      deepStrictEqual: nothing,
    }),
    'timers/promises': {
      setTimeout: (wait: unknown, value: unknown) =>
        new Promise((resolve) => setTimeout(resolve, wait, value)),
    },
  };
  const require = (name: unknown): unknown => {
    const found = (modules as Readonly<Record<string, unknown>>)[String(name).replace(/^node:/, '')];
    if (found === undefined) throw new Error(`require is not available: ${String(name)}`);
    return found;
  };
  const module = { exports: {} };
  const document = new Proxy({ write: nothing, writeln: nothing } as Record<string | symbol, unknown>, {
    get(writes, name) {
      if (name in writes) return writes[name];
      throw new Error(`document.${String(name)} is not available`);
    },
  });

  const elsewhere =
    /^(?:Can't find variable: )?(?:document|window|self|navigator|location|localStorage|sessionStorage|indexedDB|fetch|XMLHttpRequest|WebSocket|Worker|Image|Audio|confirm|describe|test|it|expect|jest|React|ReactDOM|jQuery|\$|Deno|Bun|require|process)\b/;

  /** Does what was put off, until there is no more of it. */
  const drain = async (): Promise<void> => {
    let idle = 0;
    let before = steps();
    for (;;) {
      await turn();
      const timer = timers[head];
      if (timer === undefined || isDone()) return;
      if (++head > 1000) {
        timers = timers.slice(head);
        head = 0;
      }
      if (cleared.delete(timer.id)) continue;
      if (steps() > before) idle = 0;
      before = steps();
      if (++idle > MOST_IDLE) return;
      if (timer.due > clock) clock = timer.due;
      try {
        timer.act();
      } catch (error) {
        fail(error);
      }
      if (timer.every !== null && !cleared.delete(timer.id))
        enter({ ...timer, due: clock + (timer.every > 0 ? timer.every : 1) });
    }
  };

  const comesTo = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null || !('then' in value)) {
      await drain();
      return value;
    }
    let result: unknown;
    let failed: readonly unknown[] = [];
    (async () => {
      try {
        result = await value;
      } catch (error) {
        failed = [error];
      }
    })();
    await drain();
    if (failed.length > 0) throw failed[0];
    return result;
  };

  const lastOf = async (all: AsyncIterable<unknown>): Promise<unknown> => {
    let last: unknown;
    for await (const yielded of all) last = yielded;
    return last;
  };

  /** Those that a page has on its window too. */
  const global = {
    module,
    exports: module.exports,
    require,
    console,
    process,
    document,
    performance,
    alert: nothing,
    prompt: () => text.replace(/\s/g, ''),
    structuredClone: copied,
    queueMicrotask: (act: Act) => void Promise.resolve().then(() => act()),
    setTimeout,
    clearTimeout: clear,
    setInterval,
    clearInterval: clear,
    setImmediate: soon,
    clearImmediate: clear,
    requestAnimationFrame: (act: unknown) => later(act, 16, [clock + 16]),
    cancelAnimationFrame: clear,
  };

  return {
    around: { ...global, window: { ...global } },
    isElsewhere: (message) => elsewhere.test(message),
    async followed(returned) {
      const kind = Object.prototype.toString.call(returned);
      if (kind === '[object AsyncGenerator]') return comesTo(lastOf(returned as AsyncIterable<unknown>));
      let last = returned;
      if (kind === '[object Generator]') for (last of returned as Iterable<unknown>);
      return comesTo(last);
    },
  };
}
