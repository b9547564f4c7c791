import { describe, expect, it } from 'vitest';
import { type Grid, seededRandom } from '../core';
import { PUZZLE_SETS } from '../testing';
import { readText } from '.';
import { DAMAGES, LINE } from './testing';

/** How many texts are tested with each kind of damage. `npm run bench -- fuzz` reads as many as one likes. */
const TEXTS = 150;

describe.each(Object.entries(DAMAGES))('a text with %s', (_, damage) => {
  it('is never silently read as another puzzle', async () => {
    const random = seededRandom(11);
    const puzzles = [...PUZZLE_SETS.values()].flatMap((set) => set.slice(0, 40));
    const wrong: string[] = [];
    for (let i = 0; i < TEXTS; i++) {
      const puzzle = puzzles[random.below(puzzles.length)] as Grid;
      const text = damage(puzzle, random);
      const reading = await readText(text);
      if (reading.kind === 'one' && reading.choice.puzzle.givens !== puzzle) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('left-over cells are reported with their place', () => {
  it.each<[what: string, text: string, error: object]>([
    ['82 characters broken after 81', `${LINE}\n9`, { kind: 'cellCount', cells: 82, at: { line: 2 } }],
    [
      '82 characters broken after 9',
      `${LINE.slice(0, 1)}${LINE}`.replace(/.{9}/g, '$&\n'),
      {
        kind: 'rowLength',
        row: 10,
        cells: 1,
        total: 82,
        at: { line: 10 },
        repairs: [{ kind: 'removeLine' }],
      },
    ],
    [
      'a row of ten fields, the last of them empty',
      `5,,3,,,7,,,,\n${LINE.slice(9)
        .match(/.{9}/g)
        ?.map((row) => [...row].map((cell) => cell.replace('.', '')).join(','))
        .join('\n')}`,
      { kind: 'rowLength', row: 1, cells: 10 },
    ],
    [
      'a bar missing in OpenSudoku',
      `<opensudoku><game data="version: 3\n50|0|${'0|0|1|'.repeat(80)}"/></opensudoku>`,
      { kind: 'cellCount', cells: 80 },
    ],
    [
      'a bar too few in OpenSudoku, and one too many',
      `<opensudoku><game data="version: 3\n50|1|0|5|1|${'0|0|1|'.repeat(79)}0|"/></opensudoku>`,
      { kind: 'strangeCell', cell: '50|1|0' },
    ],
  ])('%s', async (_, text, error) => {
    expect(await readText(text)).toMatchObject({ kind: 'refused', error });
  });

  it.each([
    ['a number over a puzzle', `12\n${LINE}`],
    ['a page number under it, apart', `${LINE}\n\n12`],
    [
      'a margin of empty columns',
      LINE.replace(/.{9}/g, (row) => `,${[...row].map((cell) => cell.replace('.', '')).join(',')},\n`),
    ],
  ])('%s does not count as left over', async (_, text) => {
    expect(await readText(text)).toMatchObject({ kind: 'one', choice: { puzzle: { givens: LINE } } });
  });
});
