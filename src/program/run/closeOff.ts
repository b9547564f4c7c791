/**
 * Removes everything from the global object of a worker that is not JavaScript's own, before a program runs there. The
 * policy of its frame lets nothing out in any case; this is a second wall, and it keeps a program from sending messages
 * to its frame. What differs from run to run is made the same: random numbers, and the clock, which goes on by a
 * millisecond each time it is read. It may use nothing from outside itself, because its own text is what runs in the sandbox.
 */
export function closeOff(): void {
  const kept = new Set(
    (
      'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp ' +
      'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis JSON Math Intl ' +
      'ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array ' +
      'Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef Proxy Reflect ' +
      'Iterator decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isNaN isFinite'
    ).split(' '),
  );
  for (
    let scope: object | null = globalThis;
    scope && scope !== Object.prototype;
    scope = Object.getPrototypeOf(scope)
  )
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (scope === globalThis && kept.has(name)) continue;
      try {
        if (!Reflect.deleteProperty(scope, name)) Object.defineProperty(scope, name, { value: undefined });
      } catch {
        // It can neither be deleted nor changed.
      }
    }
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  let time = 1_000_000_000_000;
  const now = (): number => ++time;
  const TheDate = Date;
  globalThis.Date = new Proxy(TheDate, {
    construct: (target, args: []) => (args.length === 0 ? new target(now()) : new target(...args)),
    apply: () => new TheDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  TheDate.prototype.constructor = Date;
}
