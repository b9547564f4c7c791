/* The slider of speeds: 0 to 7 stand for 1 to 10,000,000 steps a second. */

/** So near to a power of ten the slider snaps to it. */
const NEAR = 0.08;

export function speedAt(position: number): number {
  const stop = Math.round(position);
  if (Math.abs(position - stop) < NEAR) return 10 ** stop;
  const speed = 10 ** position;
  // A hand cannot choose more finely than by two figures.
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(speed)) - 1);
  return Math.round(speed / unit) * unit;
}

export const positionOfSpeed = (speed: number): number => Math.log10(speed);
