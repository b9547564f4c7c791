/** What a worker reads back of what it has drawn on a canvas. */
export type Canvas =
  | 'faithful'
  /** Noise. So do Firefox with `privacy.resistFingerprinting`, LibreWolf and the Tor Browser, and tell nobody. */
  | 'noisy'
  /** The browser has no canvas for workers. */
  | 'absent';

const SIDE = 8;

/**
 * Noise is off by 80 on average, of 255. Other browsers hide who you are by small changes, which photographs survive.
 */
const MOST_OFF = 16;

/** Draws stripes and reads them back. */
export function findCanvas(): Canvas {
  if (typeof OffscreenCanvas === 'undefined') return 'absent';
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) return 'absent';
  const grey = (column: number): number => (column % 2 === 0 ? 40 : 210);
  for (let column = 0; column < SIDE; column++) {
    context.fillStyle = `rgb(${grey(column)} ${grey(column)} ${grey(column)})`;
    context.fillRect(column, 0, 1, SIDE);
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  let off = 0;
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    off += Math.abs((data[4 * pixel] ?? 0) - grey(pixel % SIDE));
  return off / (SIDE * SIDE) > MOST_OFF ? 'noisy' : 'faithful';
}
