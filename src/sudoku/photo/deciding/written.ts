import { CLASSES } from '../network/weights';
import { isEntry, isGiven } from '../reading';

/** The shares hardly change after this many rounds. */
const ROUNDS = 12;

/** What the 81 cells hold, as shares of one: nothing, a printed digit, a handwritten one. */
interface Shares {
  readonly blank: number;
  readonly given: number;
  readonly entry: number;
}

/**
 * Weighs the probabilities of the classes of 81 cells by the shares of cells that are blank, printed and written in.
 * The network assumes that all three are as frequent. A smudge is hardly a digit if nothing else is written, pale ink
 * is hardly blank if all other cells are filled in, and one digit in unclear print is hardly handwritten. The shares
 * are the maximum likelihood estimate (EM), starting as if one cell of each had been seen.
 */
export function withShareOfWritten(probabilities: Float32Array): Float32Array {
  let shares: Shares = { blank: 1 / 3, given: 1 / 3, entry: 1 / 3 };
  for (let round = 0; round < ROUNDS; round++) {
    let [blank, given, entry] = [1, 1, 1];
    for (let at = 0; at < probabilities.length; at += CLASSES) {
      weighed(probabilities.subarray(at, at + CLASSES), shares).forEach((chance, of) => {
        if (of === 0) blank += chance;
        else if (isGiven(of)) given += chance;
        else if (isEntry(of)) entry += chance;
      });
    }
    const all = blank + given + entry;
    shares = { blank: blank / all, given: given / all, entry: entry / all };
  }
  const all = new Float32Array(probabilities.length);
  for (let at = 0; at < all.length; at += CLASSES) {
    all.set(weighed(probabilities.subarray(at, at + CLASSES), shares), at);
  }
  return all;
}

/** The probabilities of a cell with these shares. */
function weighed(cell: Float32Array, { blank, given, entry }: Shares): Float32Array {
  const weights = cell.map((chance, of) => {
    if (of === 0) return 3 * blank * chance;
    if (isGiven(of)) return 3 * given * chance;
    return isEntry(of) ? 3 * entry * chance : chance;
  });
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}
