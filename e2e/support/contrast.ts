import type { Page } from 'playwright/test';

/** Parts of a drawn board that need less contrast: candidates that do not belong to the current step. */
const GROUND = '.hint-notes.quiet';

/**
 * Every text on the board, and in the stack beside it, that has too little contrast to its background by the computed
 * styles: less than 4.5 to 1, or 3 to 1 for `GROUND`. In hatched cells the worse of both backgrounds counts.
 */
export function faintOnBoard(page: Page): Promise<string[]> {
  return page.evaluate((groundSelector) => {
    type Paint = readonly [red: number, green: number, blue: number, alpha: number];
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    const paintOf = (colour: string): Paint => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = '#000';
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([red, green, blue, alpha]: Paint, [r, g, b]: Paint): Paint => [
      red * alpha + r * (1 - alpha),
      green * alpha + g * (1 - alpha),
      blue * alpha + b * (1 - alpha),
      1,
    ];
    const luminance = (paint: Paint): number => {
      const [red = 0, green = 0, blue = 0] = paint.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (a: Paint, b: Paint): number => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
      return (light + 0.05) / (dark + 0.05);
    };
    const board = document.querySelector('[role=grid]');
    if (board === null) throw new Error('no board');
    const sheet = paintOf(getComputedStyle(board).backgroundColor);
    const cells = [...board.querySelectorAll('[role=gridcell]')];

    /**
     * The backgrounds of a cell or a note: its colour, and the colours of its hatching. The bars along the edges do not
     * count, because no text is on them.
     */
    const groundsOf = (cell: Element): readonly Paint[] => {
      const { backgroundColor, backgroundImage, backgroundRepeat } = getComputedStyle(cell);
      const plain = over(paintOf(backgroundColor), sheet);
      const hatching = backgroundRepeat.includes('no-repeat') ? '' : backgroundImage;
      const lines = hatching.match(/(?:rgb|color)[a-z-]*\([^()]*\)/g) ?? [];
      return [plain, ...lines.map((colour) => over(paintOf(colour), plain))];
    };
    const cellAt = (x: number, y: number): Element | undefined =>
      cells.find((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return x >= left && x <= right && y >= top && y <= bottom;
      });
    const opacityOf = (element: Element | null): number =>
      element === null || element === board
        ? 1
        : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

    const found: string[] = [];
    const check = (element: Element, text: string, colour: string, on: readonly Paint[]): void => {
      const [red, green, blue, alpha] = paintOf(colour);
      const opacity = alpha * opacityOf(element);
      // Text that has just faded away.
      if (opacity === 0) return;
      const least = element.closest(groundSelector) === null ? 4.5 : 3;
      for (const ground of on) {
        const ratio = contrast(over([red, green, blue, opacity], ground), ground);
        if (ratio < least - 0.005)
          found.push(
            `${element.closest('[class]')?.getAttribute('class')} "${text}": ${ratio.toFixed(2)} of ${least}, ${colour} on ${ground.map(Math.round).join()}`,
          );
      }
    };
    for (const element of board.querySelectorAll<HTMLElement>('.digit, .notes i, [data-text]')) {
      const text = (element.dataset.text ?? element.textContent ?? '').trim();
      const cell = element.closest('[role=gridcell]');
      if (text === '' || cell === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      const ground = element.matches('[data-colour]') ? element : cell;
      check(element, text, getComputedStyle(element).color, groundsOf(ground));
    }
    for (const text of board.querySelectorAll<SVGTextElement>('svg text')) {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const cell = cellAt((left + right) / 2, (top + bottom) / 2);
      const shape = text.parentElement?.querySelector(':scope > circle, :scope > rect') ?? null;
      const fill = shape === null ? 'none' : getComputedStyle(shape).fill;
      const beneath = cell === undefined ? [sheet] : groundsOf(cell);
      const marked = text.parentElement?.classList.contains('hint-mark') === true && fill !== 'none';
      check(
        text,
        text.textContent ?? '',
        getComputedStyle(text).fill,
        marked ? beneath.map((ground) => over(paintOf(fill), ground)) : beneath,
      );
    }
    const groundUnder = (element: Element | null): Paint =>
      element === null
        ? sheet
        : paintOf(getComputedStyle(element).backgroundColor)[3] === 0
          ? groundUnder(element.parentElement)
          : paintOf(getComputedStyle(element).backgroundColor);
    for (const text of document.querySelectorAll<HTMLElement>('.stack li :is(.quiet, .coord, b, s)'))
      if (text.textContent?.trim() !== '' && text.checkVisibility())
        check(text, `stack: ${text.textContent?.trim()}`, getComputedStyle(text).color, [groundUnder(text)]);
    return [...new Set(found)];
  }, GROUND);
}

/** The smallest text on the board, in CSS pixels. */
export function smallestOnBoard(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('[role=grid] :is(.digit, .notes i, [data-text], svg text)')]
        .filter((text) => text.checkVisibility())
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    ),
  );
}
