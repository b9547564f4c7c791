/* Positions of the speed slider: 0 to 7 stand for 1 to 10,000,000 steps a second. */

/** The slider snaps to a power of ten that is this near. */
const NEAR = 0.08;

export function speedAt(position: number): number {
  const stop = Math.round(position);
  if (Math.abs(position - stop) < NEAR) return 10 ** stop;
  const speed = 10 ** position;
  // Rounded to two significant digits: a hand cannot choose more precisely.
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(speed)) - 1);
  return Math.round(speed / unit) * unit;
}

export const positionOfSpeed = (speed: number): number => Math.log10(speed);
