import { banded, givensOf, type Layouts, lines, one, rowsOf, run, thirds, written } from './writers';

/** Tables that leave cells out, repeat them or print them in parts; boards between other lines; addresses. */
export const TABLES: Layouts = {
  'OpenDocument cells': (p) =>
    `<table:table table:name="Sheet1"><table:table-column table:number-columns-repeated="9"/>${rowsOf(p)
      .map((row) => {
        const cells = row
          .join('')
          .replace(/\.+|\d/g, (part) =>
            /\d/.test(part)
              ? `<table:table-cell office:value-type="float" office:value="${part}"><text:p>${part}</text:p></table:table-cell>`
              : `<table:table-cell table:number-columns-repeated="${part.length}"/>`,
          );
        return `<table:table-row table:style-name="ro1">${cells}</table:table-row>`;
      })
      .join('\n')}</table:table>`,
  'SpreadsheetML with indexes': (p) =>
    `<Table ss:ExpandedColumnCount="9">${rowsOf(p)
      .map((row, at) => {
        const cells = row.map((cell, column) =>
          cell === '.' ? '' : `<Cell ss:Index="${column + 1}"><Data ss:Type="Number">${cell}</Data></Cell>`,
        );
        return `<Row ss:Index="${at + 1}">${cells.join('')}</Row>`;
      })
      .join('\n')}</Table>`,
  'sheetData of Excel': (p) =>
    `<sheetData>${rowsOf(p)
      .map((row, at) => {
        const cells = row.map((cell, column) =>
          cell === '.' ? '' : `<c r="${'ABCDEFGHI'[column]}${at + 1}" s="1"><v>${cell}</v></c>`,
        );
        return `<row r="${at + 1}">${cells.join('')}</row>`;
      })
      .join('')}</sheetData>`,
  'R tribble': (p) =>
    `board <- tribble(\n  ${counted('~c').join(', ')},\n  ${lines(p, 'NA', ', ').join(',\n  ')}\n)`,
  'table of Power Query': (p) =>
    `= #table({${counted('').map((name) => `"${name}"`)}}, {${lines(p, 'null', ', ').map((row) => `{${row}}`)}})`,
  'columns in two blocks': (p, random) => {
    const at = 3 + random.below(5);
    const block = (from: number, to: number): string =>
      ` Columns ${from + 1} through ${to}:\n\n${written(p, '0')
        .map((row) => `   ${row.slice(from, to).join('   ')}`)
        .join('\n')}\n\n`;
    return `S =\n\n${block(0, at)}${block(at, 9)}`;
  },
  'columns in two blocks with numbers of rows': (p) => {
    const block = (from: number, to: number): string =>
      `   ${'ABCDEFGHI'.slice(from, to).split('').join('  ')}\n${written(p, '0')
        .map((row, at) => `${at}  ${row.slice(from, to).join('  ')}`)
        .join('\n')}\n`;
    return `${block(0, 5)}\n${block(5, 9)}`;
  },
  'digits under the names of columns': (p) =>
    `Table given(r,c)\n      ${counted('c')
      .map((name) => name.padStart(4))
      .join('')}\n${written(p, ' ')
      .map((row, at) => `r${at + 1}`.padEnd(6) + row.map((cell) => cell.padStart(4)).join(''))
      .join('\n')}\n;`,
  'query of rows': (p) =>
    written(p, 'NULL')
      .map(
        (row, at) =>
          `SELECT ${at + 1} AS r, ${row.map((cell, column) => `${cell} AS c${column + 1}`).join(', ')}`,
      )
      .join(' UNION ALL\n'),
  'decimal commas': (p) =>
    written(p, '')
      .map((row) => row.map((cell) => (cell === '' ? '' : `${cell},0`)).join(';'))
      .join('\n'),
  'two digits wide': (p) => lines(p, '0', ' ').join('\n').replace(/\d/g, '0$&'),
  'rows with comments': (p, random) => {
    const mark = one(random, ['//', '%', '--']);
    return `B = [ ...\n${lines(p, 'NaN', ' ')
      .map((row, at) => `${row}; ... ${mark} row ${at + 1}`)
      .join('\n')}\n];`;
  },
  'string with gaps': (p) => `puzzle = "${lines(p).join('\\\n    \\')}"`,
  'cells on lines of a page': (p, random) =>
    `Sudoku of the day\n${one(random, ['Easy', 'Hard'])}\n${[...run(p, ' ')].join('\n')}\nUndo\nErase\nHint`,
  'forum post with a sentence of nine words': (p) =>
    `Postby ann » Thu Mar 05, 2026 9:14 pm\nLocation: Paris  Posts: 4120\n\nRated 8.3, see r1c5.\n\n${banded(
      written(p, '.').map(
        (row) =>
          `| ${thirds(row)
            .map((part) => part.join(' '))
            .join(' | ')} |`,
      ),
      '+-------+-------+-------+',
    )}\n\nwhip[3]: r3n5{c4 c6} - b8n5{r7c6 r9c5} ==> r9c8 ≠ 7\n"9 x 9 = 81"`,
  'chat with a fence': (p) => `Ann  9:12 AM\n\`\`\`${lines(p, '·', ' ').join('\n')}\`\`\`\nBob  9:15 AM\n+1`,
  'names on both sides': (p) => {
    const names = '   a b c d e f g h i';
    const rows = lines(p, '.', ' ').map((row, at) => `${9 - at}  ${row}  ${9 - at}`);
    return [names, ...rows, names].join('\n');
  },
  'groups in a sentence': (p) => `The puzzle is ${lines(p).join(' ')} (rated 3.6).`,
  'market of matrices': (p) => {
    const cells = givensOf(p, 1);
    return `%%MatrixMarket matrix coordinate integer general\n9 9 ${cells.length}\n${cells
      .map(({ row, column, digit }) => `${row} ${column} ${digit}`)
      .join('\n')}`;
  },
  'address with blanks of any kind': (p, random) =>
    `https://sudoku.example/solve?grid=${run(p, one(random, ['%20', '+', '*', '~', '_']))}&level=2`,
  'address with fields': (p) =>
    `https://sudoku.example/s?b=${[...run(p)].map((cell) => (cell === '.' ? '' : cell)).join('%2C')}`,
  'address with rows': (p, random) =>
    `https://sudoku.example/#/play/${lines(p, '0').join(one(random, ['-', ',', '|']))}`,
};

function counted(before: string): string[] {
  return Array.from({ length: 9 }, (_, at) => `${before}${at + 1}`);
}
