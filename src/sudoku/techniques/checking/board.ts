/*
 * A plain board for checking steps. It shares no code with the techniques, so that a mistake of theirs is not repeated.
 * Cells are 0–80, houses 0–26 (rows, columns, boxes), digits 1–9, candidates `cell * 9 + digit - 1`.
 */

/** What a person sees: the digit of each cell (0: blank), and the digits that are still open in each blank cell. */
export interface Plain {
  readonly digits: readonly number[];
  readonly open: readonly (readonly number[])[];
  /** Which cells are givens. */
  readonly givens: readonly boolean[];
}

const ALL = [...Array(9).keys()];
const rowOf = (cell: number): number => Math.floor(cell / 9);
const columnOf = (cell: number): number => cell % 9;
const boxOf = (cell: number): number => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
const CELLS_OF: readonly (readonly number[])[] = [rowOf, columnOf, boxOf].flatMap((numberOf) =>
  ALL.map((number) => [...Array(81).keys()].filter((cell) => numberOf(cell) === number)),
);

export const cellsIn = (house: number): readonly number[] => CELLS_OF[house] ?? [];
export const housesAt = (cell: number): readonly number[] => [
  rowOf(cell),
  9 + columnOf(cell),
  18 + boxOf(cell),
];
/** Whether two different cells share a house. */
export const see = (a: number, b: number): boolean => SEEN[a * 81 + b] === 1;
const SEEN = Uint8Array.from({ length: 81 * 81 }, (_, both) => {
  const [a, b] = [Math.floor(both / 81), both % 81];
  return a !== b && housesAt(a).some((house) => housesAt(b).includes(house)) ? 1 : 0;
});
export const cellAt = (candidate: number): number => Math.floor(candidate / 9);
export const digitAt = (candidate: number): number => (candidate % 9) + 1;
export const pair = (cell: number, digit: number): number => cell * 9 + digit - 1;
/** The digits of a set of nine bits. */
export const membersOf = (set: number): number[] =>
  ALL.filter((bit) => (set >> bit) & 1).map((bit) => bit + 1);

/** Whether two candidates cannot both be true. */
export const clash = (a: number, b: number): boolean =>
  a !== b && (cellAt(a) === cellAt(b) || (digitAt(a) === digitAt(b) && see(cellAt(a), cellAt(b))));

/** A puzzle with all the candidates that the rules leave, or those of them that are marked. */
export function plainOf(puzzle: string, marks: readonly number[] | null = null, givens = puzzle): Plain {
  const digits = [...puzzle].map((char) => (char === '.' ? 0 : Number(char)));
  const open = digits.map((digit, cell) =>
    digit !== 0
      ? []
      : membersOf(marks?.[cell] ?? 511).filter(
          (each) => !digits.some((other, at) => other === each && see(at, cell)),
        ),
  );
  return { digits, open, givens: [...givens].map((char) => char !== '.') };
}

/** All open candidates. */
export const openOn = ({ open }: Plain): number[] =>
  open.flatMap((digits, cell) => digits.map((digit) => pair(cell, digit)));

export const isOpen = ({ open }: Plain, candidate: number): boolean =>
  open[cellAt(candidate)]?.includes(digitAt(candidate)) === true;

/** The board after a step. */
export function after(
  board: Plain,
  { places, eliminates }: { readonly places: readonly number[]; readonly eliminates: readonly number[] },
): Plain {
  const digits = [...board.digits];
  for (const place of places) digits[cellAt(place)] = digitAt(place);
  const stays = (one: number): boolean =>
    digits[cellAt(one)] === 0 && !eliminates.includes(one) && !places.some((place) => clash(place, one));
  const open = board.open.map((list, cell) => list.filter((digit) => stays(pair(cell, digit))));
  return { ...board, digits, open };
}
