import { describe, expect, it } from 'vitest';
import { digitFrom, parseJson } from './json';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON from outside', () => {
  it.each([
    ['lists nested as deep as no puzzle', nested(33)],
    ['lists nested without end', nested(200_000)],
    ['objects nested as deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['more than any puzzle has', `"${'x'.repeat(262_143)}"`],
    ['no JSON', '{grid'],
  ])('of %s is none', (_, text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it.each([
    ['lists nested a little less deep', nested(32)],
    ['brackets in a string', `["${nested(40)}","\\"${nested(40)}"]`],
    ['as much as a puzzle may have', `"${'x'.repeat(262_142)}"`],
  ])('of %s is read', (_, text) => {
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    { valueOf: () => 5 },
    [5],
    ['5'],
    true,
    null,
    undefined,
    '55',
    '5'.repeat(100),
    Number.POSITIVE_INFINITY,
    0,
    10,
    2.5,
  ])('%j is no digit', (value) => {
    expect(digitFrom(value)).toBeNull();
  });

  it('may have digits as numbers or as text', () => {
    expect([digitFrom(5), digitFrom('5'), digitFrom(' 5 ')]).toEqual([5, 5, 5]);
  });
});
