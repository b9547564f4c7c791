import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CATALOGUE, levelOf, type TechniqueId } from '../../sudoku/techniques';
import {
  BOARDS,
  COURSE_KEY,
  courseFrom,
  courseIn,
  courseTechniques,
  foundAlone,
  joinCourse,
  nextIn,
  practise,
} from './course';

function open(text?: string) {
  const texts = new Map<string, string>(text === undefined ? [] : [[COURSE_KEY, text]]);
  return {
    get: (key: string) => texts.get(key) ?? null,
    put: (key: string, value: string) => texts.set(key, value) !== undefined,
  };
}

it('has techniques from the easiest level to the hardest, without those that no puzzle can be made for', () => {
  const ids = courseTechniques();
  expect(ids[0]).toBe('fullHouse');
  expect(ids).not.toContain('templateSet');
  expect(ids.length).toBeGreaterThan(80);
  const levels = ids.map((id) => levelOf(CATALOGUE.find((one) => one.id === id) ?? CATALOGUE[0]));
  expect(levels).toEqual([...levels].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
});
const ORDER = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme'];

it('keeps what was found alone, and goes on where the player stopped', () => {
  const textStore = open();
  const ids = ['fullHouse', 'nakedSingle', 'nakedPair'] as const;
  expect(nextIn(courseIn(textStore), ids)).toBe('fullHouse');
  practise(textStore, 'nakedSingle');
  expect(nextIn(courseIn(textStore), ids)).toBe('nakedSingle');
  for (let board = 0; board < BOARDS; board++) foundAlone(textStore, 'nakedSingle');
  expect(courseIn(textStore)).toEqual({ found: new Map([['nakedSingle', BOARDS]]), last: 'nakedSingle' });
  expect(nextIn(courseIn(textStore), ids)).toBe('nakedPair');
  for (let board = 0; board < BOARDS; board++) foundAlone(textStore, 'nakedPair');
  expect(nextIn(courseIn(textStore), ids)).toBe('fullHouse');
  for (let board = 0; board < BOARDS; board++) foundAlone(textStore, 'fullHouse');
  expect(nextIn(courseIn(textStore), ids)).toBeNull();
});

it('is joined with that of a file: nothing that was found is lost, and the same file twice adds nothing', () => {
  const course = fc.record({
    found: fc
      .array(fc.tuple(fc.constantFrom<TechniqueId>('fullHouse', 'nakedPair', 'xWing'), fc.nat(5)))
      .map((pairs) => new Map(pairs)),
    last: fc.constantFrom<TechniqueId | null>(null, 'nakedPair'),
  });
  fc.assert(
    fc.property(course, course, (one, other) => {
      const textStore = open();
      joinCourse(textStore, one);
      joinCourse(textStore, other);
      const joint = courseIn(textStore);
      for (const id of ['fullHouse', 'nakedPair', 'xWing'] as const)
        expect(joint.found.get(id) ?? 0).toBe(Math.max(one.found.get(id) ?? 0, other.found.get(id) ?? 0));
      joinCourse(textStore, other);
      expect(courseIn(textStore)).toEqual(joint);
    }),
  );
});

it('reads what another version has left as far as it can, and nothing else', () => {
  expect(courseFrom('{"version":1,"found":{"nakedPair":2,"noSuch":1,"xWing":"x"},"last":"noSuch"}')).toEqual({
    found: new Map([
      ['nakedPair', 2],
      ['xWing', 0],
    ]),
    last: null,
  });
  for (const text of [null, '', '{"version":2}', '{"version":1,"found":5}'])
    expect(courseFrom(text)).toEqual({ found: new Map(), last: null });
});
