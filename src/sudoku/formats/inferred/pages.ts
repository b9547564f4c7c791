import type { Grid } from '../../core';
import { byBoxes } from '../cells/boxes';
import { tagsOf, unescaped } from '../documents/xml';
import { boardsOfDrawing, type Drawn } from './drawings';
import { boardOf } from './rows';

/*
 * Boards of pages and of other marked texts: 81 elements of one kind, or texts at places of a drawing. A browser copies
 * an element with all that it inherits, in some 600 characters.
 */

const LEAF =
  /<([a-z][\w:-]{0,20})\b([^<>]{0,2000})(?:\/>|>((?:[^<]|<br[^<>]{0,2000}>){0,40})<\/\1>)|<(input)\b([^<>]{0,2000})>/gi;
const VALUE = /(?:^|\s)value\s?=\s?["']?([1-9]?)["'\s/]/i;

/** Blank cells at the start and the end of a selection are not copied. */
const MOST_LOST = 8;
const MOST_LEAVES = 400;

/** Elements that only say how the text in them looks. */
const INLINE = /<\/?(?:span|b|strong|i|em|font|small|a|p|mn|mspace)\b[^<>]{0,2000}>/gi;

/** The boards of 81 elements of one kind, each with a digit or nothing in it: row by row, or box by box. */
export function ofElements(text: string): readonly Grid[] {
  if (!text.includes('<')) return [];
  const boards = [...ofLeaves(text), ...ofNines(text)];
  return boards.length > 0 ? boards : ofLeaves(text.replace(INLINE, ''));
}

/** The boards of nine elements with nine cells in each: rows, or boxes. */
function ofNines(text: string): readonly Grid[] {
  const nines = [...text.matchAll(LEAF)].slice(0, MOST_LEAVES).flatMap(([, , , inside = '']) => {
    const cells = inside
      .replace(/<[^<>]*>/g, ' ')
      .trim()
      .split(/\s+/);
    return cells.length === 9 ? [cells] : [];
  });
  return nines.length === 9 ? inEitherOrder(nines.flat()) : [];
}

/** The boards of 81 cells: row by row, and box by box. */
const inEitherOrder = (cells: readonly string[]): readonly Grid[] => [
  ...boardOf(cells),
  ...boardOf(byBoxes(cells)),
];

function ofLeaves(text: string): readonly Grid[] {
  const kinds = new Map<string, string[]>();
  let total = 0;
  for (const [, name, attributes = '', inside, input, values = ''] of text.matchAll(LEAF)) {
    if (++total > MOST_LEAVES) break;
    const kind = (name ?? input ?? '').toLowerCase();
    const shown =
      kind === 'input'
        ? (VALUE.exec(`${attributes}${values} `)?.[1] ?? '')
        : unescaped((inside ?? '').replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;/gi, ' ')).trim();
    if (!/^[1-9.0_-]?$/.test(shown)) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []).slice(0, 82), shown]);
  }
  return [...kinds]
    .flatMap(([kind, cells]) => (/^t[dh]$/.test(kind) ? [cells] : filledUp(cells)))
    .flatMap(inEitherOrder);
}

/** The boards of 81 elements of one kind that have their digits in an attribute: a value, a class, a label. */
export function ofAttributes(text: string): readonly Grid[] {
  if (!/=\s?["'][^"']{0,40}[1-9][^"'\d]{0,5}["']/.test(text)) return [];
  const values = new Map<string, string[]>();
  for (const { name, attributes } of tagsOf(text).slice(0, MOST_LEAVES))
    for (const [key, value] of attributes)
      if (!/solution|answer/i.test(key))
        values.set(`${name} ${key}`, [...(values.get(`${name} ${key}`) ?? []).slice(0, 82), value]);
  return [...values.values()]
    .filter(({ length }) => length === 81)
    .flatMap((cells) => {
      const numbers = cells.map((cell) => cell.match(/\d+/g) ?? ['.']);
      if (numbers.some(([number = '', more]) => number.length > 1 || more !== undefined)) return [];
      return inEitherOrder(numbers.map(([number = '.']) => number));
    });
}

const NONE: readonly string[] = Array<string>(MOST_LOST).fill('');

/** The 81 cells of which those in between are known, in every way. */
function filledUp(cells: readonly string[]): readonly (readonly string[])[] {
  const lost = 81 - cells.length;
  if (lost < 0 || lost > MOST_LOST || !cells.some((cell) => /[1-9]/.test(cell))) return [];
  return Array.from({ length: lost + 1 }, (_, before) => [
    ...NONE.slice(0, before),
    ...cells,
    ...NONE.slice(0, lost - before),
  ]);
}

const PLACED =
  /<g\b[^<>]{0,2000}translate\(\s?([\d.]{1,8})[\s,]{1,3}([\d.]{1,8})\s?\)|<\/g>|<text\b([^<>]{0,2000})>\s*(?:<tspan[^<>]{0,2000}>)?\s*([1-9])\s*</gi;
const AT = (name: 'x' | 'y'): RegExp => new RegExp(`(?:^|\\s)${name}\\s?=\\s?["']?([\\d.]{1,8})`, 'i');

/** The board of a drawing (SVG): where a digit stands tells its cell. */
export function ofDrawing(text: string): readonly Grid[] {
  if (!/<text\b/i.test(text)) return [];
  const drawn: Drawn[] = [];
  let from = { x: 0, y: 0 };
  for (const [, x, y, attributes, digit] of text.matchAll(PLACED)) {
    if (digit !== undefined && attributes !== undefined) {
      const place = (name: 'x' | 'y'): number => Number(AT(name).exec(attributes)?.[1] ?? 0);
      drawn.push({ x: from.x + place('x'), y: from.y + place('y'), digit });
    } else from = x === undefined ? { x: 0, y: 0 } : { x: Number(x), y: Number(y) };
    if (drawn.length > 81) return [];
  }
  return boardsOfDrawing(drawn, false);
}

/** The letters of KSudoku, `_` for a blank and `b` for 1; the fields of SudoQ that may not be edited. */
export function ofPrograms(text: string): readonly Grid[] {
  const letters = /<values>\s*([_b-j]{81})\s*<\/values>/.exec(text)?.[1];
  if (letters !== undefined)
    return [
      letters.replace(/[_b-j]/g, (letter) => (letter === '_' ? '.' : `${letter.charCodeAt(0) - 97}`)) as Grid,
    ];
  if (!/<fieldmap\b/i.test(text)) return [];
  const cells = Array<string>(81).fill('.');
  let field: ReadonlyMap<string, string> = new Map();
  for (const { name, attributes } of tagsOf(text)) {
    if (name === 'fieldmap') field = attributes;
    if (name !== 'position' || field.get('editable') !== 'false') continue;
    const digit = field.get('solution') ?? '';
    const cell = Number(attributes.get('y')) * 9 + Number(attributes.get('x'));
    if (/^\d$/.test(digit) && cell >= 0 && cell < 81) cells[cell] = digit;
  }
  const grid = cells.join('');
  // Its own files count digits from 0.
  return /0/.test(grid) ? [grid.replace(/\d/g, (digit) => `${Number(digit) + 1}`) as Grid] : [grid as Grid];
}
