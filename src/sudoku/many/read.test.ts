import { describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID } from '../core';
import { FORMATS, readText, WRITABLE_IDS, writeAs } from '../formats';
import { ANSWER, inRows, NONE, PUZZLE, rowsOf, type TableOptions, TWO, tableOf } from './testing';

/** For each row read from a text: its line, and the puzzle or the kind of problem. */
async function readingsOf(text: string, options: TableOptions = {}) {
  return rowsOf(await tableOf(text, options)).map((row) => [
    row.line,
    row.finding === 'unreadable' ? row.reason.kind : row.givens,
  ]);
}

describe('a puzzle beside a number and a word', () => {
  it.each<[what: string, write: (puzzle: string, number: number) => string]>([
    ['a number and a level', (puzzle, number) => `${number},${puzzle},easy`],
    ['a title', (puzzle, number) => `Sudoku ${number} ${puzzle}`],
    ['a title in Korean', (puzzle, number) => `문제 ${number} ${puzzle}`],
    ['a number and a rating', (puzzle, number) => `${number} ${puzzle} 4.2`],
  ])('%s: each line is a puzzle', async (_, write) => {
    const text = [PUZZLE, TWO, PUZZLE].map((puzzle, at) => write(puzzle, at + 12)).join('\n');
    expect(await readingsOf(text)).toEqual([
      [1, PUZZLE],
      [2, TWO],
      [3, PUZZLE],
    ]);
  });

  it('under the names of its columns', async () => {
    const text = ['id,puzzle,level', `1,${PUZZLE},easy`, `2,${TWO},hard`].join('\n');
    expect(await readingsOf(text)).toEqual([
      [2, PUZZLE],
      [3, TWO],
    ]);
  });
});

describe('nothing in a file is left out without a row', () => {
  const bad = PUZZLE.slice(1);
  const game = (data: string) => `<game data="${data}"/>`;
  it.each<[what: string, text: string, readings: unknown[]]>([
    [
      'a bad game among good ones, a line each',
      ['<opensudoku>', game(PUZZLE), game(bad), game(TWO), '</opensudoku>'].join('\n'),
      [
        [2, PUZZLE],
        [3, 'cellCount'],
        [4, TWO],
      ],
    ],
    [
      'a bad game beside a good one',
      ['<opensudoku>', game(PUZZLE), game(bad), '</opensudoku>'].join('\n'),
      [
        [1, PUZZLE],
        [3, 'cellCount'],
      ],
    ],
    [
      'games on one line, two of them bad',
      `<opensudoku>${[PUZZLE, bad, TWO, bad].map(game).join('')}</opensudoku>`,
      [
        [1, PUZZLE],
        [1, TWO],
        [1, 'cellCount'],
        [1, 'cellCount'],
      ],
    ],
    [
      'a bad HoDoKu line among good ones',
      [PUZZLE, bad, TWO].map((values) => `:0000:x:${values}:::`).join('\n'),
      [
        [1, PUZZLE],
        [2, 'cellCount'],
        [3, TWO],
      ],
    ],
    [
      'puzzles in a list on one line, with the answer of one',
      JSON.stringify([PUZZLE, ANSWER, TWO]),
      [
        [1, PUZZLE],
        [1, TWO],
      ],
    ],
    [
      'a board and another list on one line',
      `${JSON.stringify((PUZZLE.match(/.{9}/g) ?? []).map((row) => [...row].map((digit) => Number(digit) || 0)))} [5]`,
      [
        [1, PUZZLE],
        [1, 'cellCount'],
      ],
    ],
  ])('%s', async (_, text, readings) => {
    expect(await readingsOf(text)).toEqual(readings);
  });

  it('a thousand puzzles on one line', async () => {
    const puzzles = Array.from({ length: 1_000 }, (_, i) =>
      `${1_111 + i}`.replaceAll('0', '.').padEnd(81, '.'),
    );
    expect(await readingsOf(JSON.stringify(puzzles))).toHaveLength(1_000);
  });
});

describe('a file of puzzles', () => {
  it.each<[what: string, text: string, readings: unknown[]]>([
    [
      '81 characters a line',
      `${PUZZLE}\n${TWO}\n`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    [
      'no line end at the end',
      `${PUZZLE}\n${TWO}`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    [
      'Windows line ends',
      `${PUZZLE}\r\n${TWO}\r\n`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    [
      'old Mac line ends',
      `${PUZZLE}\r${TWO}\r`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    ['a byte order mark', `\ufeff${PUZZLE}\n`, [[1, PUZZLE]]],
    [
      'the same puzzle twice',
      `${PUZZLE}\n${PUZZLE}\n`,
      [
        [1, PUZZLE],
        [2, PUZZLE],
      ],
    ],
    [
      'empty lines',
      `\n${PUZZLE}\n\n\n${TWO}\n\n`,
      [
        [2, PUZZLE],
        [5, TWO],
      ],
    ],
    [
      'other blanks',
      `${PUZZLE.replaceAll('.', '0')}\n${PUZZLE.replaceAll('.', '*')}\n`,
      [
        [1, PUZZLE],
        [2, PUZZLE],
      ],
    ],
    [
      'comments after the cells',
      `${PUZZLE} # easy, 30 givens\n${TWO};2 solutions\n`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    [
      'numbers before the cells',
      `1,${PUZZLE},${ANSWER},30,0.0\n 17. ${TWO}\n`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    ['quotes around the cells', `"${PUZZLE}","${ANSWER}"\n`, [[1, PUZZLE]]],
    ['a heading', `quizzes,solutions\n${PUZZLE},${ANSWER}\n`, [[2, PUZZLE]]],
    [
      'an empty line between the headers of an .sdk file and its grid',
      `#AN. N.\n#DThe first\n#Uhttp://example.org/?id=17\n\n${inRows(PUZZLE)}\n\n[Puzzle]\n\n${inRows(TWO)}\n`,
      [
        [5, PUZZLE],
        [17, TWO],
      ],
    ],
    [
      'a link that looks like a header',
      `#p=${PUZZLE}\n#P=${PUZZLE.slice(1)}\n#B4sIAAAA==\n`,
      [
        [1, PUZZLE],
        [2, 'strangeCharacter'],
        [3, 'noPuzzle'],
      ],
    ],
    [
      'comments of their own',
      `# a list\n${PUZZLE}\n// more\n; and more\n${TWO}\n`,
      [
        [2, PUZZLE],
        [5, TWO],
      ],
    ],
    [
      'spaced cells',
      `${[...PUZZLE].join(' ')}\n${PUZZLE.match(/.{9}/g)?.join(' ')}\n`,
      [
        [1, PUZZLE],
        [2, PUZZLE],
      ],
    ],
    ['spaces for blanks', `${PUZZLE.replaceAll('.', ' ')}\n`, [[1, PUZZLE]]],
    [
      'links',
      `https://www.sudokuwiki.org/sudoku.htm?bd=${PUZZLE.replaceAll('.', '0')}\n#p=${TWO}\n`,
      [
        [1, PUZZLE],
        [2, TWO],
      ],
    ],
    [
      'nine lines each, empty lines between',
      `${inRows(PUZZLE)}\n\n${inRows(TWO)}\n`,
      [
        [1, PUZZLE],
        [11, TWO],
      ],
    ],
    [
      'nine lines each, nothing between',
      `${inRows(PUZZLE)}\n${inRows(PUZZLE)}\n${inRows(TWO)}\n`,
      [
        [1, PUZZLE],
        [10, PUZZLE],
        [19, TWO],
      ],
    ],
    [
      'nine lines each, with titles',
      `Grid 01\n${inRows(PUZZLE)}\nGrid 02\n${inRows(PUZZLE)}\n`,
      [
        [2, PUZZLE],
        [12, PUZZLE],
      ],
    ],
    [
      'bands with empty lines between',
      `${inRows(PUZZLE).replace(/((?:.*\n){3})/g, '$1\n')}\n\n${PUZZLE}\n`,
      [
        [1, PUZZLE],
        [13, PUZZLE],
      ],
    ],
    [
      'all at once',
      `${PUZZLE}\n${inRows(TWO)}\n${NONE}\n#p=${TWO}\n`,
      [
        [1, PUZZLE],
        [2, TWO],
        [11, NONE],
        [12, TWO],
      ],
    ],
    [
      'a game file',
      `<opensudoku>\n<game created="0" data="${PUZZLE.replaceAll('.', '0')}" />\n<game created="0" data="${TWO.replaceAll('.', '0')}" />\n</opensudoku>\n`,
      [
        [2, PUZZLE],
        [3, TWO],
      ],
    ],
    ['nothing', '', []],
    ['only spaces', ' \n\t\n', []],
  ])('has %s', async (_, text, readings) => {
    expect(await readingsOf(text)).toEqual(readings);
  });

  it.each(WRITABLE_IDS)('can have two puzzles written as %s, and one on a line after them', async (id) => {
    const [a = '', b = ''] = [PUZZLE, TWO].map((givens) =>
      writeAs(id, { givens, entries: EMPTY_GRID, notes: null, name: null }),
    );
    const givensOf = async (text: string) => {
      const reading = await readText(text);
      return reading.kind === 'one' ? reading.choice.puzzle.givens : reading.kind;
    };
    const found = rowsOf(await tableOf(`${a.trimEnd()}\n\n${b.trimEnd()}\n\n${NONE}\n`));
    expect(found.map((row) => (row.finding === 'unreadable' ? row.reason : row.givens))).toEqual([
      await givensOf(a),
      await givensOf(b),
      NONE,
    ]);
  });
});

describe('a text that cannot be read', () => {
  it.each<[what: string, text: string, readings: unknown[]]>([
    [
      'a short line',
      `${PUZZLE}\n${PUZZLE.slice(1)}\n`,
      [
        [1, PUZZLE],
        [2, 'cellCount'],
      ],
    ],
    [
      'a long line',
      `${PUZZLE}5\n${PUZZLE}\n`,
      [
        [1, 'cellCount'],
        [2, PUZZLE],
      ],
    ],
    [
      'a letter among cells',
      `${PUZZLE}\n${PUZZLE.slice(0, 40)}B${PUZZLE.slice(41)}\n`,
      [
        [1, PUZZLE],
        [2, 'strangeCharacter'],
      ],
    ],
    [
      'words',
      `${PUZZLE}\nnot a puzzle\n${TWO}\n`,
      [
        [1, PUZZLE],
        [2, 'noPuzzle'],
        [3, TWO],
      ],
    ],
    [
      'a grid of eight rows',
      `${inRows(PUZZLE).slice(0, 79)}\n\n${TWO}\n`,
      [
        [8, 'rowCount'],
        [10, TWO],
      ],
    ],
    [
      'a row too short',
      `${inRows(PUZZLE).replace('.98....6.', '.98....6')}\n\n${TWO}\n`,
      [
        [3, 'rowLength'],
        [11, TWO],
      ],
    ],
    [
      'no text',
      `${PUZZLE}\n\u0000\u0001\u0002\u0003\n`,
      [
        [1, PUZZLE],
        [2, 'binary'],
      ],
    ],
  ])('is told of %s', async (_, text, readings) => {
    expect(await readingsOf(text)).toEqual(readings);
  });

  it('is reported with line and column, and its bytes lead to it', async () => {
    const bad = `${PUZZLE.slice(0, 40)}B${PUZZLE.slice(41)}`;
    const text = `# 스도쿠\n${PUZZLE}\n${bad}\n`;
    const [, row] = rowsOf(await tableOf(text));
    if (row?.finding !== 'unreadable') throw new Error('read');
    expect(row.reason).toMatchObject({ character: 'B', at: { line: 3, column: 41 } });
    expect(new TextDecoder().decode(new TextEncoder().encode(text).subarray(row.start, row.end))).toBe(bad);
  });
});

it.each([
  ['100,000 lines', 'a few words\n', 99_950],
  ['as many lines as a piece of a file has', 'a\n', 520_000],
])('%s of text with 50 puzzles among them give 50', async (_, line, lines) => {
  const puzzles = `${PUZZLE}\n`.repeat(25);
  const table = await tableOf(`${puzzles}${line.repeat(lines)}${puzzles}`, { piece: 4_194_304 });
  expect(table.sizes.one).toBe(50);
});

it('a reader that throws on a line affects only the row of this line', async () => {
  const format = FORMATS.find(({ id }) => id === 'ownLink');
  if (format === undefined) throw new Error('no such notation');
  const read = format.read;
  vi.spyOn(format, 'read').mockImplementation((source) => {
    if (source.text.includes('break me')) throw new RangeError('a mistake of ours');
    return read(source);
  });
  const onBroken = vi.fn();
  const readings = await readingsOf(`${PUZZLE}\nbreak me, ${'please '.repeat(10)}\n${TWO}`, { onBroken });
  vi.restoreAllMocks();
  expect(readings).toEqual([
    [1, PUZZLE],
    [2, 'readerBroke'],
    [3, TWO],
  ]);
  expect(onBroken).toHaveBeenCalledWith('ownLink', expect.any(RangeError));
});
