import { describe, expect, it } from 'vitest';
import { ANSWER, NONE, PUZZLE, streamOf, TWO, TWO_FIRST } from '../../src/sudoku/many/testing';
import { type AnswerOptions, answersTo } from './answers';

async function answers(text: string, options: Partial<AnswerOptions> = {}): Promise<string[]> {
  const told: string[] = [];
  for await (const answer of answersTo(streamOf(text), { json: false, rate: false, ...options }))
    told.push(answer);
  return told;
}

const FILE = `${PUZZLE}\n${TWO}\n${NONE}\n${PUZZLE.slice(1)}\n${'.'.repeat(81)}\n`;

describe('the terminal', () => {
  it('answers a line for each puzzle, and says what is wrong with a broken one', async () => {
    expect(await answers(FILE)).toEqual([
      `${PUZZLE}:1:${ANSWER}\n`,
      `${TWO}:2:${TWO_FIRST}\n`,
      `${NONE}:0:\n`,
      '# 4: 80 of 81 cells.\n',
      expect.stringMatching(/^\.{81}:100\+:123456789/),
    ]);
  });

  it('writes objects', async () => {
    const objects = (await answers(FILE, { json: true })).map((line) => JSON.parse(line));
    expect(objects.map(({ number, line, verdict }) => [number, line, verdict])).toEqual([
      [1, 1, 'one'],
      [2, 2, 'many'],
      [3, 3, 'none'],
      [4, 4, 'unreadable'],
      [5, 5, 'many'],
    ]);
    expect(objects[0]).toMatchObject({ puzzle: PUZZLE, count: 1, exact: true, solution: ANSWER });
    expect(objects[3]).toEqual({ number: 4, line: 4, verdict: 'unreadable', reason: '80 of 81 cells.' });
  });

  it('rates puzzles with one solution', async () => {
    const [one, two] = await answers(`${PUZZLE}\n${TWO}\n`, { rate: true });
    expect([one, two]).toEqual([`${PUZZLE}:1:${ANSWER}:1.2:beginner\n`, `${TWO}:2:${TWO_FIRST}::\n`]);
    const [object] = await answers(PUZZLE, { rate: true, json: true });
    expect(JSON.parse(object ?? '')).toMatchObject({ rating: 1.2, level: 'beginner' });
  });

  it('counts rows and lines on across the pieces of a long file', async () => {
    const told = await answers(`${PUZZLE}\n\n`.repeat(4000) + PUZZLE.slice(1), { json: true });
    expect(told.length).toBe(4001);
    expect(JSON.parse(told[3999] ?? '')).toMatchObject({ number: 4000, line: 7999 });
    expect(JSON.parse(told[4000] ?? '')).toMatchObject({ number: 4001, line: 8001 });
  });
});
