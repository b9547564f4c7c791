import { CELLS, type Cell } from '../../core';
import { CELL, MARGIN, SIDE, type StraightPicture } from '../straight';
import { Convolution } from './convolution';
import { CLASSES, INPUT, layersIn } from './weights';

/** A small convolutional network with trained weights that reads single cells. */
export class Network {
  readonly #layers: readonly Convolution[];
  readonly #cell = new Float32Array(INPUT * INPUT);

  /** @param weights the bytes of a file that `training/` wrote */
  constructor(weights: Uint8Array) {
    let side = INPUT;
    this.#layers = layersIn(weights).map((layer) => {
      const convolution = new Convolution(layer, side);
      side = convolution.outSide;
      return convolution;
    });
  }

  /**
   * Reads cells of a straight picture, all if none are named. Returns for each of 81 cells the probabilities of the 20
   * classes, which add up to one: 0 blank, 1 to 9 printed, 10 to 18 the same digits handwritten, 19 small notes. Those of
   * other cells are 0.
   */
  read(straight: StraightPicture, cells: readonly Cell[] = CELLS): Float32Array {
    const probabilities = new Float32Array(CELLS.length * CLASSES);
    for (const place of cells) {
      cutCell(straight, place, this.#cell);
      this.#look(this.#cell, probabilities.subarray(place * CLASSES, (place + 1) * CLASSES));
    }
    return probabilities;
  }

  /** The probabilities of the 20 classes for one picture of `INPUT` x `INPUT` pixels: paper 0, ink 1. */
  readOne(picture: Float32Array): Float32Array {
    const probabilities = new Float32Array(CLASSES);
    this.#look(picture, probabilities);
    return probabilities;
  }

  #look(picture: Float32Array, probabilities: Float32Array): void {
    let signal = picture;
    for (const [i, layer] of this.#layers.entries())
      signal = layer.apply(signal, i < this.#layers.length - 1);
    softmax(signal, probabilities);
  }
}

/** Copies a cell into `cell` without its outermost pixels, where the lines are: paper 0, ink 1. */
function cutCell(straight: StraightPicture, place: number, cell: Float32Array): void {
  const edge = (CELL - INPUT) / 2;
  const left = MARGIN + (place % 9) * CELL + edge;
  const top = MARGIN + Math.floor(place / 9) * CELL + edge;
  for (let y = 0; y < INPUT; y++) {
    const from = (top + y) * SIDE + left;
    for (let x = 0; x < INPUT; x++) cell[y * INPUT + x] = (255 - (straight[from + x] as number)) / 255;
  }
}

/** Turns scores into probabilities. `scores` may be longer than `out`. */
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
