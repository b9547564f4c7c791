import { rangeOf } from '../aims/rating';
import type { Wish } from '../wish';
import { STARTS } from './list';

/*
 * Ranges of ratings, in tenths, that random puzzles hardly ever have. 5.0 to 5.4: quadruples and the Jellyfish. 6.0 to
 * 6.4: graves with a triple or a quadruple, and the aligned pair exclusion (6.2).
 */
const RARE_RANGES: readonly (readonly [from: number, to: number])[] = [
  [50, 54],
  [60, 64],
];

/** Known puzzles by their rating in tenths. Those that also need a rare technique come from the other list. */
export const RATED_STARTS: Readonly<Record<number, readonly string[]>> = {
  50: [STARTS.nakedQuadruple[0] ?? '', STARTS.nakedQuadruple[3] ?? ''],
  52: STARTS.jellyfish.slice(1, 3),
  54: STARTS.hiddenQuadruple,
  60: [
    '8...7.....5........2.39..6......3.2...615....1....7.393...2.6.......5..4.7.9..2.8',
    '...2.9......6.53.47.2.3..............1.5...6.52....8.......4516..7.1....8..9..4..',
  ],
  62: ['4..7.9..3.7.3.5.6..2..1..7..1.834.5..........6.......85...8...1.381.652.1..5.3..7'],
};

/** Whether a wish allows only ratings that random puzzles hardly ever have. */
export function isRatedRarely(wish: Wish): boolean {
  const range = rangeOf(wish);
  return range !== null && RARE_RANGES.some(([from, to]) => range.from >= from && range.to <= to);
}

/** The known puzzles for such a wish; none for any other wish. */
export function ratedStarts(wish: Wish): readonly string[] {
  const range = rangeOf(wish);
  if (range === null || !isRatedRarely(wish)) return [];
  return Object.entries(RATED_STARTS).flatMap(([tenths, puzzles]) =>
    Number(tenths) >= range.from && Number(tenths) <= range.to ? puzzles : [],
  );
}
