import type { BoardMessages } from '../sections/board';
import { namesIn } from './names';
import { words } from './words';

const COLOURS = ['blue', 'green', 'yellow', 'orange', 'purple', 'grey'] as const;

export const board: BoardMessages = {
  name: 'Sudoku grid',
  cellName({ cell, digit, role, notes, clashes, wrong, replaces, told, corners, colours }, naming) {
    const { aloud } = namesIn(naming);
    const parts = [aloud(cell), digit === null ? 'empty' : String(digit)];
    if (role === 'given' || role === 'example' || role === 'answer') parts.push(role);
    if (notes.length > 0) parts.push(`notes ${notes.join(' ')}`);
    if (corners.length > 0) parts.push(`corner notes ${corners.join(' ')}`);
    if (wrong) parts.push('wrong');
    if (replaces !== null) parts.push(`in place of ${replaces}`);
    if (clashes.length > 0) parts.push(`clashes with ${words.and(clashes.map(aloud))}`);
    for (const [at, colour] of [...colours].entries())
      if (colour !== '.') parts.push(`${at > 0 ? `note ${at} ` : ''}coloured ${COLOURS[Number(colour) - 1]}`);
    if (told !== '') parts.push(told);
    return parts.join(', ');
  },
  cellsChanged: (count) => `${count} cells changed`,
  cellsSelected: (count) => `${count} cells selected`,
};
