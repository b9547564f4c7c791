import { findGrids } from './find';
import type { Corners } from './geometry';
import type { Picture } from './picture';

/** A grid found in a camera frame. */
export interface Glimpse {
  readonly corners: Corners;
  /** Whether nearly all of its lines are visible. */
  readonly sure: boolean;
}

/** A photograph is worth taking if this share of the lines is visible. */
const SURE = 0.9;

/** Finds the likeliest grid of a picture without reading it; `null` if there is none. */
export function glimpse(picture: Picture): Glimpse | null {
  const found = findGrids(picture);
  const [grid] = found.ok ? found.value : [];
  return grid === undefined ? null : { corners: grid.corners, sure: grid.sureness >= SURE };
}
