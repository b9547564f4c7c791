import { type Grid, grid } from '../../core';
import type { NotationId } from '../../formats';
import {
  banded,
  cellsOf,
  element,
  givensOf,
  inBoxes,
  lines,
  nested,
  run,
  thirds,
  written,
} from '../layouts/writers';

/*
 * Samples of notations that hold the givens of one puzzle and nothing else: each a name, and the text that its writer
 * makes of them.
 */

/** A text as it occurs in practice, and the board it means. */
export interface NotationSample {
  readonly name: string;
  /** The notation that reads it, both by id and by detection. */
  readonly notation: NotationId;
  readonly text: string;
  readonly givens: string;
  /** Placed digits; none if omitted. */
  readonly entries?: string;
  /** How many cells have notes, and what some of them are; none if omitted. */
  readonly noted?: number;
  readonly notes?: Readonly<Record<string, string>>;
  /** The character for a blank, if it is to be checked. */
  readonly blank?: string;
  readonly title?: string;
}

/** Wikipedia's puzzle. */
export const WIKIPEDIA: Grid = grid(
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
);

const NAMES = [...'ABCDEFGHI'];
const dots = lines(WIKIPEDIA);
const zeros = lines(WIKIPEDIA, '0');
const spaced = lines(WIKIPEDIA, '.', ' ');
const digits = written(WIKIPEDIA, '0');
const givens = givensOf(WIKIPEDIA, 1);
const fromZero = givensOf(WIKIPEDIA, 0);

const inLines = (rows: readonly string[]): string => rows.join('\n');
/** Each row with something before and after it, which may tell its number. */
const each = (rows: readonly string[], row: (text: string, at: number) => string): string =>
  inLines(rows.map(row));
/** With boxes set apart by bars. */
const boxed = (blank: string, bar: string, between = ' '): string[] =>
  written(WIKIPEDIA, blank).map((row) =>
    thirds(row)
      .map((box) => box.join(between))
      .join(bar),
  );
const digitsAs = (text: string, signs: readonly string[]): string =>
  text.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
const json = (rows: readonly unknown[]): string => JSON.stringify(rows).replaceAll(',', ', ');
const numbered = digits.map((row) => row.map(Number));
/** The boxes, each of three rows. */
const threes = <T>(items: readonly T[]): T[][] =>
  items.length === 0 ? [] : [items.slice(0, 3), ...threes(items.slice(3))];
const boxes = threes(inBoxes(digits).map((row) => row.map(Number)));

const htmlRows = (blank: string, cell: (text: string) => string, end = '</tr>'): string[] =>
  written(WIKIPEDIA, blank).map((row) => `<tr>${row.map(cell).join('')}${end}`);
const htmlBoxes = threes(inBoxes(written(WIKIPEDIA, '&nbsp;'))).map((box) =>
  element('table', box.map((row) => element('tr', row.map((cell) => element('td', cell)).join(''))).join('')),
);

const ruled = (rows: readonly string[], [top, rule, bottom]: readonly [string, string, string]): string =>
  `${top}\n${banded(rows, rule)}\n${bottom}`;

const TEXTS: Readonly<Partial<Record<NotationId, Readonly<Record<string, string>>>>> = {
  line: {
    '81 characters, zeros and dots mixed': run(WIKIPEDIA, '0').slice(0, 40) + WIKIPEDIA.slice(40),
    '81 characters after a byte order mark, with a Windows line end': `\ufeff${WIKIPEDIA}\r\n`,
    '81 characters after a label': `Puzzle 12: ${WIKIPEDIA}`,
    '81 characters in an assignment': `let puzzle = "${WIKIPEDIA}";`,
    '81 characters in Korean prose': `오늘의 문제입니다.\n문제: ${WIKIPEDIA}\n풀어 주세요.`,
    '81 characters wrapped after 80': `${WIKIPEDIA.slice(0, 80)}\n${WIKIPEDIA.slice(80)}`,
    '81 characters in lines of 27': inLines(WIKIPEDIA.match(/.{27}/g) ?? []),
    '81 characters in groups of nine': dots.join(' '),
    'rows between slashes': dots.join('/'),
    'rows between commas': zeros.join(','),
    'a cell on every line': inLines([...WIKIPEDIA]),
    '81 characters from a chat': `[12:30, 5/3/2024] Bob: ${WIKIPEDIA}`,
  },
  nineLines: {
    'full-width digits': digitsAs(inLines(zeros), [...'０１２３４５６７８９']),
    'nine lines, spaced': inLines(spaced),
    'nine lines in boxes set apart by spaces': banded(boxed('.', ' ', ''), ''),
    'nine lines, blanks are spaces, cut at the end': each(lines(WIKIPEDIA, ' '), (row) => row.trimEnd()),
    'nine lines indented, with spaces after them': `${each(dots, (row) => `\t  ${row}  \t`)}\n  \n`,
    'nine lines in quoted mail': `On 2024-05-03 at 12:30, Bob wrote:\n> Here it is:\n>\n${each(dots, (row) => `> ${row}`)}\n>\n> Best, Bob`,
    'nine lines in a fenced block': `Try this one:\n\`\`\`text\n${inLines(dots)}\n\`\`\`\nThanks`,
    'nine lines in a forum post': `[code]\n${inLines(spaced)}\n[/code]`,
    'nine lines in Korean prose': `오늘의 스도쿠 문제입니다.\n\n${inLines(dots)}\n\n답을 알려 주세요!`,
    'nine lines in Japanese prose': `問題\n${inLines(dots)}\n答えを教えてください`,
    'nine lines under a title with numbers': `Sudoku #12, 2024-05-03, rated 7.2\n12\n${inLines(dots)}\n2024-05-03`,
    'nine lines named R1 to R9': each(spaced, (row, at) => `R${at + 1}: ${row}`),
    'nine lines named 1행 to 9행': each(spaced, (row, at) => `${at + 1}행 ${row}`),
    'nine lines named A to I under numbered columns': `  1 2 3 4 5 6 7 8 9\n${each(spaced, (row, at) => `${NAMES[at]} ${row}`)}`,
    'nine numbered lines': each(dots, (row, at) => `${at + 1}. ${row}`),
    'a pandas data frame': `   0  1  2  3  4  5  6  7  8\n${each(lines(WIKIPEDIA, '0', '  '), (row, at) => `${at}  ${row}`)}`,
    'nine bulleted lines': each(dots, (row) => `* ${row}`),
    'nine lines with comments': each(spaced, (row, at) => `${row}  # row ${at + 1}`),
    'quoted lines joined by plus signs': `String grid =\n${dots.map((row) => `    "${row}"`).join(' +\n')};`,
    'a template string': `const puzzle = \`\n${inLines(dots)}\n\`;`,
    'a docstring': `grid = """\n${inLines(dots)}\n"""\nprint(solve(grid))`,
    'Arabic-Indic digits': digitsAs(inLines(zeros), [...'٠١٢٣٤٥٦٧٨٩']),
    'keycap emoji': inLines(lines(WIKIPEDIA, '⬜')).replace(/\d/g, '$&\ufe0f\u20e3'),
    'circled digits': digitsAs(inLines(dots), [...'⓪①②③④⑤⑥⑦⑧⑨']),
    'non-breaking spaces': inLines(lines(WIKIPEDIA, '.', '\u00a0')),
    'en dashes for blanks': inLines(lines(WIKIPEDIA, '–')),
    'pairs of dashes turned into em dashes': inLines(lines(WIKIPEDIA, '-')).replaceAll('--', '—'),
    'three dots turned into an ellipsis': inLines(dots).replaceAll('...', '…'),
    'an ellipsis for every blank': inLines(lines(WIKIPEDIA, '…', ' ')),
  },
  picture: {
    'a picture of bars and dashes': banded(boxed('.', ' | '), '------+-------+------'),
    "a picture with blanks of its rules' dashes": banded(boxed('-', ' | '), '------+-------+------'),
    'a framed picture with spaces for blanks': ruled(
      boxed(' ', ' | ').map((row) => `| ${row} |`),
      ['+-------+-------+-------+', '+-------+-------+-------+', '+-------+-------+-------+'],
    ),
    'a picture with equals signs': banded(boxed('.', '|', ''), '==========='),
    'a picture of box-drawing characters': ruled(
      boxed('.', ' ║ ').map((row) => `║ ${row} ║`),
      ['╔═══════╦═══════╦═══════╗', '╠═══════╬═══════╬═══════╣', '╚═══════╩═══════╩═══════╝'],
    ),
    'a picture with a box around every cell': `┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓\n${boxed(
      ' ',
      ' ┃ ',
      ' │ ',
    )
      .map((row) => `┃ ${row} ┃`)
      .join('\n┠───┼───┼───╂───┼───┼───╂───┼───┼───┨\n')}\n┗━━━┷━━━┷━━━┻━━━┷━━━┷━━━┻━━━┷━━━┷━━━┛`,
    'bars between all cells and lines between all rows': lines(WIKIPEDIA, '0', '|').join(
      '\n-----------------\n',
    ),
    'a picture with named rows and columns': `    1 2 3   4 5 6   7 8 9\n${each(boxed('.', ' | '), (row, at) => `${NAMES[at]} | ${row}`)}`,
    'a Markdown table': `| | | | | | | | | |\n|---|---|---|---|---|---|---|---|---|\n${each(lines(WIKIPEDIA, ' ', ' | '), (row) => `| ${row} |`)}`,
    'LaTeX, sudoku package': `\\begin{sudoku}\n${each(lines(WIKIPEDIA, ' ', '|'), (row) => `|${row}|.`)}\n\\end{sudoku}`,
  },
  array: {
    '81 characters in a call': `solve("${WIKIPEDIA}")`,
    'LeetCode 37': `Input: board = ${JSON.stringify(written(WIKIPEDIA, '.'))}\nOutput: [["5","3","4","6","7","8","9","1","2"],["6","7","2","1","9","5","3","4","8"]]`,
    'a Python list with comments': `board = [\n${each(lines(WIKIPEDIA, '0', ', '), (row, at) => `    [${row}],  # row ${at + 1}`)}\n]\nsolve(board)  # 9x9`,
    'a Java array of characters': `char[][] board = new char[][] {\n${lines(WIKIPEDIA, '.', "','")
      .map((row) => `  {'${row}'}`)
      .join(',\n')}\n};`,
    'a C array': `#include <stdio.h>\nint grid[9][9] = ${nested(digits, ['{', ',', '}'], ['{\n', ',\n', '};'])}\nint main() { return 0; }`,
    'a C# array of strings': `string[] rows = {\n${dots.map((row) => `  "${row}"`).join(',\n')}\n};`,
    'a numpy array': nested(digits, ['[', ' ', ']'], ['[', '\n ', ']']),
    'a numpy array of floats': nested(
      digits.map((row) => row.map((cell) => `${cell}.`)),
      ['[', ', ', ']'],
      ['array([', ',\n       ', '])'],
    ),
    'a MATLAB matrix': `A = [${lines(WIKIPEDIA, '0', ' ').join('; ')}];`,
    '81 numbers': json(numbered.flat()),
    'nested JSON with nulls': json(numbered.map((row) => row.map((digit) => digit || null))),
    'rows without an outer bracket': numbered.map((row) => json(row)).join(',\n'),
    'rows as numbers': json(zeros.map(Number)),
    'a bracket around every cell': each(lines(WIKIPEDIA, ' ', ']['), (row) => `[${row}]`),
    'Python None and tuples': nested(written(WIKIPEDIA, 'None'), ['(', ', ', ')'], ['(', ',\n ', ')']),
    'a YAML list': numbered.map((row) => `- ${json(row)}`).join('\n'),
    'an array of bands of rows of three and three and three': json(
      thirds(numbered.map((row) => thirds(row))),
    ),
    'an array of boxes in bands': json(thirds(boxes)),
    'an array of nine boxes': json(boxes),
  },
  csv: {
    'commas, empty fields': inLines(lines(WIKIPEDIA, '', ',')),
    'tabs, as from a spreadsheet': inLines(lines(WIKIPEDIA, '', '\t')),
    'semicolons, Windows line ends': lines(WIKIPEDIA, '', ';').join('\r\n'),
    'quoted fields': each(lines(WIKIPEDIA, '', '","'), (row) => `"${row}"`),
    'tabs cut at the end of lines': each(lines(WIKIPEDIA, '', '\t'), (row) => row.trimEnd()),
    'more columns selected than needed': `${'\t'.repeat(10)}\n${each(lines(WIKIPEDIA, '', '\t'), (row) => `\t${row}\t`)}\n${'\t'.repeat(10)}`,
    'a table from a web page, blanks are non-breaking spaces': inLines(lines(WIKIPEDIA, '\u00a0', '\t')),
    'named rows and columns': `,0,1,2,3,4,5,6,7,8\n${each(lines(WIKIPEDIA, '', ','), (row, at) => `${at},${row}`)}`,
    'named columns': `a,b,c,d,e,f,g,h,i\n${inLines(lines(WIKIPEDIA, '', ','))}`,
  },
  sdk: {
    "SadMan's .sdk with a section for the puzzle alone": `[Puzzle]\n${inLines(dots)}`,
  },
  htmlTable: {
    'the source of a table in a web page': `<table id="grid">\n<tbody>\n${inLines(htmlRows('', (cell) => element('td class="c"', cell)))}\n</tbody>\n</table>`,
    'a table of fields to fill in': `<table border=1>${htmlRows(
      '',
      (cell) => `<td><input name=c maxlength="1" value="${cell}"></td>`,
    )
      .join('')
      .replace(/<\/?t[dr]/g, (tag) => tag.toUpperCase())}</table>`,
    'a table whose rows and cells are not closed': `<p>Puzzle of the day</p><table>${htmlRows(
      '&nbsp;',
      (cell) => `<td>${/\d/.test(cell) ? element('b', cell) : cell}`,
      '',
    ).join('')}</table><p>Have fun!</p>`,
    'a table of nine tables': element(
      'table class="outer"',
      thirds(htmlBoxes)
        .map((band) => element('tr', band.map((box) => element('td', box)).join('')))
        .join(''),
    ),
  },
  labelledCells: {
    'labelled cells, as in r1c2=7': givens
      .map(({ row, column, digit }) => `r${row}c${column}=${digit}`)
      .join(', '),
    'labelled cells, named by letters': `{${givens
      .map(({ row, column, digit }) => `'${NAMES[row - 1]}${column}': ${digit}`)
      .join(', ')}}`,
    'triples of digits': givens.map(({ row, column, digit }) => `${row}${column}${digit}`).join(' '),
    'triples in lines, counted from 0': inLines(
      fromZero.map(({ row, column, digit }) => `${row} ${column} ${digit}`),
    ),
    'facts of a logic program': givens
      .map(({ row, column, digit }) => `given(${row},${column},${digit}).`)
      .join(' '),
    'objects with keys, the column first': JSON.stringify(
      fromZero.map(({ row, column, digit }) => ({ col: column, row, value: Number(digit) })),
    ),
    'rows of a database, with a number of the puzzle': `id,col,row,digit\n${inLines(
      cellsOf(WIKIPEDIA, 1, '0').map(({ row, column, digit }) => `7,${column},${row},${digit}`),
    )}`,
    'cells in XML': `<?xml version="1.0" encoding="utf-8"?>\n<board>\n${inLines(
      fromZero.map(({ row, column, digit }) => `<cell><x>${column}</x><y>${row}</y><v>${digit}</v></cell>`),
    )}\n</board>`,
    'cells of a package for LaTeX, rows from the bottom': inLines(
      givens.map(({ row, column, digit }) => `\\ddsudokucell{${column}}{${10 - row}}{${digit}}`),
    ),
  },
};

/** The blanks of two forms, by what the names of their samples call them. */
const BLANKS: readonly (readonly [
  NotationId,
  form: string,
  text: (blank: string) => string,
  Readonly<Record<string, string>>,
])[] = [
  [
    'line',
    '81 characters, blanks are',
    (blank) => run(WIKIPEDIA, blank),
    {
      zeros: '0',
      dots: '.',
      underscores: '_',
      stars: '*',
      dashes: '-',
      x: 'x',
      X: 'X',
      'question marks': '?',
      spaces: ' ',
      'any other character': '#',
      'an emoji': '⬜',
      'the letter O throughout': 'O',
    },
  ],
  [
    'nineLines',
    'nine lines, blanks are',
    (blank) => inLines(lines(WIKIPEDIA, blank)),
    { 0: '0', '.': '.', _: '_', '*': '*', '-': '-', x: 'x', X: 'X', '?': '?', '~': '~', spaces: ' ' },
  ],
];

/** Samples whose text alone matters, and samples whose blank is to be told too. */
export const WRITTEN_SAMPLES: readonly NotationSample[] = [
  ...BLANKS.flatMap(([notation, form, text, blanks]) =>
    Object.entries(blanks).map(([name, blank]) => ({
      name: `${form} ${name}`,
      notation,
      text: text(blank),
      givens: WIKIPEDIA,
      blank,
    })),
  ),
  ...Object.entries(TEXTS).flatMap(([notation, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      name,
      notation: notation as NotationId,
      text,
      givens: WIKIPEDIA,
    })),
  ),
];
