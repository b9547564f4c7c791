import { describe, expect, it } from 'vitest';
import { digitFrom, parseJson } from './json';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON from outside', () => {
  it.each([
    ['lists nested more deeply than in any puzzle', nested(33)],
    ['lists nested 200,000 deep', nested(200_000)],
    ['objects nested as deeply', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
    ['a text longer than any puzzle', `"${'x'.repeat(262_143)}"`],
    ['no JSON', '{grid'],
  ])('of %s is none', (_, text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it.each([
    ['lists nested as deeply as allowed', nested(32)],
    ['brackets in a string', `["${nested(40)}","\\"${nested(40)}"]`],
    ['a text as long as allowed', `"${'x'.repeat(262_142)}"`],
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
