import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decode } from 'jpeg-js';
import { type Grid, grid } from '../../src/sudoku/core';
import type { Picture } from '../../src/sudoku/photo';

/** A photograph, with its digits if they are known. */
export interface Photo {
  /** The file name without its ending. */
  readonly name: string;
  /** Decodes the file. */
  readonly picture: () => Picture;
  /** All its digits; `null` if no file gives them. */
  readonly digits: Grid | null;
}

/** The photographs of a folder: files `N.jpg`, the digits of each in `N.dat`. */
export function photosIn(folder: string): Photo[] {
  const files = readdirSync(folder).filter((file) => /\.jpe?g$/i.test(file));
  return files.sort().map((file) => {
    const name = file.replace(/\.[^.]*$/, '');
    return {
      name,
      picture: () => pictureIn(join(folder, file)),
      digits: digitsIn(join(folder, `${name}.dat`)),
    };
  });
}

function pictureIn(file: string): Picture {
  const { width, height, data } = decode(readFileSync(file), { useTArray: true, maxMemoryUsageInMB: 1024 });
  return { width, height, rgba: data };
}

/** Parses a file of digits: two lines about the camera, then nine lines of nine digits, `0` for a blank. */
export function digitsIn(file: string): Grid | null {
  if (!existsSync(file)) return null;
  const digits = readFileSync(file, 'utf8').split(/\r?\n/).slice(2).join('').replace(/\D/g, '');
  if (digits.length !== 81) throw new Error(`${basename(file)} tells ${digits.length} digits`);
  return grid(digits.replaceAll('0', '.'));
}
