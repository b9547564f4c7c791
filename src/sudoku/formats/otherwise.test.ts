import { describe, expect, it } from 'vitest';
import { EMPTY_GRID, seededRandom } from '../core';
import { readOtherwise, readText } from '.';
import { brokenSample } from './testing';

const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const NINE = (LINE.match(/.{9}/g) ?? []).join('\n');
/** A puzzle whose first row counts the columns. Without it there are many solutions. */
const COUNTED = '12345678945............3.5.......89....8..2.4..7.1......1..........7.53.9...3.6.2';
const ROWS = COUNTED.match(/.{9}/g) ?? [];

/** The first reading of a text, read again. */
async function lookAt(text: string, before: string | null = null) {
  const reading = await readText(text);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.error));
  const choice = reading.kind === 'one' ? reading.choice : reading.choices[0];
  if (choice === undefined) throw new Error('no choice');
  const { oddities, others } = await readOtherwise({ text, before, choice });
  return {
    oddities,
    others: others.map(({ way, choice: { puzzle } }) => ({ way, digits: puzzle.givens })),
    texts: others.map(({ text }) => text),
  };
}

describe('the oddities of a reading', () => {
  it.each<[what: string, text: string, oddities: unknown[]]>([
    ['nothing', LINE, []],
    ['nothing, with usual blanks', NINE.replaceAll('.', '*'), []],
    ['nothing, if the text has the same board twice', `${NINE}\n\n${NINE}`, []],
    ['a letter for blanks', NINE.replaceAll('.', 'n'), [{ kind: 'blank', character: 'n' }]],
    ['an ellipsis', LINE.replaceAll('...', '…'), [{ kind: 'typography', character: '…' }]],
    ['digits left over', `17\n${NINE}\n5/12/2024`, [{ kind: 'leftOver' }]],
    ['lines that are joined', (LINE.match(/.{1,27}/g) ?? []).join('\n'), [{ kind: 'joined', lines: 3 }]],
    [
      'a damaged board that is left out',
      `:0000:x:${LINE}:::\n:0000:x:${LINE.slice(1)}:::`,
      [{ kind: 'left', left: { kind: 'cellCount', cells: 80 } }],
    ],
  ])('%s', async (_, text, oddities) => {
    expect((await lookAt(text)).oddities).toMatchObject(oddities);
    expect((await lookAt(text)).oddities).toHaveLength(oddities.length);
  });
});

describe('the other readings of a text', () => {
  it('are none for most texts', async () => {
    for (const text of [LINE, NINE, NINE.replaceAll('.', 'n')])
      expect((await lookAt(text)).others).toEqual([]);
  });

  it('include the result of another repair', async () => {
    const before = LINE.replace('3', 'l');
    const text = before.replace('l', '1');
    const { oddities, others, texts } = await lookAt(text, before);
    expect(oddities).toEqual([{ kind: 'mended', repair: { kind: 'replace', from: 'l', to: '1' } }]);
    const blank = before.replace('l', '.');
    expect(others).toEqual([
      { way: { kind: 'repair', repair: { kind: 'blank', from: 'l' } }, digits: blank },
    ]);
    expect(texts).toEqual([blank]);
  });

  it('include one with its entries as givens', async () => {
    const entries = `..4${'.'.repeat(78)}`;
    expect((await lookAt(`#p=${LINE}&e=${entries}`)).others).toEqual([
      { way: { kind: 'entriesAsGivens' }, digits: LINE.replace('53.', '534') },
    ]);
  });

  it('include one that a notation with its own marker hides', async () => {
    const state = LINE.replace('53.', '534').match(/.{9}/g)?.join('\n');
    expect((await lookAt(`[Puzzle]\n${NINE}\n[State]\n${state}`)).others).toMatchObject([
      { digits: LINE.replace('53.', '534') },
    ]);
  });

  it('include ten lines without the last if the first was left out', async () => {
    const { oddities, others } = await lookAt([...ROWS, '.'.repeat(9)].join('\n'));
    expect(oddities).toEqual([{ kind: 'leftOver' }]);
    expect(others).toEqual([{ way: { kind: 'withoutLine', line: 10 }, digits: COUNTED }]);
  });

  it('include the other boards of a text with a few', async () => {
    const other = LINE.replace('5', '.');
    expect((await lookAt(`${LINE}\n${other}`)).others).toEqual([
      { way: { kind: 'board', number: 2 }, digits: other },
    ]);
    const list = Array.from({ length: 9 }, (_, i) => `${i + 1}`.padEnd(81, '.')).join('\n');
    expect((await lookAt(list)).others).toEqual([]);
  });
});

it('a long text is not read in other ways', async () => {
  const choice = await readText(LINE);
  if (choice.kind !== 'one') throw new Error(choice.kind);
  const text = `${LINE}\n${'a few words\n'.repeat(2_000)}`;
  expect((await readOtherwise({ text, before: null, choice: choice.choice })).others).toEqual([]);
  expect(choice.choice.puzzle.entries).toBe(EMPTY_GRID);
});

it('for 500 damaged texts that can be read, no second look throws or finds the same board again', async () => {
  const random = seededRandom(1);
  let looks = 0;
  for (let i = 0; i < 500; i++) {
    const text = brokenSample(random);
    const reading = await readText(text);
    if (reading.kind !== 'one') continue;
    looks++;
    const { others } = await readOtherwise({ text, before: null, choice: reading.choice });
    const boards = [reading.choice, ...others.map(({ choice }) => choice)].map(({ puzzle }) => puzzle.givens);
    expect(new Set(boards).size, text).toBe(boards.length);
  }
  expect(looks).toBeGreaterThan(50);
});
