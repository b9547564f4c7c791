import { expect, type Locator, type Page } from 'playwright/test';
import type { App } from './app';

/** Phone screens, in CSS pixels: a wide one, a small one, the smallest, and one on its side. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

/**
 * Checks that nothing extends beyond the window, and that everything that can be pressed is large enough for a thumb:
 * 44 pixels if they fit, never less than 32.
 */
export async function fitsThumbs(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await overflowing(page)).toEqual([]);
  expect(await smallTargets(page, width >= 360 && height >= 760 ? 44 : 32)).toEqual([]);
}

/**
 * Waits after the window has changed its size: scripts measure some parts and draw them again in the next frames. A
 * busy browser reports the new size only then.
 */
export async function drawnAgain(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Checks the page on each of these screens in turn, and restores the screen afterwards. */
export async function onEveryPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const own = page.viewportSize();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await drawnAgain(page);
    await look();
  }
  if (own) await page.setViewportSize(own);
}

/**
 * The elements that extend beyond the sides of the window, or whose text is cut off: each by its name and the number of
 * pixels. Ellipses and scrolled elements are intended.
 */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    // The space reserved for a scrollbar is beside the body.
    const page = document.body.getBoundingClientRect();
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isShortened = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || isShortened(element.parentElement));
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width === 0 || isClipped(element) || isShortened(element.parentElement)) continue;
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

/**
 * The positions of everything that a player aims at: the board, the keypad, the three keys and all buttons among them.
 */
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

/** Everything that can be pressed and is narrower or lower than `floor` pixels, except the board's cells. */
async function smallTargets(page: Page, floor: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const role of ['button', 'menuitem', 'menuitemcheckbox', 'switch'] as const) {
    found.push(
      ...(await page.getByRole(role).evaluateAll(
        (targets, floor) =>
          targets.flatMap((target) => {
            // Pressing any part of a label presses its switch.
            const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
            return width > floor - 0.01 && height > floor - 0.01
              ? []
              : [`${target.textContent}: ${width} x ${height}`];
          }),
        floor,
      )),
    );
  }
  return found;
}

/** The window sizes to check: phone browsers upright and sideways, a tablet, desktop windows, the widest phone sideways. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 480],
  [320, 568],
  [320, 800],
  [375, 553],
  [360, 560],
  [390, 664],
  [390, 844],
  [430, 932],
  [568, 320],
  [664, 390],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1280, 800],
  [1920, 1080],
  [932, 430],
];

export const LANGUAGES = ['en', 'ko'] as const;

/** Looks at the page, through the app as it is called in the language of the page. */
export type Look = (app: App, size: string) => Promise<void>;

export interface Where {
  readonly sizes?: typeof SIZES;
  /** A look with an odd turn swaps the languages of the sizes. */
  readonly turn?: number;
  /** What to do before the looks in a language: the press that changes it closes notices, for example. */
  readonly before?: (app: App) => Promise<void>;
}

/** Looks at the page in all these sizes, in Korean in every second one. Ends in the first language. */
export async function onSizes(
  app: App,
  look: Look,
  { sizes = SIZES, turn = 0, before }: Where,
): Promise<void> {
  for (const [odd, language] of LANGUAGES.entries()) {
    const speaker = await app.speaking(language);
    await before?.(speaker);
    for (const [index, [width, height]] of sizes.entries()) {
      if ((index + turn) % 2 !== odd) continue;
      await app.page.setViewportSize({ width, height });
      await app.page.evaluate(() => {
        for (const scroller of [window, document.querySelector('dialog[open]')]) scroller?.scrollTo(0, 0);
      });
      await drawnAgain(app.page);
      await look(speaker, `${width} x ${height}, ${language}`);
    }
  }
  await app.speaking(app.language);
}

/**
 * The faults of the page in its window: anything wider than the window; anything that is read or pressed under an island
 * or the home bar; anything that can be pressed but is covered or
 * smaller than `floor` pixels (except the board's cells, because a tap finds the nearest one, and links in a sentence);
 * text that is cut off; and under a finger, what makes Safari zoom in: a field with small letters, a button pressed twice. Scrolled elements may hide a part of their content.
 */
export function faults(page: Page, floor = 24): Promise<string[]> {
  return page.evaluate(faultsIn, floor);
}

/** Runs in the page, so it cannot use anything from this file. */
export function faultsIn(floor: number): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`sideways: ${root.scrollWidth} of ${root.clientWidth}`);
  const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const scope = dialog ?? document.body;
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24)}"`;
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const unseen = new Map<Element | null, boolean>([[null, false]]);
  const isUnseen = (element: Element | null): boolean => {
    const known = unseen.get(element);
    if (known !== undefined || element === null) return known ?? false;
    const answer = styleOf(element).clipPath !== 'none' || isUnseen(element.parentElement);
    unseen.set(element, answer);
    return answer;
  };
  /** The part of a box that is visible in the window and in everything around it that scrolls or clips. */
  const seenOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const seen = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(root.clientWidth, right),
      bottom: Math.min(innerHeight, bottom),
    };
    for (
      let around = element.parentElement;
      around !== null && around !== root && around !== document.body;
      around = around.parentElement
    ) {
      if (styleOf(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      seen.left = Math.max(seen.left, edge.left);
      seen.top = Math.max(seen.top, edge.top);
      seen.right = Math.min(seen.right, edge.right);
      seen.bottom = Math.min(seen.bottom, edge.bottom);
    }
    return seen;
  };
  const probe = document.body.appendChild(document.createElement('div'));
  const insets = new Map(
    ['left', 'right', 'top', 'bottom'].map((edge) => {
      probe.style.paddingTop = `env(safe-area-inset-${edge}, 0px)`;
      return [edge, Number.parseFloat(getComputedStyle(probe).paddingTop)];
    }),
  );
  probe.remove();
  const hasInsets = [...insets.values()].some((inset) => inset > 0);
  /** How far a box reaches under an island or the home bar, even once it is scrolled to. */
  const underEdges = (element: Element, { left, right, top, bottom }: DOMRect): string => {
    let [up, down] = [0, 0];
    for (let around: Element | null = element; around !== null && around !== dialog; ) {
      const { position, bottom, overflowY } = styleOf(around);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) break;
      around = around.parentElement;
      if (around === null || (around !== root && overflowY === 'hidden')) continue;
      up += around.scrollTop;
      down += around.scrollHeight - around.clientHeight - around.scrollTop;
    }
    const seen = seenOf(element);
    const room = {
      left: Math.max(left, seen.left),
      right: innerWidth - Math.min(right, seen.right),
      top: top + up,
      bottom: innerHeight - (bottom - down),
    };
    return Object.entries(room)
      .map(([edge, left]): [string, number] => [edge, (insets.get(edge) || Number.NEGATIVE_INFINITY) - left])
      .filter(([, by]) => by > 0.5)
      .map(([edge, by]) => `${by.toFixed(1)} ${edge}`)
      .join(', ');
  };
  const staysClear = (element: Element, box = element.getBoundingClientRect()): void => {
    const under = hasInsets ? underEdges(element, box) : '';
    if (under !== '') found.push(`under the edge: ${nameOf(element)} by ${under}`);
  };
  // The last buttons of a dialog are always in view, and no key of the keypad is under the three keys.
  for (const button of dialog?.querySelectorAll('.dialog-actions button') ?? []) {
    const { top, bottom } = button.getBoundingClientRect();
    if (bottom > 0 && (top < 0 || bottom > innerHeight + 0.5)) found.push(`out of view: ${nameOf(button)}`);
  }
  const jobs = document.querySelector('.jobs');
  // The embedded app has no three keys.
  if (!dialog && jobs?.checkVisibility() && getComputedStyle(jobs).position === 'fixed')
    for (const key of document.querySelectorAll('.pad button')) {
      const { bottom, height } = key.getBoundingClientRect();
      if (height > 0 && root.scrollHeight <= root.clientHeight && bottom > jobs.getBoundingClientRect().top)
        found.push(`under the three keys: ${nameOf(key)}`);
    }
  // A notice covers nothing that is read or pressed meanwhile, unless the reader's own font makes the notice taller.
  const isPlain = document.adoptedStyleSheets.length === 0 && getComputedStyle(root).fontSize === '16px';
  for (const notice of document.querySelectorAll('.notices:not(dialog *) .notice')) {
    if (dialog || !isPlain || !notice.checkVisibility()) continue;
    const lies = notice.getBoundingClientRect();
    for (const under of document.querySelectorAll(
      '[role=grid], .pad, .verdict :is(p, button), .dock, .says, .jobs',
    )) {
      const box = under.getBoundingClientRect();
      const across = Math.min(lies.right, box.right) - Math.max(lies.left, box.left);
      const down = Math.min(lies.bottom, box.bottom) - Math.max(lies.top, box.top);
      if (across > 1 && down > 1 && under.checkVisibility() && !isUnseen(under))
        found.push(`under a notice: ${nameOf(under)} by ${down.toFixed(1)}`);
    }
  }
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const fields = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range])';
  const controls = 'button, a[href], input, select, textarea, summary, [role=slider], [role=gridcell]';
  for (const element of scope.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isUnseen(element)) continue;
    staysClear(element);
    const { fontSize, touchAction } = styleOf(element);
    if (isTouched && element.matches(fields) && Number.parseFloat(fontSize) < 16)
      found.push(`zooms in: ${nameOf(element)} with ${fontSize}`);
    if (isTouched && element.matches('button') && touchAction === 'auto')
      found.push(`zooms in at two presses: ${nameOf(element)}`);
    const target = element.closest('label') ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isCell = element.role === 'gridcell' || element.getAttribute('role') === 'gridcell';
    if (!isCell && (width < floor - 0.01 || height < floor - 0.01))
      found.push(`small: ${nameOf(element)} ${width.toFixed(1)} x ${height.toFixed(1)}`);
    const box = element.getBoundingClientRect();
    const seen = seenOf(element);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    // The element is scrolled out of the window or out of its container, so it can be scrolled to.
    if (x <= seen.left + 1 || x >= seen.right - 1 || y <= seen.top + 1 || y >= seen.bottom - 1) continue;
    const hit = document.elementFromPoint(x, y);
    // Chromium names nothing there, as it counts the gutter on the left twice. The pointer does find what is there.
    if (hit === null && x >= root.scrollWidth) continue;
    if (hit !== null && (element.contains(hit) || hit.contains(element) || target.contains(hit))) continue;
    // On a phone, notices cover the header, which is needed least meanwhile.
    if (hit?.closest('.notices') && (element.closest('.bar') || !isPlain)) continue;
    // A sticky element hides nothing for good, because the page scrolls under it.
    if (hit !== null && root.scrollHeight > root.clientHeight + 1) {
      const autosave = hit.closest('.dock, .jobs, .hint-foot');
      if (autosave !== null && /sticky|fixed/.test(styleOf(autosave).position)) continue;
    }
    // The sticky buttons of a dialog, under which the rest scrolls.
    const lasting = hit?.closest('.dialog-actions, .technique-turning, .photo-choices');
    if (dialog && dialog.scrollHeight > dialog.clientHeight + 1 && lasting) continue;
    found.push(`covered: ${nameOf(element)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
  }
  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      isUnseen(element) ||
      element instanceof SVGElement
    )
      continue;
    if (
      ![...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    staysClear(element, text);
    for (
      let around: HTMLElement | null = element;
      around !== null && around !== scope;
      around = around.parentElement
    ) {
      const style = styleOf(around);
      const edge = around.getBoundingClientRect();
      if (style.overflow === 'visible') continue;
      if (style.textOverflow === 'ellipsis') break;
      // The visible rows of a long table include parts of the rows beside them.
      if (around.matches('.many-window')) break;
      // A message beside a button that unfolds it.
      if (around.matches('.notice:has(.unfold) p')) break;
      // The copy under a text field, and the numbers of its lines, scroll with the field.
      if (around.matches('.puzzle-text > pre, .code-field > ol')) break;
      // A count that does not fit wraps to a second, hidden row. The menu beside it has all counts.
      if (around.matches('.readout dl') && text.top >= edge.bottom) break;
      const scrolls = (overflow: string): boolean => /auto|scroll/.test(overflow);
      if (!scrolls(style.overflowX) && (text.left < edge.left - 1 || text.right > edge.right + 1))
        found.push(
          `cut: ${nameOf(element)} ${text.left.toFixed()} to ${text.right.toFixed()}, of ${edge.left.toFixed()} to ${edge.right.toFixed()}`,
        );
      if (!scrolls(style.overflowY) && (text.top < edge.top - 2 || text.bottom > edge.bottom + 2))
        found.push(
          `cut: ${nameOf(element)} ${text.top.toFixed()} to ${text.bottom.toFixed()} down, of ${edge.top.toFixed()} to ${edge.bottom.toFixed()}`,
        );
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
    }
    // Text that extends beyond its own button or paragraph.
    const box = element.getBoundingClientRect();
    if (/^(BUTTON|P|H1|H2|H3|B|LI|LABEL)$/.test(element.tagName) && styleOf(element).display !== 'inline')
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        styleOf(element).textOverflow !== 'ellipsis' &&
        !/auto|scroll/.test(styleOf(element).overflowX)
      )
        found.push(
          `out of its box: ${nameOf(element)} ${element.scrollWidth} in ${element.clientWidth} (${box.width.toFixed()})`,
        );
  }
  return [...new Set(found)];
}

/** Of these parts, those that are not completely in the window at the same time, without scrolling. */
export async function notInView(page: Page, parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const found: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.boundingBox();
    if (box === null) found.push(`${name} is not there`);
    else if (
      box.x < -0.5 ||
      box.y < -0.5 ||
      box.x + box.width > width + 0.5 ||
      box.y + box.height > height + 0.5
    )
      found.push(`${name}: ${JSON.stringify(box)} in ${width} x ${height}`);
  }
  return found;
}

/** The pairs of these parts that overlap. */
export async function overlapping(parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => ({ name, box: await part.boundingBox() })),
  );
  return boxes.flatMap(({ name, box: a }, index) =>
    boxes.slice(index + 1).flatMap(({ name: other, box: b }) => {
      if (a === null || b === null) return [];
      const over =
        Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
        Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;
      return over ? [`${name} and ${other}`] : [];
    }),
  );
}
