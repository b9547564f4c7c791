type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A typed array that grows as numbers are added. */
export class Growing<T extends Numbers> {
  /** The numbers so far, followed by unused room. */
  values: T;
  length = 0;
  private readonly make: (length: number) => T;

  /** `make` creates an array of a length, filled with 0. */
  constructor(make: (length: number) => T) {
    this.make = make;
    this.values = make(64);
  }

  /** Adds `by` numbers, all 0, and returns the index of the first. */
  extend(by: number): number {
    const at = this.length;
    this.length += by;
    if (this.length > this.values.length) this.resize(Math.max(this.length, Math.ceil(at * 1.25)));
    return at;
  }

  push(numbers: ArrayLike<number>): void {
    // `extend` may have replaced the array.
    const at = this.extend(numbers.length);
    this.values.set(numbers, at);
  }

  /** Removes all numbers and returns them in a new array. */
  take(): T {
    this.trim();
    const taken = this.values;
    this.values = this.make(64);
    this.length = 0;
    return taken;
  }

  /** Releases unused room. */
  trim(): void {
    if (this.values.length !== this.length) this.resize(this.length);
  }

  /** The memory used, in bytes. */
  get bytes(): number {
    return this.values.byteLength;
  }

  private resize(length: number): void {
    const larger = this.make(length);
    larger.set(this.values.subarray(0, Math.min(length, this.length)));
    this.values = larger;
  }
}

export const growingBytes = () => new Growing((length) => new Uint8Array(length));
export const growingWords = () => new Growing((length) => new Uint16Array(length));
export const growingNumbers = () => new Growing((length) => new Uint32Array(length));
