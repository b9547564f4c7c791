import { type NotationSample, WIKIPEDIA, WRITTEN_SAMPLES } from './written';

/** Candidates of one board, as two programs print them. */
const HODOKU = `.----------------------.----------------------.----------------------.
| 1567   3      1567   | 4      12579  179    | 689    5678   579    |
| 9      45     2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
:----------------------+----------------------+----------------------:
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
:----------------------+----------------------+----------------------:
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
'----------------------'----------------------'----------------------'`;
const SIMPLE_SUDOKU = `*--------------------------------------------------------------------*
 | 1567   3      1567   | 4      12579  179    | 689    5678   579    |
 | 9      45     2      | 8      57     6      | 3      457    1      |
 | 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
 |----------------------+----------------------+----------------------|
 | 8      12459  1459   | 13     6      139    | 7      145    2345   |
 | 17     6      147    | 2      1378   5      | 14     9      34     |
 | 1257   1259   3      | 17     4      179    | 126    156    8      |
 |----------------------+----------------------+----------------------|
 | 12356  7      1569   | 1356   135    134    | 12489  148    249    |
 | 4      1      8      | 9      137    2      | 5      17     6      |
 | 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
 *--------------------------------------------------------------------*
Simple Sudoku Version 4.2n`;
/** The givens of that board. */
const BOARD = `*-----------*
|.3.|4..|...|
|9.2|8.6|3.1|
|...|...|.2.|
|---+---+---|
|8..|.6.|7..|
|.6.|2.5|.9.|
|..3|.4.|..8|
|---+---+---|
|.7.|...|...|
|4.8|9.2|5.6|
|...|..8|.3.|
*-----------*
Simple Sudoku Version 4.2n`;
const NINE = WIKIPEDIA.replace(/.{9}/g, '$&\n');

export const NOTATION_SAMPLES: readonly NotationSample[] = [
  ...WRITTEN_SAMPLES,
  {
    name: '81 characters with a comment',
    notation: 'line',
    text: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 # the one on Wikipedia`,
    givens: WIKIPEDIA,
    title: 'the one on Wikipedia',
  },
  {
    name: '81 characters with a rating beside them',
    notation: 'line',
    text: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79;ED=1.2/1.2/1.2`,
    givens: WIKIPEDIA,
    title: 'ED=1.2/1.2/1.2',
  },
  {
    name: 'as Norvig prints it',
    notation: 'picture',
    text: `4 . . |. . . |8 . 5 
. 3 . |. . . |. . . 
. . . |7 . . |. . . 
------+------+------
. 2 . |. . . |. 6 . 
. . . |. 8 . |4 . . 
. . . |. 1 . |. . . 
------+------+------
. . . |6 . 3 |. 7 . 
5 . . |2 . . |. . . 
1 . 4 |. . . |. . . `,
    givens: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
  },
  {
    name: 'arrays with candidates',
    notation: 'array',
    text: `[[[5], [3], [1, 2, 4], [1, 2, 4], [7], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4]], [[6], [1, 2, 4], [1, 2, 4], [1], [9], [5], [1, 2, 4], [1, 2, 4], [1, 2, 4]], [[1, 2, 4], [9], [8], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6], [1, 2, 4]], [[8], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6], [1, 2, 4], [1, 2, 4], [1, 2, 4], [3]], [[4], [1, 2, 4], [1, 2, 4], [8], [1, 2, 4], [3], [1, 2, 4], [1, 2, 4], [1]], [[7], [1, 2, 4], [1, 2, 4], [1, 2, 4], [2], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6]], [[1, 2, 4], [6], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [2], [8], [1, 2, 4]], [[1, 2, 4], [1, 2, 4], [1, 2, 4], [4], [1], [9], [1, 2, 4], [1, 2, 4], [5]], [[1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [8], [1, 2, 4], [1, 2, 4], [7], [9]]]`,
    givens: WIKIPEDIA,
    noted: 51,
  },
  // candidate grids
  {
    name: "Simple Sudoku's candidates",
    notation: 'pencilMarks',
    text: SIMPLE_SUDOKU,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
    notes: { r1c1: '1567', r9c9: '2479' },
  },
  {
    name: "HoDoKu's candidates",
    notation: 'pencilMarks',
    text: HODOKU,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
  },
  {
    name: 'candidates with marks of a forum post',
    notation: 'pencilMarks',
    text: HODOKU.replace('1567 ', '1567*').replace('45  ', '(45)'),
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
  },
  {
    name: 'the givens and the candidates, one after the other',
    notation: 'simpleSudoku',
    text: `${BOARD}

${SIMPLE_SUDOKU}`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
    noted: 53,
    notes: { r8c2: '1' },
  },
  {
    name: 'a post in a forum, with the puzzle as a line and its candidates',
    notation: 'simpleSudoku',
    text: `Stuck here, any ideas?
.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.
[code]
${HODOKU}
[/code]`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
    noted: 53,
  },
  {
    name: 'the givens, the state and the candidates',
    notation: 'simpleSudoku',
    text: `${BOARD}

${BOARD.replace('4.8', '418')}

${SIMPLE_SUDOKU}`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
    entries: '................................................................1................',
    noted: 52,
  },
  {
    name: 'a Simple Sudoku file',
    notation: 'simpleSudoku',
    text: BOARD,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
  },
  {
    name: "SudoCue's .sdx",
    notation: 'sdx',
    text: `2 679 6789 1 46789 5 469 9 3
389 5 4 69 689 68 7 1 29
9 1 679 2 4679 3 4569 8 59
6 9 2 8 u1 7 3 59 4
3489 3479 3789 56 2456 46 u1 2579 2579
1 47 5 3 24 9 8 27 6
3459 2 39 7 3589 1 59 6 589
359 8 1 569 3569 6 2 4 579
7 369 369 4 35689 2 59 359 1`,
    givens: '2..1.5.93.54...71.91.2.3.8.6928.73.4.........1.53.98.6.2.7.1.6..81..624.7..4.2..1',
    entries: '...............................1..........1......................................',
    noted: 39,
    notes: { r1c5: '46789' },
  },
  {
    name: 'cells of fixed width, rows end in a tab',
    notation: 'fixedWidth',
    text: `___4_____\t1____67_9\t12___67_9\t1_3_____9\t_23__6__9\t12___6__9\t_______8_\t123_____9\t____5____\t
_2___6789\t__3______\t12__56789\t1__45__89\t_2_456__9\t12_456_89\t12___67_9\t12_4____9\t12_4_67_9\t
_2___6_89\t1___56_89\t12__56_89\t______7__\t_23456__9\t12_456_89\t123__6__9\t1234____9\t1234_6__9\t
__3___789\t_2_______\t1_3_5_789\t__345___9\t__345_7_9\t___45_7_9\t1_3_5_7_9\t_____6___\t1_3___789\t
__3__67_9\t1___567_9\t1_3_567_9\t__3_5___9\t_______8_\t_2__567_9\t___4_____\t123_5___9\t123___7_9\t
__3__6789\t___456789\t__3_56789\t__345___9\t1________\t_2_4567_9\t_23_5_7_9\t_23_5__89\t_23___789\t
_2_____89\t_______89\t_2_____89\t_____6___\t___45___9\t__3______\t12__5___9\t______7__\t12_4___89\t
____5____\t_____6789\t__3__6789\t_2_______\t___4__7_9\t1__4__789\t1_3__6__9\t1_34___89\t1_34_6_89\t
1________\t_____6789\t___4_____\t____5__89\t____5_7_9\t____5_789\t_23_56__9\t_23_5__89\t_23__6_89\t
`,
    givens: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    noted: 64,
    notes: { r1c2: '1679' },
  },
  {
    name: '729 characters',
    notation: 'candidates729',
    text: `...4.....1....67.912...67.91.3.....9.23..6..912...6..9.......8.123.....9....5.....2...6789..3......12..567891..45..89.2.456..912.456.8912...67.912.4....912.4.67.9.2...6.891...56.8912..56.89......7...23456..912.456.89123..6..91234....91234.6..9..3...789.2.......1.3.5.789..345...9..345.7.9...45.7.91.3.5.7.9.....6...1.3...789..3..67.91...567.91.3.567.9..3.5...9.......8..2..567.9...4.....123.5...9123...7.9..3..6789...456789..3.56789..345...91.........2.4567.9.23.5.7.9.23.5..89.23...789.2.....89.......89.2.....89.....6......45...9..3......12..5...9......7..12.4...89....5.........6789..3..6789.2..........4..7.91..4..7891.3..6..91.34...891.34.6.891.............6789...4.........5..89....5.7.9....5.789.23.56..9.23.5..89.23..6.89`,
    givens: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    noted: 64,
  },
  {
    name: '729 characters, zeros, a row of cells on every line',
    notation: 'candidates729',
    text: `000400000100006709120006709103000009023006009120006009000000080123000009000050000
020006789003000000120056789100450089020456009120456089120006709120400009120406709
020006089100056089120056089000000700023456009120456089123006009123400009123406009
003000789020000000103050789003450009003450709000450709103050709000006000103000789
003006709100056709103056709003050009000000080020056709000400000123050009123000709
003006789000456789003056789003450009100000000020456709023050709023050089023000789
020000089000000089020000089000006000000450009003000000120050009000000700120400089
000050000000006789003006789020000000000400709100400789103006009103400089103406089
100000000000006789000400000000050089000050709000050789023056009023050089023006089`,
    givens: '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......',
    noted: 64,
  },
  // files of programs
  {
    name: "SadMan's .sdk with a header",
    notation: 'sdk',
    text: `#ARuud
#DA random puzzle created by SudoCue
#CJust start plugging in the numbers
#B03-08-2006
#SSudoCue
#LEasy
#Uhttp://www.sudocue.net/
2..1.5..3
.54...71.
.1.2.3.8.
6.28.73.4
.........
1.53.98.6
.2.7.1.6.
.81...24.
7..4.2..1
`,
    givens: '2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1',
    title: 'A random puzzle created by SudoCue',
  },
  {
    name: "SadMan's .sdk in sections",
    notation: 'sdk',
    text: `[Puzzle]\n${NINE}[State]\n${NINE.replace('53.', '534')}`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
  },
  {
    name: 'a HoDoKu library line',
    notation: 'hodoku',
    text: `:0000:7:+3+274+519+6+8+1+4+9....755+8+69+7..1+4+86+4+7+3+5+1+2+99+732+145+86+2+5+1....4+3+69+5+1+47+8+3241+8.+2.+6+9+7+7+326+984+5+1:::r6c7:`,
    givens: '..74.19.........755..9...1..6.......9.32.45.6.......4..9...7..241.........26.84..',
    entries: '32..5..68149.......86.7...48.4735129.7..1..8.251.....36.514.83...8.2.69773..9..51',
  },
  {
    name: 'a HoDoKu library line with deleted candidates',
    notation: 'hodoku',
    text: `:0300:7:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:213 413:794::a comment:`,
    givens: WIKIPEDIA,
    noted: 51,
    title: 'a comment',
  },
  {
    name: 'OpenSudoku, first version',
    notation: 'openSudoku',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Easy</name>
  <author>someone</author>
  <game data="530070000600195000098000060800060003400803001700020006060000280000419005000080079" />
</opensudoku>
`,
    givens: WIKIPEDIA,
    title: 'Easy',
  },
  {
    name: 'OpenSudoku, notes listed',
    notation: 'openSudoku',
    text: `<opensudoku version="2"><folder name="x" created="1243204741775"><game created="1243204741775" state="1" time="5" last_played="0" data="version: 1&#10;5|-|0|3|-|0|0|1,2,4,|1|0|-|1|7|-|0|0|-|1|0|-|1|0|-|1|0|-|1|6|-|0|0|-|1|0|-|1|1|-|0|9|-|0|5|-|0|0|-|1|0|-|1|0|-|1|0|-|1|9|-|0|8|-|0|0|-|1|0|-|1|0|-|1|0|-|1|6|-|0|0|-|1|8|-|0|0|-|1|0|-|1|0|-|1|6|-|0|0|-|1|0|-|1|0|-|1|3|-|0|4|-|0|0|-|1|0|-|1|8|-|0|0|-|1|3|-|0|0|-|1|0|-|1|1|-|0|7|-|0|0|-|1|0|-|1|0|-|1|2|-|0|0|-|1|0|-|1|0|-|1|6|-|0|0|-|1|6|-|0|0|-|1|0|-|1|0|-|1|0|-|1|2|-|0|8|-|0|0|-|1|0|-|1|0|-|1|0|-|1|4|-|0|1|-|0|9|-|0|0|-|1|0|-|1|5|-|0|0|-|1|0|-|1|0|-|1|0|-|1|8|-|0|0|-|1|0|-|1|7|-|0|9|-|0|" note="" /></folder></opensudoku>`,
    givens: WIKIPEDIA,
    noted: 1,
    notes: { r1c3: '124' },
  },
  {
    name: 'OpenSudoku, notes in bits',
    notation: 'openSudoku',
    text: `<?xml version='1.0' encoding='UTF-8' standalone='yes' ?><opensudoku version="2"><game state="1" data="version: 3
5|0|0|3|0|0|4|0|1|0|34|1|7|0|0|0|0|1|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|1|0|0|9|0|0|5|0|0|0|0|1|0|0|1|0|0|1|0|0|1|9|0|0|8|0|0|0|0|1|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|8|0|0|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|0|0|1|0|0|1|3|0|0|4|0|0|0|0|1|0|0|1|8|0|0|0|0|1|3|0|0|0|0|1|0|0|1|1|0|0|7|0|0|0|0|1|0|0|1|0|0|1|2|0|0|0|0|1|0|0|1|0|0|1|6|0|0|0|0|1|6|0|0|0|0|1|0|0|1|0|0|1|0|0|1|2|0|0|8|0|0|0|0|1|0|0|1|0|0|1|0|0|1|4|0|0|1|0|0|9|0|0|0|0|1|0|0|1|5|0|0|0|0|1|0|0|1|0|0|1|0|0|1|8|0|0|0|0|1|0|0|1|7|0|0|9|0|0|" /></opensudoku>`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
    noted: 1,
    notes: { r1c4: '26' },
  },
  {
    name: "f-puzzles' own JSON",
    notation: 'siteData',
    text: `{"size": 9, "title": "Wikipedia", "author": "N.N.", "grid": [[{"value": 5, "given": true}, {"value": 3, "given": true}, {"value": 4}, {}, {"value": 7, "given": true}, {}, {}, {}, {}], [{"value": 6, "given": true}, {}, {}, {"value": 1, "given": true}, {"value": 9, "given": true}, {"value": 5, "given": true}, {}, {}, {}], [{}, {"value": 9, "given": true}, {"value": 8, "given": true}, {}, {}, {}, {}, {"value": 6, "given": true}, {}], [{"value": 8, "given": true}, {}, {}, {}, {"value": 6, "given": true}, {}, {}, {}, {"value": 3, "given": true}], [{"value": 4, "given": true}, {}, {}, {"value": 8, "given": true}, {}, {"value": 3, "given": true}, {}, {}, {"value": 1, "given": true}], [{"value": 7, "given": true}, {}, {}, {}, {"value": 2, "given": true}, {}, {}, {}, {"value": 6, "given": true}], [{}, {"value": 6, "given": true}, {}, {}, {}, {}, {"value": 2, "given": true}, {"value": 8, "given": true}, {}], [{}, {}, {}, {"value": 4, "given": true}, {"value": 1, "given": true}, {"value": 9, "given": true}, {}, {}, {"value": 5, "given": true}], [{}, {}, {}, {}, {"value": 8, "given": true}, {}, {}, {"value": 7, "given": true}, {"value": 9, "given": true}]]}`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
    title: 'Wikipedia',
  },
  {
    name: "SudokuPad's own JSON",
    notation: 'siteData',
    text: `{"id":"x","cells":[[{"value":5},{"value":3},{},{},{"value":7},{},{},{},{}],[{"value":6},{},{},{"value":1},{"value":9},{"value":5},{},{},{}],[{},{"value":9},{"value":8},{},{},{},{},{"value":6},{}],[{"value":8},{},{},{},{"value":6},{},{},{},{"value":3}],[{"value":4},{},{},{"value":8},{},{"value":3},{},{},{"value":1}],[{"value":7},{},{},{},{"value":2},{},{},{},{"value":6}],[{},{"value":6},{},{},{},{},{"value":2},{"value":8},{}],[{},{},{},{"value":4},{"value":1},{"value":9},{},{},{"value":5}],[{},{},{},{},{"value":8},{},{},{"value":7},{"value":9}]],"regions":[[[0,0],[0,1],[0,2],[1,0],[1,1],[1,2],[2,0],[2,1],[2,2]],[[0,3],[0,4],[0,5],[1,3],[1,4],[1,5],[2,3],[2,4],[2,5]],[[0,6],[0,7],[0,8],[1,6],[1,7],[1,8],[2,6],[2,7],[2,8]],[[3,0],[3,1],[3,2],[4,0],[4,1],[4,2],[5,0],[5,1],[5,2]],[[3,3],[3,4],[3,5],[4,3],[4,4],[4,5],[5,3],[5,4],[5,5]],[[3,6],[3,7],[3,8],[4,6],[4,7],[4,8],[5,6],[5,7],[5,8]],[[6,0],[6,1],[6,2],[7,0],[7,1],[7,2],[8,0],[8,1],[8,2]],[[6,3],[6,4],[6,5],[7,3],[7,4],[7,5],[8,3],[8,4],[8,5]],[[6,6],[6,7],[6,8],[7,6],[7,7],[7,8],[8,6],[8,7],[8,8]]],"cages":[{"value":"title: Easy"}],"metadata":{"title":"Easy"}}`,
    givens: WIKIPEDIA,
    title: 'Easy',
  },
  // links
  {
    name: 'an own link',
    notation: 'ownLink',
    text: `https://example.org/unwind/#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&e=..4..............................................................................&solve`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
  },
  {
    name: 'an own link in a sentence',
    notation: 'ownLink',
    text: `Can you do this one (https://example.org/#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79)?`,
    givens: WIKIPEDIA,
  },
  {
    name: 'an own link with the query',
    notation: 'ownLink',
    text: `https://example.org/unwind/?p=530070000600195000098000060800060003400803001700020006060000280000419005000080079`,
    givens: WIKIPEDIA,
  },
  {
    name: 'the end of an own link',
    notation: 'ownLink',
    text: `#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a SudokuWiki link, 81 digits',
    notation: 'sudokuWiki',
    text: `https://www.sudokuwiki.org/sudoku.htm?bd=530070000600195000098000060800060003400803001700020006060000280000419005000080079`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a SudokuWiki link, board and candidates',
    notation: 'sudokuWiki',
    text: `https://www.sudokuwiki.org/sudoku.htm?bd=S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205`,
    givens: '1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5',
    entries: '..........9..561....61..2....9.......64.......1....6.4........6..5.61............',
    noted: 35,
  },
  {
    name: 'a SudokuWiki board string',
    notation: 'sudokuWiki',
    text: `S9B015y2e685w68050609040i022e0e0f0a2e085y050f0a5u090b042e2u2e0i06042c0810012q0f0dd0015w9i102e020a089e03050f9e0d5y042e05d0609i010f095y0e5y0f0a045y0206020166cy669id205`,
    givens: '1.....5694.2.....8.5...9.4....64.8.1....1....2.8.35....4.5...1.9.....4.2621.....5',
    entries: '..........9..561....61..2....9.......64.......1....6.4........6..5.61............',
    noted: 35,
  },
  {
    name: 'a SudokuWiki link of the older form',
    notation: 'sudokuWiki',
    text: `https://www.sudokuwiki.org/sudoku.htm?bd=11090m2441akoigm8k214k4k03g111co0sck06g1810c0o0k5q214k8116h6l0214ilghk090h14j4811009l0h4034112hah0050ipghg21ga21lq58184005810g0cc44c0h03g12808110e1m1u3c81242q41g1`,
    givens: WIKIPEDIA,
    entries: '........................................5..................7..4.......3..........',
    noted: 47,
  },
  {
    name: 'a SudokuExchange link',
    notation: 'sudokuExchange',
    text: `https://sudokuexchange.com/play/?s=000000000500006100060040030020050040300007800001000000000100002430020050600008700&d=3`,
    givens: '.........5....61...6..4..3..2..5..4.3....78....1.........1....243..2..5.6....87..',
  },
  {
    name: 'a sudoku.coach link',
    notation: 'sudokuCoach',
    text: `https://sudoku.coach/en/play/000070200000000384306850790905004800070500400200100065600000100408901003500300049`,
    givens: '....7.2........3843.685.79.9.5..48...7.5..4..2..1...656.....1..4.89.1..35..3...49',
  },
  {
    name: 'a sudoku.coach link in Markdown',
    notation: 'sudokuCoach',
    text: `[play it](https://sudoku.coach/en/solver/530070000600195000098000060800060003400803001700020006060000280000419005000080079)`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a link of a site without a name here',
    notation: 'anyLink',
    text: 'https://example.com/solver?size=9&puzzle=530070000600195000098000060800060003400803001700020006060000280000419005000080079#top',
    givens: WIKIPEDIA,
  },
  {
    name: 'an f-puzzles link with progress',
    notation: 'fPuzzles',
    text: `https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QHUIBrCABxgBMIBDEVagVzQAsB7AJwRAYDsifWAdx50Q7BjjAw0XAHIcAttSwACMAwqsiDFeMkrqpUlgCeAOlEBzdhAoIA2vdAA3ZQ1wBWVJYjOYI+DRxGABfZBc3XABmb19/BCD3MIisdwQAFmSQAGN/NBh2AAV/bIgsAFlqdiIwBwAmZAA2AF0s11TcAHZYvwDE0PCcjh4C4p5Siqqah0bkAA5W8OTl5uQnEHa0+FmQH16E4OWlwc3cAEYe+MDDk8iEFF24vpuUra9H/euk4+AVtd/bh17pdnt9Xrg5iCDmCjgC4Rs7tsoV8Br9VutTghIR8rv1YbCEUCkTjQaj8YCtjESdDQujwRlkXifm1Edi9riXiyiVT2aTyfT4BdqSiQnTCVtusKmXCCZj4A0pZzmRTcDteTTRf8uVs1U8NcqZSqEAr1SKjfA2XqzWitQbxbh0oyXvaEELTdKXUgnTCfp73u7DnT+dqId6yb65ZKA2DPQ9o7TWkA==`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
    noted: 2,
    notes: { r1c4: '26', r1c6: '68' },
    title: 'Wikipedia',
  },
  {
    name: 'an empty f-puzzles grid',
    notation: 'fPuzzles',
    text: `https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6zR4rssW0iQA=`,
    givens: '.................................................................................',
  },
  {
    name: 'f-puzzles data at Cracking the Cryptic',
    notation: 'sudokuPad',
    text: `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzlesN4IghgrgLgFg9gJxALhAOQJoBUQBoQIQA2ApgM4lQrqIC2YRABGRACZwDWEjhpZjYAA6CiATwB0eEFACWUUtUxZGMMAlZSyMgF4kUATnwBzBDI3IA2hdAA3BhD3IArMZk2SAOxRRCJfAGNEDxIEAAVPfxkiAFk1DjIUCwBdAM8oEPCPSJi4hMsUkH8UAAZ8GBkjGCIKmCpkYoBfXFt7RwBmV3cvZB8HAKCMiKjYhHjEgv80wazh3PGAkrKa6sq6xuaQOyIHRZAjN08UADMGCn6EYLChnNG85NSPdKuZm7H8hfqlypXakqaW7aOUp7A7dE5EM6FAbPbIjN73QpTGGzW7zQq7crfGprf6bVooADsnUOPV850umVhc3eiMe0ypqJpRU%2BIExVWxfw2Wx2LP2XWOpz8UIu9JR8ImSMpYruEwxyw59Vx3KBxLBgvJoteMoeTylWrRzOBbJ%2BOK5%2BN5oIFEKFgRFyP1TMl1zh2vRLONCvWAJ5wL5JPBkNtFOd1IRkzp9pdBrlWNWfxS1jxgJQADZVd4ycLgy8o46I3rc2GY%2By44qzcmLfzkAGbdCC6GJfmQ4yi%2B75aWvUmfenq%2Bqs5rC43dc3xR8je3fmXvY4AIw93q1u31ltDgcNsdfEuTzvKgzzzNBtcrnVH0du8ex7dK80uEFVhcayPr2nDnPPw2bk2c6e7P1q62PsuZ7hq%2BDLAcWX5Tl2Kp3v6faHk%2Bx4vqerofqyE6mj%2BlZwQB%2FaIcBTpvkhaEeh2DQJlhvqWr2uEIUBqGEWBqEQZ614VoYsHdA%2BeH0QajHStGbaXph0EoAAHPufQ8SODFNkR4FCVuIm7th%2F6BnWMl8XJTGCReSnfqJqlWupS6aXmoECUyLFkeW3accZi7Zjp5kobpn6sbZMF%2Fg5gFmWG%2FEOq2emQTu5ppvZpJSXRfmrvhzGKSFbF2d5NEmU5ln%2BdpGWyglrEUYZEkRdx0XybJFmBTlwUeZRPY1r5pVaeVg4buhwkGSpVFVnV0kNS5cVua1%2BlQR1tXwRpvWZU177WVenmppJjmuX1vFWblNk1RF3Ulc5k1LUF7nrYZnU4Wle2xSt%2B2DYlc1Gali39ctMUtaRs1YR0RUHuNO3nU954HVe%2BUqQALAt9XfSeD2XS9ynmsdan3RdP0TZV%2F0wxWcM%2BT14PIZDKNXdVBWg1j2UQ4jz0Ye1sOjbRX0kzjZN%2Ffjh0qe9KXFbTFWk79JEU8NVObWNpnI1zwuM9DlPo9Tp24yL2M821fMVnOH1RRzzX09zM04oD5pEirCPcwF6vy0NoWSwLNNC3LRvTWtr1HVLBuiyBZ3kwrZvJdRW1q%2B%2BNvEVrEs8gATET210y7Mti7zHteV7gvpZzGvOwHiue118eu0ncspzHv5x5bCfG37ClVczYWhz7xHF%2FFpcA7giYjRb0sMxHLc50ljjhWzn1W%2BH1cDeLqex%2BnBeZ63mt22jacnU71tZYnJvXRtKXe73C%2F96ttdT8PM9g338%2FG%2B3N0h%2Fre%2Frwfttb4HjiFd3qtr0XF%2F%2B5P195yPzeG0%2FJeo%2FG9fL%2FnH9nYbyhtHDub9d7E3PlNZ%2BV8h7gPhmfR%2B0Dv5M3tsDCuD9fZfxrj%2FOByBlZ31nvvZBODUHbz3KfSBSCx5H3%2Fu%2FIhUCaEvzwRjO6iCsEkIHqAm6t5CHsKrtgrh7tyJ%2Fwdk3Bh1DI6LwJo3FeGcpHALxoPXOt1V6Fw4Uw2BKjWFqLHoot2pswHIFvtRdmmCBGcM3rg7Rjt%2BEEUEVYshr9VHyJbvoqOwibp6z4VQjRUjaGGQ4j4sOjD%2FHMMaEkJIDQgA`,
    givens: WIKIPEDIA,
    title: 'NYT hard',
  },
  {
    name: "SudokuPad's own data",
    notation: 'sudokuPad',
    text: `https://sudokupad.app/sclN4SwJgXA5A7iDWIoBoDGBnCBWADMgtgKYAuAhmKWRMOgPYCuATqodMYesSsdAOoIgADoTAhSAHSjoABIPoAveQBtCKUvWIALWo2j0AdvH20Y%2BlI3orMUAHI78pJdPT0wtePWkWr00oMFKAJ4AdFAAvmisANpRwABu2BHxEADMEcjIyQDs6RkAusixCQBsuckAjEkJAJxViRnIBVGZNXUAHLkZyaWNhckdDS0QPQ3JaU3JACxlCQNDaaMJlRMJOYPJAEyd3WFNQyOLEFtDA3tdCdNDlUO1h1i7heuzMxBrybV5BYzRMXg4TXhygDkBsmuVkP9CuCgVCQU0NhD4cgYVEEaCmlE8ClgZNgVgwchsbDcbD8YUEUTUcgSVT8Ri8MVgVlgW0CYzYczYazych2VTOVTWRiUojCiKUSLQYVJqKojKUTKpVEsLKVSiVejClERZSRTSRWS5YSmjKaTLDSrKSqaSq6VqRXyRQKRdyjXyZQKZa6VXyVQKVUKtcVZcGUcGlVlZZGUZGlW1ZfGUfHNTFg5TgzTg4bI5TIzTI4b45T4zT43bU7ymsGBcHXZG%2BZGBZHXfG%2BfGBfGhQV0CRiCB9ABzTDAVC0fQAMyUIFQxFQmkIqHghF047CYSAA%3D`,
    givens: WIKIPEDIA,
    title: "Wikipedia's puzzle",
  },
  {
    name: "SudokuPad's compact code",
    notation: 'sudokuPad',
    text: `https://sudokupad.app/classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B`,
    givens: '.6.91...7..2....15.....4...9..3..........6...4.3...25...4.....8.....87.4..5.7..3.',
  },
  {
    name: "SudokuPad's newer compact code",
    notation: 'sudokuPad',
    text: `https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a game ID',
    notation: 'gameId',
    text: `3x3:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a saved game with moves, of which one is undone',
    notation: 'gameId',
    text: `SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
VERSION :1:1
GAME    :4:Solo
PARAMS  :3:3x3
CPARAMS :5:3x3db
DESC    :59:5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9
NSTATES :1:4
STATEPOS:1:3
MOVE    :6:R2,0,4
MOVE    :6:P3,0,6
MOVE    :6:R3,0,6
`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
  },
];
