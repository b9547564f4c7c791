import { products } from './product';

/** A convolution, or a fully connected layer, which is one whose square is its whole input. */
export interface Layer {
  /** The side of the square that a sum is over. */
  readonly square: number;
  /** How far apart the squares are. */
  readonly stride: number;
  /** How many rows of zeros surround the input. */
  readonly padding: number;
  /** Numbers for each pixel, of the input and of the output. */
  readonly depth: number;
  readonly width: number;
  /** For each of `width` outputs a number for each place in the square: row by row, pixel by pixel, depth innermost. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/** What a layer needs to work on pictures of one size; made once, used for each cell. */
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

  /** Works on a picture (row by row, depth innermost); the answer is in `out`, until the next call. */
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
