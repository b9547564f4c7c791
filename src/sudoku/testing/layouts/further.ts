import { type Cell, candidatesAt, digitsOf } from '../../core';
import { givensOf, inBoxes, type Layouts, lines, rowsOf, run, thirds, written } from './writers';

const FORMAL = '零壹贰叁肆伍陆柒捌玖';
const ORDINALS = ['첫', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉'];

/** Kinds that were tried after those of `found.ts`. */
export const FURTHER: Layouts = {
  'Korean: each row a sentence that ends alike': (p) =>
    lines(p, '빈칸', ', ')
      .map((row, at) => `${ORDINALS[at]}째 줄은 ${row}입니다.`)
      .join('\n'),
  'rows on a line as statements': (p) =>
    `${lines(p, '_', ' ')
      .map((row, at) => `Row ${at + 1}: ${row}`)
      .join('; ')}.`,
  'NumPy: a masked array': (p) =>
    `masked_array(\n  data=[[${lines(p, '--', ', ').join('],\n        [')}]],\n  mask=[[${rowsOf(p)
      .map((row) => row.map((cell) => (cell === '.' ? 'True' : 'False')).join(', '))
      .join('],\n        [')}]],\n  fill_value=999999)`,
  'R: a frame whose first row has nothing': (p) =>
    `   V1 V2 V3 V4 V5 V6 V7 V8 V9\n${lines(p, 'NA', ' ')
      .map((row, at) => `${at + 1} ${row}`)
      .join('\n')}`,
  'R: texts of which some are empty': (p) =>
    `      [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n${rowsOf(p)
      .map(
        (row, at) => ` [${at + 1},] ${row.map((cell) => (cell === '.' ? '""  ' : `"${cell}" `)).join(' ')}`,
      )
      .join('\n')}`,
  'bytes of an assembler': (p) =>
    `grid:\n${lines(p, '0', ',$0')
      .map((row) => `    .byte $0${row}`)
      .join('\n')}`,
  'CSV with a name for each of 81 columns': (p) =>
    `${[...p].map((_, at) => `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`).join(',')}\n${[...p.replaceAll('.', ' ')].map((cell) => cell.trim()).join(',')}`,
  'INI: a puzzle with a level behind it': (p) =>
    `[puzzle]\n${lines(p)
      .map((row, at) => `row${at + 1}=${row}`)
      .join('\n')}\nlevel=2`,
  'INI: a line with a level before it': (p) => `[Puzzle]\nName=No 12\nSize=9\nGivens=${run(p)}\n`,
  'JSON: groups of underscores': (p) => JSON.stringify({ p: lines(p, '_').join('-') }),
  'MediaWiki: a table of nine tables': (p) =>
    `{| class="sudoku"\n${thirds(thirds9(p))
      .map((band) => `|-\n${band.map((box) => `|\n${box}`).join('\n')}`)
      .join('\n')}\n|}`,
  'reStructuredText: a table of lists': (p) =>
    `.. list-table:: Puzzle\n   :widths: 1 1 1 1 1 1 1 1 1\n\n${written(p, '')
      .map((row) => row.map((cell, at) => `${at > 0 ? '     -' : '   * -'} ${cell}`.trimEnd()).join('\n'))
      .join('\n')}`,
  'page: notes in the cells that are no givens': (p) =>
    `<table>${rowsOf(p)
      .map((row, at) =>
        row.map((cell, column) =>
          cell === '.'
            ? `<td><div>${digitsOf(candidatesAt(p, (at * 9 + column) as Cell)).join('</div><div>')}</div></td>`
            : `<td class="given">${cell}</td>`,
        ),
      )
      .map((row) => `<tr>${row.join('')}</tr>`)
      .join('')}</table>`,
  'page: paragraphs with spaces for blanks': (p) =>
    lines(p, '&nbsp;')
      .map((row) => `<p>${row}</p>`)
      .join('\n'),
  'sheet: a title, and gaps between boxes': (p) =>
    [
      'Level 4',
      '',
      ...thirds(
        written(p, '').map((row) =>
          thirds(row)
            .map((part) => part.join('\t'))
            .join('\t\t'),
        ),
      ).flatMap((band, at) => (at === 0 ? band : ['', ...band])),
    ]
      .map((line) => line.padEnd(line.length + 10 - (line.match(/\t/g) ?? []).length, '\t'))
      .join('\n'),
  'SudoQ file that counts from 0': (p) =>
    `<sudoku id="1" type="0">${[...p]
      .map(
        (cell, at) =>
          `<fieldmap id="${at}" editable="${cell === '.'}" solution="${cell === '.' ? at % 9 : Number(cell) - 1}"><position x="${at % 9}" y="${Math.floor(at / 9)}"/></fieldmap>`,
      )
      .join('')}</sudoku>`,
  'German: columns by letters': (p) =>
    Array.from(
      { length: 9 },
      (_, column) =>
        `Spalte ${'ABCDEFGHI'.charAt(column)}: ${written(p, '-')
          .map((row) => row[column])
          .join(' ')}`,
    ).join('\n'),
  'PostScript: digits at places, from below': (p) =>
    givensOf(p, 0)
      .map(({ row, column, digit }) => `${72 + column * 30} ${500 - row * 30} moveto (${digit}) show`)
      .join('\n'),
  'a chat with a name before its first row': (p) =>
    `21:14\t太郎\t${lines(p, '0').join('\n')}\n21:20\t花子\tむずかしい`,
  'names of rows behind them, from below': (p) =>
    `${lines(p, '.', ' ')
      .map((row, at) => `${row}  ${9 - at}`)
      .join('\n')}\na b c d e f g h i`,
  'numbers and parts of a book around': (p) => `2024\nSudoku 9x9\n17\n\n${lines(p).join('\n')}\n\n42\n2/9`,
  'the number of a page between dashes': (p) =>
    `${lines(p, '.', ' ').join('\n')}\n\n- 118 -\n© 2019 Puzzles Ltd`,
  'scan with letters for bars': (p) =>
    lines(p)
      .map((row) =>
        thirds([...row])
          .map((part) => part.join(' '))
          .join(' I '),
      )
      .join('\n'),
  'LaTeX: an array of phantoms': (p) =>
    `\\begin{array}{ccccccccc}\n${lines(p, '\\phantom{0}', ' & ').join(' \\\\\n')}\n\\end{array}`,
  'Roman numerals': (p) =>
    lines(p)
      .join('\n')
      .replace(/[1-9]/g, (digit) => 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨ'.charAt(Number(digit) - 1)),
  'Chinese numerals of documents': (p) =>
    lines(p, '0')
      .join('\n')
      .replace(/\d/g, (digit) => FORMAL.charAt(Number(digit))),
  'digits that are underlined': (p) => lines(p).join('\n').replace(/[1-9]/g, '$&\u0332'),
  'UTF-8 that was taken for another encoding': (p) => lines(p, 'Â·').join('\n'),
  'dots escaped in a string': (p) => lines(p).join('\\n').replaceAll('.', '\\u002e'),
  'dots as entities': (p) => lines(p, '&middot;').join('\n'),
};

/** The nine boxes of a puzzle, each a table of MediaWiki. */
const thirds9 = (p: Parameters<typeof rowsOf>[0]): string[] =>
  Array.from({ length: 9 }, (_, box) =>
    [
      '{| border=1',
      ...inBoxes(written(p, ''))
        .slice(box * 3, box * 3 + 3)
        .map((row) => `|-\n${row.map((cell) => `| ${cell}`).join('\n')}`),
      '|}',
    ].join('\n'),
  );
