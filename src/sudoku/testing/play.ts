import fc from 'fast-check';
import {
  type Board,
  boardOf,
  CELLS,
  type Cell,
  COLOURS,
  DIGITS,
  type Digit,
  type Move,
  type Origin,
  play,
} from '../core';
import { puzzles, solutions } from './arbitraries';

const digits = (): fc.Arbitrary<Digit> => fc.constantFrom(...DIGITS);

const someCells = (): fc.Arbitrary<readonly Cell[]> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...CELLS).map((cell) => [cell]) },
    { weight: 1, arbitrary: fc.shuffledSubarray([...CELLS], { minLength: 1, maxLength: 9 }) },
  );

const origins = (): fc.Arbitrary<Origin> =>
  fc.record({
    kind: fc.constantFrom('typed', 'pasted', 'file', 'link', 'example'),
    name: fc.option(fc.string()),
    at: fc.option(fc.nat()),
  });

const fresh = (): fc.Arbitrary<Board> =>
  fc.tuple(puzzles({ min: 0, max: 81 }), origins()).map(([givens, origin]) => boardOf(givens, origin));

/** A random move of any kind, anywhere. */
export const moves = (): fc.Arbitrary<Move> => anyMove(fresh());

/** A random board that a player may have reached: a puzzle after a few moves. */
export const boards = (): fc.Arbitrary<Board> =>
  fc.tuple(fresh(), fc.array(moves(), { maxLength: 12 })).map(([board, made]) => made.reduce(play, board));

function anyMove(imported: fc.Arbitrary<Board>): fc.Arbitrary<Move> {
  const cells = someCells();
  const digit = digits();
  const solution = solutions();
  const kind = <K extends Move['kind']>(kind: K): fc.Arbitrary<K> => fc.constant(kind);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: kind('enter'), cells, digit, strike: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('note'), cells, digit }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('corner'), cells, digit }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('give'), cells, digit: fc.option(digit) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: kind('colour'),
        cells,
        digit: fc.option(digit),
        colour: fc.option(fc.constantFrom(...COLOURS)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: kind('erase'), cells }) },
    fc.record({ kind: kind('fillNotes') }),
    fc.record({ kind: kind('pencil'), all: fc.boolean() }),
    fc.record({ kind: kind('import'), board: imported }),
    fc.record({ kind: kind('restart') }),
    fc.record({ kind: kind('adopt') }),
    fc.record({ kind: kind('solve'), solution }),
    fc.record({ kind: kind('reveal'), cells, solution, strike: fc.boolean() }),
    fc.record({ kind: kind('takeBack') }),
    fc.record({ kind: kind('check'), solution }),
  );
}
