/// <reference lib="webworker" />
import { createClipper } from './clipper';
import type { ClipFont, ClipOrder, ClipReply } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds to wait for a font. After that a clip in another font is better than none. */
const PATIENCE = 3000;

async function load(fonts: readonly ClipFont[]): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const loading = fonts.map(async ({ family, url, weight, unicodeRange }) => {
    const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight, unicodeRange });
    self.fonts.add(face);
    await face.load();
  });
  await Promise.race([Promise.allSettled(loading), late]);
}

// A reported error reaches the page as a crash.
const handle = createClipper(
  { post: (reply) => self.postMessage(reply), crash: reportError },
  {
    // The pixels are read after each frame, so drawing without the graphics card is faster.
    newCanvas: (width, height) =>
      typeof OffscreenCanvas === 'undefined'
        ? null
        : new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true }),
    load,
  },
);
self.onmessage = ({ data }: MessageEvent<ClipOrder>) => handle(data);
self.postMessage({ kind: 'ready' } satisfies ClipReply);
