import { cellSizeOf, LINES, type Mesh } from './mesh';

/** Paper bends no more than polynomials of this degree, across and down. */
const DEGREE = 3;
/** A crossing counts for the polynomials with no more than this distance from them, in cells (Huber, 1964). */
const COUNTED = 0.05;
const ROUNDS = 40;
/** A crossing is astray if it is so far from where all others say that it is, in cells. */
const ASTRAY = 0.12;

/** Polynomials over the ten lines, of all degrees, at right angles to one another and of length one. */
const POLYNOMIALS = polynomials();

/**
 * The mesh with crossings that are far from where all others say that they are moved there: digits and creases draw
 * lines away that are thin or pale. `null` if there are none.
 */
export function withoutStrays(mesh: Mesh): Mesh | null {
  const cell = cellSizeOf(mesh);
  const smooth = [0, 1].map((axis) =>
    smoothed(
      Float64Array.from({ length: LINES * LINES }, (_, at) => mesh[2 * at + axis] as number),
      cell,
    ),
  );
  const mended = mesh.slice();
  let strays = 0;
  for (let at = 0; at < LINES * LINES; at++) {
    const [x, y] = smooth.map((values) => values[at] as number) as [number, number];
    if (Math.hypot(x - (mesh[2 * at] as number), y - (mesh[2 * at + 1] as number)) <= ASTRAY * cell) continue;
    mended[2 * at] = x;
    mended[2 * at + 1] = y;
    strays++;
  }
  return strays === 0 ? null : mended;
}

/** A coordinate of all crossings as polynomials that those far off hardly count for. */
function smoothed(values: Float64Array, cell: number): Float64Array {
  const most = COUNTED * cell;
  let smooth = projected(values);
  for (let round = 0; round < ROUNDS; round++) {
    const before = smooth;
    smooth = projected(
      values.map((value, at) => {
        const is = before[at] as number;
        const off = value - is;
        // Once the others agree, those astray no longer count.
        if (round >= ROUNDS / 2 && Math.abs(off) > ASTRAY * cell) return is;
        return is + Math.max(-most, Math.min(most, off));
      }),
    );
  }
  return smooth;
}

/** The polynomials nearest to these values, by least squares. */
function projected(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length);
  for (const down of POLYNOMIALS) {
    for (const across of POLYNOMIALS) {
      const term = values.map((_, at) => (down[Math.floor(at / LINES)] ?? 0) * (across[at % LINES] ?? 0));
      const share = values.reduce((sum, value, at) => sum + value * (term[at] as number), 0);
      term.forEach((part, at) => {
        out[at] = (out[at] as number) + share * part;
      });
    }
  }
  return out;
}

function polynomials(): readonly Float64Array[] {
  const all: Float64Array[] = [];
  for (let degree = 0; degree <= DEGREE; degree++) {
    let next = Float64Array.from({ length: LINES }, (_, line) => (line - (LINES - 1) / 2) ** degree);
    for (const other of all) {
      const share = next.reduce((sum, value, line) => sum + value * (other[line] as number), 0);
      next = next.map((value, line) => value - share * (other[line] as number));
    }
    const length = Math.hypot(...next);
    all.push(next.map((value) => value / length));
  }
  return all;
}
