import { type Cell, type Digit, type DigitSet, NO_DIGITS } from '../../core';
import { almostSets, setLinks } from '../almostLocked/sets';
import { ratingAbove } from '../catalogue';
import { candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, SIZE } from '../frame/tables';
import { lowestBit } from '../frame/targets';

const NAMES = { 4: 'wxyzWing', 5: 'vwxyzWing', 6: 'uvwxyzWing', 7: 'tuvwxyzWing' } as const;
/**
 * How many tenths a rating is above the lowest: by size, then by how many candidates the fullest cell has, from two
 * on. After Sukaku Explainer, which also gives the names; Sudoku Explainer knows none of them.
 */
const TENTHS_ABOVE = { 4: [0, 1, 0], 5: [1, 2, 1, 0], 6: [], 7: [] } as const;

/**
 * As many digits as cells, in two houses that cross. Each digit but one, the loose digit, fits into at most one of the
 * cells. So one of the cells holds the loose digit, and every candidate of that digit that sees all its places is
 * eliminated. Such cells are two linked almost locked sets that share two digits.
 */
export function findBentWings(position: Position, size: 4 | 5 | 6 | 7): Step[] {
  const { cells, digits, targets } = almostSets(position);
  const links = setLinks(position);
  const known = new Set<string>();
  const found: Step[] = [];
  for (let one = 0; one < cells.length; one++) {
    const near = links.to[one]!;
    for (let i = 0; i < near.length; i++) {
      const other = near[i]!;
      const common = digits[one]! & digits[other]!;
      if (other < one || cells[one]!.length + cells[other]!.length !== size || SIZE[common] !== 2) continue;
      if (cells[one]!.some((cell) => cells[other]!.includes(cell))) continue;
      for (const bit of BITS[common]!) {
        // The linking digit cannot be in both sets. The other common digit is loose.
        if ((links.digits[one]![i]! & common & ~(1 << bit)) === 0) continue;
        const eliminates = [];
        for (let band = 0; band < 3; band++) {
          let bits = targets[one * 27 + bit * 3 + band]! & targets[other * 27 + bit * 3 + band]!;
          for (; bits !== 0; bits &= bits - 1)
            eliminates.push(candidate(band * 27 + lowestBit(bits), bit + 1));
        }
        if (eliminates.length === 0) continue;
        const parts: readonly (readonly Cell[])[] = [cells[one]!, cells[other]!];
        const key = `${bit} ${parts
          .flat()
          .sort((a, b) => a - b)
          .join(' ')}`;
        if (known.has(key)) continue;
        known.add(key);
        const fullest = Math.max(...parts.flat().map((cell) => SIZE[position.candidates[cell]!]!));
        const tenths: readonly number[] = TENTHS_ABOVE[size];
        found.push({
          technique: NAMES[size],
          rating: ratingAbove(NAMES[size], tenths[fullest - 2] ?? 0),
          places: [],
          eliminates,
          because: {
            kind: 'bent',
            parts,
            digits: (digits[one]! | digits[other]!) as DigitSet,
            twice: NO_DIGITS,
            loose: (bit + 1) as Digit,
          },
        });
      }
    }
  }
  return found;
}
