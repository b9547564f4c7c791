import { findGrids } from './find';
import type { Corners } from './geometry';
import type { Picture } from './picture';

/** A grid seen in passing, in a small picture of a camera. */
export interface Glimpse {
  readonly corners: Corners;
  /** Whether nearly all of its lines are there. */
  readonly sure: boolean;
}

/** With this share of its lines a photograph is worth taking. */
const SURE = 0.9;

/** The likeliest grid of a picture, found but not read; `null` if there is none. */
export function glimpse(picture: Picture): Glimpse | null {
  const found = findGrids(picture);
  const [grid] = found.ok ? found.value : [];
  return grid === undefined ? null : { corners: grid.corners, sure: grid.sureness >= SURE };
}
