import type { Template } from '../frame/step';
import { cellsIn, housesAt, isOpen, membersOf, pair } from './board';
import type { Claims, Conclusion } from './claims';

/** A way to place all nine of a digit: its cells as bits, 27 in each number. */
type Way = readonly [number, number, number];

const has = (way: Way, cell: number): boolean =>
  ((way[Math.floor(cell / 27)] ?? 0) & (1 << (cell % 27))) !== 0;
const areApart = (a: Way, b: Way): boolean => ((a[0] & b[0]) | (a[1] & b[1]) | (a[2] & b[2])) === 0;

/** Every way to place all nine of a digit beside some way to place each of the others. */
export function template(claims: Claims, { digit, others }: Template): Conclusion {
  const { board } = claims;
  const digits = [digit, ...membersOf(others)];
  for (const each of digits)
    for (let cell = 0; cell < 81; cell++)
      if (!isOpen(board, pair(cell, each)) && board.digits[cell] !== each) claims.gone(cell, each);
  const [ways = []] = withPartners(digits.map((each) => [...waysOf(claims, each)]));
  claims.that(ways.length > 0, 'there is no way at all');
  return {
    rulesOut: (one) => one % 9 === digit - 1 && !ways.some((way) => has(way, Math.floor(one / 9))),
    shows: (one) => one % 9 === digit - 1 && ways.every((way) => has(way, Math.floor(one / 9))),
    all: () => false,
  };
}

/**
 * The ways of each digit, without those that share a cell with every way of some other digit. The ways left out may
 * have been the only partners of others, so it is done until none is left out.
 */
function withPartners(all: readonly (readonly Way[])[]): readonly (readonly Way[])[] {
  const left = all.map((mine, index) =>
    mine.filter((way) =>
      all.every((theirs, other) => other === index || theirs.some((their) => areApart(way, their))),
    ),
  );
  return left.every(({ length }, index) => length === all[index]?.length) ? left : withPartners(left);
}

function* waysOf({ board }: Claims, digit: number): Generator<Way> {
  const places = [...Array(9).keys()].map((row) => {
    const there = cellsIn(row).filter((cell) => board.digits[cell] === digit);
    return there.length > 0 ? there : cellsIn(row).filter((cell) => isOpen(board, pair(cell, digit)));
  });
  const way: [number, number, number] = [0, 0, 0];
  const taken = new Set<number>();
  yield* rest(0);

  function* rest(row: number): Generator<Way> {
    if (row === 9) {
      yield [...way];
      return;
    }
    for (const cell of places[row] ?? []) {
      const [, column = 0, box = 0] = housesAt(cell);
      if (taken.has(column) || taken.has(box)) continue;
      taken.add(column).add(box);
      way[Math.floor(cell / 27)] = (way[Math.floor(cell / 27)] ?? 0) ^ (1 << (cell % 27));
      yield* rest(row + 1);
      way[Math.floor(cell / 27)] = (way[Math.floor(cell / 27)] ?? 0) ^ (1 << (cell % 27));
      taken.delete(column);
      taken.delete(box);
    }
  }
}
