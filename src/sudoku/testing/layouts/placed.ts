import { banded, cellsOf, givensOf, type Layouts, lines, one, run, thirds, WORDS, written } from './writers';

/** Digits at places of a drawing, cells by names, and digits as some programs and people spell them. */
export const PLACED: Layouts = {
  'TikZ nodes, from below': (p) =>
    `\\begin{tikzpicture}\n\\draw (0,0) grid (9,9);\n${givensOf(p, 0)
      .map(({ row, column, digit }) => `\\node at (${column}.5,${8 - row}.5) {${digit}};`)
      .join('\n')}\n\\end{tikzpicture}`,
  'a picture of LaTeX, from below': (p) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) => `\\put(${column * 10 + 5},${85 - row * 10}){${digit}}`)
      .join('\n'),
  'words of a printed page': (p) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) => {
        const [x, y] = [100.5 + column * 24, 210.25 + row * 24];
        return `<word xMin="${x}" yMin="${y}" xMax="${x + 7}" yMax="${y + 14}">${digit}</word>`;
      })
      .join('\n'),
  'texts of a printed page': (p) =>
    givensOf(p, 0)
      .map(
        ({ row, column, digit }) =>
          `<text top="${100 + row * 36}" left="${80 + column * 36}" width="9" font="3">${digit}</text>`,
      )
      .join('\n'),
  'cells three lines high': (p) => {
    const empty = `|${'     |'.repeat(9)}`;
    const rule = `+${'-----+'.repeat(9)}`;
    return [
      rule,
      ...lines(p, ' ', '  |  ').map((row) => [empty, `|  ${row}  |`, empty, rule].join('\n')),
    ].join('\n');
  },
  'names in a template of an encyclopedia': (p) =>
    `{{Sudoku 9x9 grid\n${written(p, '')
      .map((row, at) => `| ${row.map((cell, n) => `${'abcdefghi'[at]}${n + 1}=${cell}`).join(' | ')}`)
      .join('\n')}\n}}`,
  'cells of a sheet in Visual Basic': (p) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) => `    Range("${'ABCDEFGHI'[column]}${row + 1}").Value = ${digit}`)
      .join('\n'),
  'a map of names': (p) =>
    `fromList [${givensOf(p, 0)
      .map(({ row, column, digit }) => `("${'ABCDEFGHI'[row]}${column + 1}",${digit})`)
      .join(',')}]`,
  'places in braces and arrows': (p) =>
    `SparseArray[{${givensOf(p, 1)
      .map(({ row, column, digit }) => `{${row}, ${column}} -> ${digit}`)
      .join(', ')}}, {9, 9}]`,
  'facts with row, column and digit named': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `(filled r${row} c${column} d${digit})`)
      .join('\n'),
  'a row, a column and a word for each cell': (p) =>
    cellsOf(p, 1, 'blank')
      .map(({ row, column, digit }) => `row ${row} column ${column} ${digit}`)
      .join('\n'),
  'Lua tables with keys': (p) =>
    `["board"] = {\n${written(p, '0')
      .map((row, at) => `  [${at + 1}] = { ${row.map((cell, n) => `[${n + 1}] = ${cell}`).join(', ')} },`)
      .join('\n')}\n}`,
  'R structure by columns': (p) =>
    `structure(c(${cellsOf(p, 0, 'NA')
      .sort((a, b) => a.column - b.column)
      .map(({ digit }) => (digit === 'NA' ? digit : `${digit}L`))
      .join(', ')}), dim = c(9L, 9L))`,
  'numbers with exponents': (p, random) => {
    const zeros = one(random, ['000000', '000000000000000000']);
    return lines(p, '0', ' ').join('\n').replace(/\d/g, `$&.${zeros}e+00`);
  },
  'literals of hardware': (p) =>
    `'{${written(p, '0')
      .map((row) => `'{${row.map((cell) => `4'd${cell}`).join(', ')}}`)
      .join(',\n  ')}};`,
  'typed literals': (p, random) => {
    const type = one(random, ['u8', 'i32', 'L', 'UL']);
    return `[${written(p, '0')
      .map((row) => `[${row.map((cell) => cell + type).join(', ')}]`)
      .join(',\n ')}]`;
  },
  'an array of J': (p) => `9 9 $ ${[...run(p, '0')].join(' ')}`,
  'English words': (p, random) =>
    lines(p, one(random, ['blank', 'empty']), ' ')
      .join(one(random, ['\n', ', ']))
      .replace(/\d/g, (digit) => WORDS[Number(digit)] ?? ''),
  'one message of a chat among others': (p) =>
    `28/11/2026, 15:12 - Anna: ${lines(p, '0').join('\n')}\n28/11/2026, 15:14 - Ben: too easy, 5 min`,
  'cells with a mark around each digit': (p) =>
    `<div>${cellsOf(p, 0, '')
      .map(({ digit }, at) => `<div data-cell="${at}">${digit === '' ? '' : `<span>${digit}</span>`}</div>`)
      .join('')}</div>`,
  'cells listed row by row': (p) =>
    lines(p)
      .map(
        (row, at) =>
          `Row ${at + 1}: ${[...row].flatMap((c, n) => (c === '.' ? [] : [`c${n + 1}=${c}`])).join(', ')}`,
      )
      .join('\n'),
  'cells listed digit by digit': (p) =>
    [...'123456789']
      .map((digit) => {
        const cells = givensOf(p, 1).filter((given) => given.digit === digit);
        return `${digit}: ${cells.map(({ row, column }) => `(${row},${column})`).join(', ')}`;
      })
      .join('\n'),
  'a sheet with gaps between boxes': (p, random) => {
    const between = one(random, ['\t', ',', ';']);
    const rows = written(p, '').map((row) =>
      thirds(row)
        .map((box) => box.join(between))
        .join(between + between),
    );
    return banded(rows, between.repeat(10));
  },
  'ordinals in Korean': (p) =>
    lines(p, '빈칸', ', ')
      .map((row, at) => `${'첫 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ')[at]}번째 줄 ${row}`)
      .join('\n'),
  'dots around boxes': (p) =>
    [
      '.-----.-----.-----.',
      banded(
        written(p, ' ').map(
          (row) =>
            `:${thirds(row)
              .map((box) => box.join(' '))
              .join(':')}:`,
        ),
        ':-----:-----:-----:',
      ),
      "'-----'-----'-----'",
    ].join('\n'),
};
