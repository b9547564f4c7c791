import type { Random } from '../../src/sudoku/core';
import { brokenSample, madeUp } from '../../src/sudoku/formats/testing';
import { gatherPiece } from '../../src/sudoku/many';
import type { Kind } from './kind';
import { anyPuzzle, one } from './texts';

const BETWEEN = [
  () => 'a few words',
  () => '',
  () => '#comment',
  (random: Random) => madeUp(random),
  (random: Random) => brokenSample(random),
];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Files with one puzzle per line and anything between them. No puzzle may be lost. */
export const files: Kind = {
  name: 'files',
  share: 29_800,
  make(random) {
    const puzzles = Array.from({ length: 1 + random.below(5) }, () => anyPuzzle(random));
    const lines = puzzles.flatMap((puzzle) => [
      ...Array.from({ length: random.below(3) }, () => one(random, BETWEEN)(random)),
      puzzle,
    ]);
    const input = lines.join('\n');
    return {
      input,
      async run() {
        const { puzzles: read } = await gatherPiece(encoder.encode(input), {
          decode: (bytes) => decoder.decode(bytes),
          first: true,
          mostLeftOut: 100,
        });
        return puzzles.every((puzzle) => read.includes(puzzle)) ? null : 'a puzzle lost';
      },
    };
  },
};
