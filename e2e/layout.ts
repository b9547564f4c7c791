import { expect, type Page } from 'playwright/test';

/** Screens of phones, in CSS pixels: wide, small, the smallest there is, and one held across. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

/** Nothing sticks out, and all that can be pressed is large enough for a thumb. */
export async function fitsThumbs(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/**
 * What sticks out of the window to the side, or has its text cut, each as its name and by how much. What is cut with an
 * ellipsis or scrolls by itself is meant to.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    // Beside the body is what is kept free for the scrollbar.
    const page = document.body.getBoundingClientRect();
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width === 0 || isClipped(element)) continue;
      const name = `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 30)}"`;
      const scroller = element.closest('textarea, pre, .choices');
      if (scroller === null && (left < page.left - 0.5 || right > page.right + 0.5))
        found.push(`${name}: ${left} to ${right}, of ${page.left} to ${page.right}`);
      if (/^(BUTTON|P|H1|H2|B)$/.test(element.tagName) && style.textOverflow !== 'ellipsis') {
        if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline')
          found.push(`${name}: ${element.scrollWidth} in ${element.clientWidth}`);
      }
    }
    return found;
  });
}

/** Where the parts are that one aims at: the board, the keypad, the three keys and all buttons among them. */
export async function frames(page: Page): Promise<readonly string[]> {
  const parts = [
    page.getByRole('grid'),
    page.getByRole('navigation'),
    page.getByRole('main').getByRole('region').first(),
    page.getByRole('main').getByRole('switch'),
  ];
  const all: string[] = [];
  for (const part of parts) {
    all.push(
      ...(await part.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return `${element.getAttribute('aria-label') ?? element.role}: ${left}, ${top}, ${width} x ${height}`;
        }),
      )),
    );
  }
  return all;
}

/** What can be pressed and is under 44 pixels wide or high, the cells of the board aside. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const role of ['button', 'menuitem', 'switch'] as const) {
    found.push(
      ...(await page.getByRole(role).evaluateAll((targets) =>
        targets.flatMap((target) => {
          // All of a label is pressed for its switch.
          const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
          return width > 43.99 && height > 43.99 ? [] : [`${target.textContent}: ${width} x ${height}`];
        }),
      )),
    );
  }
  return found;
}
