import { describe, expect, it } from 'vitest';
import { readCopied, readText } from '.';
import { choiceOf, choicesOf, LINE, ROWS, SOLVED } from './testing';

const NINE = ROWS.join('\n');
const ARRAY = JSON.stringify(ROWS.map((row) => [...row].map((cell) => Number(cell) || 0)));

describe('two or more different boards are offered as choices', () => {
  it.each([
    ['two blocks of nine lines', `${NINE}\n\n${SOLVED.replace(/.{9}/g, '$&\n')}`],
    ['a block and a line', `${NINE}\n\nSolution:\n${SOLVED}`],
    ['two lines', `${LINE}\n${SOLVED}`],
    ['two lines side by side', `quizzes,solutions\n${LINE},${SOLVED}`],
    ['nine lines side by side', sideBySide(ROWS, SOLVED.match(/.{9}/g) ?? [], '   ')],
    [
      'nine lines side by side, spaced',
      sideBySide(ROWS.map(spaced), (SOLVED.match(/.{9}/g) ?? []).map(spaced), '  '),
    ],
    ['an array and a line', `${ARRAY}\n\n${SOLVED}`],
    ['a link and nine lines', `https://sudoku.coach/en/play/${SOLVED}\n${NINE}`],
    [
      'two links',
      `https://sudoku.coach/en/play/${LINE.replaceAll('.', '0')} https://sudokuexchange.com/play/?s=${SOLVED}`,
    ],
  ])('%s', async (_, text) => {
    const boards = choicesOf(await readText(text)).map(({ puzzle }) => puzzle.givens);
    expect([...boards].sort()).toEqual([LINE, SOLVED].sort());
  });
});

it('a puzzle beside its solution and what is written so far, in the data of a program, is one board', async () => {
  const written = LINE.replace('53..7', '..4..').replace(/[1-9]/g, (digit, at) => (at < 5 ? digit : '.'));
  const { puzzle } = choiceOf(
    await readText(JSON.stringify({ puzzle: LINE, solution: SOLVED, user_inputs: written, level: 3 })),
  );
  expect([puzzle.givens, puzzle.entries]).toEqual([LINE, written]);
});

it('so they are in any other text', async () => {
  const written = LINE.replace('53..7', '534.7');
  const { puzzle } = choiceOf(
    await readText(`Puzzle:\n${NINE}\n\nSo far:\n${written}\n\nSolution:\n${SOLVED}`),
  );
  expect([puzzle.givens, puzzle.entries.replaceAll('.', '')]).toEqual([LINE, '4']);
});

describe('a text copied from a page', () => {
  const cells = ROWS.map((row) => [...row].map((digit) => `<td>${digit === '.' ? '' : digit}</td>`).join(''));
  const table = `<table><tr>${cells.join('</tr><tr>')}</tr></table>`;
  const digits = LINE.replaceAll('.', '');

  it('is read from its table, which still has the empty cells', async () => {
    expect(choiceOf(await readCopied(digits, table)).puzzle.givens).toBe(LINE);
  });

  it('is read as it is if the page has no board, or several', async () => {
    expect(choiceOf(await readCopied(LINE, '<p>a puzzle</p>')).puzzle.givens).toBe(LINE);
    expect(
      choiceOf(await readCopied(LINE, `${table}<p>and</p>${table.replace('>7<', '>2<')}`)).puzzle.givens,
    ).toBe(LINE);
  });
});

describe('lists of three levels and more are read row by row and box by box', () => {
  const boxed = (rows: readonly string[]): string =>
    JSON.stringify(
      [0, 3, 6].map((band) =>
        [0, 3, 6].map((stack) =>
          rows
            .slice(band, band + 3)
            .map((row) => [...row.slice(stack, stack + 3)].map((cell) => Number(cell) || 0)),
        ),
      ),
    );

  it('only one of the boards follows the rules', async () => {
    expect(choiceOf(await readText(boxed(ROWS))).puzzle.givens).toBe(LINE);
  });

  it('both boards follow the rules', async () => {
    const sparse = ROWS.map((_, row) => (row === 0 ? '5..6.....' : '.........'));
    const boards = choicesOf(await readText(boxed(sparse))).map(({ puzzle }) => puzzle.givens);
    expect(boards).toHaveLength(2);
    expect(boards).toContain(sparse.join(''));
  });

  it('both boards are equal', async () => {
    const board = ['5........', ...ROWS.slice(1).map(() => '.........')].join('');
    expect(choiceOf(await readText(boxed(board.match(/.{9}/g) ?? []))).puzzle.givens).toBe(board);
  });
});

describe('lines with two boards side by side', () => {
  it('are one reading if the boards are equal', async () => {
    expect(choiceOf(await readText(sideBySide(ROWS, ROWS, ' | '))).puzzle.givens).toBe(LINE);
  });

  it('are refused without a gap between the boards', async () => {
    expect((await readText(sideBySide(ROWS, ROWS, ''))).kind).toBe('refused');
  });
});

describe('equal boards are one reading', () => {
  it.each([
    ['the same lines twice', `${NINE}\n\n${NINE}`],
    ['nine lines and one line, with other blanks', `${NINE}\n\n${LINE.replaceAll('.', '0')}`],
    ['an array and nine lines', `${ARRAY}\n\n${NINE}`],
    ['a link and the line it has', `https://sudoku.coach/en/play/${LINE.replaceAll('.', '0')}\n${LINE}`],
    ['a puzzle, its rating and the puzzle', `${LINE},1.2,${LINE}`],
  ])('%s', async (_, text) => {
    expect(choiceOf(await readText(text)).puzzle.givens).toBe(LINE);
  });
});

describe('a notation with its own marker takes precedence over bare text', () => {
  it('a header makes nine lines a SadMan file', async () => {
    expect(choiceOf(await readText(`#AN. N.\n${NINE}`)).notation).toBe('sdk');
  });

  it('cells of fixed width are candidates, not nine lines of 81 cells', async () => {
    const row = `${Array(9).fill('1_3_5_7_9').join('\t')}\t`;
    expect(choiceOf(await readText(`${Array(9).fill(row).join('\n')}\n`)).notation).toBe('fixedWidth');
  });

  it('729 places in lines of 81 are candidates, not nine puzzles', async () => {
    const { notation, puzzle } = choiceOf(await readText(`${'12.45.78.'.repeat(9)}\n`.repeat(9)));
    expect(notation).toBe('candidates729');
    expect(puzzle.notes).not.toBeNull();
  });

  it('a link that only names a puzzle does not hide the puzzle beside it', async () => {
    expect(choiceOf(await readText(`https://sudokupad.app/wsj7iunsg6\n${NINE}`)).puzzle.givens).toBe(LINE);
  });
});

describe('bare letters are never read as an encoding', () => {
  it.each([
    ['letters for digits', LINE.replace(/\d/g, (digit) => 'ABCDEFGHI'.charAt(Number(digit) - 1))],
    ['letters for runs of blanks', 'e53b7ffe6b195c98ed6a8cf6c3'],
    ['a compact code without its site', '53K7f6A195cK9'],
  ])('%s', async (_, text) => {
    expect((await readText(text)).kind).toBe('refused');
  });

  it('one letter may stand for all blanks', async () => {
    expect(choiceOf(await readText(LINE.replaceAll('.', 'n'))).puzzle.givens).toBe(LINE);
  });

  it('one letter may not stand for a blank beside other blanks', async () => {
    expect((await readText(LINE.replace('.', 'n'))).kind).toBe('refused');
  });
});

describe('prose is removed if it fills whole lines, or is outside quotes and brackets', () => {
  it.each([
    ['lines around', `Hi Bob, try this (level 3, 12:30):\n\n${NINE}\n\nBest, Ann\n2024-05-03`],
    ['outside quotes', `var puzzle = "${LINE}"; // easy`],
    ['outside brackets', `const board: number[][] = ${ARRAY}; // 9 by 9`],
    ['a label', `Input: ${LINE}`],
    ['a comment', `${LINE}  // Wikipedia's`],
  ])('%s', async (_, text) => {
    expect(choiceOf(await readText(text)).puzzle.givens).toBe(LINE);
  });

  it('words on a line with cells are never removed', async () => {
    const text = NINE.replace('.98....6.', '.98....6. hello');
    expect(await readText(text)).toMatchObject({ kind: 'refused', error: { kind: 'wordsAmongCells' } });
  });
});

describe('the shape of a text shows what spaces and dashes mean', () => {
  it('spaces are blanks if nothing else is', async () => {
    expect(choiceOf(await readText(NINE.replaceAll('.', ' '))).details.blank).toBe(' ');
  });

  it('nine lines that are too short for rows are refused', async () => {
    expect((await readText('1 2 3\n'.repeat(9))).kind).toBe('refused');
  });

  it('a rule of dashes between rows of dashes is a rule', async () => {
    const dashed = ROWS.map((row) => row.replaceAll('.', '-'));
    const text = [
      ...dashed.slice(0, 3),
      '-'.repeat(9),
      ...dashed.slice(3, 6),
      '-'.repeat(9),
      ...dashed.slice(6),
    ];
    expect(choiceOf(await readText(text.join('\n'))).puzzle.givens).toBe(LINE);
  });

  it('an empty row of dashes is a row', async () => {
    const rows = ROWS.with(4, '---------').map((row) => row.replaceAll('.', '-'));
    expect(choiceOf(await readText(rows.join('\n'))).puzzle.givens).toBe(
      LINE.slice(0, 36) + '.'.repeat(9) + LINE.slice(45),
    );
  });
});

const spaced = (row: string): string => [...row].join(' ');

function sideBySide(left: readonly string[], right: readonly string[], gap: string): string {
  return left.map((row, index) => `${row}${gap}${right[index]}`).join('\n');
}
