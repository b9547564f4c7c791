import type { Browser } from 'playwright';
import { seededRandom } from '../../src/sudoku/core';
import { anyBoard } from './boards';
import { STYLES, tableOf } from './styles';

/** A line of `labels.jsonl`: 81 characters each, `.` for a blank. Without givens (absent or `null`), the picture shows no classic Sudoku. */
export interface Labelled {
  readonly file: string;
  readonly kind: string;
  readonly givens81?: string | null;
  readonly entries81?: string | null;
}

/** A kind of picture: CSS that changes the page of an app, and how it is stored. */
interface Kind {
  readonly css: string;
  readonly type: 'png' | 'jpeg';
  readonly tables?: number;
}

const ALL = 'h1 { display: none } div { margin: 0 }';

const KINDS: Readonly<Record<string, Kind>> = {
  app: { css: '', type: 'png' },
  'app, JPEG': { css: '', type: 'jpeg' },
  'app, to the edge': { css: ALL, type: 'png' },
  'app, no outer line': {
    css: 'div { border: 0 !important } i[style^="left:0px"] { border-left: 0 !important } i[style*="top:0px"] { border-top: 0 !important }',
    type: 'jpeg',
  },
  'photo-screen': {
    css: 'div { transform: perspective(900px) rotateY(14deg) rotate(5deg); filter: blur(.5px); margin: 30px 60px }',
    type: 'jpeg',
  },
  'photo-print, upside down': {
    css: 'body { filter: grayscale(1) blur(.4px) } div { transform: rotate(178deg); margin: 30px 60px }',
    type: 'jpeg',
  },
  multi: { css: 'div { display: inline-block; margin: 8px 20px }', type: 'jpeg', tables: 2 },
};

/** The sides of the drawn cells, in pixels. */
const SIZES = [24, 36, 48] as const;

/** Pictures that a browser draws: boards in each style, as each kind. */
export async function* ownPictures(
  browser: Browser,
  seed: number,
): AsyncGenerator<{ label: Labelled; file: () => Buffer }> {
  const random = seededRandom(seed);
  for (const [kind, { css, type, tables = 1 }] of Object.entries(KINDS)) {
    for (const [number, style] of STYLES.entries()) {
      const size = SIZES[number % SIZES.length] ?? 36;
      const boards = Array.from({ length: tables }, () => anyBoard(random));
      const side = 9 * size + 170;
      const page = await browser.newPage({ viewport: { width: tables * side, height: side } });
      const html = boards.map(({ givens, entries }) => tableOf(style, givens, entries, size)).join('');
      await page.setContent(`${html}<style>${css}</style>`);
      const shot = await page.screenshot(type === 'jpeg' ? { type, quality: 60 } : { type });
      await page.close();
      const [{ givens, entries } = { givens: '', entries: '' }] = boards;
      const label = { file: `${kind}, ${style.name}`, kind, givens81: givens, entries81: entries };
      yield { label, file: () => shot };
    }
  }
}
