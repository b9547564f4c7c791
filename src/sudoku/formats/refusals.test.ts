import { describe, expect, it } from 'vitest';
import { REFUSED_LINKS } from '../testing';
import { type ReadingError, readText } from '.';
import { LINE, ROWS } from './testing';

const NINE = ROWS.join('\n');
const ZEROS = LINE.replaceAll('.', '0');

/** A puzzle that has lost a cell. With a blank at its end it follows the rules, but is another. */
const LOST = '....8...7.......5.9..6.1...2.6..4.9.......1.....9..3.64.8.5.......7.8....23.....';

/** The nine lines with one replaced, counted from 1. */
const withRow = (row: number, text: string): string => ROWS.with(row - 1, text).join('\n');
const array = (rows: readonly string[]): string =>
  `[${rows.map((row) => `[${[...row].map((cell) => (cell === '.' ? '0' : cell)).join(',')}]`).join(',\n')}]`;
const csv = (rows: readonly string[]): string =>
  rows.map((row) => [...row].map((cell) => (cell === '.' ? '' : cell)).join(',')).join('\n');
const square = (size: number, cell: (row: number, column: number) => string, between: string): string =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cell(row, column)).join(between),
  ).join('\n');

const htmlTable = (rows: readonly string[]): string =>
  `<table>${rows.map((row) => `<tr>${[...row].map((cell) => `<td>${cell === '.' ? '' : cell}</td>`).join('')}</tr>`).join('')}</table>`;
/** The data of f-puzzles with rules beside the grid. */
const fPuzzles = (rules: object): string =>
  JSON.stringify({
    size: 9,
    grid: ROWS.map((row) =>
      [...row].map((cell) => (cell === '.' ? {} : { value: Number(cell), given: true })),
    ),
    ...rules,
  });

/** How packed and older office files begin. */
const ZIP = 'PK\u0003\u0004\u0014\0\u0006\0\b\0';
const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\0';

/** Each text, its problem, its line and column if it has a place, and perhaps the span of the text it marks. */
const REFUSALS: Readonly<Record<string, readonly [text: string, said: string]>> = {
  nothing: ['', 'empty'],
  'blank lines': [' \n\t\r\n', 'empty'],
  'more than is read': [`${LINE}\n`.repeat(13_000), 'tooLarge 1066000 100000'],
  ...Object.fromEntries(
    Object.entries({
      picture: ['\u2030PNG\r\n\u001a\n\0\0\0\rIHDR', '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'GIF89a\0'],
      sheet: [
        `${ZIP}xl/workbook.xml`,
        `${ZIP}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
        `${OLE}W\0o\0r\0k\0b\0o\0o\0k`,
      ],
      document: [`${ZIP}word/document.xml`, `${ZIP}mimetypeapplication/vnd.oasis.opendocument.text`, OLE],
      slides: [`${ZIP}ppt/slides/slide1.xml`],
      pdf: ['%PDF-1.7\n%\u00e2\u00e3\n4 0 obj\nstream\nx\u009c\u0001\0\u0012', '%PDF-1.4\n1 0 obj\n'],
      archive: [`${ZIP}puzzles/one.txt`],
      other: [`${LINE}\ufffd\ufffd\ufffd\ufffd`],
    }).flatMap(([file, texts]) =>
      texts.map((text, index) => [`a file: ${file} ${index + 1}`, [text, `binary ${file}`]] as const),
    ),
  ),
  'a puzzle that a spreadsheet rounded': [
    'id,puzzle\n7,3.00000052E+80\n',
    'rounded 3.00000052E+80 at 2:3 "3.00000052E+80"',
  ],
  prose: ['The quick brown fox, 12 of them.', 'noPuzzle'],
  'Korean prose': ['오늘은 퍼즐이 없습니다. 3시에 만나요.', 'noPuzzle'],
  'a program': ['for (let i = 0; i < 9; i++) { grid[i][j] = 0; }', 'noPuzzle'],
  'a web page': ['<html><body onload="alert(1)"><script>alert(1)</script></body></html>', 'noPuzzle'],
  'letters for digits': ['abcdefghi\n'.repeat(9), 'noPuzzle'],
  'another site': ['https://www.nytimes.com/puzzles/sudoku/hard', 'noPuzzle'],
  '80 of 81 cells on a line': [LINE.slice(1), `cellCount 80 at 1:1 "${LINE.slice(1)}"`],
  '80 cells, each on a line': [[...LOST].join('\n'), 'noPuzzle'],
  '82 cells on a line': [`${LINE}1`, `cellCount 82 at 1:1 "${LINE}1"`],
  'a short last row': [withRow(9, '....8..7'), 'rowLength 9 8 80 at 9:1 "....8..7"'],
  'a short row after a title': [`Easy\n\n${withRow(3, '98....6.')}`, 'rowLength 3 8 80 at 5:1 "98....6."'],
  'a long row': [withRow(5, '4..8.3..1.'), 'rowLength 5 10 82 at 5:1 "4..8.3..1."'],
  'a long row and a short one': [
    ROWS.with(1, '6..195....').with(6, '.6....28').join('\n'),
    'rowLength 2 10 81, 1 more at 2:1 "6..195...."',
  ],
  'eight rows': [ROWS.slice(1).join('\n'), 'rowCount 8 at 8:1 "....8..79"'],
  'a list with a short line': [
    `${LINE}\n`.repeat(250) + LINE.slice(2),
    `cellCount 79 at 251:1 "${LINE.slice(2)}"`,
  ],
  'a list with a line that is cut off, although it has a name': [
    `${LINE} # one\n${LINE.slice(0, 50)} # two\n${LINE}`,
    `cellCount 50 at 2:1 "${LINE.slice(0, 50)}"`,
  ],
  'a letter': [withRow(3, '.98.B..6.'), 'strangeCharacter B at 3:5 "B"'],
  'an l for a 1, after two lines of prose': [
    `Sudoku\nfrom a book\n${withRow(4, '8..l6...3')}`,
    'strangeCharacter l at 6:4 "l"',
  ],
  'two letters': [
    ROWS.with(2, '.98.B..6.').with(7, '...4I9..5').join('\r\n'),
    'strangeCharacter B, 1 more at 3:5 "B"',
  ],
  'a letter after an emoji': [
    `⬜${LINE.slice(1, 20).replaceAll('.', '⬜')}A${LINE.slice(21).replaceAll('.', '⬜')}`,
    'strangeCharacter A at 1:21 "A"',
  ],
  'a letter after an ellipsis': [
    LINE.replaceAll('...', '…').replace('19', 'A9'),
    'strangeCharacter A at 1:11 "A"',
  ],
  'a letter in a picture': [
    '5 3 . | . 7 . | . . .\n6 . . | 1 q 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9',
    'strangeCharacter q at 2:11 "q"',
  ],
  'words after a row': [withRow(2, '6..195... and then'), 'wordsAmongCells and then at 2:11 "and then"'],
  'an array with a short row': [array(ROWS.with(8, '....8..7')), 'rowLength 9 8 80 at 9:2 "0,0,0,0,8,0,0,7"'],
  'an array of eight rows': [array(ROWS.slice(1)), 'rowCount 8 at 1:1'],
  'an array with a number of two digits': [
    array(ROWS).replace('1,9,5', '1,19,5'),
    'strangeCell 19 at 2:10 "19"',
  ],
  'an array with a letter': [array(ROWS).replace('1,9,5', '1,q,5'), 'strangeCell q at 2:10 "q"'],
  'a table with a strange field': [csv(ROWS).replace('1,9,5', '1,A9,5'), 'strangeCell A9 at 2:7 "A9"'],
  'a table with a short row': [
    ROWS.map((row) => [...row].join(','))
      .join('\n')
      .slice(0, -2),
    'rowLength 9 8 80 at 9:1',
  ],
  'a grid of 16, numbers': [
    square(16, (row, column) => `${((row * 4 + column) % 16) + 1}`, ' '),
    'otherSize 16 at 1:1',
  ],
  'a grid of 16, letters': [
    square(16, (row, column) => '0123456789ABCDEFG'.charAt((row * 3 + column) % 17), ''),
    'otherSize 16 at 1:1',
  ],
  'a grid of 16 on a line': ['G.3...F...8..1.C'.repeat(16), 'otherSize 16 at 1:1'],
  'an array of 16': [
    JSON.stringify(Array.from({ length: 16 }, () => Array(16).fill(0))),
    'otherSize 16 at 1:1',
  ],
  'a grid of 6': ['123456\n4.....\n......\n56....\n..1...\n.....2', 'otherSize 6 at 1:1'],
  'a grid of 4': ['1234\n3412\n2143\n4321', 'otherSize 4 at 1:1'],
  'a link with other rules': [
    REFUSED_LINKS.variant,
    `variant antiknight diagonal thermometer at 1:1 "${REFUSED_LINKS.variant}"`,
  ],
  "f-puzzles' JSON with other rules": [
    fPuzzles({ antiknight: true, thermometer: [{ lines: [['R1C1', 'R2C1']] }] }),
    'variant antiknight thermometer at 1:1',
  ],
  "f-puzzles' JSON with other rules and nothing placed as given": [
    fPuzzles({ killercage: [{ cells: ['R1C1'], value: '5' }] }).replaceAll(',"given":true', ''),
    'variant killer at 1:1',
  ],
  "f-puzzles' JSON of a grid of 6": [
    JSON.stringify({ size: 6, grid: Array(6).fill(Array(6).fill({})) }),
    'otherSize 6 at 1:1',
  ],
  "SudokuPad's JSON with an arrow": [
    JSON.stringify({
      cells: Array(9).fill(Array(9).fill({})),
      arrows: [{}],
      metadata: { rules: 'Digits along arrows sum.' },
    }),
    'variant arrow at 1:1',
  ],
  'a web page with a strange cell in its table': [
    htmlTable(ROWS.with(1, '6..1q5...')),
    'strangeCell q at 1:147 "q"',
  ],
  'a web page with a short row in its table': [
    htmlTable(ROWS.with(8, '....8..7')),
    'rowLength 9 8 80 at 1:755',
  ],
  'a link with cages': [REFUSED_LINKS.killer, 'variant killer at 1:1'],
  'a link with irregular boxes': [REFUSED_LINKS.irregular, 'variant irregular at 1:1'],
  'a link to a grid of 6': [REFUSED_LINKS.size6, 'otherSize 6 at 1:1'],
  'a SudokuWiki link to another kind': [
    `https://www.sudokuwiki.org/jigsaw.htm?bd=J9B${'0'.repeat(162)}`,
    'variant irregular at 1:1',
  ],
  'a short SudokuPad link': [
    'See https://sudokupad.app/wsj7iunsg6',
    'needsNetwork sudokuPad at 1:5 "https://sudokupad.app/wsj7iunsg6"',
  ],
  'a short f-puzzles link': ['https://f-puzzles.com/?id=2eoeczu6', 'needsNetwork fPuzzles at 1:1'],
  'a short sudoku.coach link': ['https://sudoku.coach/en/s/JCDs', 'needsNetwork sudokuCoach at 1:1'],
  'a cut f-puzzles link': [REFUSED_LINKS.variant.slice(0, 200), 'damagedLink fPuzzles at 1:1'],
  'a cut SudokuExchange link': [
    'https://sudokuexchange.com/play/?s=5300700006001950',
    'damagedLink sudokuExchange at 1:1',
  ],
  'a cut SudokuWiki link': [
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9B050f2e0i46',
    'damagedLink sudokuWiki at 1:1',
  ],
  'an own link that is cut off': [
    `https://example.org/#p=${LINE.slice(0, 60)}`,
    `cellCount 60 at 1:24 "${LINE.slice(0, 60)}"`,
  ],
  'a library line with too few cells': [
    `:0000:1:${LINE.slice(1)}::::`,
    `cellCount 80 at 1:9 "${LINE.slice(1)}"`,
  ],
  'a strange cell in a candidate grid': [
    '2 679 6789 1 46789 5 469 9 3\n389 5 4 69 689 68 7 1 29\n9 1 679 2 4679 3 4569 8 59\n6 9 2 8 1 7 3 59 4\n3489 3479 3789 56 2456 46 1 2579 2579\n1 47 5 3 24 9 8 27 6\n3459 2 39 7 3589 1 59 6 589\n359 8 1 569 3569 6 2 4 577\n7 369 369 4 35689 2 59 359 1',
    'strangeCell 577 at 8:24 "577"',
  ],
};

describe('a text without a puzzle is refused, with the problem and its place', () => {
  it.each(Object.entries(REFUSALS))('%s', async (_, [text, said]) => {
    const error = await refusal(text);
    const { at } = error;
    const place = at === null ? '' : ` at ${at.line}:${at.column}`;
    const marked = said.endsWith('"') ? ` "${text.slice(at?.start, at?.end)}"` : '';
    expect(saidIn(error) + place + marked).toBe(said);
  });
});

describe('repairs', () => {
  it.each<[what: string, text: string, kinds: readonly string[], mended: readonly string[]]>([
    [
      'offer the digit that a letter looks like, then an empty cell',
      withRow(4, '8...l...3'),
      ['replace l 1', 'blank l'],
      [withRow(4, '8...1...3'), withRow(4, '8.......3')],
    ],
    [
      'offer a letter that stands for a digit throughout at one press',
      ZEROS.replaceAll('1', 'l'),
      ['replace l 1', 'blank l'],
      [ZEROS],
    ],
    [
      'put a missing cell into a short row of a list',
      array(ROWS).replace('[6,0,', '[6,'),
      ['insertBlank 2 2'],
      [],
    ],
    ['read an O as a zero', ZEROS.replace('0', 'O'), ['replace O 0', 'blank O'], [ZEROS]],
    [
      'keep characters that typography has changed',
      LINE.replaceAll('...', '…').replace('19', 'l9'),
      ['replace l 1', 'blank l'],
      [LINE.replaceAll('...', '…')],
    ],
    ['remove a stray character from a long row', withRow(2, '6..1~95...'), ['remove ~'], [NINE]],
    ['fill a short line', LINE.slice(0, -3), ['addBlanks 3'], [`${LINE.slice(0, -3)}...`]],
    ['remove an extra line', `5.3\n${NINE}`, ['removeLine 1'], [NINE]],
    ['keep the cells of a line with words', withRow(2, '6..195... and then'), ['keepCells 2'], [NINE]],
    ['are none if nothing is known to help', withRow(5, '4..8.3..1..'), [], []],
  ])('%s', async (_, text, kinds, mended) => {
    const { repairs } = await refusal(text);
    expect(repairs.map(({ text: _, ...repair }) => Object.values(repair).join(' ').trim())).toEqual(kinds);
    expect(repairs.slice(0, mended.length).map(({ text }) => text)).toEqual(mended);
  });

  it('mend one mistake at a time if there are several', async () => {
    const { repairs } = await refusal(ROWS.with(2, '.98.B..6.').with(7, '...4I9..5').join('\n'));
    const next = await refusal(repairs[0]?.text ?? '');
    expect(saidIn(next)).toBe('strangeCharacter I');
    expect((await readText(next.repairs[0]?.text ?? '')).kind).toBe('one');
  });

  it.each([0, 4, 13, 40, 62, 70])('put a missing cell where it was, in a text of 80: %i', async (at) => {
    // The last blank of a run: the places in a run are the same.
    const place = LINE.indexOf('.', at);
    const { repairs } = await refusal(LINE.slice(0, place) + LINE.slice(place + 1));
    expect(repairs.length).toBeLessThanOrEqual(3);
    expect(repairs.map(({ text }) => text)).toContain(LINE);
  });

  it.each([1, 3, 5, 9])(
    'put a missing cell into the short row, and move no other: row %i',
    async (number) => {
      const row = ROWS[number - 1] ?? '';
      const { repairs } = await refusal(withRow(number, row.replace('.', '')));
      expect(repairs).toContainEqual(
        expect.objectContaining({ kind: 'insertBlank', row: number, text: NINE }),
      );
      for (const { text } of repairs)
        expect(text.split('\n').toSpliced(number - 1, 1)).toEqual(ROWS.toSpliced(number - 1, 1));
    },
  );

  it.each([1, 3, 5, 9])('take a blank out of the long row, and move no other: row %i', async (number) => {
    const { repairs } = await refusal(withRow(number, (ROWS[number - 1] ?? '').replace('.', '..')));
    expect(repairs.length).toBeLessThanOrEqual(3);
    expect(repairs).toContainEqual(expect.objectContaining({ kind: 'removeBlank', row: number, text: NINE }));
  });

  const fields = ROWS.map((row) => `|${[...row].join('|')}|`).join('\n');
  const list = JSON.stringify([...ZEROS].map(Number));

  it.each([
    ['a list', list.replace('[5,3,0,', '[5,3,'), list.replace('[5,3,0,', '[5,3,0, ')],
    ['a puzzle behind its number', `12,${LINE.replace('.', '')}`, `12,${LINE}`],
    [
      'texts in quotes, of which one has no digit',
      `"${ROWS.with(8, '.........').join('",\n"').replace('6..1', '6.1')}",`,
      `"${ROWS.with(8, '.........').join('",\n"')}",`,
    ],
    ['fields with bars around', fields.replace('|6|.|.|', '|6|.|').replaceAll('.', ' '), fields],
  ])('put a missing cell into %s', async (_, text, mended) => {
    const plain = (text: string): string => text.replace(/[ .|]/g, (sign) => (sign === '|' ? sign : '0'));
    expect((await refusal(text)).repairs.map(({ text }) => plain(text))).toContain(plain(mended));
  });

  it('add a lost row to a list as its others are', async () => {
    const rows = ROWS.with(8, '.........');
    const { repairs } = await refusal(array(rows.slice(0, 8)));
    expect(repairs.map(({ text }) => text)).toContain(array(rows));
  });

  it.each([
    ['a line', LINE.replace('.', '..'), LINE],
    ['a list', array(ROWS).replace('[6,0,', '[6,0,0,'), array(ROWS)],
  ])('take a blank out of %s that has one too many', async (_, text, mended) => {
    expect((await refusal(text)).repairs.map(({ text }) => text)).toContain(mended);
  });

  it.each([
    [
      'add a lost last row',
      ROWS.slice(0, 8).join('\n'),
      { kind: 'addRow', row: 9, text: withRow(9, '.........') },
    ],
    ['add a lost first row', ROWS.slice(1).join('\n'), { kind: 'addRow', row: 1 }],
    ['leave out the last of ten rows', `${NINE}\n3........`, { kind: 'removeRow', row: 10, text: NINE }],
    [
      'leave out a row that stands twice',
      [...ROWS.slice(0, 4), ...ROWS.slice(3)].join('\n'),
      { kind: 'removeRow', row: 4, text: NINE },
    ],
    [
      'leave out a row that stands twice in a list',
      array([...ROWS.slice(0, 4), ...ROWS.slice(3)]),
      { kind: 'removeRow', row: 4, text: array(ROWS) },
    ],
    [
      'leave out a digit that stands twice',
      LINE.replace('98', '988'),
      { kind: 'remove', from: '8', text: LINE },
    ],
  ])('%s', async (_, text, repair) => {
    expect((await refusal(text)).repairs).toContainEqual(expect.objectContaining(repair));
  });
});

/** A problem and its values, and how many more there are. */
function saidIn({ at, repairs, others, ...problem }: ReadingError): string {
  return Object.values(problem).flat().join(' ') + (others > 0 ? `, ${others} more` : '');
}

async function refusal(text: string): Promise<ReadingError> {
  const reading = await readText(text);
  if (reading.kind !== 'refused') throw new Error(`read: ${JSON.stringify(reading)}`);
  return reading.error;
}
