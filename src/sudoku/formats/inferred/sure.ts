import { unescaped } from '../documents/xml';
import { decoded } from '../links/decoded';

/* What programs, chats and pages put around a puzzle, and what can be taken off without a doubt. */

type Change = (text: string) => string;

const when =
  (sign: RegExp, change: Change): Change =>
  (text) =>
    sign.test(text) ? change(text) : text;

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const WORD = new RegExp(`(?<![\\w:])(?:${WORDS.join('|')})(?![\\w:])`, 'gi');
const LEAST_WORDS = 17;

/** Digits in English words. Names of emoji, `:five:`, are none. */
const ofWords = (text: string): string =>
  (text.match(WORD) ?? []).length < LEAST_WORDS
    ? text
    : text.replace(WORD, (word) => `${WORDS.indexOf(word.toLowerCase())}`);

/** What is the same in every reading of a text: applied in this order, all of them. */
export const SURE: readonly Change[] = [
  when(/&lt;\/?[a-z]/i, unescaped),
  when(/\[(?:\d{1,3};?){1,4}m[^[\n]{1,3}\[0?m/, (text) => text.replace(/\[(?:\d{1,3};?){0,4}m/g, '')),
  when(/%0[AD]|%2[0-9A-F]/i, decoded),
  // What a program says of a row behind it.
  when(/[\d.)\]}NA,;] ?(?:\.{3} ?)?(?:%|\/\/|--|\/\*) ?\p{L}/u, (text) =>
    text.replace(/(?<=[\d.)\]}NA,;][ \t]*)(?:%|\/\/|--|\/\*) ?\p{L}[^\n*]{0,80}(?:\*\/)?(?=\n|$)/gu, ''),
  ),
  // Statements that go on in the next line, in MATLAB, in Fortran, in a shell; strings that do, in Haskell.
  when(/[;,[] ?\.{3} *\n|\n {5}&|[^\\]\\\n\s*\\/, (text) =>
    text.replace(/(?<=[;,[] ?)\.{3}(?= *\n)|(?<=\n {5})&|(?<!\\)\\\n\s{0,80}\\/g, ''),
  ),
  // An arrow between two boards.
  when(/\| {1,4}=+> {1,4}\|/, (text) =>
    text.replace(/(?<=\| {1,4})=+>(?= {1,4}\|)/g, (arrow) => ' '.repeat(arrow.length)),
  ),
  // Names of columns in a query, and before the rows of a table.
  when(/\d AS \w/i, (text) => text.replace(/ AS ["`[]?\w{1,20}["`\]]?| UNION ALL/gi, '')),
  when(/~\w+,/, (text) => text.replace(/~["`\w]{1,20} ?,/g, '')),
  // Mail that keeps to ASCII, and whose lines end in `=` where they were cut.
  when(/[\d._-]=\n[\d._-]/, (text) => text.replace(/(?<=[\d._-])=\n(?=[\d._-])/g, '')),
  when(/=20$|=3D/m, (text) =>
    text
      .replace(/=\n/g, '')
      .replace(/=(20|3D|2E|5F)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  ),
  when(/\\[nr]/, (text) => text.replace(/\\r?\\n|\\[nr]/g, '\n')),
  when(/\\"/, (text) => text.replaceAll('\\"', '"')),
  when(/("""|''')/, (text) => {
    const strings = [...text.matchAll(/(?:"""|''')\n?([^"']{81,400})(?:"""|''')/g)];
    return strings.length === 0 ? text : strings.map(([, inside]) => inside).join('\n\n');
  }),
  when(/<!--/, (text) => text.replace(/<!--[^>]{0,200}-->/g, '')),
  // The numbers of a solver of clauses: those that it found true.
  when(/^v .*-\d{3} /m, (text) => (text.match(/(?<![-\d])[1-9]{3}(?!\d)/g) ?? []).join(' ')),
  when(/<!\[CDATA\[/, (text) => text.replace(/<!\[CDATA\[|\]\]>/g, '\n')),
  when(/^(?:>>>|In \[\d+\]:|Out\[\d+\]:|[ \t]{0,9}\.\.\.:)/m, (text) =>
    text.replace(/^(?:>>>|\.\.\.(?=\s)|In \[\d+\]:|Out\[\d+\]:|[ \t]{0,9}\.\.\.:) ?/gm, ''),
  ),
  // The name and the time of KakaoTalk, perhaps before the first row alone.
  when(/^\[[^\]\n]{1,30}\] \[[^\]\d\n]{0,6}\d{1,2}:\d\d/m, (text) =>
    text.replace(/^\[[^\]\n]{1,30}\] \[[^\]\d\n]{0,6}\d{1,2}:\d\d[^\]\d\n]{0,6}\] /gm, ''),
  ),
  // What a difference of files adds or, if that is nothing, what it takes away.
  when(/^@@ /m, (text) => {
    const [added, removed] = [/^[+ ](?!\+\+)/, /^[- ](?!--)/].map((sign) =>
      text.split('\n').flatMap((line) => (sign.test(line) ? [line.slice(1)] : [])),
    );
    return ((/\d/.test(`${added}`) ? added : removed) ?? []).join('\n');
  }),
  when(/<\d empty items?>|<repeats \d/, (text) =>
    text
      .replace(/<(\d) empty items?>/g, (_, count: string) => Array(Number(count)).fill(0).join(', '))
      .replace(/(\d) <repeats (\d) times>/g, (_, digit: string, count: string) =>
        Array(Number(count)).fill(digit).join(', '),
      ),
  ),
  // Digits in bold or colour, each by itself.
  when(/\*[1-9]\*/, (text) => text.replace(/(?<![*\d.])(\*{1,2})([1-9])\1(?![*\d.])/g, '$2')),
  // The shape of an array, as APL and J write it before the items.
  when(/\d⍴|9 9 \$/, (text) => text.replace(/(?:\p{L}\w{0,20} ?← ?)?[\d ]*⍴|\b9 9 \$/gmu, ' ')),
  when(/\\[a-z]{2,12}\{\d\}/, (text) => text.replace(/\\[a-z]{2,12}\{(\d?)\}/g, '$1')),
  when(/\[[a-z]{1,8}=[^\]\n]{1,40}\]/i, (text) =>
    text.replace(/\[\/?(?!t[rdh]|table)[a-z]{1,8}(?:=[^\]\n]{0,40})?\]/gi, ''),
  ),
  // Numbers as programs write them: `5.0`, `5.`, `5.000e+00`, `0x05`, `5L`, `5u8`, `4'd5`.
  when(/\b[1-9]\.0/, (text) => text.replace(/\b(\d)\.0+(?:e\+?0+)?(?!\d)/gi, '$1')),
  when(/\b\d\.[ \t]+\d\.(?=\s)/, (text) => text.replace(/\b(\d)\.(?=\s|$)/g, '$1')),
  when(/\b(?:0x)?0\dh?[ ,$]+(?:0x)?0\dh?[ ,]/, (text) => text.replace(/(?:\b(?:0x)?|\$)0(\d)h?\b/g, '$1')),
  // Candidates as sets, in no array.
  when(/\{\d(?:, ?\d){1,8}\} [\d{]/, (text) =>
    text.includes('[')
      ? text
      : text.replace(/\{(\d(?:, ?\d){0,8})\}/g, (_, digits: string) => digits.replace(/\D/g, '')),
  ),
  // With a decimal comma, where no other comma is.
  when(/\b[1-9],0+(?=["']?(?:[;\t\n]|$))/, (text) =>
    /,(?!0+["']?(?:[;\t\n]|$))/.test(text) ? text : text.replace(/,0+/g, ''),
  ),
  when(/\b[1-9](?:[LU]|[iu]\d)/i, (text) => text.replace(/\b(\d)(?:[LU]{1,2}|[iu]\d{1,2})\b/gi, '$1')),
  when(/\d'd[1-9]/, (text) => text.replace(/\b\d'd(\d)\b/g, '$1')),
  ofWords,
  // Free variables of a logic program.
  when(/[[,] ?_G?\d/, (text) => text.replace(/(?<!\w)_G?\d{1,6}(?!\w)/g, '_')),
  // Keys of lists, as PHP and Lua write them.
  when(/\d\]? ?=>|\s\[\d\] ?= ?[\d{]/, (text) =>
    text
      .replace(/=>[ \t]*$/gm, '=> .')
      .replace(/\[?"?\d{1,2}"?\]?\s{0,3}=>\s{0,20}|(?<![\w\])])\[\d\] ?= ?/g, ' ')
      .replace(/\barray\(\d+\)\s*/gi, '')
      .replace(/\bint\((\d)\)/g, '$1,')
      .replace(/\bNULL\b/g, '0,'),
  ),
  when(/\[\s?\]|\(\s?\)|\{\s?\}/, (text) => text.replace(/\[\s?\]|\(\s?\)|\{\s?\}/g, ' . ')),
  when(/(?<=\s)""(?=\s)/, (text) => text.replace(/(?<=\s)""(?=\s|$)/g, '.')),
  when(/[一二三四五六七八九壹]/, (text) =>
    text.replace(
      /[〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖]/g,
      (digit) => `${'〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖'.indexOf(digit) % 10}`,
    ),
  ),
  when(/\\(?:u00|x)[2-3][\da-f]/i, (text) =>
    text.replace(/\\(?:u00|x)([2-3][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  ),
  when(/&(?:middot|bull|nbsp);/, (text) => text.replace(/&(?:middot|bull|nbsp);/g, ' . ')),
];
