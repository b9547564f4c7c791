import { cellsOf, givensOf, type Layouts, lines, nested, one, rowsOf, run, written } from './writers';

const NL = ',\n  ';

/** How programs in many languages contain a puzzle. */
export const PROGRAMS: Layouts = {
  'C array': (p) =>
    `int grid[9][9] = ${nested(written(p, '0'), ['{', ', ', '}'], ['{\n  ', NL, '\n};'])}\nint main() { return solve(grid, 0, 0); }`,
  'C without inner braces': (p) => `int a[81] = {${lines(p, '0', ',').join(',\n')}};`,
  'C strings': (p) =>
    `const char *g[9] = {\n${lines(p)
      .map((line) => `  "${line}"`)
      .join(',\n')}\n};`,
  'C strings side by side': (p) =>
    `static const char puzzle[] =\n${lines(p)
      .map((line) => `    "${line}"`)
      .join('\n')};`,
  'Java array': (p) =>
    `int[][] board = new int[][] ${nested(written(p, '0'), ['{', ',', '}'], ['{', NL, '};'])}`,
  'Java chars': (p) =>
    `char[][] board = ${nested(
      written(p, '.').map((row) => row.map((cell) => `'${cell}'`)),
      ['{', ',', '}'],
      ['{', NL, '};'],
    )}`,
  'Java string': (p) =>
    `String s = ${lines(p, '0')
      .map((line) => `"${line}"`)
      .join('\n  + ')};`,
  'C# rectangle': (p) =>
    `int[,] grid = new int[9, 9] ${nested(written(p, '0'), ['{ ', ', ', ' }'], ['{\n  ', NL, '\n};'])}`,
  'Go array': (p) =>
    `var grid = [9][9]int${nested(written(p, '0'), ['\t{', ', ', '}'], ['{\n', ',\n', ',\n}'])}`,
  'Rust array': (p) =>
    `let grid: [[u8; 9]; 9] = ${nested(written(p, '0'), ['[', ', ', ']'], ['[\n  ', NL, ',\n];'])}`,
  'Rust vec': (p) => `let b = ${nested(written(p, '0'), ['vec![', ', ', ']'], ['vec![\n  ', NL, '\n];'])}`,
  'Rust options': (p) =>
    nested(
      rowsOf(p).map((row) => row.map((cell) => (cell === '.' ? 'None' : `Some(${cell})`))),
      ['[', ', ', ']'],
      ['[', NL, ']'],
    ),
  'Kotlin lists': (p) =>
    `val b = listOf(\n${lines(p, '0', ', ')
      .map((line) => `  listOf(${line})`)
      .join(',\n')}\n)`,
  'Swift optionals': (p) =>
    `let b: [[Int?]] = ${nested(written(p, 'nil'), ['[', ', ', ']'], ['[', NL, ']'])}`,
  'Ruby words': (p) =>
    lines(p, '_', ' ')
      .map((line) => `%w[${line}]`)
      .join(',\n'),
  'Ruby nil': (p) => nested(written(p, 'nil'), ['[', ', ', ']'], ['=> [', NL, ']']),
  'Ruby heredoc': (p) => `puzzle = <<~END\n${lines(p, '-', ' ').join('\n')}\nEND`,
  'Lua tables': (p) => `local g = ${nested(written(p, '0'), ['{', ', ', '}'], ['{\n  ', NL, '\n}'])}`,
  'Haskell strings': (p) =>
    `puzzle = [${lines(p)
      .map((line) => `"${line}"`)
      .join('\n         ,')}]`,
  'OCaml arrays': (p) => nested(written(p, '0'), ['[|', ';', '|]'], ['let b = [|\n  ', ';\n  ', '|]']),
  'F# lists': (p) => nested(written(p, '0'), ['[', '; ', ']'], ['let b = [\n  ', '\n  ', ']']),
  'Erlang lists': (p) => nested(written(p, '0'), ['[', ',', ']'], ['Board = [', NL, '].']),
  'Elixir sigils': (p) => nested(written(p, 'nil'), ['[', ', ', ']'], ['board = [\n', ',\n', '\n]']),
  'Clojure vectors': (p, random) =>
    nested(written(p, one(random, ['0', 'nil', '_'])), ['[', ' ', ']'], ['(def b [', '\n ', '])']),
  'Scheme vectors': (p) => nested(written(p, '0'), ['#(', ' ', ')'], ["(define b '#(", '\n ', '))']),
  'Lisp array': (p) => nested(written(p, '0'), ['(', ' ', ')'], ['(defvar b #2A(', '\n ', '))']),
  'MATLAB matrix': (p) => nested(written(p, '0'), ['', ' ', ''], ['A = [', ';\n     ', '];']),
  'MATLAB on a line': (p) => nested(written(p, '0'), ['', ' ', ''], ['A = [', '; ', '];']),
  'MATLAB commas': (p) => nested(written(p, 'NaN'), ['', ', ', ''], ['puzzle = [\n', ';\n', '];\n']),
  'Julia matrix': (p) => nested(written(p, '0'), ['', ' ', ''], ['b = [', '\n     ', ']']),
  'R matrix by row': (p) => `m <- matrix(c(${lines(p, '0', ',').join(',\n')}), nrow = 9, byrow = TRUE)`,
  'R matrix of NA': (p) => `m <- matrix(c(${lines(p, 'NA', ', ').join(',\n')}), 9, 9, byrow=T)`,
  'Fortran data': (p) => `integer :: a(81) = (/ ${lines(p, '0', ',').join(', &\n   ')} /)`,
  'Pascal array': (p) =>
    nested(written(p, '0'), ['(', ', ', ')'], ['const B: array[1..9, 1..9] of Byte = (\n  ', NL, ');']),
  'Basic data': (p) =>
    lines(p, '0', ',')
      .map((line, at) => `${(at + 1) * 10} DATA ${line}`)
      .join('\n'),
  'Visual Basic': (p) =>
    `Dim g(,) As Integer = ${nested(written(p, '0'), ['{', ', ', '}'], ['{', ', _\n', '}'])}`,
  'PHP short arrays': (p) => `$b = ${nested(written(p, 'null'), ['[', ', ', ']'], ['[\n', ',\n', ',\n];'])}`,
  'PHP keys': (p) =>
    `array(${rowsOf(p)
      .map(
        (row, at) =>
          `${at} => array(${row.map((cell, column) => `${column} => ${cell === '.' ? 0 : cell}`).join(', ')})`,
      )
      .join(',\n')})`,
  'Perl string': (p) => `my $p = q{\n${lines(p, '.', ' ').join('\n')}\n};`,
  'Python string': (p, random) =>
    `grid = """\n${lines(p, one(random, ['.', '0', '_', ' '])).join('\n')}\n"""\nprint(solve(grid))`,
  'Python joined': (p) =>
    `puzzle = (${lines(p, '0')
      .map((line) => `'${line}'`)
      .join('\n          ')})`,
  'Python dictionary': (p) =>
    `{${givensOf(p, 0)
      .map(({ row, column, digit }) => `(${row}, ${column}): ${digit}`)
      .join(', ')}}`,
  'Python dictionary of all': (p) =>
    `{${cellsOf(p, 0, '0')
      .map(({ row, column, digit }) => `(${row}, ${column}): ${digit}`)
      .join(', ')}}`,
  'Python sets of cells': (p) =>
    `s = [\n${lines(p, '0')
      .map((line) => `  [int(c) for c in "${line}"]`)
      .join(',\n')}\n]`,
  'assignments to an array': (p) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) => `grid[${row}][${column}] = ${digit};`)
      .join('\n'),
  'assignments in one index': (p) =>
    [...p].flatMap((digit, at) => (digit === '.' ? [] : [`cells[${at}] = ${digit};`])).join('\n'),
  'calls of a function': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `solver.set(${row}, ${column}, ${digit});`)
      .join('\n'),
  'constraints of a solver': (p, random) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) =>
        one(random, [0]) === 0 ? `s.add(X[${row}][${column}] == ${digit})` : '',
      )
      .join('\n'),
  'constraints of MiniZinc': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `constraint x[${row},${column}] = ${digit};`)
      .join('\n'),
  'assertions of SMT': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `(assert (= x_${row}_${column} ${digit}))`)
      .join('\n'),
  'variables of an LP': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `x_${row}_${column}_${digit} = 1`)
      .join('\n'),
  'unit clauses of three digits': (p) =>
    givensOf(p, 1)
      .map(({ row, column, digit }) => `${row}${column}${digit} 0`)
      .join('\n'),
  'unit clauses of 729': (p) =>
    [
      'p cnf 729 30',
      ...givensOf(p, 0).map(({ row, column, digit }) => `${row * 81 + column * 9 + Number(digit)} 0`),
    ].join('\n'),
  'facts of nine rows': (p) =>
    lines(p, '_', ',')
      .map((line, at) => `row(${at + 1},[${line}]).`)
      .join('\n'),
  'facts of 81 cells': (p) =>
    cellsOf(p, 1, '0')
      .map(({ row, column, digit }) => `cell(${row},${column},${digit}).`)
      .join('\n'),
  'JSON, each number on its line': (p) =>
    JSON.stringify(
      written(p, '0').map((row) => row.map(Number)),
      null,
      2,
    ),
  'JSON, flat': (p, random) =>
    JSON.stringify([...p].map((cell) => (cell === '.' ? one(random, [0]) : Number(cell)))),
  'JSON, flat with null': (p) => JSON.stringify([...p].map((cell) => (cell === '.' ? null : Number(cell)))),
  'JSON, a string': (p) => JSON.stringify({ name: 'Daily', level: 'hard', puzzle: run(p, '0') }),
  'JSON, a string with line ends': (p) => JSON.stringify({ grid: lines(p).join('\n') }),
  'JSON, nine strings': (p) => JSON.stringify({ rows: lines(p, ' ') }, null, 1),
  'JSON, numbered keys': (p) =>
    JSON.stringify(Object.fromEntries([...run(p, '0')].map((cell, at) => [at, Number(cell)]))),
  'JSON, r1c1 keys': (p) =>
    JSON.stringify(
      Object.fromEntries(cellsOf(p, 1, '').map(({ row, column, digit }) => [`r${row}c${column}`, digit])),
    ),
  'JSON, rows of objects': (p) =>
    JSON.stringify(
      rowsOf(p).map((row) =>
        row.map((cell) => ({ value: cell === '.' ? 0 : Number(cell), fixed: cell !== '.' })),
      ),
    ),
  'JSON, rows with cells': (p) =>
    JSON.stringify(written(p, '0').map((row, at) => ({ row: at + 1, cells: row.map(Number) }))),
  'JSON, escaped inside JSON': (p) =>
    JSON.stringify({ data: JSON.stringify({ board: written(p, '0').map((row) => row.map(Number)) }) }),
  'JSON, boxes of objects': (p) =>
    JSON.stringify({
      cells: givensOf(p, 0).map(({ row, column, digit }) => ({
        position: [row, column],
        value: Number(digit),
        fixed: true,
      })),
    }),
  'YAML rows': (p) =>
    `board:\n${lines(p, '0', ', ')
      .map((line) => `  - [${line}]`)
      .join('\n')}`,
  'YAML block': (p) =>
    `title: Sudoku\ngrid: |\n${lines(p)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  'YAML strings': (p) =>
    `rows:\n${lines(p, '0')
      .map((line) => `  - "${line}"`)
      .join('\n')}`,
  'TOML rows': (p) =>
    `grid = [\n${lines(p, '0', ', ')
      .map((line) => `  [${line}],`)
      .join('\n')}\n]`,
  'INI rows': (p) =>
    `[puzzle]\n${lines(p, '0')
      .map((line, at) => `row${at + 1}=${line}`)
      .join('\n')}`,
  'SQL rows': (p) =>
    `INSERT INTO grid VALUES\n${lines(p, '0', ', ')
      .map((line, at) => `(${at + 1}, ${line})`)
      .join(',\n')};`,
  'SQL rows of NULL': (p) =>
    `INSERT INTO grid VALUES ${lines(p, 'NULL', ', ')
      .map((line) => `(${line})`)
      .join(', ')};`,
  'SQL string': (p) => `INSERT INTO puzzles (id, level, grid) VALUES (17, 'hard', '${run(p, '0')}');`,
  'Mathematica list': (p) => nested(written(p, '0'), ['{', ', ', '}'], ['SudokuSolve[{', ', \n', '}]']),
  'Sage matrix': (p) => nested(written(p, '0'), ['[', ', ', ']'], ['matrix(ZZ, 9, [', ',\n', '])']),
  'GAMS table': (p) =>
    [
      'Table g(r,c)',
      `     ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `c${n}`).join('  ')}`,
      ...lines(p, '0', '   ').map((line, at) => `r${at + 1}   ${line}`),
      ';',
    ].join('\n'),
  'assembler bytes': (p) =>
    lines(p, '0', ',')
      .map((line) => `    .byte ${line}`)
      .join('\n'),
  'APL reshape': (p, random) => `${random.below(2) === 0 ? 'p←' : ''}9 9⍴${lines(p, '0', ' ').join(' ')}`,
  'J lines': (p) => `] m =: 9 9 $ 0 ". ;._2 noun define\n${lines(p, '0', ' ').join('\n')}\n)`,
  'Tcl lists': (p) => nested(written(p, '0'), ['{', ' ', '}'], ['set b {\n  ', '\n  ', '\n}']),
  'shell heredoc': (p) => `$ ./solve <<EOF\n${lines(p, '0').join('\n')}\nEOF`,
  'shell echo': (p) => `$ echo "${run(p)}" | ./sudoku`,
};
