import { describe, expect, it } from 'vitest';
import { bracketsOf, type Item } from './brackets';

/** A list as nested arrays of the texts of its items. */
type Nested = string | readonly Nested[];
const nested = (item: Item): Nested => (item.kind === 'list' ? item.items.map(nested) : item.text);
const read = (text: string): Nested => bracketsOf(text).map(nested);

describe('brackets', () => {
  it.each([
    ['of any kind, in one another', '[1, (2, {3})]', [['1', ['2', ['3']]]]],
    ['one after another', '[1] [2]', [['1'], ['2']]],
    ['around strings and characters', `["a,]", '5', \`x\`]`, [['a,]', '5', 'x']]],
    ['with items left out', '[1,,3,]', [['1', '', '3']]],
    ['with nothing in many words', '[null, None, NaN, 4]', [['', '', '', '4']]],
    ['with numbers between spaces, floats and signs', '[1 2.  -1]', [['1', '2.', '-1']]],
    ['with names before brackets and members', '{"a": new int[] {1}, b: vec![2]}', [[[], ['1'], ['2']]]],
    ['with comments', '[1, // one ]\n2, # two ]\n3 /* ] */]', [['1', '2', '3']]],
    ['never closed', '[1, [2', [['1', ['2']]]],
    ['closed too often', ']1] [2]', [['2']]],
    ['with a name where a number should be', '[1, b, 3]', [['1', 'b', '3']]],
  ])('%s', (_, text, lists) => {
    expect(read(text)).toEqual(lists);
  });

  it('know the offsets of their items', () => {
    const text = 'x = [10, "ab"]';
    const [list] = bracketsOf(text);
    expect([list?.start, list?.end]).toEqual([4, text.length]);
    expect(list?.items.map(({ start, end }) => text.slice(start, end))).toEqual(['10', 'ab']);
  });

  it('are not read if they are nested too deeply', () => {
    expect(bracketsOf('['.repeat(1_000))).toEqual([]);
  });
});
