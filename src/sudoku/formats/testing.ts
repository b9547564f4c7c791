import { EMPTY_GRID, type Grid, type Random } from '../core';
import { writeAs } from './writeAs';

/** A damage that texts of puzzles suffer, and that must not pass for another puzzle. */
type Damage = (puzzle: Grid, random: Random) => string;

const written = (id: Parameters<typeof writeAs>[0], givens: Grid): string =>
  writeAs(id, { givens, entries: EMPTY_GRID, notes: null, name: null });

/** A text with so many characters at a place taken out, and others put there. */
const spliced = (text: string, at: number, removed: number, inserted = ''): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

/** The place of a random match. */
function placeIn(text: string, pattern: RegExp, random: Random): number {
  const places = [...text.matchAll(pattern)].map(({ index }) => index);
  return places[random.below(places.length)] ?? 0;
}

const wrappedAt = (text: string, width: number): string =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\n');

/** A text with one of its lines that has digits changed. */
function withLine(text: string, random: Random, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const cells = lines.flatMap((line, index) => (/\d/.test(line) ? [index] : []));
  const chosen = cells[random.below(cells.length)];
  return lines.flatMap((line, index) => (index === chosen ? change(line) : [line])).join('\n');
}

const IN_ROWS = ['nineLines', 'picture', 'csv', 'array', 'simpleSudoku'] as const;
const anyRows = (puzzle: Grid, random: Random): string =>
  written(IN_ROWS[random.below(IN_ROWS.length)] ?? 'nineLines', puzzle);

/** The damages by name. A reading of such a text is the puzzle itself, a question or a refusal, and never another. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a cell doubled, and wrapped': (puzzle, random) => {
    const at = random.below(81);
    return wrappedAt(spliced(puzzle, at, 0, puzzle.charAt(at)), 1 + random.below(82));
  },
  'a cell lost, and wrapped': (puzzle, random) =>
    wrappedAt(spliced(puzzle, random.below(81), 1), 1 + random.below(82)),
  'a bar lost in OpenSudoku': (puzzle, random) => {
    const text = written('openSudoku', puzzle);
    return spliced(text, placeIn(text, /\|/g, random), 1);
  },
  'a digit lost in OpenSudoku': (puzzle, random) => {
    const text = written('openSudoku', puzzle);
    return spliced(text, placeIn(text, /\d(?=\|)/g, random), 1);
  },
  'a row of ten fields': (puzzle, random) =>
    withLine(written('csv', puzzle), random, (line) => {
      const fields = line.split(',');
      const field = ['', '0', String(1 + random.below(9))][random.below(3)] ?? '';
      return [fields.toSpliced(random.below(10), 0, field).join(',')];
    }),
  'rows of ten fields': (puzzle, random) => {
    const at = 1 + random.below(8);
    const lines = written('csv', puzzle).trimEnd().split('\n');
    return lines
      .map((line) =>
        line
          .split(',')
          .toSpliced(at, 0, String(1 + random.below(9)))
          .join(','),
      )
      .join('\n');
  },
  'a row of eight fields': (puzzle, random) =>
    withLine(written('csv', puzzle), random, (line) => [
      line.split(',').toSpliced(random.below(9), 1).join(','),
    ]),
  'an item too many in an array': (puzzle, random) => {
    const text = written('array', puzzle);
    return spliced(text, placeIn(text, /\d/g, random), 0, `${random.below(10)}, `);
  },
  'an item lost in an array': (puzzle, random) => {
    const text = written('array', puzzle);
    return spliced(text, placeIn(text, /\d, /g, random), 3);
  },
  'a row lost': (puzzle, random) => withLine(anyRows(puzzle, random), random, () => []),
  'a row doubled': (puzzle, random) => withLine(anyRows(puzzle, random), random, (line) => [line, line]),
  'a character too many in a link': (puzzle, random) => {
    const text = written('ownLink', puzzle).trim();
    const at = 3 + random.below(81);
    return spliced(text, at, 0, text.charAt(at));
  },
  'a character lost in a link': (puzzle, random) =>
    spliced(written('ownLink', puzzle).trim(), 3 + random.below(80), 1),
};
