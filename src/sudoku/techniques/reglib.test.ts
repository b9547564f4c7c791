import { afterAll, describe, expect, it } from 'vitest';
import { REGLIB } from '../testing';
import { passes, REGLIB_MISSES, REGLIB_NAMES } from './testing';

const TABLE = Object.entries(REGLIB_NAMES).map(([name, ids]) => {
  const cases = REGLIB.filter(({ technique }) => technique === name);
  return { name, ids, cases, count: cases.length };
});

describe('the library of positions', () => {
  const found = new Map<string, number>();

  it.each(TABLE)('$name: $count cases', ({ name, ids, cases }) => {
    expect(cases.length).toBeGreaterThan(0);
    const missed = cases.filter((each) => !passes(each, ids)).map(({ id }) => id);
    found.set(name, cases.length - missed.length);
    expect(missed).toEqual(missed.filter((id) => REGLIB_MISSES.has(id)));
  });

  it('has only techniques that we have, and we miss few cases', () => {
    expect(new Set(REGLIB.map(({ technique }) => technique))).toEqual(new Set(TABLE.map(({ name }) => name)));
    expect(REGLIB_MISSES.size).toBeLessThanOrEqual(REGLIB.length - 436);
  });

  afterAll(() => {
    const rows = TABLE.map(({ name, count }) => `${name.padEnd(40)} ${found.get(name) ?? 0} of ${count}`);
    const all = [...found.values()].reduce((sum, each) => sum + each, 0);
    // biome-ignore lint/suspicious/noConsole: by technique, how many of its cases are found, for whoever reads the report.
    console.log([...rows, `${'all'.padEnd(40)} ${all} of ${REGLIB.length}`].join('\n'));
  });
});
