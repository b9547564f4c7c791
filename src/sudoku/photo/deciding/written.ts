import { CLASSES } from '../network/weights';
import { isEntry } from '../reading';

/** The share hardly changes after this many rounds. */
const ROUNDS = 5;

/**
 * Weighs the probabilities of the classes of 81 cells by the share of cells that are written in, of those without a
 * given. A smudge is hardly a digit if nothing else is written, and pale ink is hardly blank if all other cells are
 * filled in. The share is the maximum likelihood estimate (EM), starting as if one written and one blank cell had been
 * seen.
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

/** The probabilities of a cell if this share of the cells without a given is written in; the network assumes half. */
function weighed(cell: Float32Array, written: number): Float32Array {
  const weights = cell.map((chance, of) =>
    of === 0 ? 2 * (1 - written) * chance : isEntry(of) ? 2 * written * chance : chance,
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
