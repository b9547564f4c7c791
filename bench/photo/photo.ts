import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CELLS, type Cell, digitAt, type Grid } from '../../src/sudoku/core';
import { type CellRead, type Mark, Network, readPhoto, SIDE } from '../../src/sudoku/photo';
import type { Benchmark } from '../benchmark';
import { median, percentile } from '../statistics';
import { digitsIn, photosIn } from './photos';

/** The photographs in the project, with their digits. */
const OURS = 'src/sudoku/testing/photos';
const WEIGHTS = 'src/sudoku/photo/network/weights.bin';

/** Reads photographs and counts the right cells and grids. */
export const photo: Benchmark = {
  about:
    "read the photographs of a folder (N.jpg, its digits in N.dat), or our own; --printed FOLDER tells their givens, --straights FILE writes the straight pictures, --weights FILE reads with others than the app's, --only N,N these alone",
  *measure({ root, files, only, printed, straights, weights }) {
    const network = new Network(readFileSync(weights ?? join(root, WEIGHTS)));
    const folders = files.length > 0 ? files : ['printed', 'written'].map((kind) => join(root, OURS, kind));
    const givensIn = printed ?? (files.length > 0 ? null : join(root, OURS, 'printed'));
    const cut: { name: string; straight: Uint8Array }[] = [];
    const all: [kind: string, photos: Judged[]][] = [];
    for (const folder of folders) {
      const kind = basename(folder);
      const judged: Judged[] = [];
      for (const { name, picture, digits } of photosIn(folder)) {
        if (only !== null && !only.includes(name)) continue;
        const decoded = picture();
        const start = performance.now();
        const read = readPhoto(decoded, network);
        const milliseconds = performance.now() - start;
        const grid = read.ok ? read.value[0] : undefined;
        if (grid !== undefined) cut.push({ name: `${kind}/${name}`, straight: grid.straight });
        const givens = givensIn === null ? null : digitsIn(join(givensIn, `${name}.dat`));
        const one = {
          photo: name,
          gridFound: grid !== undefined,
          ...judge(grid?.cells ?? null, digits, givens),
          milliseconds,
        };
        judged.push(one);
        yield rowOf(one);
      }
      all.push([kind, judged]);
    }
    if (straights !== null) writeStraights(straights, cut);
    for (const [kind, photos] of all) yield sumOf(kind, photos);
  },
};

/** The result for one photograph. */
interface Judged extends Right {
  readonly photo: string;
  readonly gridFound: boolean;
  readonly milliseconds: number;
}

/** Counts of what is right; `null` where the truth is not known. */
interface Right {
  /** Of 81 cells, blanks counted. */
  readonly digitsRight: number | null;
  readonly wholeBefore: boolean | null;
  readonly whole: boolean | null;
  /** The number of known digits that are correctly called given or entry. */
  readonly toldApart: number | null;
  readonly digitsTold: number;
}

function judge(cells: readonly CellRead[] | null, digits: Grid | null, givens: Grid | null): Right {
  if (digits === null)
    return { digitsRight: null, wholeBefore: null, whole: null, toldApart: null, digitsTold: 0 };
  const count = (isRight: (cell: CellRead, index: number) => boolean): number =>
    cells?.filter(isRight).length ?? 0;
  const holds = (mark: Mark, index: number): boolean => digitOf(mark) === digitAt(digits, index as Cell);
  const told = CELLS.filter((cell) => digitAt(digits, cell) !== null);
  const digitsRight = count(({ mark }, i) => holds(mark, i));
  return {
    digitsRight,
    wholeBefore: count(({ mark, before }, i) => holds(before ?? mark, i)) === CELLS.length,
    whole: digitsRight === CELLS.length,
    toldApart:
      givens === null
        ? null
        : told.filter(
            (cell) => cells?.[cell]?.mark.kind === (digitAt(givens, cell) === null ? 'entry' : 'given'),
          ).length,
    digitsTold: told.length,
  };
}

const digitOf = (mark: Mark) => (mark.kind === 'given' || mark.kind === 'entry' ? mark.digit : null);

function rowOf({
  photo,
  gridFound,
  digitsRight,
  wholeBefore,
  whole,
  toldApart,
  digitsTold,
  milliseconds,
}: Judged) {
  return {
    photo,
    gridFound,
    digitsRight,
    wholeBefore,
    whole,
    toldApart: toldApart === null ? null : toldApart === digitsTold,
    milliseconds,
  };
}

function sumOf(kind: string, photos: readonly Judged[]) {
  const times = photos.map(({ milliseconds }) => milliseconds);
  const known = photos.filter(({ digitsRight }) => digitsRight !== null);
  const apart = photos.filter(({ toldApart }) => toldApart !== null);
  const sum = (numbers: readonly (number | null)[]): number =>
    numbers.reduce<number>((a, b) => a + (b ?? 0), 0);
  const percent = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);
  return {
    kind,
    photos: photos.length,
    gridsFound: photos.filter(({ gridFound }) => gridFound).length,
    digitsRightPercent: percent(
      sum(known.map(({ digitsRight }) => digitsRight)),
      known.length * CELLS.length,
    ),
    wholeBefore: known.filter(({ wholeBefore }) => wholeBefore).length,
    whole: known.filter(({ whole }) => whole).length,
    toldApartPercent: percent(
      sum(apart.map(({ toldApart }) => toldApart)),
      sum(apart.map(({ digitsTold }) => digitsTold)),
    ),
    p50Milliseconds: times.length === 0 ? null : median(times),
    p95Milliseconds: times.length === 0 ? null : percentile(times, 0.95),
  };
}

/** Writes a file for training: a line of JSON with the side and the names of the pictures, then the bytes of each. */
function writeStraights(file: string, cut: readonly { name: string; straight: Uint8Array }[]): void {
  const head = Buffer.from(`${JSON.stringify({ side: SIDE, names: cut.map(({ name }) => name) })}\n`);
  writeFileSync(file, Buffer.concat([head, ...cut.map(({ straight }) => straight)]));
}
