import {
  cellsOf,
  element,
  givensOf,
  inBoxes,
  type Layouts,
  lines,
  nested,
  one,
  rowsOf,
  run,
  table,
  thirds,
  WORDS,
  written,
} from './writers';

const json = (value: unknown): string => JSON.stringify(value, null, 1);
const numbers = (p: Parameters<typeof rowsOf>[0]): (number | null)[][] =>
  rowsOf(p).map((row) => row.map((cell) => (cell === '.' ? null : Number(cell))));

/** Kinds that were written without looking at what is read: the data of apps, other languages, pages, scans, other tongues. */
export const FOUND: Layouts = {
  // Answers of services, and what apps keep.
  'service: newboard with solution': (p) =>
    json({
      newboard: {
        grids: [{ value: numbers(p).map((row) => row.map((cell) => cell ?? 0)), difficulty: 'Hard' }],
        results: 1,
        message: 'All Ok',
      },
    }),
  'service: cells with solved flags': (p) =>
    json({
      id: 4821,
      cells: cellsOf(p, 0, '0').map(({ digit }) => ({ v: Number(digit), given: digit !== '0' })),
    }),
  'service: keys r1 to r9': (p) =>
    json(Object.fromEntries(lines(p, '0').map((row, at) => [`r${at + 1}`, row]))),
  'service: rows with columns by letter': (p) =>
    json(
      rowsOf(p).map((row) =>
        Object.fromEntries(row.map((cell, at) => ['abcdefghi'[at], cell === '.' ? '' : cell])),
      ),
    ),
  'service: clues at an index': (p) =>
    json({
      size: 9,
      clues: givensOf(p, 0).map(({ row, column, digit }) => ({
        index: row * 9 + column,
        value: Number(digit),
      })),
    }),
  'service: a map from index to digit': (p) =>
    json(
      Object.fromEntries(givensOf(p, 0).map(({ row, column, digit }) => [row * 9 + column, Number(digit)])),
    ),
  'service: pairs of index and digit': (p) =>
    JSON.stringify(givensOf(p, 0).map(({ row, column, digit }) => [row * 9 + column, Number(digit)])),
  'service: false for blanks': (p) =>
    JSON.stringify(numbers(p).map((row) => row.map((cell) => cell ?? false))),
  'service: empty strings': (p) => JSON.stringify(written(p, '')),
  'service: spaces in strings': (p) => JSON.stringify(lines(p, ' ')),
  'service: GraphQL answer': (p) =>
    json({ data: { daily: { __typename: 'Puzzle', level: 'MEDIUM', puzzle: run(p, '-') } } }),
  'app: state of a store': (p) =>
    json({
      version: 3,
      state: {
        elapsed: 61,
        board: cellsOf(p, 0, '').map(({ digit }) => ({
          value: digit === '' ? null : Number(digit),
          notes: [],
          fixed: digit !== '',
        })),
      },
    }),
  'app: CSV with a row and a column': (p) =>
    `row,col,value\n${givensOf(p, 1)
      .map(({ row, column, digit }) => `${row},${column},${digit}`)
      .join('\n')}\n`,
  'app: CSV with all cells': (p) =>
    `row;col;value\n${cellsOf(p, 0, '')
      .map(({ row, column, digit }) => `${row};${column};${digit}`)
      .join('\n')}\n`,
  'app: a line of commas': (p) => written(p, '').flat().join(','),
  'app: a line of commas with zeros': (p) => `puzzle=${written(p, '0').flat().join(',')};level=2`,
  'app: SQL insert': (p) =>
    `INSERT INTO puzzles (id, level, grid, created) VALUES (17, 'hard', '${run(p, '0')}', '2026-11-28 09:30:00');`,
  'app: a table of SQL': (p) =>
    ` id | level |${' '.repeat(40)}grid\n----+-------+${'-'.repeat(83)}\n 17 | hard  | ${run(p)}\n(1 row)\n`,
  'app: a table of MySQL': (p) =>
    `+----+${'-'.repeat(83)}+\n| id | puzzle${' '.repeat(76)}|\n+----+${'-'.repeat(83)}+\n|  3 | ${run(p, '0')} |\n+----+${'-'.repeat(83)}+\n`,
  'app: lists of boxes': (p) =>
    JSON.stringify(
      [0, 3, 6, 9, 12, 15, 18, 21, 24].map((at) =>
        inBoxes(written(p, '0'))
          .slice(at, at + 3)
          .flat()
          .map(Number),
      ),
    ),
  'app: CSV with a box and a cell': (p) =>
    `box,cell,value\n${inBoxes(rowsOf(p))
      .flatMap((row, line) =>
        row.map((digit, at) =>
          digit === '.' ? '' : `${Math.floor(line / 3) + 1},${(line % 3) * 3 + at + 1},${digit}\n`,
        ),
      )
      .join('')}`,
  'post with the places of each digit': (p) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map(
        (n) =>
          `${n}: ${givensOf(p, 1)
            .filter(({ digit }) => digit === `${n}`)
            .map(({ row, column }) => `r${row}c${column}`)
            .join(' ')}`,
      )
      .join('\n'),
  // Printed by programs.
  'Rust debug': (p) =>
    `Board { cells: ${nested(written(p, '0'), ['[', ', ', ']'], ['[', ', ', ']'])}, empty: 51 }`,
  'Rust debug of options': (p) =>
    `[${written(p, 'None')
      .map((row) => `[${row.map((cell) => (cell === 'None' ? cell : `Some(${cell})`)).join(', ')}]`)
      .join(', ')}]`,
  'Java toString': (p) =>
    `Sudoku{grid=${nested(written(p, '0'), ['[', ', ', ']'], ['[', ', ', ']'])}, level=HARD}`,
  'C++ vectors': (p) =>
    `vector<vector<int>> grid {\n${written(p, '0')
      .map((row) => `    { ${row.join(' , ')} }`)
      .join(',\n')}\n};`,
  'Haskell records': (p) =>
    `fromList [${givensOf(p, 1)
      .map(({ row, column, digit }) => `((${row},${column}),${digit})`)
      .join(',')}]`,
  'Scala lists': (p) =>
    `List(${written(p, '0')
      .map((row) => `List(${row.join(', ')})`)
      .join(', ')})`,
  'Dart literal': (p) =>
    `const board = <List<int>>[\n${written(p, '0')
      .map((row) => `  <int>[${row.join(', ')}],`)
      .join('\n')}\n];`,
  'Zig array': (p) =>
    `const b = [9][9]u8{\n${written(p, '0')
      .map((row) => `    .{ ${row.join(', ')} },`)
      .join('\n')}\n};`,
  'Nim sequence': (p) =>
    `let b = @[${written(p, '0')
      .map((row) => `@[${row.join(', ')}]`)
      .join(', ')}]`,
  'Crystal print': (p) =>
    written(p, 'nil')
      .map((row) => `[${row.join(', ')}]`)
      .join('\n'),
  'Prolog with unknowns': (p) =>
    `problem(1, [${written(p, '_')
      .map((row) => `[${row.join(',')}]`)
      .join(',\n            ')}]).`,
  'Smalltalk array': (p) =>
    `#(${written(p, 'nil')
      .map((row) => `#(${row.join(' ')})`)
      .join(' ')})`,
  'Ada aggregate': (p) =>
    `Board : Grid :=\n  (${written(p, '0')
      .map((row) => `(${row.join(', ')})`)
      .join(',\n   ')});`,
  'COBOL values': (p) =>
    lines(p, '0')
      .map((row, at) => `           05 ROW-${at + 1} PIC 9(9) VALUE ${row}.`)
      .join('\n'),
  'Excel formula': (p) =>
    `={${written(p, '0')
      .map((row) => row.join(','))
      .join(';')}}`,
  'PowerShell arrays': (p) =>
    `$grid = @(\n${written(p, '0')
      .map((row) => `  @(${row.join(',')})`)
      .join(',\n')}\n)`,
  'Minizinc bars': (p) =>
    `puzzle = [|\n${written(p, '_')
      .map((row) => row.join(', '))
      .join('|\n')}|];`,
  'polars frame': (p) =>
    `shape: (9, 9)\n┌${'─────┬'.repeat(8)}─────┐\n${written(p, 'null')
      .map((row) => `│ ${row.map((cell) => cell.padEnd(4)).join('┆ ')}│`)
      .join('\n')}\n└${'─────┴'.repeat(8)}─────┘`,
  'rich table': (p) =>
    `┏${'━━━┳'.repeat(8)}━━━┓\n${written(p, ' ')
      .map((row) => `┃ ${row.join(' ┃ ')} ┃`)
      .join(`\n┣${'━━━╋'.repeat(8)}━━━┫\n`)}\n┗${'━━━┻'.repeat(8)}━━━┛`,
  // Written by people.
  'rows dictated in words': (p) =>
    written(p, 'blank')
      .map((row, at) => `Row ${WORDS[at + 1]}: ${row.map((cell) => WORDS[Number(cell)] ?? cell).join(', ')}.`)
      .join('\n'),
  'the places of each digit, by letter': (p) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((n) => [n, givensOf(p, 1).filter(({ digit }) => digit === `${n}`)] as const)
      .map(([n, all]) => `${n}s: ${all.map(({ row, column }) => `${'.ABCDEFGHI'[row]}${column}`).join(', ')}`)
      .join('\n'),
  'post with spoken rows': (p, random) =>
    lines(p, one(random, ['0', '.', '_']), ' ')
      .map(
        (row, at) =>
          `${['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'][at]} row: ${row}`,
      )
      .join('\n'),
  'post with letters for rows': (p) =>
    lines(p, '-')
      .map((row, at) => `${'ABCDEFGHJ'[at]}) ${row}`)
      .join('\n'),
  'post with slashes': (p) => lines(p, '0').join(' / '),
  'post with semicolons': (p) => lines(p, 'x').join('; '),
  'post with a greeting': (p) =>
    `Hi all,\nstuck here after an hour:\n\n${lines(p, '_', ' ').join('\n')}\n\nAny idea? Thanks, B. (2nd day)`,
  'post quoted by a board': (p) =>
    `[quote="anna" post=12345]\n${lines(p, '.').join('\n')}\n[/quote]\nI see a pair in box 4.`,
  'post with a spoiler': (p) => `>!${lines(p, '.').join('!<\n>!')}!<`,
  'Discord block': (p) => `\`\`\`\n${lines(p, '·', ' ').join('\n')}\n\`\`\``,
  'emoji digits': (p) =>
    written(p, '⬛')
      .map((row) => row.map((cell) => (cell === '⬛' ? cell : `${cell}\ufe0f\u20e3`)).join(''))
      .join('\n'),
  'mail with a table of plus signs': (p) =>
    `> +---+---+---+\n${thirds(
      lines(p, ' ').map(
        (row) =>
          `> |${thirds([...row])
            .map((part) => part.join(''))
            .join('|')}|`,
      ),
    )
      .map((band) => band.join('\n'))
      .join('\n> +---+---+---+\n')}\n> +---+---+---+`,
  'mail with =20 at its ends': (p) =>
    lines(p, '.', ' ')
      .map((row) => `${row}=20`)
      .join('\n'),
  // Scans.
  'scan with bars for lines': (p) =>
    lines(p, '_', ' | ')
      .map((row) => `| ${row} |`)
      .join('\n\n'),
  'scan with brackets for boxes': (p) =>
    written(p, ' ')
      .map((row) => `[${row.join('][')}]`)
      .join('\n'),
  'scan with spaces between': (p) => lines(p, '.', '   ').join('\n \n'),
  // Typeset, marked up.
  'LaTeX tabular with multicolumn': (p) =>
    `\\begin{tabular}{|ccc|ccc|ccc|}\n\\hline\n${thirds(
      written(p, '').map((row) => `${row.join(' & ')} \\\\`),
    )
      .map((band) => band.join('\n'))
      .join('\n\\hline\n')}\n\\hline\n\\end{tabular}`,
  'LaTeX sudoku package': (p) =>
    `\\begin{sudoku}\n${written(p, ' ')
      .map((row) => `|${row.join('|')}|.`)
      .join('\n')}\n\\end{sudoku}`,
  'Typst table': (p) =>
    `#table(columns: 9,\n${written(p, '')
      .map((row) => `  ${row.map((cell) => `[${cell}]`).join(', ')},`)
      .join('\n')}\n)`,
  'page: div in rows': (p) =>
    `<div class="board">${written(p, '')
      .map(
        (row) =>
          `<div class="row">${row.map((cell) => `<div class="cell${cell ? ' given' : ''}">${cell}</div>`).join('')}</div>`,
      )
      .join('\n')}</div>`,
  'page: div with pencil marks hidden': (p) =>
    `<section>${cellsOf(p, 1, '')
      .map(
        ({ row, column, digit }) =>
          `<div class="c" data-r="${row}" data-c="${column}"><span class="v">${digit}</span><span class="n"></span></div>`,
      )
      .join('')}</section>`,
  'page: buttons with a label': (p) =>
    cellsOf(p, 1, '')
      .map(
        ({ row, column, digit }) =>
          `<button aria-label="Row ${row}, column ${column}, ${digit === '' ? 'empty' : digit}">${digit}</button>`,
      )
      .join('\n'),
  'page: options of a select': (p) =>
    `<table>${written(p, '')
      .map((row) =>
        element(
          'tr',
          row
            .map((cell) =>
              element(
                'td',
                `<select>${['', 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `<option${`${n}` === cell ? ' selected' : ''}>${n}</option>`).join('')}</select>`,
              ),
            )
            .join(''),
        ),
      )
      .join('')}</table>`,
  'page: list of definitions': (p) =>
    `<dl>${lines(p, '.')
      .map((row, at) => `<dt>Row ${at + 1}</dt><dd>${row}</dd>`)
      .join('')}</dl>`,
  'page: table of boxes of lines': (p) => {
    const boxes = inBoxes(written(p, '0'));
    return `<table>${[0, 1, 2].map((band) => `<tr>${[0, 1, 2].map((box) => `<td>${[0, 1, 2].map((row) => (boxes[(band * 3 + box) * 3 + row] ?? []).join(' ')).join('<br>')}</td>`).join('')}</tr>`).join('')}</table>`;
  },
  // Korean, Chinese, Japanese.
  'Korean: rows with counters': (p) =>
    lines(p, '□')
      .map((row, at) => `${at + 1}번째 줄: ${row}`)
      .join('\n'),
  'Korean: a post': (p) =>
    `안녕하세요. 이 문제 3시간째 막혔어요ㅠㅠ\n\n${lines(p, '0', ' ').join('\n')}\n\n힌트 좀 주세요!`,
  'Korean: full-width digits': (p) =>
    written(p, '　')
      .map((row) =>
        row.map((cell) => (cell === '　' ? cell : String.fromCharCode(0xff10 + Number(cell)))).join('｜'),
      )
      .join('\n'),
  'Chinese: rows with words': (p) =>
    lines(p, '0')
      .map((row, at) => `第${'一二三四五六七八九'[at]}行：${row}`)
      .join('\n'),
  'Chinese: cells with commas': (p) =>
    written(p, '空')
      .map((row) => row.join('，'))
      .join('\n'),
  'Japanese: squares': (p) => lines(p, '□').join('\n'),
  'Japanese: a problem in brackets': (p) => `【問題】\n${lines(p, '・').join('\n')}\n【答え】は明日`,
  // Consoles, programs and pages that were tried later.
  'R: a tibble': (p) =>
    `# A tibble: 9 x 9\n     V1    V2    V3\n  <int> <int> <int>\n${written(p, 'NA')
      .map((row, at) => `${at + 1} ${row.map((cell) => cell.padStart(5)).join(' ')}`)
      .join('\n')}`,
  'R: glimpse': (p) =>
    `Rows: 9\nColumns: 9\n${Array.from({ length: 9 }, (_, column) => {
      const cells = written(p, 'NA').map((row) => row[column]);
      return `$ V${column + 1} <int> ${cells.join(', ')}`;
    }).join('\n')}`,
  'R: characters without quotes': (p) =>
    `      ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((column) => `[,${column}]`).join(' ')}\n${written(p, '')
      .map((row, at) => ` [${at + 1},] ${row.map((cell) => cell.padEnd(4)).join(' ')}`)
      .join('\n')}`,
  'GAMS: a table': (p) =>
    `Table givens(r,c)\n     c1 c2 c3 c4 c5 c6 c7 c8 c9\n${written(p, '')
      .map((row, at) => `r${at + 1}  ${row.map((cell) => cell.padStart(2)).join(' ')}`)
      .join('\n')}\n;`,
  'PHP: print_r with nothing': (p) =>
    `Array\n(\n${written(p, '')
      .map(
        (row, at) =>
          `    [${at}] => Array\n        (\n${row.map((cell, column) => `            [${column}] => ${cell}\n`).join('')}        )\n\n`,
      )
      .join('')})`,
  'Prolog: free variables': (p, random) => {
    const first = 100 + random.below(9_000);
    const rows = rowsOf(p).map((row, at) =>
      row.map((cell, column) => (cell === '.' ? `_${first + at * 18 + column * 2}` : cell)),
    );
    return `Rows = ${nested(rows, ['[', ', ', ']'], ['[', ', ', '].'])}`;
  },
  'SQL: spaces in a string': (p) => `select '${run(p, ' ')}' s from dual`,
  'any sign between fields': (p, random) => lines(p, '', one(random, [':', '/', '~', '#', '^'])).join('\n'),
  'joined with dots': (p, random) =>
    `local s = ${lines(p, one(random, ['.', '0']))
      .map((row) => `"${row}"`)
      .join(' ..\n  ')}`,
  'Fortran: data': (p) => `data grid / &\n  ${lines(p, '0', ',').join(', &\n  ')} /`,
  'LP: names of rows beside cells': (p) =>
    `Subject To\n${givensOf(p, 1)
      .map(({ row, column, digit }) => ` fix_${row}_${column}: x(${row},${column},${digit}) = 1`)
      .join('\n')}`,
  'JSON: a map on one line': (p) =>
    JSON.stringify(
      Object.fromEntries(givensOf(p, 0).map(({ row, column, digit }) => [row * 9 + column, Number(digit)])),
    ).replaceAll(/[:,]/g, '$& '),
  'JSON: entries told from givens': (p, random) =>
    JSON.stringify({
      cells: [...p].map((cell) => ({
        value: cell === '.' ? 1 + random.below(9) : Number(cell),
        given: cell !== '.',
      })),
    }),
  'page: digits in an attribute': (p, random) => {
    const [name, before] = one(random, [
      ['data-value', ''],
      ['class', 'v'],
    ]);
    return cellsOf(p, 0, '')
      .map(({ digit }) => `<i ${name}="${digit === '' ? '' : before}${digit}"></i>`)
      .join('');
  },
  'a link: rows in its query': (p) =>
    `https://example.net/solve?${lines(p, '0')
      .map((row, at) => `r${at + 1}=${row}`)
      .join('&')}`,
  'nine groups and an address': (p) =>
    `Today's #sudoku ${lines(p, '0').join(' ')} good luck! https://example.org/a1b2c3`,
  'a sheet: columns by letters': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `${' ABCDEFGHI'.charAt(column)}${row}\t${digit}`)
      .join('\n'),
  'places: columns first, row by row': (p, random) => {
    const base = random.below(2);
    return givensOf(p, base)
      .map(({ row, column, digit }) => `(${column}, ${row}, ${digit})`)
      .join('\n');
  },
  'MATLAB: rows that go on': (p) => `S = [ ${lines(p, '0', ' ').join(' ; ...\n      ')} ];`,
  'Fortran: fixed form': (p) => `      DATA G / ${lines(p, '0', ',').join(',\n     &         ')} /`,
  'mail: a line that goes on': (p) => `Puzzle:${run(p).slice(0, 68)}=\n${run(p).slice(68)}`,
  'a difference: lines taken away': (p) => `@@ -1,9 +0,0 @@\n-${lines(p).join('\n-')}`,
  'page: notes small in a table': (p) =>
    table(rowsOf(p), (cell) => `<td>${cell === '.' ? '<small>1 2 5 9</small>' : cell}</td>`),
  'page: entries told by a class': (p, random) =>
    table(rowsOf(p), (cell) =>
      cell === '.'
        ? `<td class="user">${random.below(4) === 0 ? 1 + random.below(9) : ''}</td>`
        : `<td class="given">${cell}</td>`,
    ),
  // Lists, logs and marked texts of the newest kinds.
  'Java options in brackets': (p) =>
    `[${rowsOf(p)
      .map(
        (row) => `[${row.map((cell) => (cell === '.' ? 'Optional.empty' : `Optional[${cell}]`)).join(', ')}]`,
      )
      .join(',\n ')}]`,
  'a form with its label': (p) =>
    `<form><label>Puzzle</label><textarea rows="9">${lines(p).join('\n')}</textarea></form>`,
  'columns by name': (p) =>
    Array.from(
      { length: 9 },
      (_, column) =>
        `Column ${column + 1}: ${rowsOf(p)
          .map((row) => row[column])
          .join(' ')}`,
    ).join('\n'),
  'a rating behind the last row': (p) => `${lines(p, '.', ' ').join('\n')}   ED=7.2/1.2/1.2\n\nRegards`,
  'a query with its columns in brackets': (p) =>
    `insert into cells(row,col,digit) values ${givensOf(p, 0)
      .map(({ row, column, digit }) => `(${row},${column},${digit})`)
      .join(',')};`,
  subtitles: (p) =>
    lines(p, '.', ' ')
      .map((row, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},500\n${row}\n`)
      .join('\n'),
  'objects by numbers': (p) =>
    JSON.stringify(
      Object.fromEntries(
        rowsOf(p).map((row, at) => [
          at,
          Object.fromEntries(row.flatMap((cell, column) => (cell === '.' ? [] : [[column, Number(cell)]]))),
        ]),
      ),
    ),
  'numbers with a dot behind': (p) => lines(p, '0', '.   ').join('.\n').concat('.'),
  'hexadecimal digits': (p) =>
    `{ ${lines(p, '0', ', 0x0')
      .map((row) => `0x0${row}`)
      .join(',\n  ')} };`,
  'pictures of digits': (p) =>
    table(rowsOf(p), (cell) => `<td><img src="img/${cell === '.' ? 0 : cell}.gif"></td>`),
  'a table of MathML': (p) =>
    element(
      'math',
      rowsOf(p)
        .map((row) =>
          element('mtr', row.map((cell) => element('mtd', cell === '.' ? '' : `<mn>${cell}</mn>`)).join('')),
        )
        .join(''),
    ),
  'a matrix of plain TeX': (p) => `$$\\matrix{${lines(p, '', '&').join('\\cr\n')}\\cr}$$`,
  'an attribute with line ends': (p) =>
    `<sms date="1709630000000" body="${lines(p).join('&#10;')}" read="1" />`,
  'digits in parentheses': (p) =>
    lines(p)
      .join('\n')
      .replace(/[1-9]/g, (digit) => String.fromCodePoint(0x2473 + Number(digit))),
  'a number and stars above': (p) => `#0412  ★★★☆☆\n\n${lines(p, '.', ' ').join('\n')}`,
  'names of variables in a solution': (p) =>
    givensOf(p, 1)
      .map(
        ({ row, column, digit }) =>
          `<variable name="x#${row}#${column}#${digit}" index="${row * 81 + column * 9 + Number(digit)}" value="1"/>`,
      )
      .join('\n'),
  'comments of a framework': (p) =>
    rowsOf(p)
      .map((row) =>
        element('div', row.map((cell) => `<div><!-- -->${cell === '.' ? '' : cell}<!-- --></div>`).join('')),
      )
      .join(''),
};
