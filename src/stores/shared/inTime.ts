/** The value of a promise. Rejects with a `TimeoutError` if that takes more than this many milliseconds. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('too late', 'TimeoutError')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
