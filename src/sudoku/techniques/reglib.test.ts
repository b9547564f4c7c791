import { describe, expect, it } from 'vitest';
import { REGLIB } from '../testing';
import { passes, REGLIB_MISSES, REGLIB_NAMES } from './testing';

const TABLE = Object.entries(REGLIB_NAMES).map(([name, ids]) => {
  const cases = REGLIB.filter(({ technique }) => technique === name);
  return { name, ids, cases, count: cases.length };
});

describe('the library of positions', () => {
  it.each(TABLE)('$name: $count cases', ({ ids, cases }) => {
    expect(cases.length).toBeGreaterThan(0);
    const missed = cases.filter((each) => !passes(each, ids)).map(({ id }) => id);
    expect(missed).toEqual(missed.filter((id) => REGLIB_MISSES.has(id)));
  });
});
