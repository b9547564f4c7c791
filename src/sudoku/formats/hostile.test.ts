import { expect, it } from 'vitest';
import { NOTATION_SAMPLES } from '../testing';
import { readText } from '.';
import { LINE, ROWS } from './testing';

/** The longest text read in all notations, and the longest read in some, in characters. */
const LONGEST = 65_536;
const LONGEST_WRAPPED = 1_048_576;
/** Milliseconds that quadratic work on these texts would exceed. */
const LIMIT = 60_000;

const filled = (part: string): string => part.repeat(Math.ceil(LONGEST / part.length)).slice(0, LONGEST);
const list = (line: string): string => line.repeat(Math.floor(LONGEST / line.length));

/** Texts that tempt a reader to scan them again and again; and the kind of refusal, or `several`. */
const TEXTS: readonly (readonly [name: string, text: string, kinds: readonly string[]])[] = [
  ['digits', filled('7'), ['cellCount']],
  ['spaces', `${filled(' ').slice(1)}5`, ['cellCount']],
  ['line ends', `${filled('\n').slice(1)}5`, ['cellCount']],
  ['opening brackets', filled('['), ['noPuzzle']],
  ['brackets nested 20 deep', filled('['.repeat(20) + ']'.repeat(20)), ['noPuzzle']],
  ['small lists', filled('[5]'), ['noPuzzle']],
  ['escaped quotes', `[${filled('\\"').slice(1)}`, ['noPuzzle']],
  ['commas', `[${filled(',').slice(1)}`, ['noPuzzle']],
  ['cells of a web page', filled('<td>5</td>'), ['noPuzzle']],
  ['cells of web pages in rows', filled('<tr><td>5'), ['noPuzzle']],
  ['tables in tables', filled('<table><tr><td>'), ['noPuzzle']],
  ['cells never closed', filled('<td '), ['noPuzzle']],
  ['attributes of fields', `<td><input ${filled('value  ').slice(11)}`, ['noPuzzle']],
  ['data of a site', `{"grid":[[{"value":5}${filled(',{}').slice(24)}]]}`, ['noPuzzle', 'strangeCell']],
  ['data of a site never closed', `{"grid":${filled('[{').slice(8)}`, ['noPuzzle']],
  [
    'two grids side by side',
    filled(`${'5'.repeat(9)}  ${'.'.repeat(9)}\n`),
    ['noPuzzle', 'rowLength', 'cellCount'],
  ],
  ['lists of threes', filled('[[[[1,2,3],[4,5,6],[7,8,9]]],'), ['noPuzzle']],
  ['tags never closed', filled('<game data="'), ['noPuzzle']],
  ['dashes', filled('—'), ['noPuzzle']],
  ['dashes, dots and digits in lines', filled('5—…\n'), ['noPuzzle', 'rowLength', 'cellCount']],
  ['words', filled('hello world 12 '), ['noPuzzle']],
  ['one word', filled('a'), ['noPuzzle']],
  ['Korean words', filled('스도쿠 '), ['noPuzzle']],
  ['rows of letters', filled('ABC..D..E\n'), ['noPuzzle', 'strangeCharacter']],
  ['bars', filled('5|'), ['cellCount']],
  ['fields', filled('5,,,,,,,,\n'), ['noPuzzle', 'rowCount']],
  ['addresses', filled('https://sudokupad.app/x '), ['needsNetwork']],
  ['one address', `https://f-puzzles.com/?load=${filled('N4Ig')}`.slice(0, LONGEST), ['damagedLink']],
  ['own links', filled(`#p=${'1'.repeat(50)} `), ['cellCount']],
  ['candidates', filled('123 456 789 1 2 3 4 5 6\n'), ['rowCount', 'rowLength', 'noPuzzle']],
  ['mail quoted deeply', filled('>'), ['noPuzzle']],
  ['a list of one puzzle', list(`${'.'.repeat(80)}5\n`), ['one']],
  [
    'a list of puzzles',
    Array.from({ length: 780 }, (_, i) => `${100_000 + i}`.padEnd(81, '.')).join('\n'),
    ['several'],
  ],
  [
    'a list of nine lines each',
    Array.from({ length: 700 }, (_, i) => `${100_000 + i}...\n${'.........\n'.repeat(8)}`).join(''),
    ['several'],
  ],
  ['hyphens and letters', filled('a-'), ['noPuzzle']],
  ['marks of comments', filled(`${' #'.repeat(900)}\n`), ['noPuzzle']],
  ['names and colons', filled('a:b='), ['noPuzzle']],
  ['attributes', `<game ${filled("a='").slice(6)}`, ['noPuzzle']],
  ['bytes', filled('\u0001\u0002\0'), ['binary']],
];

it.each(TEXTS)(
  'a text full of %s is answered',
  async (_, text, kinds) => {
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    const reading = await readText(text);
    expect(kinds).toContain(reading.kind === 'refused' ? reading.error.kind : reading.kind);
  },
  LIMIT,
);

it.each(TEXTS.filter(([, , kinds]) => kinds.includes('noPuzzle')))(
  'a million characters of %s are refused, and for their length alone',
  async (_, text) => {
    const longer = text.repeat(16).slice(0, LONGEST_WRAPPED);
    const reading = await readText(longer);
    expect(reading.kind === 'refused' ? reading.error.kind : reading.kind).toBe('tooLarge');
  },
  LIMIT,
);

it('a board among a million characters is read if they are a page, a file or data', async () => {
  const rows = ROWS.map((row) => [...row.replaceAll('.', '0')]);
  const around = 'hello world\n'.repeat(60_000);
  const table = `<table>${rows.map((row) => `<tr>${row.map((digit) => `<td>${digit}</td>`).join('')}</tr>`).join('')}</table>`;
  for (const text of [
    `${around}${table}`,
    `<opensudoku>${around}<game data="${rows.flat().join('')}"/></opensudoku>`,
    `const board = ${JSON.stringify(rows)};\n${'// words\n'.repeat(90_000)}`,
  ])
    expect(await readText(text)).toMatchObject({ kind: 'one', choice: { puzzle: { givens: LINE } } });
});

it('a long reading pauses between its steps, a short one does not', async () => {
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses++;
  };
  await readText(NOTATION_SAMPLES[0]?.text ?? '', { pause });
  expect(pauses).toBe(0);
  await readText(list(`${'.'.repeat(80)}5\n`), { pause });
  expect(pauses).toBeGreaterThan(10);
});
