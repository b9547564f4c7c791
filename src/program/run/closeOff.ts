/**
 * Removes everything from the global object of a worker that is not JavaScript's own, before a program runs there. The
 * policy of its frame lets nothing out in any case; this is a second wall, and it keeps a program from sending messages
 * to its frame. It may use nothing from outside itself, because its own text is what runs in the sandbox.
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
}
