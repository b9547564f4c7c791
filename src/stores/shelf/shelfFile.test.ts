import { describe, expect, it } from 'vitest';
import { boardOf, EMPTY_GRID, grid, type Puzzle } from '../../sudoku/core';
import { readText } from '../../sudoku/formats';
import { cardOf } from './card';
import { writeShelfPuzzles } from './otherFiles';
import { packCard } from './packing';
import { keptFromPuzzle, puzzlesByLine, readShelfFile, textsIn, writeShelfFile } from './shelfFile';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

const card = (id: string, givens = EASY) =>
  cardOf(boardOf(givens, { kind: 'pasted', name: 'Sunday', at: 5 }), { id, mark: 'm', at: 7 }, null);
const stored = [
  { ...packCard(card('a')), game: 'the game' },
  { ...packCard(card('b', HARD)), game: null },
];
const both = [
  { card: card('a'), game: 'the game' },
  { card: card('b', HARD), game: null },
];

describe('the file of the shelf', () => {
  it('returns everything that was stored', async () => {
    const text = await (await writeShelfFile(stored)).text();
    expect(JSON.parse(text)).toEqual({ unwind: 'shelf', version: 1, puzzles: stored });
    expect(await readShelfFile(text)).toEqual({
      ok: true,
      value: { puzzles: both, unreadable: 0, files: [] },
    });
  });

  it('is read even if another program has reformatted it', async () => {
    const text = await (await writeShelfFile(stored)).text();
    for (const indent of [0, 2])
      expect(await readShelfFile(JSON.stringify(JSON.parse(text), null, indent))).toEqual({
        ok: true,
        value: { puzzles: both, unreadable: 0, files: [] },
      });
  });

  it('returns the readable puzzles of a damaged file, and counts the rest', async () => {
    const text = await (await writeShelfFile([...stored, { id: 'c', version: 99 }])).text();
    const damaged = text.replace('"the game"', '"the ga');
    expect(await readShelfFile(damaged)).toEqual({
      ok: true,
      value: { puzzles: [both[1]], unreadable: 2, files: [] },
    });
    const cutOff = text.slice(0, text.indexOf('"id":"c"'));
    expect(await readShelfFile(cutOff)).toEqual({
      ok: true,
      value: { puzzles: both, unreadable: 1, files: [] },
    });
  });

  it('says why it cannot be read', async () => {
    expect(await readShelfFile('{"unwind":"shelf","version":1')).toEqual({ ok: false, error: 'damaged' });
    expect(await readShelfFile('{"unwind":"shelf","version":2,"puzzles":[]}')).toEqual({
      ok: false,
      error: 'newer',
    });
    expect(await readShelfFile(`${EASY}\n`)).toBeNull();
    expect(await readShelfFile('{"some":"json"}')).toBeNull();
  });

  it('may contain files, reformatted or not, even without puzzles', async () => {
    const files = [{ key: 'a', piece: 'x' }, { key: 'b' }];
    for (const [records, puzzles] of [
      [stored, both],
      [[], []],
    ] as const) {
      const text = await (await writeShelfFile(records, {}, files)).text();
      expect(JSON.parse(text)).toEqual({ unwind: 'shelf', version: 1, texts: {}, puzzles: records, files });
      const value = { puzzles, unreadable: 0, files };
      for (const laidOut of [
        text,
        JSON.stringify(JSON.parse(text)),
        JSON.stringify(JSON.parse(text), null, 2),
      ])
        expect(await readShelfFile(laidOut)).toEqual({ ok: true, value });
    }
  });

  it('may contain texts of the textStore, which the shelf itself ignores', async () => {
    const texts = { 'unwind.settings': '{"theme":"dark"}' };
    const text = await (await writeShelfFile(stored, texts)).text();
    for (const laidOut of [text, JSON.stringify(JSON.parse(text), null, 2)]) {
      expect(textsIn(laidOut)).toEqual(texts);
      expect(await readShelfFile(laidOut)).toEqual({
        ok: true,
        value: { puzzles: both, unreadable: 0, files: [] },
      });
    }
    expect(textsIn(await (await writeShelfFile(stored)).text())).toBeNull();
    expect(textsIn('{"unwind":"shelf","version":1,"texts":7,"puzzles":[')).toBeNull();
  });

  it('of an empty shelf has no puzzles', async () => {
    const text = await (await writeShelfFile([])).text();
    expect(await readShelfFile(text)).toEqual({ ok: true, value: { puzzles: [], unreadable: 0, files: [] } });
  });
});

describe('files of other programs', () => {
  const of = (givens: typeof EASY): Puzzle => ({
    givens,
    entries: grid('.'.repeat(81)),
    notes: null,
    name: null,
  });

  it('are read line by line if each line is a puzzle', async () => {
    expect(await puzzlesByLine(`# a comment\r\n${EASY.replaceAll('.', '0')}\r\n\n${HARD} easy\n`)).toEqual([
      of(EASY),
      of(HARD),
    ]);
    expect(await puzzlesByLine(`${EASY}\nand words`)).toBeNull();
    expect(await puzzlesByLine('')).toBeNull();
  });

  it('are read line by line however long they are', async () => {
    const lines = Array.from({ length: 3000 }, (_, at) => (at % 2 === 0 ? EASY : HARD));
    const found = await puzzlesByLine(lines.join('\n'));
    expect(found?.map(({ givens }) => givens)).toEqual(lines);
    expect(await puzzlesByLine(`${lines.join('\n')}\nand words`)).toBeNull();
  });

  it('are read as one text in the worker, even over a megabyte', async () => {
    const records = Array.from({ length: 1500 }, (_, at) => {
      const givens = grid(`${EASY.slice(0, 72)}${String(at).padStart(9, '0').replaceAll('0', '.')}`);
      const entries = EMPTY_GRID;
      const { card, game } = keptFromPuzzle({ givens, entries, notes: null, name: null }, 'x', {
        at,
        newId: () => `${at}`,
      });
      return { ...packCard(card), game };
    });
    const text = `${await (await writeShelfPuzzles(records, 'openSudoku')).text()}<!--${'x'.repeat(1_000_000)}-->`;
    expect(text.length).toBeGreaterThan(1_048_576);
    const all = { mostChoices: Number.POSITIVE_INFINITY };
    expect((await readText(text, all)).kind).toBe('refused');
    expect(await readText(text, { ...all, longest: 64_000_000 })).toMatchObject({
      kind: 'several',
      total: 1500,
    });
  });

  it('are written with as much as the format allows', async () => {
    const begun = keptFromPuzzle({ ...of(EASY), entries: grid(`..4${'.'.repeat(78)}`) }, 'Sunday', {
      newId: () => 'id',
      at: 5,
    });
    const records = [{ ...packCard(begun.card), game: begun.game }, ...stored.slice(1), { id: 'damaged' }];
    expect(await (await writeShelfPuzzles(records, 'sdm')).text()).toBe(
      `${EASY.replaceAll('.', '0')}\n${HARD.replaceAll('.', '0')}\n`,
    );
    const xml = await (await writeShelfPuzzles(records, 'openSudoku')).text();
    expect(xml.match(/<game state="\d"/g)).toEqual(['<game state="0"', '<game state="1"']);
    const read = await readText(xml);
    expect(read.kind === 'several' && read.choices[0]?.puzzle).toMatchObject({
      givens: EASY,
      entries: `..4${'.'.repeat(78)}`,
    });
  });
});
