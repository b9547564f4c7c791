import type { Grid, Random } from '../../core';
import { element, givensOf, inBoxes, type Layouts, one, rowsOf, written } from './writers';

const BLANKS = ['.', '0', '_', '*', '-', 'NA', 'nil', 'None', 'null', 'NaN'] as const;

/** Cells side by side, apart, with a word or a sign for each blank. */
const tokens = (puzzle: Grid, random: Random): string[] => {
  const between = one(random, [' ', '  ', ' | ', ', ', '\t']);
  return written(puzzle, one(random, BLANKS)).map((row) => row.join(between));
};

const emptyItems = (count: number): string => `<${count} empty item${count > 1 ? 's' : ''}>`;

/** A writer for each layout. Every text has all givens and no other digit that could be one. */
export const FIRST: Layouts = {
  'r1c2=7': (puzzle, random) =>
    givensOf(puzzle, 1)
      .map(({ row, column, digit }) => `r${row}c${column}${one(random, ['=', ' = ', ': '])}${digit}`)
      .join(one(random, [', ', '\n', ' ', '; '])),
  'A1: 7': (puzzle, random) =>
    `{${givensOf(puzzle, 1)
      .map(({ row, column, digit }) => `'${'ABCDEFGHI'[row - 1]}${column}': ${digit}`)
      .join(one(random, [', ', ',\n']))}}`,
  'triples of digits': (puzzle, random) =>
    givensOf(puzzle, 1)
      .map(({ row, column, digit }) => `${row}${column}${digit}`)
      .join(one(random, [' ', '\n', ', '])),
  'lines of three numbers': (puzzle, random) => {
    const between = one(random, [',', ' ', ', ', ';', '\t']);
    return givensOf(puzzle, one(random, [0, 1]))
      .map(({ row, column, digit }) => [row, column, digit].join(between))
      .join('\n');
  },
  facts: (puzzle, random) =>
    givensOf(puzzle, 1)
      .map(({ row, column, digit }) => `given(${row},${column},${digit}).`)
      .join(one(random, [' ', '\n'])),
  'objects with row and column': (puzzle, random) => JSON.stringify(givensOf(puzzle, one(random, [0, 1]))),
  'objects with column and row': (puzzle) =>
    JSON.stringify(
      givensOf(puzzle, 0).map(({ row, column, digit }) => ({ column, row, digit: Number(digit) })),
    ),
  'rows of a database': (puzzle) =>
    written(puzzle, '0')
      .flatMap((row, at) =>
        row.map(
          (digit, column) =>
            `INSERT INTO board (puzzle, row, col, val) VALUES (5, ${at + 1}, ${column + 1}, ${digit});`,
        ),
      )
      .join('\n'),
  'cells in XML': (puzzle) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<cells>\n${givensOf(puzzle, 0)
      .map(({ row, column, digit }) =>
        element('cell', element('x', `${column}`) + element('y', `${row}`) + element('value', digit)),
      )
      .join('\n')}\n</cells>`,
  'rows named in brackets': (puzzle, random) =>
    [
      `     ${Array.from({ length: 9 }, (_, at) => `[,${at + 1}]`).join(' ')}`,
      ...written(puzzle, one(random, ['NA', '0'])).map((row, at) => `[${at + 1},]  ${row.join('    ')}`),
    ].join('\n'),
  'a size above': (puzzle, random) =>
    [
      one(random, ['9×9 Matrix{Int64}:', 'int[9][9]', 'Sudoku 9x9:']),
      ...written(puzzle, '0').map((row) => ` ${row.join('  ')}`),
    ].join('\n'),
  'columns and rows counted': (puzzle) =>
    [
      '(index) 0 1 2 3 4 5 6 7 8',
      ...written(puzzle, '0').map((row, at) => `${at} | ${row.join(' | ')}`),
    ].join('\n'),
  'words at the side': (puzzle, random) =>
    tokens(puzzle, random)
      .map((line, at) => (at === 0 ? `rows   ${line}` : `       ${line}`))
      .join('\n'),
  'quoted words': (puzzle) =>
    rowsOf(puzzle)
      .map((row) => `  [qw(${row.join(' ')})],`)
      .join('\n'),
  'constructors of a language': (puzzle, random) => {
    const [some, nothing] = one(random, [
      ['j ', 'n'],
      ['Just ', 'Nothing'],
      ['Some ', 'None'],
    ] as const);
    return `[ ${rowsOf(puzzle)
      .map((row) => `[${row.map((cell) => (cell === '.' ? nothing : some + cell)).join(',')}]`)
      .join('\n, ')} ]`;
  },
  'empty items counted': (puzzle) =>
    `[\n${rowsOf(puzzle)
      .map((row) => row.join('').match(/\.+|\d/g) ?? [])
      .map((runs) => runs.map((run) => (run.startsWith('.') ? emptyItems(run.length) : run)).join(', '))
      .map((row) => `  [ ${row} ]`)
      .join(',\n')}\n]`,
  'nested dashes': (puzzle) =>
    written(puzzle, '0')
      .map((row) => row.map((cell, at) => `${at === 0 ? '- -' : '  -'} ${cell}`).join('\n'))
      .join('\n'),
  'a difference of files': (puzzle) =>
    [
      '--- a/p.txt',
      '+++ b/p.txt',
      '@@ -1,9 +1,9 @@',
      ...rowsOf(puzzle).map((row) => `+${row.join('')}`),
    ].join('\n'),
  'an unusual blank': (puzzle, random) => {
    const text = puzzle.replaceAll('.', one(random, ['ㅁ', '空', '□', '빈', '#', '~']));
    return one(random, [text, (text.match(/.{9}/gu) ?? []).join('\n')]);
  },
  'nine boxes': (puzzle, random) => {
    const [blank, between] = one(random, [
      ['.', ' '],
      ['.', ''],
      ['0', ' '],
      [' ', ' '],
    ] as const);
    return inBoxes(written(puzzle, blank))
      .map((row) => row.join(between))
      .join('\n');
  },
  'a table of an encyclopedia': (puzzle) =>
    ['{| class="wikitable"', ...written(puzzle, ' ').map((row) => `|-\n| ${row.join(' || ')}`), '|}'].join(
      '\n',
    ),
  'a table of a forum': (puzzle) =>
    `[table]${written(puzzle, ' ')
      .map((row) => `[tr]${row.map((cell) => `[td]${cell}[/td]`).join('')}[/tr]`)
      .join('\n')}[/table]`,
  'a table of LaTeX': (puzzle) =>
    `\\begin{tabular}{|c|c|c||c|c|c||c|c|c|}\n\\hline\n${written(puzzle, ' ')
      .map((row) => `${row.join(' & ')} \\\\ \\hline`)
      .join('\n')}\n\\end{tabular}`,
  'a page of elements': (puzzle, random) => {
    const name = one(random, ['div', 'span', 'button', 'li']);
    return `<main>${written(puzzle, one(random, ['', '&nbsp;']))
      .map((row) => element('section', row.map((cell) => element(name, cell)).join('')))
      .join('')}</main>`;
  },
  'a page of lines': (puzzle, random) => {
    const lines = rowsOf(puzzle).map((row) => row.join(''));
    return one(random, [
      element('pre', lines.join('\n')),
      lines.map((line) => element('p', line)).join(''),
      `<div>${lines.join('<br>')}</div>`,
    ]);
  },
  'a key for each cell': (puzzle) =>
    JSON.stringify(
      [...puzzle].map((cell) => (cell === '.' ? { val: null, notes: [null, 2] } : { val: Number(cell) })),
    ),
  'a game ID': (puzzle, random) =>
    one(random, ['3x3:', '3x3db:']) +
    puzzle
      .replace(/\.+/g, (blanks) =>
        blanks.length > 26
          ? 'z'.repeat(Math.floor(blanks.length / 26)) + String.fromCharCode(96 + (blanks.length % 26 || 26))
          : String.fromCharCode(96 + blanks.length),
      )
      .replace(/\d(?=\d)/g, '$&_'),
};
