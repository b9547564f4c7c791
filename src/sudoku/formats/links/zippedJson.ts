import { parseJson } from './json';

/*
 * SudokuPad shortens its JSON before packing it. Names and strings lose or change their quotes, empty objects between
 * commas are left out, true and false become letters, colours lose their quotes. Names are shortened too.
 */

const NAMES: ReadonlyMap<string, string> = new Map([
  ['a', 'arrows'],
  ['ca', 'cages'],
  ['ce', 'cells'],
  ['l', 'lines'],
  ['o', 'overlays'],
  ['re', 'regions'],
  ['t', 'title'],
  ['u', 'underlays'],
  ['v', 'value'],
]);
const VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['t', true],
  ['true', true],
  ['f', false],
  ['false', false],
  ['null', null],
]);

/** A bracket or a comma; a name with its colon; a string; any other value. */
const PART =
  /[[\]{},]|(?:("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<=[{,])([^[\]{},:"']+)(?=:))(:?)|([^[\]{},:"'][^,\]}]*)/gsy;

/** The value of a shortened JSON text; `undefined` if it is not one. */
export function unzippedJson(text: string): unknown {
  let json = '';
  let before = '';
  let end = 0;
  for (const { 0: part, 1: quoted, 2: name, 3: colon = '', 4: bare, index } of text.matchAll(PART)) {
    if (before === ',' ? part === ',' || part === ']' : before === '[' && part === ',') json += '{}';
    const string = quoted?.slice(1, -1).replace(/\\(.)/gs, (_, sign) => (sign === 'n' ? '\n' : sign)) ?? name;
    if (string !== undefined)
      json += JSON.stringify(colon === '' ? string : (NAMES.get(string) ?? string)) + colon;
    else if (bare === undefined) json += part;
    else
      json += JSON.stringify(
        VALUES.has(bare) ? VALUES.get(bare) : Number.isNaN(Number(bare)) ? bare : Number(bare),
      );
    before = part;
    end = index + part.length;
  }
  return end === text.length ? parseJson(json) : undefined;
}
