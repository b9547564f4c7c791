/**
 * Lays the page out once more after each change of the window. WebKit, up to Safari 26, looks at media queries only
 * when it lays the page out, and forgets them if styles with units of the window and container queries have made it do
 * so before: then the rules of the window before stay (bugs.webkit.org/310086).
 */
export function followWindow({ style }: HTMLElement): void {
  addEventListener('resize', () => {
    document.body.getBoundingClientRect();
    style.paddingBottom = '1px';
    document.body.getBoundingClientRect();
    style.paddingBottom = '';
  });
}
