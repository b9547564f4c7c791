import { CELLS, DIGITS } from '../../core';
import { NEEDS, needsOf } from '../machine/needs';
import { codeOf } from '../machine/placement';

/* Nodes are numbers: 0 to 323 are the heads of the columns, 324 is their root, and from 325 on each row has four. */
const ROOT = NEEDS;
const FIRST_NODE = NEEDS + 1;
const ROWS = 729;

/**
 * A Sudoku as a sparse matrix of doubly linked lists: a column for each of the 324 needs, a row for each of the 729
 * placements.
 */
export class Links {
  private readonly left = new Uint16Array(FIRST_NODE + 4 * ROWS);
  private readonly right = new Uint16Array(FIRST_NODE + 4 * ROWS);
  private readonly up = new Uint16Array(FIRST_NODE + 4 * ROWS);
  private readonly down = new Uint16Array(FIRST_NODE + 4 * ROWS);
  private readonly column = new Uint16Array(FIRST_NODE + 4 * ROWS);
  private readonly size = new Uint8Array(NEEDS);
  private readonly covered = new Uint8Array(NEEDS);

  constructor() {
    for (let head = 0; head <= ROOT; head++) {
      this.left[head] = head === 0 ? ROOT : head - 1;
      this.right[head] = head === ROOT ? 0 : head + 1;
      this.up[head] = head;
      this.down[head] = head;
    }
    for (const cell of CELLS) {
      for (const digit of DIGITS) {
        const row = FIRST_NODE + 4 * codeOf(cell, digit);
        needsOf(cell, digit).forEach((need, i) => {
          this.append(row + i, need);
        });
      }
    }
  }

  private append(node: number, need: number): void {
    const last = this.up[need]!;
    this.column[node] = need;
    this.up[node] = last;
    this.down[node] = need;
    this.down[last] = node;
    this.up[need] = node;
    this.size[need]!++;
  }

  /** The first column of the smallest size; -1 if none is left. */
  smallestColumn(): number {
    const { right, size } = this;
    let best = -1;
    let least = 10;
    for (let head = right[ROOT]!; head !== ROOT && least > 0; head = right[head]!) {
      if (size[head]! >= least) continue;
      best = head;
      least = size[head]!;
    }
    return best;
  }

  sizeOf(column: number): number {
    return this.size[column]!;
  }

  /** The size of each column; `null` if it is covered. */
  sizes(): readonly (number | null)[] {
    return Array.from(this.size, (size, column) => (this.covered[column] === 1 ? null : size));
  }

  /** Writes the rows of a column into `rows`, from the top. */
  writeRows(column: number, rows: Int32Array): void {
    let i = 0;
    for (let node = this.down[column]!; node !== column; node = this.down[node]!) {
      rows[i++] = (node - FIRST_NODE) >> 2;
    }
  }

  /** Chooses a row: covers its columns and all other rows in them. */
  cover(row: number): void {
    for (let i = 0; i < 4; i++) this.coverColumn(this.column[FIRST_NODE + 4 * row + i]!);
  }

  /** Undoes the row chosen last, in exactly the opposite order. */
  uncover(row: number): void {
    for (let i = 3; i >= 0; i--) this.uncoverColumn(this.column[FIRST_NODE + 4 * row + i]!);
  }

  private coverColumn(head: number): void {
    const { left, right, up, down, column, size } = this;
    this.covered[head] = 1;
    right[left[head]!] = right[head]!;
    left[right[head]!] = left[head]!;
    for (let node = down[head]!; node !== head; node = down[node]!) {
      const row = node - ((node - FIRST_NODE) & 3);
      for (let other = row; other < row + 4; other++) {
        if (other === node) continue;
        down[up[other]!] = down[other]!;
        up[down[other]!] = up[other]!;
        size[column[other]!]!--;
      }
    }
  }

  private uncoverColumn(head: number): void {
    const { left, right, up, down, column, size } = this;
    for (let node = up[head]!; node !== head; node = up[node]!) {
      const row = node - ((node - FIRST_NODE) & 3);
      for (let other = row + 3; other >= row; other--) {
        if (other === node) continue;
        size[column[other]!]!++;
        down[up[other]!] = other;
        up[down[other]!] = other;
      }
    }
    right[left[head]!] = head;
    left[right[head]!] = head;
    this.covered[head] = 0;
  }
}
