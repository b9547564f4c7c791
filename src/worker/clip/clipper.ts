import { later } from '../../parts';
import { createPainter, SEARCH_COLOURS, type SearchColour, type Shape, type Theme } from '../../picture';
import type { WorkerSide } from '../workerSide';
import { beginGif, type GifFile } from './gif';
import { type ClipLayout, layoutOf } from './layout';
import type { ClipColours, ClipFont, ClipOrder, ClipReply, ClipSetup } from './protocol';
import { shapesOf } from './shapes';

const gifenc = later(() => import('gifenc'));

/** What drawing needs from the worker. */
export interface DrawingTools {
  /** Makes a canvas to draw on; `null` if the browser has none for workers. */
  readonly newCanvas: (width: number, height: number) => OffscreenCanvasRenderingContext2D | null;
  /** Fetches fonts. Resolves even if one fails to load, because another font replaces it. */
  readonly load: (fonts: readonly ClipFont[]) => Promise<void>;
}

interface Clip {
  readonly setup: ClipSetup;
  readonly layout: ClipLayout;
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly paint: (shapes: readonly Shape<SearchColour>[]) => void;
  readonly file: GifFile;
  readonly depths: number[];
}

/** Handles the orders of the clip's worker: draws one clip and replies to each order when it is done. */
export function createClipper(
  { post, crash }: WorkerSide<ClipReply>,
  { newCanvas, load }: DrawingTools,
): (order: ClipOrder) => void {
  let clip: Clip | null = null;

  const begin = async (setup: ClipSetup): Promise<void> => {
    const layout = layoutOf(setup.cell);
    const context = newCanvas(layout.width, layout.height);
    if (context === null) {
      post({ kind: 'unsupported' });
      return;
    }
    const [{ GIFEncoder }] = await Promise.all([gifenc(), load(setup.fonts)]);
    const { width, height } = layout;
    clip = {
      setup,
      layout,
      context,
      paint: createPainter(context, { theme: themeOf(setup.colours), faces: setup.faces }),
      file: beginGif(GIFEncoder, { width, height, colours: setup.colours }),
      depths: [],
    };
    post({ kind: 'begun' });
  };

  return (order) => {
    if (order.kind === 'begin') {
      begin(order.setup).catch(crash);
      return;
    }
    if (clip === null) throw new Error('a clip that has not begun');
    if (order.kind === 'finish') {
      post({ kind: 'finished', file: clip.file.finish() });
      return;
    }
    const { setup, layout, context, paint, file, depths } = clip;
    const { frames, delay, lastDelay } = setup;
    depths.push(order.frame.depth);
    paint(shapesOf(order.frame, layout, { ...setup.depths, depths, frames }));
    const { data } = context.getImageData(0, 0, layout.width, layout.height);
    const pixels = new Uint32Array(data.buffer);
    post({ kind: 'drawn', bytes: file.add(pixels, depths.length === frames ? lastDelay : delay) });
  };
}

/** The colours as in a style sheet. */
const themeOf = (colours: ClipColours): Theme<SearchColour> =>
  Object.fromEntries(
    SEARCH_COLOURS.map((name) => [name, `rgb(${colours[name].join()})`]),
  ) as Theme<SearchColour>;
