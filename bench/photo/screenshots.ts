import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import {
  CELLS,
  candidatesAt,
  digitAt,
  EMPTY_GRID,
  gridFrom,
  NO_COLOURS,
  NO_DIGITS,
  NO_NOTES,
  type Random,
  seededRandom,
} from '../../src/sudoku/core';
import { writePacked } from '../../src/sudoku/formats';
import { Network, type Picture, readPhoto } from '../../src/sudoku/photo';
import type { Benchmark, Row } from '../benchmark';
import { anyBoard, type Shown } from './boards';
import { decodedIn } from './decoded';
import { STYLES, tableOf } from './styles';

const WEIGHTS = 'src/sudoku/photo/network/weights.bin';
/** The number of boards drawn in each style. */
const BOARDS = 10;
/** The sides of the drawn cells, in pixels. */
const SIZES = [24, 36, 48, 64] as const;

/** Our own app: the window, how many pixels a unit has, its colours and its language. */
const OURS = [1, 2].flatMap((dense) =>
  (['light', 'dark'] as const).flatMap((colorScheme) =>
    ['en', 'ko'].flatMap((locale) =>
      [
        [1280, 800],
        [820, 1180],
        [390, 844],
        [320, 480],
      ].map(([width = 0, height = 0]) => ({ dense, colorScheme, locale, width, height })),
    ),
  ),
);

/** Reads screenshots of boards in many styles, and of our own app. */
export const screenshots: Benchmark = {
  about:
    'draw boards in the styles of many apps, and build ours and open them in it, in Chromium, and read the screenshots; --puzzles N boards of each style, --only N,N these styles alone',
  async *measure({ root, puzzles, seed, only }) {
    const network = new Network(readFileSync(join(root, WEIGHTS)));
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    const judge = async (page: Page, shown: Shown): Promise<Judged> =>
      judged(await pictureOf(page), shown, network);
    try {
      for (const style of STYLES) {
        if (only !== null && !only.includes(style.name)) continue;
        const random = seededRandom(seed);
        const all: Judged[] = [];
        const page = await browser.newPage({ viewport: { width: 720, height: 760 } });
        for (let board = 0; board < (puzzles ?? BOARDS); board++) {
          const shown = anyBoard(random);
          await page.setContent(tableOf(style, shown, SIZES[board % SIZES.length] ?? 36));
          all.push(await judge(page, shown));
        }
        await page.close();
        yield sumOf(style.name, all);
      }
      if (only !== null && !only.includes('ours')) return;
      await build({ root, logLevel: 'warn' });
      const server = await serve({ root: `${root}/dist` });
      try {
        const random = seededRandom(seed);
        for (const what of ['givens', 'entries', 'notes'] as const) {
          const all: Judged[] = [];
          for (const one of OURS) {
            const board = what === 'notes' ? withNotes(anyBoard(random), random) : anyBoard(random);
            const shown = what === 'givens' ? { givens: board.givens, entries: EMPTY_GRID } : board;
            const page = await openOurs(browser, server.url, one, shown);
            all.push(await judge(page, shown));
            await page.context().close();
          }
          yield sumOf(`ours, ${what}`, all);
        }
      } finally {
        await server.close();
      }
    } finally {
      await browser.close();
    }
  },
};

async function openOurs(
  browser: Browser,
  url: string,
  { dense, colorScheme, locale, width, height }: (typeof OURS)[number],
  shown: Shown,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dense,
    colorScheme,
    locale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const plain = { notes: NO_NOTES, corners: NO_NOTES, colours: NO_COLOURS };
  await page.goto(`${url}${writePacked({ ...plain, ...shown })}`);
  await page.locator('.verdict [role=status][aria-busy=false]').waitFor();
  return page;
}

/** The same board with all candidates in about half of its blank cells. */
function withNotes({ givens, entries }: Shown, random: Random): Shown {
  const filled = gridFrom(CELLS.map((cell) => digitAt(givens, cell) ?? digitAt(entries, cell)));
  const notes = CELLS.map((cell) =>
    digitAt(filled, cell) === null && random.below(2) === 0 ? candidatesAt(filled, cell) : NO_DIGITS,
  );
  return { givens, entries, notes };
}

/** The screenshot of a window. */
const pictureOf = async (page: Page): Promise<Picture> =>
  decodedIn(page, await page.screenshot({ animations: 'disabled' }));

interface Judged {
  readonly found: boolean;
  readonly cellsRight: number;
  readonly toldApart: number;
  readonly digits: number;
  /** Cells with exactly the right small notes, or correctly with none. */
  readonly notesRight: number;
}

function judged(picture: Picture, { givens, entries, notes = NO_NOTES }: Shown, network: Network): Judged {
  const read = readPhoto(picture, network);
  const grid = read.ok ? read.value[0] : undefined;
  const cells = grid?.cells;
  let [cellsRight, toldApart, digits, notesRight] = [0, 0, 0, 0];
  for (const cell of CELLS) {
    const mark = cells?.[cell]?.mark;
    const digit = mark?.kind === 'given' || mark?.kind === 'entry' ? mark.digit : null;
    const given = digitAt(givens, cell);
    const told = given ?? digitAt(entries, cell);
    if (cells !== undefined && digit === told) cellsRight++;
    if (grid?.notes[cell] === (notes[cell] ?? NO_DIGITS)) notesRight++;
    if (told === null) continue;
    digits++;
    if (mark?.kind === (given === null ? 'entry' : 'given')) toldApart++;
  }
  return { found: cells !== undefined, cellsRight, toldApart, digits, notesRight };
}

function sumOf(style: string, all: readonly Judged[]): Row {
  const count = (isRight: (one: Judged) => boolean): number => all.filter(isRight).length;
  const isApart = ({ toldApart, digits }: Judged): boolean => toldApart === digits;
  return {
    style,
    screenshots: all.length,
    gridsFound: count(({ found }) => found),
    whole: count(({ cellsRight }) => cellsRight === 81),
    notesWhole: count(({ notesRight }) => notesRight === 81),
    wholeAndToldApart: count((one) => one.cellsRight === 81 && isApart(one)),
    toldApartPercent:
      (100 * all.reduce((sum, { toldApart }) => sum + toldApart, 0)) /
      all.reduce((sum, { digits }) => sum + digits, 0),
  };
}
