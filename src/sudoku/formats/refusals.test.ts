import { describe, expect, it } from 'vitest';
import { REFUSED_LINKS } from '../testing';
import { type ReadingError, readAs, readText } from '.';

const ROWS = [
  '53..7....',
  '6..195...',
  '.98....6.',
  '8...6...3',
  '4..8.3..1',
  '7...2...6',
  '.6....28.',
  '...419..5',
  '....8..79',
];
const NINE = ROWS.join('\n');
const LINE = ROWS.join('');

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

/** A text, its problem, the line and column of the problem or `null`, and the span of the text it marks. */
const REFUSALS: readonly (readonly [
  name: string,
  text: string,
  problem: object,
  place: string | null,
  marked?: string,
])[] = [
  ['nothing', '', { kind: 'empty' }, null],
  ['blank lines', ' \n\t\r\n', { kind: 'empty' }, null],
  ['more than is read', `${LINE}\n`.repeat(13_000), { kind: 'tooLarge', characters: 1_066_000 }, null],
  ...Object.entries({
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
    texts.map(
      (text, index) => [`a file: ${file} ${index + 1}`, text, { kind: 'binary', file }, null] as const,
    ),
  ),
  [
    'a puzzle that a spreadsheet rounded',
    'id,puzzle\n7,3.00000052E+80\n',
    { kind: 'rounded' },
    '2:3',
    '3.00000052E+80',
  ],
  ['prose', 'The quick brown fox, 12 of them.', { kind: 'noPuzzle' }, null],
  ['Korean prose', '오늘은 퍼즐이 없습니다. 3시에 만나요.', { kind: 'noPuzzle' }, null],
  ['a program', 'for (let i = 0; i < 9; i++) { grid[i][j] = 0; }', { kind: 'noPuzzle' }, null],
  [
    'a web page',
    '<html><body onload="alert(1)"><script>alert(1)</script></body></html>',
    { kind: 'noPuzzle' },
    null,
  ],
  ['letters for digits', 'abcdefghi\n'.repeat(9), { kind: 'noPuzzle' }, null],
  ['another site', 'https://www.nytimes.com/puzzles/sudoku/hard', { kind: 'noPuzzle' }, null],

  ['80 of 81 cells on a line', LINE.slice(1), { kind: 'cellCount', cells: 80 }, '1:1', LINE.slice(1)],
  ['80 cells, each on a line', [...LOST].join('\n'), { kind: 'noPuzzle' }, null],
  ['82 cells on a line', `${LINE}1`, { kind: 'cellCount', cells: 82 }, '1:1', `${LINE}1`],
  [
    'a short last row',
    withRow(9, '....8..7'),
    { kind: 'rowLength', row: 9, cells: 8, total: 80 },
    '9:1',
    '....8..7',
  ],
  [
    'a short row after a title',
    `Easy\n\n${withRow(3, '98....6.')}`,
    { kind: 'rowLength', row: 3, cells: 8, total: 80 },
    '5:1',
    '98....6.',
  ],
  [
    'a long row',
    withRow(5, '4..8.3..1.'),
    { kind: 'rowLength', row: 5, cells: 10, total: 82 },
    '5:1',
    '4..8.3..1.',
  ],
  [
    'a long row and a short one',
    ROWS.with(1, '6..195....').with(6, '.6....28').join('\n'),
    { kind: 'rowLength', row: 2, cells: 10, total: 81, others: 1 },
    '2:1',
    '6..195....',
  ],
  ['eight rows', ROWS.slice(1).join('\n'), { kind: 'rowCount', rows: 8 }, '8:1', '....8..79'],
  [
    'a list with a short line',
    `${LINE}\n`.repeat(250) + LINE.slice(2),
    { kind: 'cellCount', cells: 79, others: 0 },
    '251:1',
    LINE.slice(2),
  ],

  [
    'a list with a line that is cut off, although it has a name',
    `${LINE} # one\n${LINE.slice(0, 50)} # two\n${LINE}`,
    { kind: 'cellCount', cells: 50 },
    '2:1',
    LINE.slice(0, 50),
  ],
  ['a letter', withRow(3, '.98.B..6.'), { kind: 'strangeCharacter', character: 'B' }, '3:5', 'B'],
  [
    'an l for a 1, after two lines of prose',
    `Sudoku\nfrom a book\n${withRow(4, '8..l6...3')}`,
    { kind: 'strangeCharacter', character: 'l' },
    '6:4',
    'l',
  ],
  [
    'two letters',
    ROWS.with(2, '.98.B..6.').with(7, '...4I9..5').join('\r\n'),
    { kind: 'strangeCharacter', character: 'B', others: 1 },
    '3:5',
    'B',
  ],
  [
    'a letter after an emoji',
    `⬜${LINE.slice(1, 20).replaceAll('.', '⬜')}A${LINE.slice(21).replaceAll('.', '⬜')}`,
    { kind: 'strangeCharacter', character: 'A' },
    '1:21',
    'A',
  ],
  [
    'a letter after an ellipsis',
    LINE.replaceAll('...', '…').replace('19', 'A9'),
    { kind: 'strangeCharacter', character: 'A' },
    '1:11',
    'A',
  ],
  [
    'a letter in a picture',
    '5 3 . | . 7 . | . . .\n6 . . | 1 q 5 | . . .\n. 9 8 | . . . | . 6 .\n------+-------+------\n8 . . | . 6 . | . . 3\n4 . . | 8 . 3 | . . 1\n7 . . | . 2 . | . . 6\n------+-------+------\n. 6 . | . . . | 2 8 .\n. . . | 4 1 9 | . . 5\n. . . | . 8 . | . 7 9',
    { kind: 'strangeCharacter', character: 'q' },
    '2:11',
    'q',
  ],
  [
    'words after a row',
    withRow(2, '6..195... and then'),
    { kind: 'wordsAmongCells', words: 'and then' },
    '2:11',
    'and then',
  ],

  [
    'an array with a short row',
    array(ROWS.with(8, '....8..7')),
    { kind: 'rowLength', row: 9, cells: 8, total: 80 },
    '9:2',
    '0,0,0,0,8,0,0,7',
  ],
  ['an array of eight rows', array(ROWS.slice(1)), { kind: 'rowCount', rows: 8 }, '1:1'],
  [
    'an array with a number of two digits',
    array(ROWS).replace('1,9,5', '1,19,5'),
    { kind: 'strangeCell', cell: '19' },
    '2:10',
    '19',
  ],
  [
    'an array with a letter',
    array(ROWS).replace('1,9,5', '1,q,5'),
    { kind: 'strangeCell', cell: 'q' },
    '2:10',
    'q',
  ],
  [
    'a table with a strange field',
    csv(ROWS).replace('1,9,5', '1,A9,5'),
    { kind: 'strangeCell', cell: 'A9' },
    '2:7',
    'A9',
  ],
  [
    'a table with a short row',
    ROWS.map((row) => [...row].join(','))
      .join('\n')
      .slice(0, -2),
    { kind: 'rowLength', row: 9, cells: 8, total: 80 },
    '9:1',
  ],

  [
    'a grid of 16, numbers',
    square(16, (row, column) => `${((row * 4 + column) % 16) + 1}`, ' '),
    { kind: 'otherSize', size: 16 },
    '1:1',
  ],
  [
    'a grid of 16, letters',
    square(16, (row, column) => '0123456789ABCDEFG'.charAt((row * 3 + column) % 17), ''),
    { kind: 'otherSize', size: 16 },
    '1:1',
  ],
  ['a grid of 16 on a line', 'G.3...F...8..1.C'.repeat(16), { kind: 'otherSize', size: 16 }, '1:1'],
  [
    'an array of 16',
    JSON.stringify(Array.from({ length: 16 }, () => Array(16).fill(0))),
    { kind: 'otherSize', size: 16 },
    '1:1',
  ],
  ['a grid of 6', '123456\n4.....\n......\n56....\n..1...\n.....2', { kind: 'otherSize', size: 6 }, '1:1'],
  ['a grid of 4', '1234\n3412\n2143\n4321', { kind: 'otherSize', size: 4 }, '1:1'],

  [
    'a link with other rules',
    REFUSED_LINKS.variant,
    { kind: 'variant', rules: ['antiknight', 'diagonal', 'thermometer'] },
    '1:1',
    REFUSED_LINKS.variant,
  ],
  [
    "f-puzzles' JSON with other rules",
    fPuzzles({ antiknight: true, thermometer: [{ lines: [['R1C1', 'R2C1']] }] }),
    { kind: 'variant', rules: ['antiknight', 'thermometer'] },
    '1:1',
  ],
  [
    "f-puzzles' JSON with other rules and nothing placed as given",
    fPuzzles({ killercage: [{ cells: ['R1C1'], value: '5' }] }).replaceAll(',"given":true', ''),
    { kind: 'variant', rules: ['killer'] },
    '1:1',
  ],
  [
    "f-puzzles' JSON of a grid of 6",
    JSON.stringify({ size: 6, grid: Array(6).fill(Array(6).fill({})) }),
    { kind: 'otherSize', size: 6 },
    '1:1',
  ],
  [
    "SudokuPad's JSON with an arrow",
    JSON.stringify({
      cells: Array(9).fill(Array(9).fill({})),
      arrows: [{}],
      metadata: { rules: 'Digits along arrows sum.' },
    }),
    { kind: 'variant', rules: ['arrow'] },
    '1:1',
  ],
  [
    'a web page with a strange cell in its table',
    htmlTable(ROWS.with(1, '6..1q5...')),
    { kind: 'strangeCell', cell: 'q' },
    '1:147',
    'q',
  ],
  [
    'a web page with a short row in its table',
    htmlTable(ROWS.with(8, '....8..7')),
    { kind: 'rowLength', row: 9, cells: 8, total: 80 },
    '1:755',
  ],
  ['a link with cages', REFUSED_LINKS.killer, { kind: 'variant', rules: ['killer'] }, '1:1'],
  ['a link with irregular boxes', REFUSED_LINKS.irregular, { kind: 'variant', rules: ['irregular'] }, '1:1'],
  ['a link to a grid of 6', REFUSED_LINKS.size6, { kind: 'otherSize', size: 6 }, '1:1'],
  [
    'a SudokuWiki link to another kind',
    `https://www.sudokuwiki.org/jigsaw.htm?bd=J9B${'0'.repeat(162)}`,
    { kind: 'variant', rules: ['irregular'] },
    '1:1',
  ],
  [
    'a short SudokuPad link',
    'See https://sudokupad.app/wsj7iunsg6',
    { kind: 'needsNetwork', site: 'sudokuPad' },
    '1:5',
    'https://sudokupad.app/wsj7iunsg6',
  ],
  [
    'a short f-puzzles link',
    'https://f-puzzles.com/?id=2eoeczu6',
    { kind: 'needsNetwork', site: 'fPuzzles' },
    '1:1',
  ],
  [
    'a short sudoku.coach link',
    'https://sudoku.coach/en/s/JCDs',
    { kind: 'needsNetwork', site: 'sudokuCoach' },
    '1:1',
  ],
  [
    'a cut f-puzzles link',
    REFUSED_LINKS.variant.slice(0, 200),
    { kind: 'damagedLink', site: 'fPuzzles' },
    '1:1',
  ],
  [
    'a cut SudokuExchange link',
    'https://sudokuexchange.com/play/?s=5300700006001950',
    { kind: 'damagedLink', site: 'sudokuExchange' },
    '1:1',
  ],
  [
    'a cut SudokuWiki link',
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9B050f2e0i46',
    { kind: 'damagedLink', site: 'sudokuWiki' },
    '1:1',
  ],
  [
    'an own link that is cut off',
    `https://example.org/#p=${LINE.slice(0, 60)}`,
    { kind: 'cellCount', cells: 60 },
    '1:24',
    LINE.slice(0, 60),
  ],
  [
    'a library line with too few cells',
    `:0000:1:${LINE.slice(1)}::::`,
    { kind: 'cellCount', cells: 80 },
    '1:9',
    LINE.slice(1),
  ],
  [
    'a strange cell in a candidate grid',
    '2 679 6789 1 46789 5 469 9 3\n389 5 4 69 689 68 7 1 29\n9 1 679 2 4679 3 4569 8 59\n6 9 2 8 1 7 3 59 4\n3489 3479 3789 56 2456 46 1 2579 2579\n1 47 5 3 24 9 8 27 6\n3459 2 39 7 3589 1 59 6 589\n359 8 1 569 3569 6 2 4 577\n7 369 369 4 35689 2 59 359 1',
    { kind: 'strangeCell', cell: '577' },
    '8:24',
    '577',
  ],
];

describe('a text without a puzzle is refused, with the problem and its place', () => {
  it.each(REFUSALS.map(([name, ...refused]) => ({ name, refused })))('$name', async ({ refused }) => {
    const [text, problem, place, marked] = refused;
    const error = await refusal(text);
    expect(error).toMatchObject(problem);
    expect(error.at === null ? null : `${error.at.line}:${error.at.column}`).toBe(place);
    if (marked !== undefined) expect(text.slice(error.at?.start, error.at?.end)).toBe(marked);
  });
});

describe('repairs', () => {
  it('offer the digit that a letter looks like, then an empty cell', async () => {
    const { repairs } = await refusal(withRow(4, '8...l...3'));
    expect(repairs.map(({ kind }) => kind)).toEqual(['replace', 'blank']);
    expect(repairs[0]).toMatchObject({ from: 'l', to: '1', text: withRow(4, '8...1...3') });
    expect(repairs[1]?.text).toBe(withRow(4, '8.......3'));
  });

  it('read an O as a zero', async () => {
    const { repairs } = await refusal(LINE.replaceAll('.', '0').replace('0', 'O'));
    expect(repairs[0]).toMatchObject({
      kind: 'replace',
      from: 'O',
      to: '0',
      text: LINE.replaceAll('.', '0'),
    });
  });

  it('mend one mistake at a time if there are several', async () => {
    const { repairs, others } = await refusal(ROWS.with(2, '.98.B..6.').with(7, '...4I9..5').join('\n'));
    expect(others).toBe(1);
    const next = await refusal(repairs[0]?.text ?? '');
    expect(next).toMatchObject({ kind: 'strangeCharacter', character: 'I', others: 0 });
    expect((await readText(next.repairs[0]?.text ?? '')).kind).toBe('one');
  });

  it('keep characters that typography has changed', async () => {
    const { repairs } = await refusal(LINE.replaceAll('...', '…').replace('19', 'l9'));
    expect(repairs[0]?.text).toBe(LINE.replaceAll('...', '…'));
  });

  it('remove a stray character from a row with one character too many', async () => {
    const { repairs } = await refusal(withRow(2, '6..1~95...'));
    expect(repairs).toMatchObject([{ kind: 'remove', from: '~', text: NINE }]);
  });

  it('fill a short line', async () => {
    expect((await refusal(LINE.slice(0, -3))).repairs).toMatchObject([
      { kind: 'addBlanks', count: 3, row: null, text: `${LINE.slice(0, -3)}...` },
    ]);
  });

  it.each([0, 4, 13, 40, 62, 70])('put a missing cell where it was, in a text of 80: %i', async (at) => {
    // The last blank of a run: the places in a run are the same.
    const place = LINE.indexOf('.', at);
    const { repairs } = await refusal(LINE.slice(0, place) + LINE.slice(place + 1));
    expect(repairs.length).toBeLessThanOrEqual(3);
    expect(repairs.map(({ text }) => text)).toContain(LINE);
  });

  it.each([1, 3, 5, 9])(
    'put a missing cell into the row that is short, and move no other: row %i',
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

  it('add a lost row where the puzzle has a solution', async () => {
    const { repairs } = await refusal(ROWS.slice(0, 8).join('\n'));
    expect(repairs).toContainEqual(
      expect.objectContaining({
        kind: 'addRow',
        row: 9,
        text: [...ROWS.slice(0, 8), '.........'].join('\n'),
      }),
    );
    expect((await refusal(ROWS.slice(1).join('\n'))).repairs).toContainEqual(
      expect.objectContaining({ kind: 'addRow', row: 1 }),
    );
  });

  it('leave out the first or the last of ten rows', async () => {
    const { repairs } = await refusal(`${NINE}\n3........`);
    expect(repairs).toContainEqual(expect.objectContaining({ kind: 'removeLine', line: 10 }));
  });

  it('remove an extra line', async () => {
    expect((await refusal(`5.3\n${NINE}`)).repairs).toMatchObject([
      { kind: 'removeLine', line: 1, text: NINE },
    ]);
  });

  it('keep the cells of a line with words', async () => {
    const { repairs } = await refusal(withRow(2, '6..195... and then'));
    expect(repairs).toMatchObject([{ kind: 'keepCells', line: 2, text: NINE }]);
  });

  it('are none if nothing is known to help', async () => {
    expect((await refusal(withRow(5, '4..8.3..1.'))).repairs).toEqual([]);
  });
});

describe('by name', () => {
  it('a text in another notation is refused', async () => {
    const result = await readAs('openSudoku', NINE);
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'otherNotation', notation: 'openSudoku', at: null },
    });
  });

  it('a damaged text of the notation is refused with the problem and its place', async () => {
    const result = await readAs('nineLines', withRow(3, '.98.B..6.'));
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'strangeCharacter', at: { line: 3, column: 5 } },
    });
  });
});

async function refusal(text: string): Promise<ReadingError> {
  const reading = await readText(text);
  if (reading.kind !== 'refused') throw new Error(`read: ${JSON.stringify(reading)}`);
  return reading.error;
}
