import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, type Page } from 'playwright/test';

/** A page of a PDF as a printer renders it: the darkness of each point, from 0 (white) to 255 (black). */
export class PrintedPage {
  readonly width: number;
  readonly height: number;
  private readonly ink: Uint8Array;

  constructor(width: number, height: number, ink: Uint8Array) {
    this.width = width;
    this.height = height;
    this.ink = ink;
  }

  at(x: number, y: number): number {
    return this.ink[Math.round(y) * this.width + Math.round(x)] ?? 0;
  }

  /** The share of the page that is more than half dark. */
  get dark(): number {
    return this.ink.filter((ink) => ink > 128).length / this.ink.length;
  }

  /** The frames of boards, found by their long dark lines, from top to bottom and left to right. */
  boards(): readonly Square[] {
    const found: { x: number; y: number; side: number }[] = [];
    for (let y = 0; y < this.height; y++) {
      for (const { start, length } of this.runs(y)) {
        if (length < this.width / 5) continue;
        const known = found.find(
          ({ x, y: top, side }) => Math.abs(start - x) < 0.1 * side && y <= top + 1.03 * side,
        );
        // The first line found may be thin and broken, so the longest line is taken as the board's side.
        if (known === undefined) found.push({ x: start, y, side: length - 1 });
        else known.side = Math.max(known.side, length - 1);
      }
    }
    return found;
  }

  /** The dark stretches of a row. */
  private runs(y: number): { start: number; length: number }[] {
    const runs: { start: number; length: number }[] = [];
    let start = -1;
    for (let x = 0; x <= this.width; x++) {
      const dark = x < this.width && this.at(x, y) > 128;
      if (dark && start < 0) start = x;
      if (!dark && start >= 0) {
        runs.push({ start, length: x - start });
        start = -1;
      }
    }
    return runs;
  }

  /** The darkest value within `reach` points of a position. */
  darkest(x: number, y: number, reach: number): number {
    let most = 0;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) most = Math.max(most, this.at(x + dx, y + dy));
    return most;
  }
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Pixels for each point of the PDF (72 points are an inch). */
const SCALE = 3;

/** Prints the page; returns a picture of each sheet. */
export async function printed(
  page: Page,
  options: Parameters<Page['pdf']>[0],
): Promise<readonly PrintedPage[]> {
  await printable(page);
  return sheetsOf(await page.pdf(options));
}

/** A picture of each sheet of a PDF. */
export async function sheetsOf(pdf: Buffer): Promise<readonly PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const sheets: PrintedPage[] = [];
  for (const one of document.pages()) {
    const { width, height, data } = await one.render({ scale: SCALE, render: 'bitmap' });
    const ink = new Uint8Array(width * height);
    for (let i = 0; i < ink.length; i++)
      ink[i] = 255 - ((data[4 * i] ?? 0) + (data[4 * i + 1] ?? 0) + (data[4 * i + 2] ?? 0)) / 3;
    sheets.push(new PrintedPage(width, height, ink));
  }
  document.destroy();
  library.destroy();
  return sheets;
}

/** The words and digits that the page prints: all text that is visible in print. */
export async function printedText(page: Page): Promise<string> {
  await printable(page);
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let seen = '';
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) seen += `${node.textContent}\n`;
    dispatchEvent(new Event('afterprint'));
    return seen;
  });
  await page.emulateMedia({ media: null });
  return text;
}

/** Waits for the part that replaces the screen on paper, which loads after the first screen. */
const printable = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'));
        const there = document.querySelector('.paper') !== null;
        dispatchEvent(new Event('afterprint'));
        return there;
      }),
    )
    .toBe(true);
