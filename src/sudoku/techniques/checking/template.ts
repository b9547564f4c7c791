import type { Template } from '../frame/step';
import { cellsIn, housesAt, isOpen, membersOf, pair } from './board';
import type { Claims, Conclusion } from './claims';

/** Every way to place all nine of a digit that leaves the others a way. */
export function template(claims: Claims, { digit, others }: Template): Conclusion {
  const { board } = claims;
  for (const each of [digit, ...membersOf(others)])
    for (let cell = 0; cell < 81; cell++)
      if (!isOpen(board, pair(cell, each)) && board.digits[cell] !== each) claims.gone(cell, each);
  const ways: (readonly number[])[] = [];
  const used = new Uint8Array(81);
  for (const way of waysOf(claims, digit, () => true)) {
    const isFree = (cell: number): boolean => !way.includes(cell);
    if (membersOf(others).every((other) => !waysOf(claims, other, isFree).next().done)) ways.push([...way]);
    if (ways.length > 0) for (const cell of way) used[cell] = 1;
  }
  claims.that(ways.length > 0, 'there is no way at all');
  return {
    rulesOut: (one) => one % 9 === digit - 1 && !ways.some((way) => way.includes(Math.floor(one / 9))),
    shows: (one) => one % 9 === digit - 1 && ways.every((way) => way.includes(Math.floor(one / 9))),
    all: () => false,
  };
}

function* waysOf(
  { board }: Claims,
  digit: number,
  isFree: (cell: number) => boolean,
): Generator<readonly number[]> {
  const places = [...Array(9).keys()].map((row) => {
    const there = cellsIn(row).filter((cell) => board.digits[cell] === digit);
    return (
      there.length > 0 ? there : cellsIn(row).filter((cell) => isOpen(board, pair(cell, digit)))
    ).filter(isFree);
  });
  const chosen: number[] = [];
  const taken = new Set<number>();
  yield* rest(0);

  function* rest(row: number): Generator<readonly number[]> {
    if (row === 9) {
      yield chosen;
      return;
    }
    for (const cell of places[row] ?? []) {
      const [, column = 0, box = 0] = housesAt(cell);
      if (taken.has(column) || taken.has(box)) continue;
      taken.add(column).add(box);
      chosen.push(cell);
      yield* rest(row + 1);
      chosen.pop();
      taken.delete(column);
      taken.delete(box);
    }
  }
}
