import { banded, cellsOf, type Layouts, lines, nested, one, rowsOf, run, thirds, written } from './writers';

const N = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const LETTERS = [...'ABCDEFGHI'];

const boxed = (p: Parameters<typeof lines>[0], blank: string, bar: string, between = ' '): string[] =>
  written(p, blank).map((row) =>
    thirds(row)
      .map((box) => box.join(between))
      .join(bar),
  );

/** How programs print a puzzle, and how people type one. */
export const PRINTED: Layouts = {
  'numpy print': (p) => nested(written(p, '0'), ['[', ' ', ']'], ['[', '\n ', ']']),
  'numpy floats': (p) =>
    nested(
      written(p, 'nan').map((r) => r.map((c) => (c === 'nan' ? 'nan' : `${c}.`).padStart(3))),
      ['[', ' ', ']'],
      ['[', '\n ', ']'],
    ),
  'a tensor': (p) => `tensor(${nested(written(p, '0'), ['[', ', ', ']'], ['[', ',\n        ', '])'])}`,
  'pandas of integers': (p) =>
    ['   0  1  2  3  4  5  6  7  8', ...lines(p, '0', '  ').map((line, at) => `${at}  ${line}`)].join('\n'),
  'pandas of floats': (p) =>
    [
      '     0    1    2    3    4    5    6    7    8',
      ...written(p, 'NaN').map(
        (row, at) => `${at}  ${row.map((c) => (c === 'NaN' ? c : `${c}.0`)).join('  ')}`,
      ),
    ].join('\n'),
  'lines of brackets': (p) =>
    lines(p, '0', ', ')
      .map((line) => `[${line}]`)
      .join('\n'),
  'Go print': (p) => nested(written(p, '0'), ['[', ' ', ']'], ['[', ' ', ']']),
  'console of a browser': (p) =>
    `(9) [Array(9), Array(9), Array(9), Array(9), Array(9), Array(9), Array(9), Array(9), Array(9)]\n${written(
      p,
      '0',
    )
      .map((row, at) => `${at}: (9) [${row.join(', ')}]`)
      .join('\n')}\nlength: 9`,
  print_r: (p) =>
    `Array\n(\n${rowsOf(p)
      .map(
        (row, at) =>
          `    [${at}] => Array\n        (\n${row.map((c, i) => `            [${i}] => ${c === '.' ? 0 : c}`).join('\n')}\n        )\n`,
      )
      .join('\n')}\n)`,
  var_dump: (p) =>
    `array(9) {\n${rowsOf(p)
      .map(
        (row, at) =>
          `  [${at}]=>\n  array(9) {\n${row.map((c, i) => `    [${i}]=>\n    int(${c === '.' ? 0 : c})`).join('\n')}\n  }`,
      )
      .join('\n')}\n}`,
  'gdb print': (p) =>
    `$1 = ${nested(
      rowsOf(p).map((row) =>
        (row.join('').match(/\.+|\d/g) ?? []).map((r) =>
          r.startsWith('.')
            ? r.length > 2
              ? `0 <repeats ${r.length} times>`
              : Array(r.length).fill('0').join(', ')
            : r,
        ),
      ),
      ['{', ', ', '}'],
      ['{', ',\n  ', '}'],
    )}`,
  'nine lines': (p, random) =>
    lines(
      p,
      one(random, ['.', '0', '_', '-', '*', 'x', '?', '#', ' ', '+', '~', '@', 'o', '·', '□', '○']),
    ).join('\n'),
  'nine lines apart': (p, random) =>
    lines(
      p,
      one(random, ['.', '0', '_', '-', '*', 'x', '?', 'X', '□', '·']),
      one(random, [' ', '  ', '\t', ',', ', ', ';', '|', ' | ']),
    ).join('\n'),
  'boxes with bars': (p, random) => {
    const rule = one(random, [
      '------+-------+------',
      '---------------------',
      '------|-------|------',
      '',
      '=====================',
      '- - - + - - - + - - -',
    ]);
    return banded(boxed(p, one(random, ['.', '0', '_', ' ', '*']), ' | '), rule);
  },
  'boxes without spaces': (p, random) =>
    banded(
      boxed(p, one(random, ['.', '0', '_', ' ']), '|', ''),
      one(random, ['---+---+---', '-----------', '===========', '---|---|---']),
    ),
  'a frame': (p, random) => {
    const rule = one(random, [
      '+-------+-------+-------+',
      '-------------------------',
      '*-------*-------*-------*',
    ]);
    return [
      rule,
      banded(
        boxed(p, one(random, ['.', ' ', '0', '_']), ' | ').map((l) => `| ${l} |`),
        rule,
      ),
      rule,
    ].join('\n');
  },
  'a frame of stars': (p) =>
    [
      '*************************',
      banded(
        boxed(p, '0', ' * ').map((l) => `* ${l} *`),
        '*************************',
      ),
      '*************************',
    ].join('\n'),
  'a frame of lines': (p) =>
    [
      '╔═══════╦═══════╦═══════╗',
      banded(
        boxed(p, ' ', ' ║ ').map((l) => `║ ${l} ║`),
        '╠═══════╬═══════╬═══════╣',
      ),
      '╚═══════╩═══════╩═══════╝',
    ].join('\n'),
  'a full frame': (p) => {
    const rule = '+---+---+---+---+---+---+---+---+---+';
    return `${rule}\n${lines(p, ' ', ' | ')
      .map((l) => `| ${l} |\n${rule}`)
      .join('\n')}`;
  },
  'a full frame of lines': (p) =>
    `┌───┬───┬───┬───┬───┬───┬───┬───┬───┐\n${lines(p, ' ', ' │ ')
      .map((l) => `│ ${l} │`)
      .join('\n├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n')}\n└───┴───┴───┴───┴───┴───┴───┴───┴───┘`,
  'double lines between boxes': (p) =>
    `╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗\n${banded(
      written(p, ' ').map(
        (row) =>
          `║ ${thirds(row)
            .map((b) => b.join(' │ '))
            .join(' ║ ')} ║`,
      ),
      '╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣',
    )}\n╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝`,
  'letters and numbers at the sides': (p, random) =>
    [
      `    ${N.join(' ')}`,
      ...lines(p, one(random, ['.', '0', '_']), ' ').map((l, at) => `${LETTERS[at]} | ${l}`),
    ].join('\n'),
  'letters above, numbers at the side': (p) =>
    [`   ${LETTERS.join(' ')}`, ...lines(p, '.', ' ').map((l, at) => `${at + 1}  ${l}`)].join('\n'),
  'numbers at both sides': (p) =>
    [
      '    1 2 3   4 5 6   7 8 9',
      '  +-------+-------+-------+',
      banded(
        boxed(p, '.', ' | ').map((l, at) => `${at + 1} | ${l} |`),
        '  +-------+-------+-------+',
      ),
      '  +-------+-------+-------+',
    ].join('\n'),
  'letters at the side, numbers above boxes': (p) =>
    [
      '     1 2 3   4 5 6   7 8 9',
      banded(
        boxed(p, '.', ' | ').map((l, at) => ` ${LETTERS[at]} | ${l} |`),
        '   |-------+-------+-------|',
      ),
    ].join('\n'),
  'row names': (p) =>
    lines(p, '0', ' ')
      .map((l, at) => `Row ${at + 1}: ${l}`)
      .join('\n'),
  'row names in Korean': (p) =>
    lines(p, '0', ' ')
      .map((l, at) => `${at + 1}행: ${l}`)
      .join('\n'),
  'columns counted from 0': (p) =>
    ['    0 1 2 3 4 5 6 7 8', ...lines(p, '0', ' ').map((l, at) => `${at} | ${l}`)].join('\n'),
  'one line in boxes': (p) =>
    lines(p)
      .map((l) => `${l.slice(0, 3)} ${l.slice(3, 6)} ${l.slice(6)}`)
      .join(' '),
  'one line of rows': (p, random) =>
    lines(p, one(random, ['.', '0'])).join(
      one(random, [
        ' ',
        ',',
        ', ',
        ';',
        '/',
        '|',
        ' / ',
        '\\n',
        '%0A',
        '<br>',
        ' | ',
        '-',
        '\\r\\n',
        ':',
        '!',
      ]),
    ),
  'one line of cells': (p, random) =>
    [...run(p, one(random, ['0', '.', '_']))].join(one(random, [' ', ',', ', ', ';', '|', '\t'])),
  'three lines of 27': (p) => run(p, '0').match(/.{27}/g)?.join('\n') ?? '',
  'wrapped at 40': (p) =>
    run(p, '0')
      .match(/.{1,40}/g)
      ?.join('\n') ?? '',
  'a cell on each line': (p, random) => [...run(p, one(random, ['0', '.', '_']))].join('\n'),
  'a cell on each line, empty ones too': (p) => [...run(p, ' ')].map((c) => c.trim()).join('\n'),
  'nine groups of nine lines': (p) =>
    written(p, '0')
      .map((r) => r.join('\n'))
      .join('\n\n'),
  'empty lines between all': (p) => lines(p, '.', ' ').join('\n\n'),
  'a row in brackets': (p) =>
    written(p, ' ')
      .map((r) => r.map((c) => `[${c}]`).join(''))
      .join('\n'),
  'a cell in brackets': (p) =>
    written(p, '_')
      .map((r) => r.map((c) => `(${c})`).join(' '))
      .join('\n'),
  'words for digits of boxes': (p) =>
    written(p, '.')
      .map((r, at) => `Line ${at + 1} is ${r.join(' ')}`)
      .join('\n'),
  'Korean sentence for each row': (p) =>
    lines(p, '□', ' ')
      .map((l, at) => `${at + 1}번째 줄 ${l}`)
      .join('\n'),
  'blanks in Korean': (p) => lines(p, '빈', ' ').join('\n'),
  'blanks as a word': (p, random) =>
    lines(p, one(random, ['empty', 'blank', '빈칸', '空', 'NIL', 'null']), ', ').join('\n'),
  'blanks in brackets': (p) => lines(p, '[]', ' ').join('\n'),
  'dots in the middle, full width': (p) =>
    lines(p, '・')
      .join('\n')
      .replace(/\d/g, (d) => String.fromCharCode(0xff10 + Number(d))),
  'Chinese numerals': (p) =>
    lines(p, '〇')
      .join('\n')
      .replace(/\d/g, (d) => '〇一二三四五六七八九'[Number(d)] ?? ''),
  'circled digits': (p) =>
    lines(p, '○', ' ')
      .join('\n')
      .replace(/\d/g, (d) => '⓪①②③④⑤⑥⑦⑧⑨'[Number(d)] ?? ''),
  'key caps': (p) => lines(p, '⬜').join('\n').replace(/\d/g, '$&\ufe0f\u20e3'),
  'a title and a level': (p) =>
    `Sudoku #1234 (Hard) - 2026-11-28\n\n${lines(p, '.', ' ').join('\n')}\n\nTime: 12:34`,
  'clues counted': (p) => `Clues: ${p.replaceAll('.', '').length}\n${lines(p, '0').join('\n')}`,
  'QQWing readable': (p) =>
    banded(
      boxed(p, '.', ' | ').map((l) => ` ${l} `),
      '-------|-------|-------',
    ),
  'puzzle after its number': (p, random) =>
    `${one(random, ['Sudoku 12 ', '문제 12 ', 'Puzzle #7: ', 'No. 3 ', 'Grid 01\n', '12,', '12;', '12\t', '#12 ', '12. ', '12) ', '第12题 ', 'Nr. 12: '])}${run(p, one(random, ['.', '0']))}${one(random, ['', ',easy', ' easy', ',4.2', ' # hard', '', ' 어려움', ';hard;0.7'])}`,
  'a table of puzzles': (p) => `id,puzzle,level\n1,${run(p, '0')},easy`,
  'a puzzle in a sentence': (p) => `Can anyone solve ${run(p)} without guessing? I am stuck.`,
  'cells in a list of all': (p) =>
    cellsOf(p, 1, '-')
      .map(({ row, column, digit }) => `(${row},${column}) = ${digit}`)
      .join('\n'),
  'spaces as blanks in a frame': (p) =>
    banded(
      boxed(p, ' ', '|', ' ').map((l) => l),
      '-----+-----+-----',
    ),
  'trimmed lines': (p) =>
    lines(p, ' ')
      .map((l) => l.trimEnd())
      .join('\n'),
  'trimmed tabs': (p) =>
    lines(p, '', '\t')
      .map((l) => l.trimEnd())
      .join('\n'),
  'a sheet with margins': (p) =>
    ['\t\t\t\t\t\t\t\t\t\t', ...lines(p, '', '\t').map((l) => `\t${l}\t`), '\t\t\t\t\t\t\t\t\t\t'].join('\n'),
  'a sheet with letters and numbers': (p) =>
    [`\t${LETTERS.join('\t')}`, ...lines(p, '', '\t').map((l, at) => `${at + 1}\t${l}`)].join('\n'),
  'CSV with quotes': (p) =>
    written(p, '')
      .map((r) => r.map((c) => `"${c}"`).join(','))
      .join('\r\n'),
  'CSV of Excel': (p) => lines(p, '', ';').join('\r\n'),
  'CSV with column names': (p) => ['c1,c2,c3,c4,c5,c6,c7,c8,c9', ...lines(p, '', ',')].join('\n'),
  'CSV with row and column names': (p) =>
    [',A,B,C,D,E,F,G,H,I', ...lines(p, '', ',').map((l, at) => `${at + 1},${l}`)].join('\n'),
  'CSV with a first column of names': (p) =>
    lines(p, '0', ',')
      .map((l, at) => `row${at + 1},${l}`)
      .join('\n'),
  'CSV of floats': (p) =>
    written(p, '')
      .map((r) => r.map((c) => (c === '' ? '' : `${c}.0`)).join(','))
      .join('\n'),
};
