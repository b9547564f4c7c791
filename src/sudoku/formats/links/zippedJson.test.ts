import { describe, expect, it } from 'vitest';
import { unzippedJson } from './zippedJson';

describe('shortened JSON', () => {
  it.each([
    ['names without quotes, and short names', "{id:'x',ce:[]}", { id: 'x', cells: [] }],
    ['objects left out between commas', '[,{v:5},]', [{}, { value: 5 }, {}]],
    ['letters for true and false', '{a:t,b:f,c:null}', { arrows: true, b: false, c: null }],
    ['colours without quotes', '{c:CFCFCF}', { c: 'CFCFCF' }],
    ['quotes in strings', "['it\\'s','a\"b']", ["it's", 'a"b']],
    ['JSON as it is', '{"x":[1,-2.5,"y"]}', { x: [1, -2.5, 'y'] }],
  ])('%s', (_, text, value) => {
    expect(unzippedJson(text)).toEqual(value);
  });

  it.each([[''], ['['], ['{a'], ["'x"], ['[1'], ['['.repeat(1_000)], ['{__proto__:{x:1}']])(
    '%s is none',
    (text) => {
      expect(unzippedJson(text)).toBeUndefined();
    },
  );

  it.each([
    ['lists', '[', ']'],
    ['objects', '{a:', '}'],
  ])('of %s nested deeper than any puzzle has is none', (_, open, close) => {
    const nested = (depth: number): string => `${open.repeat(depth)}1${close.repeat(depth)}`;
    expect(unzippedJson(nested(32))).toBeDefined();
    expect(unzippedJson(nested(33))).toBeUndefined();
    expect(unzippedJson(nested(200_000))).toBeUndefined();
  });

  it('yields only plain data', () => {
    const value = unzippedJson('{__proto__:{x:1},a:2}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
