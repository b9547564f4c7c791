import { CELL, MARGIN, SIDE, type StraightPicture } from '../straight';
import { Convolution } from './convolution';
import { CLASSES, INPUT, layersIn } from './weights';

/** Cells of a grid. */
const CELLS = 81;

/** Reads single cells: a small convolutional network with trained weights. */
export class Network {
  readonly #layers: readonly Convolution[];
  readonly #cell = new Float32Array(INPUT * INPUT);

  /** A network with the weights of a file that `training/` wrote. */
  constructor(weights: Uint8Array) {
    let side = INPUT;
    this.#layers = layersIn(weights).map((layer) => {
      const convolution = new Convolution(layer, side);
      side = convolution.outSide;
      return convolution;
    });
  }

  /**
   * What is in each cell of a straight picture: for each of 81 cells the probabilities of the 20 classes, which add up to
   * one (0 blank, 1 to 9 printed, 10 to 18 the same digits written by hand, 19 small notes).
   */
  read(straight: StraightPicture): Float32Array {
    const probabilities = new Float32Array(CELLS * CLASSES);
    for (let place = 0; place < CELLS; place++) {
      cutCell(straight, place, this.#cell);
      let signal: Float32Array = this.#cell;
      for (const [i, layer] of this.#layers.entries())
        signal = layer.apply(signal, i < this.#layers.length - 1);
      softmax(signal, probabilities.subarray(place * CLASSES, (place + 1) * CLASSES));
    }
    return probabilities;
  }
}

/** The picture of one cell without its outermost pixels, where the lines are: paper 0, ink 1. */
function cutCell(straight: StraightPicture, place: number, cell: Float32Array): void {
  const edge = (CELL - INPUT) / 2;
  const left = MARGIN + (place % 9) * CELL + edge;
  const top = MARGIN + Math.floor(place / 9) * CELL + edge;
  for (let y = 0; y < INPUT; y++) {
    const from = (top + y) * SIDE + left;
    for (let x = 0; x < INPUT; x++) cell[y * INPUT + x] = (255 - (straight[from + x] as number)) / 255;
  }
}

/** Scores as probabilities. `scores` may be longer than `out`. */
function softmax(scores: Float32Array, out: Float32Array): void {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < out.length; i++) highest = Math.max(highest, scores[i] as number);
  let sum = 0;
  for (let i = 0; i < out.length; i++) {
    const power = Math.exp((scores[i] as number) - highest);
    out[i] = power;
    sum += power;
  }
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) / sum;
}
