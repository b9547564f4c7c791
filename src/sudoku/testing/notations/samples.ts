import type { NotationId } from '../../formats';

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

const WIKIPEDIA = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

export const NOTATION_SAMPLES: readonly NotationSample[] = [
  // 81 characters
  {
    name: '81 characters, blanks are zeros',
    notation: 'line',
    text: `530070000600195000098000060800060003400803001700020006060000280000419005000080079`,
    givens: WIKIPEDIA,
    blank: '0',
  },
  {
    name: '81 characters, blanks are dots',
    notation: 'line',
    text: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
    blank: '.',
  },
  {
    name: '81 characters, blanks are underscores',
    notation: 'line',
    text: `53__7____6__195____98____6_8___6___34__8_3__17___2___6_6____28____419__5____8__79`,
    givens: WIKIPEDIA,
    blank: '_',
  },
  {
    name: '81 characters, blanks are stars',
    notation: 'line',
    text: `53**7****6**195****98****6*8***6***34**8*3**17***2***6*6****28****419**5****8**79`,
    givens: WIKIPEDIA,
    blank: '*',
  },
  {
    name: '81 characters, blanks are dashes',
    notation: 'line',
    text: `53--7----6--195----98----6-8---6---34--8-3--17---2---6-6----28----419--5----8--79`,
    givens: WIKIPEDIA,
    blank: '-',
  },
  {
    name: '81 characters, blanks are x',
    notation: 'line',
    text: `53xx7xxxx6xx195xxxx98xxxx6x8xxx6xxx34xx8x3xx17xxx2xxx6x6xxxx28xxxx419xx5xxxx8xx79`,
    givens: WIKIPEDIA,
    blank: 'x',
  },
  {
    name: '81 characters, blanks are X',
    notation: 'line',
    text: `53XX7XXXX6XX195XXXX98XXXX6X8XXX6XXX34XX8X3XX17XXX2XXX6X6XXXX28XXXX419XX5XXXX8XX79`,
    givens: WIKIPEDIA,
    blank: 'X',
  },
  {
    name: '81 characters, blanks are question marks',
    notation: 'line',
    text: `53??7????6??195????98????6?8???6???34??8?3??17???2???6?6????28????419??5????8??79`,
    givens: WIKIPEDIA,
    blank: '?',
  },
  {
    name: '81 characters, blanks are spaces',
    notation: 'line',
    text: `53  7    6  195    98    6 8   6   34  8 3  17   2   6 6    28    419  5    8  79`,
    givens: WIKIPEDIA,
    blank: ' ',
  },
  {
    name: '81 characters, blanks are any other character',
    notation: 'line',
    text: `53##7####6##195####98####6#8###6###34##8#3##17###2###6#6####28####419##5####8##79`,
    givens: WIKIPEDIA,
    blank: '#',
  },
  {
    name: '81 characters, blanks are an emoji',
    notation: 'line',
    text: `53⬜⬜7⬜⬜⬜⬜6⬜⬜195⬜⬜⬜⬜98⬜⬜⬜⬜6⬜8⬜⬜⬜6⬜⬜⬜34⬜⬜8⬜3⬜⬜17⬜⬜⬜2⬜⬜⬜6⬜6⬜⬜⬜⬜28⬜⬜⬜⬜419⬜⬜5⬜⬜⬜⬜8⬜⬜79`,
    givens: WIKIPEDIA,
    blank: '⬜',
  },
  {
    name: '81 characters, blanks are the letter O throughout',
    notation: 'line',
    text: `53OO7OOOO6OO195OOOO98OOOO6O8OOO6OOO34OO8O3OO17OOO2OOO6O6OOOO28OOOO419OO5OOOO8OO79`,
    givens: WIKIPEDIA,
    blank: 'O',
  },
  {
    name: '81 characters, zeros and dots mixed',
    notation: 'line',
    text: `5300700006001950000980000608000600034008.3..17...2...6.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters after a byte order mark, with a Windows line end',
    notation: 'line',
    text: `\ufeff53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\r
`,
    givens: WIKIPEDIA,
  },
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
    name: '81 characters after a label',
    notation: 'line',
    text: `Puzzle 12: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters in an assignment',
    notation: 'line',
    text: `let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters in a call',
    notation: 'array',
    text: `solve("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters in Korean prose',
    notation: 'line',
    text: `오늘의 문제입니다.
문제: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
풀어 주세요.`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters wrapped after 80',
    notation: 'line',
    text: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7
9`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters in lines of 27',
    notation: 'line',
    text: `53..7....6..195....98....6.
8...6...34..8.3..17...2...6
.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters in groups of nine',
    notation: 'line',
    text: `53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'rows between slashes',
    notation: 'line',
    text: `53..7..../6..195.../.98....6./8...6...3/4..8.3..1/7...2...6/.6....28./...419..5/....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'rows between commas',
    notation: 'line',
    text: `530070000,600195000,098000060,800060003,400803001,700020006,060000280,000419005,000080079`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a cell on every line',
    notation: 'line',
    text: `5
3
.
.
7
.
.
.
.
6
.
.
1
9
5
.
.
.
.
9
8
.
.
.
.
6
.
8
.
.
.
6
.
.
.
3
4
.
.
8
.
3
.
.
1
7
.
.
.
2
.
.
.
6
.
6
.
.
.
.
2
8
.
.
.
.
4
1
9
.
.
5
.
.
.
.
8
.
.
7
9`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 characters from a chat',
    notation: 'line',
    text: `[12:30, 5/3/2024] Bob: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79`,
    givens: WIKIPEDIA,
  },
  // nine lines
  {
    name: 'nine lines, blanks are 0',
    notation: 'nineLines',
    text: `530070000
600195000
098000060
800060003
400803001
700020006
060000280
000419005
000080079`,
    givens: WIKIPEDIA,
    blank: '0',
  },
  {
    name: 'nine lines, blanks are .',
    notation: 'nineLines',
    text: `53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`,
    givens: WIKIPEDIA,
    blank: '.',
  },
  {
    name: 'nine lines, blanks are _',
    notation: 'nineLines',
    text: `53__7____
6__195___
_98____6_
8___6___3
4__8_3__1
7___2___6
_6____28_
___419__5
____8__79`,
    givens: WIKIPEDIA,
    blank: '_',
  },
  {
    name: 'nine lines, blanks are *',
    notation: 'nineLines',
    text: `53**7****
6**195***
*98****6*
8***6***3
4**8*3**1
7***2***6
*6****28*
***419**5
****8**79`,
    givens: WIKIPEDIA,
    blank: '*',
  },
  {
    name: 'nine lines, blanks are -',
    notation: 'nineLines',
    text: `53--7----
6--195---
-98----6-
8---6---3
4--8-3--1
7---2---6
-6----28-
---419--5
----8--79`,
    givens: WIKIPEDIA,
    blank: '-',
  },
  {
    name: 'nine lines, blanks are x',
    notation: 'nineLines',
    text: `53xx7xxxx
6xx195xxx
x98xxxx6x
8xxx6xxx3
4xx8x3xx1
7xxx2xxx6
x6xxxx28x
xxx419xx5
xxxx8xx79`,
    givens: WIKIPEDIA,
    blank: 'x',
  },
  {
    name: 'nine lines, blanks are X',
    notation: 'nineLines',
    text: `53XX7XXXX
6XX195XXX
X98XXXX6X
8XXX6XXX3
4XX8X3XX1
7XXX2XXX6
X6XXXX28X
XXX419XX5
XXXX8XX79`,
    givens: WIKIPEDIA,
    blank: 'X',
  },
  {
    name: 'nine lines, blanks are ?',
    notation: 'nineLines',
    text: `53??7????
6??195???
?98????6?
8???6???3
4??8?3??1
7???2???6
?6????28?
???419??5
????8??79`,
    givens: WIKIPEDIA,
    blank: '?',
  },
  {
    name: 'nine lines, blanks are ~',
    notation: 'nineLines',
    text: `53~~7~~~~
6~~195~~~
~98~~~~6~
8~~~6~~~3
4~~8~3~~1
7~~~2~~~6
~6~~~~28~
~~~419~~5
~~~~8~~79`,
    givens: WIKIPEDIA,
    blank: '~',
  },
  {
    name: 'nine lines, spaced',
    notation: 'nineLines',
    text: `5 3 . . 7 . . . .
6 . . 1 9 5 . . .
. 9 8 . . . . 6 .
8 . . . 6 . . . 3
4 . . 8 . 3 . . 1
7 . . . 2 . . . 6
. 6 . . . . 2 8 .
. . . 4 1 9 . . 5
. . . . 8 . . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in boxes set apart by spaces',
    notation: 'nineLines',
    text: `53. .7. ...
6.. 195 ...
.98 ... .6.

8.. .6. ..3
4.. 8.3 ..1
7.. .2. ..6

.6. ... 28.
... 419 ..5
... .8. .79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines, blanks are spaces',
    notation: 'nineLines',
    text: `53  7    
6  195   
 98    6 
8   6   3
4  8 3  1
7   2   6
 6    28 
   419  5
    8  79`,
    givens: WIKIPEDIA,
    blank: ' ',
  },
  {
    name: 'nine lines, blanks are spaces, cut at the end',
    notation: 'nineLines',
    text: `53  7
6  195
 98    6
8   6   3
4  8 3  1
7   2   6
 6    28
   419  5
    8  79`,
    givens: WIKIPEDIA,
    blank: ' ',
  },
  {
    name: 'nine lines indented, with spaces after them',
    notation: 'nineLines',
    text: `\t  53..7....  \t
\t  6..195...  \t
\t  .98....6.  \t
\t  8...6...3  \t
\t  4..8.3..1  \t
\t  7...2...6  \t
\t  .6....28.  \t
\t  ...419..5  \t
\t  ....8..79  \t
  
`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in quoted mail',
    notation: 'nineLines',
    text: `On 2024-05-03 at 12:30, Bob wrote:
> Here it is:
>
> 53..7....
> 6..195...
> .98....6.
> 8...6...3
> 4..8.3..1
> 7...2...6
> .6....28.
> ...419..5
> ....8..79
>
> Best, Bob`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in a fenced block',
    notation: 'nineLines',
    text: `Try this one:
\`\`\`text
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
\`\`\`
Thanks`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in a forum post',
    notation: 'nineLines',
    text: `[code]
5 3 . . 7 . . . .
6 . . 1 9 5 . . .
. 9 8 . . . . 6 .
8 . . . 6 . . . 3
4 . . 8 . 3 . . 1
7 . . . 2 . . . 6
. 6 . . . . 2 8 .
. . . 4 1 9 . . 5
. . . . 8 . . 7 9
[/code]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in Korean prose',
    notation: 'nineLines',
    text: `오늘의 스도쿠 문제입니다.

53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79

답을 알려 주세요!`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines in Japanese prose',
    notation: 'nineLines',
    text: `問題
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
答えを教えてください`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines under a title with numbers',
    notation: 'nineLines',
    text: `Sudoku #12, 2024-05-03, rated 7.2
12
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
2024-05-03`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines named R1 to R9',
    notation: 'nineLines',
    text: `R1: 5 3 . . 7 . . . .
R2: 6 . . 1 9 5 . . .
R3: . 9 8 . . . . 6 .
R4: 8 . . . 6 . . . 3
R5: 4 . . 8 . 3 . . 1
R6: 7 . . . 2 . . . 6
R7: . 6 . . . . 2 8 .
R8: . . . 4 1 9 . . 5
R9: . . . . 8 . . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines named 1행 to 9행',
    notation: 'nineLines',
    text: `1행 5 3 . . 7 . . . .
2행 6 . . 1 9 5 . . .
3행 . 9 8 . . . . 6 .
4행 8 . . . 6 . . . 3
5행 4 . . 8 . 3 . . 1
6행 7 . . . 2 . . . 6
7행 . 6 . . . . 2 8 .
8행 . . . 4 1 9 . . 5
9행 . . . . 8 . . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines named A to I under numbered columns',
    notation: 'nineLines',
    text: `  1 2 3 4 5 6 7 8 9
A 5 3 . . 7 . . . .
B 6 . . 1 9 5 . . .
C . 9 8 . . . . 6 .
D 8 . . . 6 . . . 3
E 4 . . 8 . 3 . . 1
F 7 . . . 2 . . . 6
G . 6 . . . . 2 8 .
H . . . 4 1 9 . . 5
I . . . . 8 . . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine numbered lines',
    notation: 'nineLines',
    text: `1. 53..7....
2. 6..195...
3. .98....6.
4. 8...6...3
5. 4..8.3..1
6. 7...2...6
7. .6....28.
8. ...419..5
9. ....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a pandas data frame',
    notation: 'nineLines',
    text: `   0  1  2  3  4  5  6  7  8
0  5  3  0  0  7  0  0  0  0
1  6  0  0  1  9  5  0  0  0
2  0  9  8  0  0  0  0  6  0
3  8  0  0  0  6  0  0  0  3
4  4  0  0  8  0  3  0  0  1
5  7  0  0  0  2  0  0  0  6
6  0  6  0  0  0  0  2  8  0
7  0  0  0  4  1  9  0  0  5
8  0  0  0  0  8  0  0  7  9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine bulleted lines',
    notation: 'nineLines',
    text: `* 53..7....
* 6..195...
* .98....6.
* 8...6...3
* 4..8.3..1
* 7...2...6
* .6....28.
* ...419..5
* ....8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nine lines with comments',
    notation: 'nineLines',
    text: `5 3 . . 7 . . . .  # row 1
6 . . 1 9 5 . . .  # row 2
. 9 8 . . . . 6 .  # row 3
8 . . . 6 . . . 3  # row 4
4 . . 8 . 3 . . 1  # row 5
7 . . . 2 . . . 6  # row 6
. 6 . . . . 2 8 .  # row 7
. . . 4 1 9 . . 5  # row 8
. . . . 8 . . 7 9  # row 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'quoted lines joined by plus signs',
    notation: 'nineLines',
    text: `String grid =
    "53..7...." +
    "6..195..." +
    ".98....6." +
    "8...6...3" +
    "4..8.3..1" +
    "7...2...6" +
    ".6....28." +
    "...419..5" +
    "....8..79";`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a template string',
    notation: 'nineLines',
    text: `const puzzle = \`
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
\`;`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a docstring',
    notation: 'nineLines',
    text: `grid = """
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
"""
print(solve(grid))`,
    givens: WIKIPEDIA,
  },
  {
    name: 'full-width digits',
    notation: 'nineLines',
    text: `５３００７００００
６００１９５０００
０９８００００６０
８０００６０００３
４００８０３００１
７０００２０００６
０６００００２８０
０００４１９００５
００００８００７９`,
    givens: WIKIPEDIA,
    blank: '0',
  },
  {
    name: 'Arabic-Indic digits',
    notation: 'nineLines',
    text: `٥٣٠٠٧٠٠٠٠
٦٠٠١٩٥٠٠٠
٠٩٨٠٠٠٠٦٠
٨٠٠٠٦٠٠٠٣
٤٠٠٨٠٣٠٠١
٧٠٠٠٢٠٠٠٦
٠٦٠٠٠٠٢٨٠
٠٠٠٤١٩٠٠٥
٠٠٠٠٨٠٠٧٩`,
    givens: WIKIPEDIA,
  },
  {
    name: 'keycap emoji',
    notation: 'nineLines',
    text: `5️⃣3️⃣⬜⬜7️⃣⬜⬜⬜⬜
6️⃣⬜⬜1️⃣9️⃣5️⃣⬜⬜⬜
⬜9️⃣8️⃣⬜⬜⬜⬜6️⃣⬜
8️⃣⬜⬜⬜6️⃣⬜⬜⬜3️⃣
4️⃣⬜⬜8️⃣⬜3️⃣⬜⬜1️⃣
7️⃣⬜⬜⬜2️⃣⬜⬜⬜6️⃣
⬜6️⃣⬜⬜⬜⬜2️⃣8️⃣⬜
⬜⬜⬜4️⃣1️⃣9️⃣⬜⬜5️⃣
⬜⬜⬜⬜8️⃣⬜⬜7️⃣9️⃣`,
    givens: WIKIPEDIA,
  },
  {
    name: 'circled digits',
    notation: 'nineLines',
    text: `⑤③..⑦....
⑥..①⑨⑤...
.⑨⑧....⑥.
⑧...⑥...③
④..⑧.③..①
⑦...②...⑥
.⑥....②⑧.
...④①⑨..⑤
....⑧..⑦⑨`,
    givens: WIKIPEDIA,
  },
  {
    name: 'non-breaking spaces',
    notation: 'nineLines',
    text: `5\u00a03\u00a0.\u00a0.\u00a07\u00a0.\u00a0.\u00a0.\u00a0.
6\u00a0.\u00a0.\u00a01\u00a09\u00a05\u00a0.\u00a0.\u00a0.
.\u00a09\u00a08\u00a0.\u00a0.\u00a0.\u00a0.\u00a06\u00a0.
8\u00a0.\u00a0.\u00a0.\u00a06\u00a0.\u00a0.\u00a0.\u00a03
4\u00a0.\u00a0.\u00a08\u00a0.\u00a03\u00a0.\u00a0.\u00a01
7\u00a0.\u00a0.\u00a0.\u00a02\u00a0.\u00a0.\u00a0.\u00a06
.\u00a06\u00a0.\u00a0.\u00a0.\u00a0.\u00a02\u00a08\u00a0.
.\u00a0.\u00a0.\u00a04\u00a01\u00a09\u00a0.\u00a0.\u00a05
.\u00a0.\u00a0.\u00a0.\u00a08\u00a0.\u00a0.\u00a07\u00a09`,
    givens: WIKIPEDIA,
  },
  {
    name: 'en dashes for blanks',
    notation: 'nineLines',
    text: `53––7––––
6––195–––
–98––––6–
8–––6–––3
4––8–3––1
7–––2–––6
–6––––28–
–––419––5
––––8––79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'pairs of dashes turned into em dashes',
    notation: 'nineLines',
    text: `53—7——
6—195—-
-98——6-
8—-6—-3
4—8-3—1
7—-2—-6
-6——28-
—-419—5
——8—79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'three dots turned into an ellipsis',
    notation: 'nineLines',
    text: `53..7….
6..195…
.98….6.
8…6…3
4..8.3..1
7…2…6
.6….28.
…419..5
….8..79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'an ellipsis for every blank',
    notation: 'nineLines',
    text: `5 3 … … 7 … … … …
6 … … 1 9 5 … … …
… 9 8 … … … … 6 …
8 … … … 6 … … … 3
4 … … 8 … 3 … … 1
7 … … … 2 … … … 6
… 6 … … … … 2 8 …
… … … 4 1 9 … … 5
… … … … 8 … … 7 9`,
    givens: WIKIPEDIA,
  },
  // pictures
  {
    name: 'a picture of bars and dashes',
    notation: 'picture',
    text: `5 3 . | . 7 . | . . .
6 . . | 1 9 5 | . . .
. 9 8 | . . . | . 6 .
------+-------+------
8 . . | . 6 . | . . 3
4 . . | 8 . 3 | . . 1
7 . . | . 2 . | . . 6
------+-------+------
. 6 . | . . . | 2 8 .
. . . | 4 1 9 | . . 5
. . . | . 8 . | . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: "a picture with blanks of its rules' dashes",
    notation: 'picture',
    text: `5 3 - | - 7 - | - - -
6 - - | 1 9 5 | - - -
- 9 8 | - - - | - 6 -
------+-------+------
8 - - | - 6 - | - - 3
4 - - | 8 - 3 | - - 1
7 - - | - 2 - | - - 6
------+-------+------
- 6 - | - - - | 2 8 -
- - - | 4 1 9 | - - 5
- - - | - 8 - | - 7 9`,
    givens: WIKIPEDIA,
    blank: '-',
  },
  {
    name: 'a picture with equals signs',
    notation: 'picture',
    text: `53.|.7.|...
6..|195|...
.98|...|.6.
===========
8..|.6.|..3
4..|8.3|..1
7..|.2.|..6
===========
.6.|...|28.
...|419|..5
...|.8.|.79`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a framed picture with spaces for blanks',
    notation: 'picture',
    text: `+-------+-------+-------+
| 5 3   |   7   |       |
| 6     | 1 9 5 |       |
|   9 8 |       |   6   |
+-------+-------+-------+
| 8     |   6   |     3 |
| 4     | 8   3 |     1 |
| 7     |   2   |     6 |
+-------+-------+-------+
|   6   |       | 2 8   |
|       | 4 1 9 |     5 |
|       |   8   |   7 9 |
+-------+-------+-------+`,
    givens: WIKIPEDIA,
    blank: ' ',
  },
  {
    name: 'a picture of box-drawing characters',
    notation: 'picture',
    text: `╔═══════╦═══════╦═══════╗
║ 5 3 . ║ . 7 . ║ . . . ║
║ 6 . . ║ 1 9 5 ║ . . . ║
║ . 9 8 ║ . . . ║ . 6 . ║
╠═══════╬═══════╬═══════╣
║ 8 . . ║ . 6 . ║ . . 3 ║
║ 4 . . ║ 8 . 3 ║ . . 1 ║
║ 7 . . ║ . 2 . ║ . . 6 ║
╠═══════╬═══════╬═══════╣
║ . 6 . ║ . . . ║ 2 8 . ║
║ . . . ║ 4 1 9 ║ . . 5 ║
║ . . . ║ . 8 . ║ . 7 9 ║
╚═══════╩═══════╩═══════╝`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a picture with a box around every cell',
    notation: 'picture',
    text: `┏━━━┯━━━┯━━━┳━━━┯━━━┯━━━┳━━━┯━━━┯━━━┓
┃ 5 │ 3 │   ┃   │ 7 │   ┃   │   │   ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃ 6 │   │   ┃ 1 │ 9 │ 5 ┃   │   │   ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃   │ 9 │ 8 ┃   │   │   ┃   │ 6 │   ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃ 8 │   │   ┃   │ 6 │   ┃   │   │ 3 ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃ 4 │   │   ┃ 8 │   │ 3 ┃   │   │ 1 ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃ 7 │   │   ┃   │ 2 │   ┃   │   │ 6 ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃   │ 6 │   ┃   │   │   ┃ 2 │ 8 │   ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃   │   │   ┃ 4 │ 1 │ 9 ┃   │   │ 5 ┃
┠───┼───┼───╂───┼───┼───╂───┼───┼───┨
┃   │   │   ┃   │ 8 │   ┃   │ 7 │ 9 ┃
┗━━━┷━━━┷━━━┻━━━┷━━━┷━━━┻━━━┷━━━┷━━━┛`,
    givens: WIKIPEDIA,
  },
  {
    name: 'bars between all cells and lines between all rows',
    notation: 'picture',
    text: `5|3|0|0|7|0|0|0|0
-----------------
6|0|0|1|9|5|0|0|0
-----------------
0|9|8|0|0|0|0|6|0
-----------------
8|0|0|0|6|0|0|0|3
-----------------
4|0|0|8|0|3|0|0|1
-----------------
7|0|0|0|2|0|0|0|6
-----------------
0|6|0|0|0|0|2|8|0
-----------------
0|0|0|4|1|9|0|0|5
-----------------
0|0|0|0|8|0|0|7|9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a picture with named rows and columns',
    notation: 'picture',
    text: `    1 2 3   4 5 6   7 8 9
A | 5 3 . | . 7 . | . . .
B | 6 . . | 1 9 5 | . . .
C | . 9 8 | . . . | . 6 .
D | 8 . . | . 6 . | . . 3
E | 4 . . | 8 . 3 | . . 1
F | 7 . . | . 2 . | . . 6
G | . 6 . | . . . | 2 8 .
H | . . . | 4 1 9 | . . 5
I | . . . | . 8 . | . 7 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a Markdown table',
    notation: 'picture',
    text: `| | | | | | | | | |
|---|---|---|---|---|---|---|---|---|
| 5 | 3 |   |   | 7 |   |   |   |   |
| 6 |   |   | 1 | 9 | 5 |   |   |   |
|   | 9 | 8 |   |   |   |   | 6 |   |
| 8 |   |   |   | 6 |   |   |   | 3 |
| 4 |   |   | 8 |   | 3 |   |   | 1 |
| 7 |   |   |   | 2 |   |   |   | 6 |
|   | 6 |   |   |   |   | 2 | 8 |   |
|   |   |   | 4 | 1 | 9 |   |   | 5 |
|   |   |   |   | 8 |   |   | 7 | 9 |`,
    givens: WIKIPEDIA,
  },
  {
    name: 'LaTeX, sudoku package',
    notation: 'picture',
    text: `\\begin{sudoku}
|5|3| | |7| | | | |.
|6| | |1|9|5| | | |.
| |9|8| | | | |6| |.
|8| | | |6| | | |3|.
|4| | |8| |3| | |1|.
|7| | | |2| | | |6|.
| |6| | | | |2|8| |.
| | | |4|1|9| | |5|.
| | | | |8| | |7|9|.
\\end{sudoku}`,
    givens: WIKIPEDIA,
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
  // arrays
  {
    name: 'LeetCode 37',
    notation: 'array',
    text: `Input: board = [["5","3",".",".","7",".",".",".","."],["6",".",".","1","9","5",".",".","."],[".","9","8",".",".",".",".","6","."],["8",".",".",".","6",".",".",".","3"],["4",".",".","8",".","3",".",".","1"],["7",".",".",".","2",".",".",".","6"],[".","6",".",".",".",".","2","8","."],[".",".",".","4","1","9",".",".","5"],[".",".",".",".","8",".",".","7","9"]]
Output: [["5","3","4","6","7","8","9","1","2"],["6","7","2","1","9","5","3","4","8"]]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a Python list with comments',
    notation: 'array',
    text: `board = [
    [5, 3, 0, 0, 7, 0, 0, 0, 0],  # row 1
    [6, 0, 0, 1, 9, 5, 0, 0, 0],  # row 2
    [0, 9, 8, 0, 0, 0, 0, 6, 0],  # row 3
    [8, 0, 0, 0, 6, 0, 0, 0, 3],  # row 4
    [4, 0, 0, 8, 0, 3, 0, 0, 1],  # row 5
    [7, 0, 0, 0, 2, 0, 0, 0, 6],  # row 6
    [0, 6, 0, 0, 0, 0, 2, 8, 0],  # row 7
    [0, 0, 0, 4, 1, 9, 0, 0, 5],  # row 8
    [0, 0, 0, 0, 8, 0, 0, 7, 9],  # row 9
]
solve(board)  # 9x9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a Java array of characters',
    notation: 'array',
    text: `char[][] board = new char[][] {
  {'5','3','.','.','7','.','.','.','.'},
  {'6','.','.','1','9','5','.','.','.'},
  {'.','9','8','.','.','.','.','6','.'},
  {'8','.','.','.','6','.','.','.','3'},
  {'4','.','.','8','.','3','.','.','1'},
  {'7','.','.','.','2','.','.','.','6'},
  {'.','6','.','.','.','.','2','8','.'},
  {'.','.','.','4','1','9','.','.','5'},
  {'.','.','.','.','8','.','.','7','9'}
};`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a C array',
    notation: 'array',
    text: `#include <stdio.h>
int grid[9][9] = {
{5,3,0,0,7,0,0,0,0},
{6,0,0,1,9,5,0,0,0},
{0,9,8,0,0,0,0,6,0},
{8,0,0,0,6,0,0,0,3},
{4,0,0,8,0,3,0,0,1},
{7,0,0,0,2,0,0,0,6},
{0,6,0,0,0,0,2,8,0},
{0,0,0,4,1,9,0,0,5},
{0,0,0,0,8,0,0,7,9}};
int main() { return 0; }`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a C# array of strings',
    notation: 'array',
    text: `string[] rows = {
  "53..7....",
  "6..195...",
  ".98....6.",
  "8...6...3",
  "4..8.3..1",
  "7...2...6",
  ".6....28.",
  "...419..5",
  "....8..79"
};`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a numpy array',
    notation: 'array',
    text: `[[5 3 0 0 7 0 0 0 0]
 [6 0 0 1 9 5 0 0 0]
 [0 9 8 0 0 0 0 6 0]
 [8 0 0 0 6 0 0 0 3]
 [4 0 0 8 0 3 0 0 1]
 [7 0 0 0 2 0 0 0 6]
 [0 6 0 0 0 0 2 8 0]
 [0 0 0 4 1 9 0 0 5]
 [0 0 0 0 8 0 0 7 9]]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a numpy array of floats',
    notation: 'array',
    text: `array([[5., 3., 0., 0., 7., 0., 0., 0., 0.],
       [6., 0., 0., 1., 9., 5., 0., 0., 0.],
       [0., 9., 8., 0., 0., 0., 0., 6., 0.],
       [8., 0., 0., 0., 6., 0., 0., 0., 3.],
       [4., 0., 0., 8., 0., 3., 0., 0., 1.],
       [7., 0., 0., 0., 2., 0., 0., 0., 6.],
       [0., 6., 0., 0., 0., 0., 2., 8., 0.],
       [0., 0., 0., 4., 1., 9., 0., 0., 5.],
       [0., 0., 0., 0., 8., 0., 0., 7., 9.]])`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a MATLAB matrix',
    notation: 'array',
    text: `A = [5 3 0 0 7 0 0 0 0; 6 0 0 1 9 5 0 0 0; 0 9 8 0 0 0 0 6 0; 8 0 0 0 6 0 0 0 3; 4 0 0 8 0 3 0 0 1; 7 0 0 0 2 0 0 0 6; 0 6 0 0 0 0 2 8 0; 0 0 0 4 1 9 0 0 5; 0 0 0 0 8 0 0 7 9];`,
    givens: WIKIPEDIA,
  },
  {
    name: '81 numbers',
    notation: 'array',
    text: `[5, 3, 0, 0, 7, 0, 0, 0, 0, 6, 0, 0, 1, 9, 5, 0, 0, 0, 0, 9, 8, 0, 0, 0, 0, 6, 0, 8, 0, 0, 0, 6, 0, 0, 0, 3, 4, 0, 0, 8, 0, 3, 0, 0, 1, 7, 0, 0, 0, 2, 0, 0, 0, 6, 0, 6, 0, 0, 0, 0, 2, 8, 0, 0, 0, 0, 4, 1, 9, 0, 0, 5, 0, 0, 0, 0, 8, 0, 0, 7, 9]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'nested JSON with nulls',
    notation: 'array',
    text: `[[5, 3, null, null, 7, null, null, null, null], [6, null, null, 1, 9, 5, null, null, null], [null, 9, 8, null, null, null, null, 6, null], [8, null, null, null, 6, null, null, null, 3], [4, null, null, 8, null, 3, null, null, 1], [7, null, null, null, 2, null, null, null, 6], [null, 6, null, null, null, null, 2, 8, null], [null, null, null, 4, 1, 9, null, null, 5], [null, null, null, null, 8, null, null, 7, 9]]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'rows without an outer bracket',
    notation: 'array',
    text: `[5, 3, 0, 0, 7, 0, 0, 0, 0],
[6, 0, 0, 1, 9, 5, 0, 0, 0],
[0, 9, 8, 0, 0, 0, 0, 6, 0],
[8, 0, 0, 0, 6, 0, 0, 0, 3],
[4, 0, 0, 8, 0, 3, 0, 0, 1],
[7, 0, 0, 0, 2, 0, 0, 0, 6],
[0, 6, 0, 0, 0, 0, 2, 8, 0],
[0, 0, 0, 4, 1, 9, 0, 0, 5],
[0, 0, 0, 0, 8, 0, 0, 7, 9]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'rows as numbers',
    notation: 'array',
    text: `[530070000, 600195000, 98000060, 800060003, 400803001, 700020006, 60000280, 419005, 80079]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a bracket around every cell',
    notation: 'array',
    text: `[5][3][ ][ ][7][ ][ ][ ][ ]
[6][ ][ ][1][9][5][ ][ ][ ]
[ ][9][8][ ][ ][ ][ ][6][ ]
[8][ ][ ][ ][6][ ][ ][ ][3]
[4][ ][ ][8][ ][3][ ][ ][1]
[7][ ][ ][ ][2][ ][ ][ ][6]
[ ][6][ ][ ][ ][ ][2][8][ ]
[ ][ ][ ][4][1][9][ ][ ][5]
[ ][ ][ ][ ][8][ ][ ][7][9]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'arrays with candidates',
    notation: 'array',
    text: `[[[5], [3], [1, 2, 4], [1, 2, 4], [7], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4]], [[6], [1, 2, 4], [1, 2, 4], [1], [9], [5], [1, 2, 4], [1, 2, 4], [1, 2, 4]], [[1, 2, 4], [9], [8], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6], [1, 2, 4]], [[8], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6], [1, 2, 4], [1, 2, 4], [1, 2, 4], [3]], [[4], [1, 2, 4], [1, 2, 4], [8], [1, 2, 4], [3], [1, 2, 4], [1, 2, 4], [1]], [[7], [1, 2, 4], [1, 2, 4], [1, 2, 4], [2], [1, 2, 4], [1, 2, 4], [1, 2, 4], [6]], [[1, 2, 4], [6], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [2], [8], [1, 2, 4]], [[1, 2, 4], [1, 2, 4], [1, 2, 4], [4], [1], [9], [1, 2, 4], [1, 2, 4], [5]], [[1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [8], [1, 2, 4], [1, 2, 4], [7], [9]]]`,
    givens: WIKIPEDIA,
    noted: 51,
  },
  {
    name: 'Python None and tuples',
    notation: 'array',
    text: `((5, 3, None, None, 7, None, None, None, None),
 (6, None, None, 1, 9, 5, None, None, None),
 (None, 9, 8, None, None, None, None, 6, None),
 (8, None, None, None, 6, None, None, None, 3),
 (4, None, None, 8, None, 3, None, None, 1),
 (7, None, None, None, 2, None, None, None, 6),
 (None, 6, None, None, None, None, 2, 8, None),
 (None, None, None, 4, 1, 9, None, None, 5),
 (None, None, None, None, 8, None, None, 7, 9))`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a YAML list',
    notation: 'array',
    text: `- [5, 3, 0, 0, 7, 0, 0, 0, 0]
- [6, 0, 0, 1, 9, 5, 0, 0, 0]
- [0, 9, 8, 0, 0, 0, 0, 6, 0]
- [8, 0, 0, 0, 6, 0, 0, 0, 3]
- [4, 0, 0, 8, 0, 3, 0, 0, 1]
- [7, 0, 0, 0, 2, 0, 0, 0, 6]
- [0, 6, 0, 0, 0, 0, 2, 8, 0]
- [0, 0, 0, 4, 1, 9, 0, 0, 5]
- [0, 0, 0, 0, 8, 0, 0, 7, 9]`,
    givens: WIKIPEDIA,
  },
  // tables
  {
    name: 'commas, empty fields',
    notation: 'csv',
    text: `5,3,,,7,,,,
6,,,1,9,5,,,
,9,8,,,,,6,
8,,,,6,,,,3
4,,,8,,3,,,1
7,,,,2,,,,6
,6,,,,,2,8,
,,,4,1,9,,,5
,,,,8,,,7,9`,
    givens: WIKIPEDIA,
    blank: '',
  },
  {
    name: 'semicolons, Windows line ends',
    notation: 'csv',
    text: `5;3;;;7;;;;\r
6;;;1;9;5;;;\r
;9;8;;;;;6;\r
8;;;;6;;;;3\r
4;;;8;;3;;;1\r
7;;;;2;;;;6\r
;6;;;;;2;8;\r
;;;4;1;9;;;5\r
;;;;8;;;7;9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'quoted fields',
    notation: 'csv',
    text: `"5","3","","","7","","","",""
"6","","","1","9","5","","",""
"","9","8","","","","","6",""
"8","","","","6","","","","3"
"4","","","8","","3","","","1"
"7","","","","2","","","","6"
"","6","","","","","2","8",""
"","","","4","1","9","","","5"
"","","","","8","","","7","9"`,
    givens: WIKIPEDIA,
  },
  {
    name: 'tabs, as from a spreadsheet',
    notation: 'csv',
    text: `5\t3\t\t\t7\t\t\t\t
6\t\t\t1\t9\t5\t\t\t
\t9\t8\t\t\t\t\t6\t
8\t\t\t\t6\t\t\t\t3
4\t\t\t8\t\t3\t\t\t1
7\t\t\t\t2\t\t\t\t6
\t6\t\t\t\t\t2\t8\t
\t\t\t4\t1\t9\t\t\t5
\t\t\t\t8\t\t\t7\t9`,
    givens: WIKIPEDIA,
    blank: '',
  },
  {
    name: 'tabs cut at the end of lines',
    notation: 'csv',
    text: `5\t3\t\t\t7
6\t\t\t1\t9\t5
\t9\t8\t\t\t\t\t6
8\t\t\t\t6\t\t\t\t3
4\t\t\t8\t\t3\t\t\t1
7\t\t\t\t2\t\t\t\t6
\t6\t\t\t\t\t2\t8
\t\t\t4\t1\t9\t\t\t5
\t\t\t\t8\t\t\t7\t9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'more columns selected than needed',
    notation: 'csv',
    text: `\t\t\t\t\t\t\t\t\t\t
\t5\t3\t\t\t7\t\t\t\t\t
\t6\t\t\t1\t9\t5\t\t\t\t
\t\t9\t8\t\t\t\t\t6\t\t
\t8\t\t\t\t6\t\t\t\t3\t
\t4\t\t\t8\t\t3\t\t\t1\t
\t7\t\t\t\t2\t\t\t\t6\t
\t\t6\t\t\t\t\t2\t8\t\t
\t\t\t\t4\t1\t9\t\t\t5\t
\t\t\t\t\t8\t\t\t7\t9\t
\t\t\t\t\t\t\t\t\t\t`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a table from a web page, blanks are non-breaking spaces',
    notation: 'csv',
    text: `5\t3\t\u00a0\t\u00a0\t7\t\u00a0\t\u00a0\t\u00a0\t\u00a0
6\t\u00a0\t\u00a0\t1\t9\t5\t\u00a0\t\u00a0\t\u00a0
\u00a0\t9\t8\t\u00a0\t\u00a0\t\u00a0\t\u00a0\t6\t\u00a0
8\t\u00a0\t\u00a0\t\u00a0\t6\t\u00a0\t\u00a0\t\u00a0\t3
4\t\u00a0\t\u00a0\t8\t\u00a0\t3\t\u00a0\t\u00a0\t1
7\t\u00a0\t\u00a0\t\u00a0\t2\t\u00a0\t\u00a0\t\u00a0\t6
\u00a0\t6\t\u00a0\t\u00a0\t\u00a0\t\u00a0\t2\t8\t\u00a0
\u00a0\t\u00a0\t\u00a0\t4\t1\t9\t\u00a0\t\u00a0\t5
\u00a0\t\u00a0\t\u00a0\t\u00a0\t8\t\u00a0\t\u00a0\t7\t9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'named rows and columns',
    notation: 'csv',
    text: `,0,1,2,3,4,5,6,7,8
0,5,3,,,7,,,,
1,6,,,1,9,5,,,
2,,9,8,,,,,6,
3,8,,,,6,,,,3
4,4,,,8,,3,,,1
5,7,,,,2,,,,6
6,,6,,,,,2,8,
7,,,,4,1,9,,,5
8,,,,,8,,,7,9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'named columns',
    notation: 'csv',
    text: `a,b,c,d,e,f,g,h,i
5,3,,,7,,,,
6,,,1,9,5,,,
,9,8,,,,,6,
8,,,,6,,,,3
4,,,8,,3,,,1
7,,,,2,,,,6
,6,,,,,2,8,
,,,4,1,9,,,5
,,,,8,,,7,9`,
    givens: WIKIPEDIA,
  },
  // candidate grids
  {
    name: "Simple Sudoku's candidates",
    notation: 'pencilMarks',
    text: `*--------------------------------------------------------------------*
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
Simple Sudoku Version 4.2n`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
    notes: { r1c1: '1567', r9c9: '2479' },
  },
  {
    name: "HoDoKu's candidates",
    notation: 'pencilMarks',
    text: `.----------------------.----------------------.----------------------.
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
'----------------------'----------------------'----------------------'`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
  },
  {
    name: 'candidates with marks of a forum post',
    notation: 'pencilMarks',
    text: `.----------------------.----------------------.----------------------.
| 1567*  3      1567   | 4      12579  179    | 689    5678   579    |
| 9      (45)   2      | 8      57     6      | 3      457    1      |
| 1567   1458   14567  | 1357   13579  1379   | 4689   2      4579   |
:----------------------+----------------------+----------------------:
| 8      12459  1459   | 13     6      139    | 7      145    2345   |
| 17     6      147    | 2      1378   5      | 14     9      34     |
| 1257   1259   3      | 17     4      179    | 126    156    8      |
:----------------------+----------------------+----------------------:
| 12356  7      1569   | 1356   135    134    | 12489  148    249    |
| 4      1      8      | 9      137    2      | 5      17     6      |
| 1256   1259   1569   | 1567   157    8      | 1249   3      2479   |
'----------------------'----------------------'----------------------'`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4189.25.6.....8.3.',
    noted: 52,
  },
  {
    name: 'the givens and the candidates, one after the other',
    notation: 'simpleSudoku',
    text: `*-----------*
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
Simple Sudoku Version 4.2n

*--------------------------------------------------------------------*
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
Simple Sudoku Version 4.2n`,
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
.----------------------.----------------------.----------------------.
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
'----------------------'----------------------'----------------------'
[/code]`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
    noted: 53,
  },
  {
    name: 'the givens, the state and the candidates',
    notation: 'simpleSudoku',
    text: `*-----------*
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
Simple Sudoku Version 4.2n

*-----------*
|.3.|4..|...|
|9.2|8.6|3.1|
|...|...|.2.|
|---+---+---|
|8..|.6.|7..|
|.6.|2.5|.9.|
|..3|.4.|..8|
|---+---+---|
|.7.|...|...|
|418|9.2|5.6|
|...|..8|.3.|
*-----------*
Simple Sudoku Version 4.2n

*--------------------------------------------------------------------*
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
Simple Sudoku Version 4.2n`,
    givens: '.3.4.....9.28.63.1.......2.8...6.7...6.2.5.9...3.4...8.7.......4.89.25.6.....8.3.',
    entries: '................................................................1................',
    noted: 52,
  },
  {
    name: 'a Simple Sudoku file',
    notation: 'simpleSudoku',
    text: `*-----------*
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
Simple Sudoku Version 4.2n`,
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
    text: `[Puzzle]
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
[State]
534.7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79
`,
    givens: WIKIPEDIA,
    entries: '..4..............................................................................',
  },
  {
    name: "SadMan's .sdk with a section for the puzzle alone",
    notation: 'sdk',
    text: `[Puzzle]
53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79`,
    givens: WIKIPEDIA,
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
  // web pages and data of sites
  {
    name: 'the source of a table in a web page',
    notation: 'htmlTable',
    text: `<table id="grid">
<tbody>
<tr><td class="c">5</td><td class="c">3</td><td class="c"></td><td class="c"></td><td class="c">7</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c"></td></tr>
<tr><td class="c">6</td><td class="c"></td><td class="c"></td><td class="c">1</td><td class="c">9</td><td class="c">5</td><td class="c"></td><td class="c"></td><td class="c"></td></tr>
<tr><td class="c"></td><td class="c">9</td><td class="c">8</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">6</td><td class="c"></td></tr>
<tr><td class="c">8</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">6</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">3</td></tr>
<tr><td class="c">4</td><td class="c"></td><td class="c"></td><td class="c">8</td><td class="c"></td><td class="c">3</td><td class="c"></td><td class="c"></td><td class="c">1</td></tr>
<tr><td class="c">7</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">2</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">6</td></tr>
<tr><td class="c"></td><td class="c">6</td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">2</td><td class="c">8</td><td class="c"></td></tr>
<tr><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">4</td><td class="c">1</td><td class="c">9</td><td class="c"></td><td class="c"></td><td class="c">5</td></tr>
<tr><td class="c"></td><td class="c"></td><td class="c"></td><td class="c"></td><td class="c">8</td><td class="c"></td><td class="c"></td><td class="c">7</td><td class="c">9</td></tr>
</tbody>
</table>`,
    givens: WIKIPEDIA,
    blank: '',
  },
  {
    name: 'a table of fields to fill in',
    notation: 'htmlTable',
    text: `<table border=1><TR><TD><input name=c maxlength="1" value="5"></TD><TD><input name=c maxlength="1" value="3"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="7"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD></TR><TR><TD><input name=c maxlength="1" value="6"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="1"></TD><TD><input name=c maxlength="1" value="9"></TD><TD><input name=c maxlength="1" value="5"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD></TR><TR><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="9"></TD><TD><input name=c maxlength="1" value="8"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="6"></TD><TD><input name=c maxlength="1" value=""></TD></TR><TR><TD><input name=c maxlength="1" value="8"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="6"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="3"></TD></TR><TR><TD><input name=c maxlength="1" value="4"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="8"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="3"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="1"></TD></TR><TR><TD><input name=c maxlength="1" value="7"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="2"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="6"></TD></TR><TR><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="6"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="2"></TD><TD><input name=c maxlength="1" value="8"></TD><TD><input name=c maxlength="1" value=""></TD></TR><TR><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="4"></TD><TD><input name=c maxlength="1" value="1"></TD><TD><input name=c maxlength="1" value="9"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="5"></TD></TR><TR><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="8"></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value=""></TD><TD><input name=c maxlength="1" value="7"></TD><TD><input name=c maxlength="1" value="9"></TD></TR></table>`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a table whose rows and cells are not closed',
    notation: 'htmlTable',
    text: `<p>Puzzle of the day</p><table><tr><td><b>5</b><td><b>3</b><td>&nbsp;<td>&nbsp;<td><b>7</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td>&nbsp;<tr><td><b>6</b><td>&nbsp;<td>&nbsp;<td><b>1</b><td><b>9</b><td><b>5</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<tr><td>&nbsp;<td><b>9</b><td><b>8</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>6</b><td>&nbsp;<tr><td><b>8</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>6</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>3</b><tr><td><b>4</b><td>&nbsp;<td>&nbsp;<td><b>8</b><td>&nbsp;<td><b>3</b><td>&nbsp;<td>&nbsp;<td><b>1</b><tr><td><b>7</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>2</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>6</b><tr><td>&nbsp;<td><b>6</b><td>&nbsp;<td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>2</b><td><b>8</b><td>&nbsp;<tr><td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>4</b><td><b>1</b><td><b>9</b><td>&nbsp;<td>&nbsp;<td><b>5</b><tr><td>&nbsp;<td>&nbsp;<td>&nbsp;<td>&nbsp;<td><b>8</b><td>&nbsp;<td>&nbsp;<td><b>7</b><td><b>9</b></table><p>Have fun!</p>`,
    givens: WIKIPEDIA,
  },
  {
    name: 'a table of nine tables',
    notation: 'htmlTable',
    text: `<table class="outer"><tr><td><table><tr><td>5</td><td>3</td><td>&nbsp;</td></tr><tr><td>6</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>9</td><td>8</td></tr></table></td><td><table><tr><td>&nbsp;</td><td>7</td><td>&nbsp;</td></tr><tr><td>1</td><td>9</td><td>5</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr></table></td><td><table><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>6</td><td>&nbsp;</td></tr></table></td></tr><tr><td><table><tr><td>8</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>4</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>7</td><td>&nbsp;</td><td>&nbsp;</td></tr></table></td><td><table><tr><td>&nbsp;</td><td>6</td><td>&nbsp;</td></tr><tr><td>8</td><td>&nbsp;</td><td>3</td></tr><tr><td>&nbsp;</td><td>2</td><td>&nbsp;</td></tr></table></td><td><table><tr><td>&nbsp;</td><td>&nbsp;</td><td>3</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>1</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>6</td></tr></table></td></tr><tr><td><table><tr><td>&nbsp;</td><td>6</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr></table></td><td><table><tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr><tr><td>4</td><td>1</td><td>9</td></tr><tr><td>&nbsp;</td><td>8</td><td>&nbsp;</td></tr></table></td><td><table><tr><td>2</td><td>8</td><td>&nbsp;</td></tr><tr><td>&nbsp;</td><td>&nbsp;</td><td>5</td></tr><tr><td>&nbsp;</td><td>7</td><td>9</td></tr></table></td></tr></table>`,
    givens: WIKIPEDIA,
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
  {
    name: 'an array of bands of rows of three and three and three',
    notation: 'array',
    text: `[[[[5, 3, 0], [0, 7, 0], [0, 0, 0]], [[6, 0, 0], [1, 9, 5], [0, 0, 0]], [[0, 9, 8], [0, 0, 0], [0, 6, 0]]], [[[8, 0, 0], [0, 6, 0], [0, 0, 3]], [[4, 0, 0], [8, 0, 3], [0, 0, 1]], [[7, 0, 0], [0, 2, 0], [0, 0, 6]]], [[[0, 6, 0], [0, 0, 0], [2, 8, 0]], [[0, 0, 0], [4, 1, 9], [0, 0, 5]], [[0, 0, 0], [0, 8, 0], [0, 7, 9]]]]`,
    givens: WIKIPEDIA,
    blank: '0',
  },
  {
    name: 'an array of boxes in bands',
    notation: 'array',
    text: `[[[[5, 3, 0], [6, 0, 0], [0, 9, 8]], [[0, 7, 0], [1, 9, 5], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 6, 0]]], [[[8, 0, 0], [4, 0, 0], [7, 0, 0]], [[0, 6, 0], [8, 0, 3], [0, 2, 0]], [[0, 0, 3], [0, 0, 1], [0, 0, 6]]], [[[0, 6, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [4, 1, 9], [0, 8, 0]], [[2, 8, 0], [0, 0, 5], [0, 7, 9]]]]`,
    givens: WIKIPEDIA,
    blank: '0',
  },
  {
    name: 'an array of nine boxes',
    notation: 'array',
    text: `[[[5, 3, 0], [6, 0, 0], [0, 9, 8]], [[0, 7, 0], [1, 9, 5], [0, 0, 0]], [[0, 0, 0], [0, 0, 0], [0, 6, 0]], [[8, 0, 0], [4, 0, 0], [7, 0, 0]], [[0, 6, 0], [8, 0, 3], [0, 2, 0]], [[0, 0, 3], [0, 0, 1], [0, 0, 6]], [[0, 6, 0], [0, 0, 0], [0, 0, 0]], [[0, 0, 0], [4, 1, 9], [0, 8, 0]], [[2, 8, 0], [0, 0, 5], [0, 7, 9]]]`,
    givens: WIKIPEDIA,
    blank: '0',
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
  // Cells by their names, and the IDs of a game
  {
    name: 'labelled cells, as in r1c2=7',
    notation: 'labelledCells',
    text: `r1c1=5, r1c2=3, r1c5=7, r2c1=6, r2c4=1, r2c5=9, r2c6=5, r3c2=9, r3c3=8, r3c8=6, r4c1=8, r4c5=6, r4c9=3, r5c1=4, r5c4=8, r5c6=3, r5c9=1, r6c1=7, r6c5=2, r6c9=6, r7c2=6, r7c7=2, r7c8=8, r8c4=4, r8c5=1, r8c6=9, r8c9=5, r9c5=8, r9c8=7, r9c9=9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'labelled cells, named by letters',
    notation: 'labelledCells',
    text: `{'A1': 5, 'A2': 3, 'A5': 7, 'B1': 6, 'B4': 1, 'B5': 9, 'B6': 5, 'C2': 9, 'C3': 8, 'C8': 6, 'D1': 8, 'D5': 6, 'D9': 3, 'E1': 4, 'E4': 8, 'E6': 3, 'E9': 1, 'F1': 7, 'F5': 2, 'F9': 6, 'G2': 6, 'G7': 2, 'G8': 8, 'H4': 4, 'H5': 1, 'H6': 9, 'H9': 5, 'I5': 8, 'I8': 7, 'I9': 9}`,
    givens: WIKIPEDIA,
  },
  {
    name: 'triples of digits',
    notation: 'labelledCells',
    text: `115 123 157 216 241 259 265 329 338 386 418 456 493 514 548 563 591 617 652 696 726 772 788 844 851 869 895 958 987 999`,
    givens: WIKIPEDIA,
  },
  {
    name: 'triples in lines, counted from 0',
    notation: 'labelledCells',
    text: `0 0 5
0 1 3
0 4 7
1 0 6
1 3 1
1 4 9
1 5 5
2 1 9
2 2 8
2 7 6
3 0 8
3 4 6
3 8 3
4 0 4
4 3 8
4 5 3
4 8 1
5 0 7
5 4 2
5 8 6
6 1 6
6 6 2
6 7 8
7 3 4
7 4 1
7 5 9
7 8 5
8 4 8
8 7 7
8 8 9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'facts of a logic program',
    notation: 'labelledCells',
    text: `given(1,1,5). given(1,2,3). given(1,5,7). given(2,1,6). given(2,4,1). given(2,5,9). given(2,6,5). given(3,2,9). given(3,3,8). given(3,8,6). given(4,1,8). given(4,5,6). given(4,9,3). given(5,1,4). given(5,4,8). given(5,6,3). given(5,9,1). given(6,1,7). given(6,5,2). given(6,9,6). given(7,2,6). given(7,7,2). given(7,8,8). given(8,4,4). given(8,5,1). given(8,6,9). given(8,9,5). given(9,5,8). given(9,8,7). given(9,9,9).`,
    givens: WIKIPEDIA,
  },
  {
    name: 'objects with keys, the column first',
    notation: 'labelledCells',
    text: `[{"col":0,"row":0,"value":5},{"col":1,"row":0,"value":3},{"col":4,"row":0,"value":7},{"col":0,"row":1,"value":6},{"col":3,"row":1,"value":1},{"col":4,"row":1,"value":9},{"col":5,"row":1,"value":5},{"col":1,"row":2,"value":9},{"col":2,"row":2,"value":8},{"col":7,"row":2,"value":6},{"col":0,"row":3,"value":8},{"col":4,"row":3,"value":6},{"col":8,"row":3,"value":3},{"col":0,"row":4,"value":4},{"col":3,"row":4,"value":8},{"col":5,"row":4,"value":3},{"col":8,"row":4,"value":1},{"col":0,"row":5,"value":7},{"col":4,"row":5,"value":2},{"col":8,"row":5,"value":6},{"col":1,"row":6,"value":6},{"col":6,"row":6,"value":2},{"col":7,"row":6,"value":8},{"col":3,"row":7,"value":4},{"col":4,"row":7,"value":1},{"col":5,"row":7,"value":9},{"col":8,"row":7,"value":5},{"col":4,"row":8,"value":8},{"col":7,"row":8,"value":7},{"col":8,"row":8,"value":9}]`,
    givens: WIKIPEDIA,
  },
  {
    name: 'rows of a database, with a number of the puzzle',
    notation: 'labelledCells',
    text: `id,col,row,digit
7,1,1,5
7,2,1,3
7,3,1,0
7,4,1,0
7,5,1,7
7,6,1,0
7,7,1,0
7,8,1,0
7,9,1,0
7,1,2,6
7,2,2,0
7,3,2,0
7,4,2,1
7,5,2,9
7,6,2,5
7,7,2,0
7,8,2,0
7,9,2,0
7,1,3,0
7,2,3,9
7,3,3,8
7,4,3,0
7,5,3,0
7,6,3,0
7,7,3,0
7,8,3,6
7,9,3,0
7,1,4,8
7,2,4,0
7,3,4,0
7,4,4,0
7,5,4,6
7,6,4,0
7,7,4,0
7,8,4,0
7,9,4,3
7,1,5,4
7,2,5,0
7,3,5,0
7,4,5,8
7,5,5,0
7,6,5,3
7,7,5,0
7,8,5,0
7,9,5,1
7,1,6,7
7,2,6,0
7,3,6,0
7,4,6,0
7,5,6,2
7,6,6,0
7,7,6,0
7,8,6,0
7,9,6,6
7,1,7,0
7,2,7,6
7,3,7,0
7,4,7,0
7,5,7,0
7,6,7,0
7,7,7,2
7,8,7,8
7,9,7,0
7,1,8,0
7,2,8,0
7,3,8,0
7,4,8,4
7,5,8,1
7,6,8,9
7,7,8,0
7,8,8,0
7,9,8,5
7,1,9,0
7,2,9,0
7,3,9,0
7,4,9,0
7,5,9,8
7,6,9,0
7,7,9,0
7,8,9,7
7,9,9,9`,
    givens: WIKIPEDIA,
  },
  {
    name: 'cells in XML',
    notation: 'labelledCells',
    text: `<?xml version="1.0" encoding="utf-8"?>
<board>
<cell><x>0</x><y>0</y><v>5</v></cell>
<cell><x>1</x><y>0</y><v>3</v></cell>
<cell><x>4</x><y>0</y><v>7</v></cell>
<cell><x>0</x><y>1</y><v>6</v></cell>
<cell><x>3</x><y>1</y><v>1</v></cell>
<cell><x>4</x><y>1</y><v>9</v></cell>
<cell><x>5</x><y>1</y><v>5</v></cell>
<cell><x>1</x><y>2</y><v>9</v></cell>
<cell><x>2</x><y>2</y><v>8</v></cell>
<cell><x>7</x><y>2</y><v>6</v></cell>
<cell><x>0</x><y>3</y><v>8</v></cell>
<cell><x>4</x><y>3</y><v>6</v></cell>
<cell><x>8</x><y>3</y><v>3</v></cell>
<cell><x>0</x><y>4</y><v>4</v></cell>
<cell><x>3</x><y>4</y><v>8</v></cell>
<cell><x>5</x><y>4</y><v>3</v></cell>
<cell><x>8</x><y>4</y><v>1</v></cell>
<cell><x>0</x><y>5</y><v>7</v></cell>
<cell><x>4</x><y>5</y><v>2</v></cell>
<cell><x>8</x><y>5</y><v>6</v></cell>
<cell><x>1</x><y>6</y><v>6</v></cell>
<cell><x>6</x><y>6</y><v>2</v></cell>
<cell><x>7</x><y>6</y><v>8</v></cell>
<cell><x>3</x><y>7</y><v>4</v></cell>
<cell><x>4</x><y>7</y><v>1</v></cell>
<cell><x>5</x><y>7</y><v>9</v></cell>
<cell><x>8</x><y>7</y><v>5</v></cell>
<cell><x>4</x><y>8</y><v>8</v></cell>
<cell><x>7</x><y>8</y><v>7</v></cell>
<cell><x>8</x><y>8</y><v>9</v></cell>
</board>`,
    givens: WIKIPEDIA,
  },
  {
    name: 'cells of a package for LaTeX, rows from the bottom',
    notation: 'labelledCells',
    text: `\\ddsudokucell{1}{9}{5}
\\ddsudokucell{2}{9}{3}
\\ddsudokucell{5}{9}{7}
\\ddsudokucell{1}{8}{6}
\\ddsudokucell{4}{8}{1}
\\ddsudokucell{5}{8}{9}
\\ddsudokucell{6}{8}{5}
\\ddsudokucell{2}{7}{9}
\\ddsudokucell{3}{7}{8}
\\ddsudokucell{8}{7}{6}
\\ddsudokucell{1}{6}{8}
\\ddsudokucell{5}{6}{6}
\\ddsudokucell{9}{6}{3}
\\ddsudokucell{1}{5}{4}
\\ddsudokucell{4}{5}{8}
\\ddsudokucell{6}{5}{3}
\\ddsudokucell{9}{5}{1}
\\ddsudokucell{1}{4}{7}
\\ddsudokucell{5}{4}{2}
\\ddsudokucell{9}{4}{6}
\\ddsudokucell{2}{3}{6}
\\ddsudokucell{7}{3}{2}
\\ddsudokucell{8}{3}{8}
\\ddsudokucell{4}{2}{4}
\\ddsudokucell{5}{2}{1}
\\ddsudokucell{6}{2}{9}
\\ddsudokucell{9}{2}{5}
\\ddsudokucell{5}{1}{8}
\\ddsudokucell{8}{1}{7}
\\ddsudokucell{9}{1}{9}`,
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
