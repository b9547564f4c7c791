import type { Browser, Page } from 'playwright';
import { seededRandom } from '../../src/sudoku/core';
import { anyBoard, withMistakes } from './boards';
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
  readonly type: 'png' | 'jpeg' | 'webp';
  /** How well the file keeps the picture, 0 to 1. */
  readonly quality?: number;
  /** The picture is taken this dense, and stored this much smaller. */
  readonly dense?: number;
  readonly scale?: number;
  readonly tables?: number;
}

const ALL = 'h1 { display: none } div { margin: 0 }';

const KINDS: Readonly<Record<string, Kind>> = {
  app: { css: '', type: 'png' },
  'app, JPEG': { css: '', type: 'jpeg' },
  'app, WebP': { css: '', type: 'webp', quality: 0.5, dense: 2 },
  'app, sent': { css: '', type: 'jpeg', quality: 0.5, dense: 3, scale: 0.4 },
  'app, sent twice': { css: '', type: 'jpeg', quality: 0.3, dense: 2, scale: 0.7 },
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

/** The sides of the drawn cells, in pixels, the shares of the blanks that are filled in, and the numbers of mistakes. */
const SIZES = [24, 36, 48] as const;
const FILLED = [0.5, 0.15, 0.85, 0.3] as const;
const MISTAKES = 3;

/** Pictures that a browser draws: boards in each style, as each kind. */
export async function* ownPictures(
  browser: Browser,
  seed: number,
): AsyncGenerator<{ label: Labelled; file: () => Buffer }> {
  const random = seededRandom(seed);
  let drawn = 0;
  for (const [kind, { css, tables = 1, dense = 1, ...how }] of Object.entries(KINDS)) {
    for (const style of STYLES) {
      const size = SIZES[drawn % SIZES.length] ?? 36;
      const share = FILLED[drawn++ % FILLED.length];
      const boards = Array.from({ length: tables }, () => {
        const board = anyBoard(random, share);
        return style.mistake === undefined ? board : withMistakes(board, MISTAKES, random);
      });
      const side = 9 * size + 170;
      const viewport = { width: tables * side, height: side };
      const page = await browser.newPage({ viewport, deviceScaleFactor: dense });
      const html = boards.map((board) => tableOf(style, board, size)).join('');
      await page.setContent(`${html}<style>${css}</style>`);
      const shot = await stored(page, how);
      await page.close();
      const [{ givens, entries } = { givens: '', entries: '' }] = boards;
      const label = { file: `${kind}, ${style.name}`, kind, givens81: givens, entries81: entries };
      yield { label, file: () => shot };
    }
  }
}

/** The picture of a page, as a file. */
async function stored(page: Page, { type, quality = 0.6, scale = 1 }: Omit<Kind, 'css'>): Promise<Buffer> {
  const shot = await page.screenshot();
  if (type === 'png') return shot;
  const file = await page.evaluate(
    async ({ base64, type, quality, scale }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: `image/${type}`, quality });
      return btoa(
        Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''),
      );
    },
    { base64: shot.toString('base64'), type, quality, scale },
  );
  return Buffer.from(file, 'base64');
}
