/** A puzzle with one solution that singles find: 30 givens. */
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const EASY_ANSWER =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

/** The answer without the givens, as a player enters it. */
export const EASY_ENTRIES = [...EASY_ANSWER]
  .map((digit, cell) => (EASY[cell] === '.' ? digit : '.'))
  .join('');

/** One solution, which only a search finds. */
export const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const HARD_ANSWER =
  '812753649943682175675491283154237896369845721287169534521974368438526917796318452';

/** Two solutions. */
export const TWO = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';

/** No solution, although no two givens clash. A plain search runs for minutes. */
export const NONE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........';

/** With 3 typed for the 5 in r2c9: no two givens clash, and there is no solution. */
export const MISTYPED = '....68....4..7...39......1..5..128....7...2....243..9..3......18...9..3....62....';

export const EMPTY = '.'.repeat(81);
/** The lexicographically first of all grids. */
export const FIRST_OF_ALL =
  '123456789456789123789123456214365897365897214897214365531642978642978531978531642';

/** The grid with `digits` in place of its cells from `from` on. */
export const withDigits = (grid: string, from: number, digits: string): string =>
  grid.slice(0, from) + digits + grid.slice(from + digits.length);

/** 81 cells as nine lines. */
export const nineLines = (grid: string): string => (grid.match(/.{9}/g) ?? []).join('\n');

/** One solution; the proof of its r9c8 has three steps and begins with a swordfish of many marks. */
export const FISH = '.6..4..3..7..9..8...1...5....61.28..1.......2.8.3.4.6.7.......6.19.6.37.....1....';

/** One solution, by fish, subsets and locked candidates; its r8c3 is many steps away. */
export const MODERATE = '.9.4..8.....25..39.2....1...78...5......3......3...72...6....7.78..42.....2..8.1.';
