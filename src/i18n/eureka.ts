import { type Cell, columnOf, rowOf } from '../sudoku/core';
import { type Chain, cellOf, digitOf, type Node } from '../sudoku/techniques';
import { type CellNaming, letters, rowColumn } from './cellNames';

/**
 * A chain in Eureka notation, the same in every language: `=` for a strong link, `-` for a weak one, as in
 * `(9)r4c8=r5c7-r5c3=r8c3`. A digit is written where it changes; two digits of one cell share the cell's
 * name: `(4=9)r1c1`. Cells have letter names if the player has chosen these, else r1c1 names: words would not
 * be notation.
 */
export function eureka({ nodes, links, loop }: Chain, naming: CellNaming): string {
  const nameOf = (node: Node): string => (naming === 'letters' ? lettered : compactCells)(node.map(cellOf));
  let text = '';
  let digit = 0;
  nodes.forEach((node, index) => {
    const [first] = node;
    if (first === undefined) return;
    const link = links[index - 1];
    const sign = link === undefined ? '' : link.strong ? '=' : '-';
    const own = digitOf(first);
    const before = nodes[index - 1];
    if (link !== undefined && before !== undefined && sameCell(before, node)) {
      const name = nameOf(node);
      const open = `(${digitsOf(before)})${name}`;
      text = text.endsWith(open)
        ? `${text.slice(0, -open.length)}(${digitsOf(before)}${sign}${own})${name}`
        : text.endsWith(name)
          ? `${text.slice(0, -name.length)}(${digitsOf(before)}${sign}${own})${name}`
          : `${text}${sign}(${own})${name}`;
    } else text += `${sign}${own === digit ? '' : `(${own})`}${nameOf(node)}`;
    digit = own;
  });
  const [first] = nodes;
  const close = loop && first?.[0] !== undefined ? `${links.at(-1)?.strong ? '=' : '-'}` : '';
  return close === '' ? text : `${text}${close}(loop)`;
}

const digitsOf = (node: Node): string => (node[0] === undefined ? '' : String(digitOf(node[0])));

const sameCell = (a: Node, b: Node): boolean =>
  a.length === 1 &&
  b.length === 1 &&
  a[0] !== undefined &&
  b[0] !== undefined &&
  cellOf(a[0]) === cellOf(b[0]);

/** Cells that share their rows or columns in one name: `DE8`, `A789`. */
function lettered(cells: readonly Cell[]): string {
  const rows = [...new Set(cells.map((cell) => letters(cell).charAt(0)))].sort();
  const columns = [...new Set(cells.map(columnOf))].sort();
  return rows.length === 1 || columns.length === 1
    ? rows.join('') + columns.map((column) => column + 1).join('')
    : cells.map(letters).join(',');
}

/** Cells that share their rows or columns in one name: `r45c8`, `r1c789`. */
function compactCells(cells: readonly Cell[]): string {
  const rows = [...new Set(cells.map(rowOf))].sort();
  const columns = [...new Set(cells.map(columnOf))].sort();
  const all = (numbers: readonly number[]): string => numbers.map((number) => number + 1).join('');
  return rows.length === 1 || columns.length === 1
    ? `r${all(rows)}c${all(columns)}`
    : cells.map(rowColumn).join(',');
}
