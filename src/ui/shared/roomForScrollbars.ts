/**
 * Leaves room for the scrollbars of a device that is touched. They seldom take any there, so the styles count with none;
 * on others they count with the widest (--scrollbars).
 */
export function roomForScrollbars({ style }: HTMLElement): void {
  const taken = innerWidth - document.body.offsetWidth;
  if (taken > 0 && matchMedia('(pointer: coarse)').matches) style.setProperty('--scrollbars', `${taken}px`);
}
