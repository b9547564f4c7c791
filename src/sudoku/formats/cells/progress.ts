import { type DigitSet, digitSet, NO_DIGITS } from '../../core';
import type { FoundBoard } from '../format';
import { isBlank, type Line } from '../text/lines';
import { blocksOf } from './blocks';
import { candidateCell, candidateRows } from './candidateRows';
import { type CellMark, isRule, type Row, rowOfCharacters } from './cells';
import { find, puzzleOf } from './puzzles';

const MOST_LINES = 100;
const BLANKS: ReadonlySet<string> = new Set(['.']);

/**
 * The boards of lines that have a candidate grid beside other boards. If the others are its givens, and perhaps its
 * digits so far, all together are one board. Then a cell with one candidate is not read as filled, since the other
 * boards show which cells are. Empty if the lines are of another kind.
 */
export function boardsWithCandidates(lines: readonly Line[]): readonly FoundBoard[] {
  if (lines.length > MOST_LINES) return [];
  const rows = lines
    .filter((line) => !isBlank(line))
    .map((line) => rowOfCharacters(line, BLANKS))
    .filter((row) => !isRule(row));
  const first = rows.findIndex(isLong);
  const last = rows.findLastIndex(isLong);
  if (first < 0 || rows.length <= 9) return [];
  for (let start = Math.max(0, last - 8); start <= first; start++) {
    const others = blocksOf(rows.toSpliced(start, 9))?.blocks ?? [];
    const candidates = candidatesIn(rows.slice(start, start + 9));
    if (others.length === 0 || others.length > 2 || candidates === null) continue;
    return together(
      others.map(({ cells }) => cells),
      candidates,
      rows.length,
    );
  }
  return [];
}

/** Whether a line has too many digits for a row, but is not a whole puzzle. */
const isLong = ({ cells }: Row): boolean => cells.length > 9 && cells.length !== 81;

function candidatesIn(rows: readonly Row[]): readonly CellMark[] | null {
  const read = candidateRows(
    rows.map(({ line }) => line),
    candidateCell,
  );
  const isWhole =
    read.length === 9 && read.every(({ cells, strays }) => cells.length === 9 && strays.length === 0);
  return isWhole ? read.flatMap(({ cells }) => cells) : null;
}

type Cells = readonly CellMark[];

/** One board from its givens, the digits so far and the candidates; if they do not match, each separately. */
function together(others: readonly Cells[], candidates: Cells, lines: number): readonly FoundBoard[] {
  const [givens = [], state = givens] = others;
  const cells = candidates.map((cell, index) => joined(givens[index], state[index], cell));
  return cells.includes(null)
    ? [...others, candidates].map((cells) => find(puzzleOf(cells), { lines: 9 }))
    : [find(puzzleOf(cells.filter((cell) => cell !== null)), { lines, blank: '.' })];
}

/** One cell from the givens, the digits so far and the candidates; `null` if they contradict each other. */
function joined(given: CellMark | undefined, state: CellMark | undefined, left: CellMark): CellMark | null {
  const digit = state?.digit ?? null;
  if (given === undefined || (given.digit !== null && given.digit !== digit)) return null;
  const set: DigitSet = left.digit === null ? (left.notes ?? NO_DIGITS) : digitSet(left.digit);
  if (digit === null) return { ...left, digit: null, notes: set };
  return left.digit === digit ? { ...left, placed: given.digit === null } : null;
}
