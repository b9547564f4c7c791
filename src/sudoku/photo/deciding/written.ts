import { CLASSES } from '../network/weights';
import { isEntry } from '../reading';

/** So many rounds: the share hardly moves after them. */
const ROUNDS = 5;

/**
 * The probabilities of the classes of 81 cells, if it counts how many of the cells without a given are written in. By
 * itself a smudge may be a digit; where nobody has written anything else it is hardly one, and where all other cells are
 * filled in, pale ink hardly is nothing. The share of cells that are written in is the one that makes the picture
 * likeliest (EM), as if one written and one blank cell had been seen before.
 */
export function withShareOfWritten(probabilities: Float32Array): Float32Array {
  let written = 0.5;
  for (let round = 0; round < ROUNDS; round++) {
    let entries = 1;
    let free = 2;
    for (let at = 0; at < probabilities.length; at += CLASSES) {
      const cell = weighed(probabilities.subarray(at, at + CLASSES), written);
      const entry = cell.reduce((sum, chance, of) => (isEntry(of) ? sum + chance : sum), 0);
      entries += entry;
      free += entry + (cell[0] as number);
    }
    written = entries / free;
  }
  const all = new Float32Array(probabilities.length);
  for (let at = 0; at < all.length; at += CLASSES) {
    all.set(weighed(probabilities.subarray(at, at + CLASSES), written), at);
  }
  return all;
}

/** The probabilities of a cell, where such a share of the cells without a given is written in rather than half of them. */
function weighed(cell: Float32Array, written: number): Float32Array {
  const weights = cell.map((chance, of) =>
    of === 0 ? 2 * (1 - written) * chance : isEntry(of) ? 2 * written * chance : chance,
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
