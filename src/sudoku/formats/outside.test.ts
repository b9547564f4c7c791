import lz from 'lz-string';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FORMATS, readText } from '.';
import { LINE } from './testing';

const NESTED = 200_000;
const deep = `${'['.repeat(NESTED)}${']'.repeat(NESTED)}`;

/** f-puzzles data with one member in the cell, or beside the grid, that no puzzle has there. */
const fPuzzles = (cell: string, beside = ''): string => {
  const row = `[${cell}${',{}'.repeat(8)}]`;
  return `{"size":9,${beside}"grid":[${row}${`,[{}${',{}'.repeat(8)}]`.repeat(8)}]}`;
};
/** The same for SudokuPad. */
const scl = (cell: string, beside = ''): string =>
  `{${beside}"cells":[[${cell}${',{}'.repeat(8)}]${`,[{}${',{}'.repeat(8)}]`.repeat(8)}]}`;

const STRANGE: readonly (readonly [what: string, value: string])[] = [
  ['an object', '{"a":1}'],
  ['an object that has what a number is made by', '{"valueOf":1,"toString":2}'],
  ['a list', '[5]'],
  ['a list nested deeply', deep],
  ['true', 'true'],
  ['a long text', `"${'5'.repeat(100_000)}"`],
  ['a number beyond all', '1e999'],
];

describe('data from outside is checked before use', () => {
  it.each(STRANGE)('if %s is in place of something else', async (_, value) => {
    const marks = `{"centerPencilMarks":${value},"cornerPencilMarks":[${value}]}`;
    const texts = [
      fPuzzles(`{"value":${value}}`),
      fPuzzles(marks),
      fPuzzles('{}', `"title":${value},"ruleset":${value},"killercage":${value},`),
      fPuzzles(`{"region":${value}}`),
      scl(`{"value":${value}}`),
      scl(marks),
      scl('{}', `"metadata":${value},"cages":[{"value":${value},"cells":${value}}],"regions":[${value}],`),
    ];
    for (const text of texts) {
      expect(await readText(text)).toHaveProperty('kind');
      if (text.length > 10_000) continue;
      expect(await readText(`https://f-puzzles.com/?load=${lz.compressToBase64(text)}`)).toHaveProperty(
        'kind',
      );
      expect(await readText(`https://sudokupad.app/scl${lz.compressToBase64(text)}`)).toHaveProperty('kind');
    }
  });

  it('as many marks as there is room for are read', async () => {
    const marks = `[${'1,'.repeat(130_000)}2]`;
    expect(await readText(fPuzzles(`{"centerPencilMarks":${marks}}`))).toMatchObject({
      kind: 'one',
      choice: { details: { notes: 1 } },
    });
    const notes = `0|${'1,'.repeat(130_000)}|1|${'0|-|1|'.repeat(80)}`;
    expect(await readText(`<opensudoku><game data="version: 1\n${notes}"/></opensudoku>`)).toMatchObject({
      kind: 'one',
      choice: { details: { notes: 1 } },
    });
  });
});

describe('a reader that breaks', () => {
  afterEach(() => void vi.restoreAllMocks());

  const breakReader = (id: string) => {
    const format = FORMATS.find((format) => format.id === id);
    if (format === undefined) throw new Error('no such notation');
    vi.spyOn(format, 'read').mockImplementation(() => {
      throw new TypeError('a mistake of ours');
    });
  };

  it('makes the reading throw without onBroken', async () => {
    breakReader('csv');
    await expect(readText('hello')).rejects.toThrow('a mistake of ours');
  });

  it('is reported to onBroken, and the other readers go on', async () => {
    breakReader('csv');
    const onBroken = vi.fn();
    expect(await readText(LINE, { onBroken })).toMatchObject({ kind: 'one' });
    expect(onBroken).toHaveBeenCalledExactlyOnceWith('csv', expect.any(TypeError));
  });

  it('leads to a refusal if no other reader accepts the text', async () => {
    breakReader('csv');
    const reading = await readText('hello', { onBroken: () => {} });
    expect(reading).toMatchObject({ kind: 'refused', error: { kind: 'readerBroke', notation: 'csv' } });
  });
});
