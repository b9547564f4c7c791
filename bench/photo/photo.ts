import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findGrids, SIDE } from '../../src/sudoku/photo';
import type { Benchmark } from '../benchmark';
import { photosIn } from './photos';

/** The photographs that the project keeps. */
const OURS = ['printed', 'written'].map((kind) => join('src/sudoku/testing/photos', kind));

/** Finds the grids in photographs and reads them. */
export const photo: Benchmark = {
  about:
    'read the photographs of a folder (N.jpg, its digits in N.dat), or our own; --straights FILE writes the straight pictures',
  *measure({ root, files, straights }) {
    const folders = files.length > 0 ? files : OURS.map((folder) => join(root, folder));
    const names: string[] = [];
    const pictures: Uint8Array[] = [];
    const sums: { kind: string; photos: number; gridsFound: number }[] = [];
    for (const folder of folders) {
      const kind = basename(folder);
      const photos = photosIn(folder);
      let gridsFound = 0;
      for (const { name, picture } of photos) {
        const decoded = picture();
        const start = performance.now();
        const found = findGrids(decoded);
        const milliseconds = performance.now() - start;
        const grid = found.ok ? found.value[0] : undefined;
        if (grid !== undefined) {
          gridsFound++;
          names.push(`${kind}/${name}`);
          pictures.push(grid.straight);
        }
        yield {
          photo: name,
          gridFound: String(grid !== undefined),
          sureness: grid?.sureness ?? 0,
          milliseconds,
        };
      }
      sums.push({ kind, photos: photos.length, gridsFound });
    }
    if (straights !== null) writeStraights(straights, names, pictures);
    yield* sums;
  },
};

/** Writes a line of JSON, the side of the pictures and their names, and then the bytes of each, for training. */
function writeStraights(file: string, names: readonly string[], pictures: readonly Uint8Array[]): void {
  const head = Buffer.from(`${JSON.stringify({ side: SIDE, names })}\n`);
  writeFileSync(file, Buffer.concat([head, ...pictures]));
}
