/** So that a window that is being dragged to its size is followed once, when it rests. In milliseconds. */
const REST = 100;

/**
 * Has the style sheets read again after each change of the window. WebKit, up to Safari 26, looks at media queries only
 * when it lays the page out, and forgets them if styles with units of the window and container queries have made it do
 * so before: then rules of the window before stay, until a style sheet changes (bugs.webkit.org/310086).
 */
export function followWindow(): void {
  if (navigator.vendor !== 'Apple Computer, Inc.') return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  addEventListener('resize', () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        sheet.media = sheet.media === 'all' ? '' : 'all';
    }, REST);
  });
}

/**
 * Leaves room for the scrollbars of a device that is touched. They seldom take any there, so the styles count with none;
 * on others they count with the widest (--scrollbars).
 */
export function roomForScrollbars({ style }: HTMLElement): void {
  const taken = innerWidth - document.body.offsetWidth;
  if (taken > 0 && matchMedia('(pointer: coarse)').matches) style.setProperty('--scrollbars', `${taken}px`);
}
