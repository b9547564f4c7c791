import type { Fish } from '../frame/fish';
import { cellAt, cellsIn, digitAt, isOpen, pair, see } from './board';
import type { Claims } from './claims';

/** What a fish rules out. */
export function oneFish(
  claims: Claims,
  digit: number,
  { base, cover, cells, fins }: Omit<Fish, 'kind' | 'digit' | 'twin'>,
): (one: number) => boolean {
  claims.that(base.length === cover.length && base.length > 1, 'not as many covers as bases');
  claims.that(new Set([...base, ...cover]).size === base.length * 2, 'a house is named twice');
  const inSome = (houses: readonly number[], cell: number): number =>
    houses.filter((house) => cellsIn(house).includes(cell)).length;
  for (const cell of cells) {
    claims.toTheLetter(isOpen(claims.board, pair(cell, digit)), 'a cell of the fish is gone');
    claims.that(inSome(base, cell) === 1 && inSome(cover, cell) > 0, 'a cell of the fish is not covered');
  }
  for (const fin of fins) {
    claims.toTheLetter(isOpen(claims.board, pair(fin, digit)), 'a fin is gone');
    claims.that(inSome(base, fin) > 0, 'a fin outside the base');
    claims.toTheLetter(inSome(base, fin) > 1 || inSome(cover, fin) === 0, 'a fin that is covered');
  }
  const named: readonly number[] = [...cells, ...fins];
  claims.that(new Set(named).size === named.length, 'a cell is named twice');
  for (const house of base)
    for (const cell of cellsIn(house)) {
      if (inSome(base, cell) === 1 && inSome(cover, cell) > 0) {
        if (isOpen(claims.board, pair(cell, digit)))
          claims.toTheLetter(named.includes(cell), 'a place is not named');
      } else if (!named.includes(cell)) claims.gone(cell, digit);
    }
  const isCell = (cell: number): boolean =>
    inSome(base, cell) === 1 && inSome(cover, cell) > 0 && !fins.some((fin) => fin === cell);
  return (one) => {
    const cell = cellAt(one);
    if (digitAt(one) !== digit || !fins.every((fin) => see(fin, cell))) return false;
    return inSome(base, cell) > 0 && isCell(cell)
      ? inSome(cover, cell) > 1
      : inSome(cover, cell) > 0 && inSome(base, cell) === 0;
  };
}
