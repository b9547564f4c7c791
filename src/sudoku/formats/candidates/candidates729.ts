import { NO_DIGITS, type Puzzle } from '../../core';
import { candidatesToWrite } from '../cells/candidateCells';
import type { CellMark } from '../cells/cells';
import { cellOfPlaces, placesOf } from '../cells/placedCandidates';
import { find, puzzleOf } from '../cells/puzzles';
import { type Format, found } from '../format';
import type { Source } from '../text/source';

/** 729 characters: nine places for each cell in reading order, each its digit or a blank. Line ends are ignored. */
export const candidates729 = {
  id: 'candidates729',
  carries: ['givens', 'notes', 'candidates'],
  extension: 'txt',
  read({ text }: Source) {
    const cells: CellMark[] = [];
    let places = '';
    let start = 0;
    for (let i = 0; i < text.length; i++) {
      if (/\s/.test(text[i] ?? '')) continue;
      if (places === '') start = i;
      places += text[i];
      if (places.length < 9) continue;
      const cell = cellOfPlaces(places, start);
      if (cell === null || cells.length === 81) return null;
      cells.push(cell);
      places = '';
    }
    if (cells.length !== 81 || places !== '' || cells.every(isEmpty)) return null;
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    return found([find(puzzleOf(cells), { lines })], { marked: true });
  },
  write: (puzzle: Puzzle): string =>
    `${candidatesToWrite(puzzle)
      .map((set) => placesOf(set, '.'))
      .join('')}\n`,
} as const satisfies Format;

const isEmpty = ({ digit, notes }: CellMark): boolean => digit === null && (notes ?? NO_DIGITS) === NO_DIGITS;
