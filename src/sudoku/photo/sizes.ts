import { areaOf } from './geometry';
import { cornersOf, LINES, type Mesh } from './mesh';
import { type GreyPicture, halved } from './picture';
import { type StraightPicture, straighten } from './straight';

/** The smallest cell of a grid that is looked for, in pixels. */
export const SMALLEST_CELL = 11;

/** A picture at full size, half size, quarter size and so on. */
export type Sizes = readonly GreyPicture[];

export function sizesOf(grey: GreyPicture): Sizes {
  const sizes = [grey];
  let last = grey;
  while (Math.min(last.width, last.height) > 2 * SMALLEST_CELL * LINES) {
    last = halved(last);
    sizes.push(last);
  }
  return sizes;
}

/** The straight picture, cut from the smallest size of the photograph that is fine enough. */
export const cutOut = (sizes: Sizes, mesh: Mesh, cell: number): StraightPicture =>
  onSize(sizes, mesh, cell, straighten);

/** Calls `make` with the smallest size of the photograph that is fine enough for cells of `cell` pixels. */
export function onSize(
  sizes: Sizes,
  mesh: Mesh,
  cell: number,
  make: (grey: GreyPicture, mesh: Mesh, cell: number) => Uint8Array,
): Uint8Array {
  let size = 0;
  let scale = Math.sqrt(areaOf(cornersOf(mesh))) / ((LINES - 1) * cell);
  while (scale > 2 && size < sizes.length - 1) {
    scale /= 2;
    size++;
  }
  return make(
    sizes[size] as GreyPicture,
    mesh.map((value) => value / 2 ** size),
    cell,
  );
}
