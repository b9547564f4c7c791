import { products } from './product';

/** A convolution. A fully connected layer is one whose square is the whole input. */
export interface Layer {
  /** The side of the square that each output sums over. */
  readonly square: number;
  /** The distance between neighbouring squares. */
  readonly stride: number;
  /** The number of rows of zeros around the input. */
  readonly padding: number;
  /** Numbers per pixel: of the input (`depth`) and of the output (`width`). */
  readonly depth: number;
  readonly width: number;
  /**
   * For each of `width` outputs, a number for each place in the square: row by row, pixel by pixel, depth innermost.
   */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** A layer with its buffers for pictures of one size; created once, used for each cell. */
export class Convolution {
  /** The side of the output. */
  readonly outSide: number;
  readonly out: Float32Array;
  readonly #layer: Layer;
  readonly #side: number;
  readonly #padded: Float32Array;
  readonly #rows: Float32Array;

  constructor(layer: Layer, side: number) {
    const { square, stride, padding, depth, width } = layer;
    const padded = side + 2 * padding;
    this.outSide = Math.floor((padded - square) / stride) + 1;
    const places = this.outSide ** 2;
    const even = places + (places % 2);
    this.out = new Float32Array(even * width);
    this.#layer = layer;
    this.#side = side;
    this.#padded = new Float32Array(padded * padded * depth);
    this.#rows = new Float32Array(even * square * square * depth);
  }

  /** Applies the layer to a picture (row by row, depth innermost). Returns `out`, which the next call overwrites. */
  apply(input: Float32Array, cut: boolean): Float32Array {
    const { square, stride, padding, depth, weights, bias } = this.#layer;
    const line = this.#side * depth;
    const paddedLine = (this.#side + 2 * padding) * depth;
    for (let y = 0; y < this.#side; y++) {
      const to = (y + padding) * paddedLine + padding * depth;
      this.#padded.set(input.subarray(y * line, (y + 1) * line), to);
    }
    const run = square * depth;
    let at = 0;
    for (let y = 0; y < this.outSide; y++) {
      for (let x = 0; x < this.outSide; x++) {
        for (let j = 0; j < square; j++) {
          const from = (y * stride + j) * paddedLine + x * stride * depth;
          for (let k = 0; k < run; k++) this.#rows[at++] = this.#padded[from + k] as number;
        }
      }
    }
    products(this.#rows, this.outSide ** 2, square * run, weights, bias, this.out, cut);
    return this.out;
  }
}
