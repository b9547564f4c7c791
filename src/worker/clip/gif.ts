import type { GIFEncoder } from 'gifenc';
import { indexer, paletteOf, UNCHANGED } from './palette';
import type { ClipColours } from './protocol';

/** A picture that moves, being written frame by frame. */
export interface GifFile {
  /**
   * Adds a frame.
   *
   * @param pixels all of it, row by row, as a canvas has them in memory
   * @param delay how long it is shown, in milliseconds
   * @returns how many bytes are written so far
   */
  add(pixels: Uint32Array, delay: number): number;
  finish(): Uint8Array<ArrayBuffer>;
}

/** Bits of a colour's number: no palette of ours needs more. */
const DEPTH = 7;
/** The frame stays: the next one changes some pixels of it. */
const KEEP = 1;
const FOR_EVER = 0;

/** Begins a file of frames of a size. Each frame but the first has only what changed, the rest is left as it was. */
export function beginGif(
  newEncoder: typeof GIFEncoder,
  {
    width,
    height,
    colours,
  }: { readonly width: number; readonly height: number; readonly colours: ClipColours },
): GifFile {
  const encoder = newEncoder();
  const palette = paletteOf(colours);
  const indexOf = indexer(palette);
  const before = new Uint32Array(width * height);
  const index = new Uint8Array(width * height);
  let isFirst = true;
  return {
    add(pixels, delay) {
      for (let i = 0; i < index.length; i++) {
        const pixel = pixels[i] ?? 0;
        index[i] = !isFirst && pixel === before[i] ? UNCHANGED : indexOf(pixel);
      }
      before.set(pixels);
      const common = { delay, dispose: KEEP, colorDepth: DEPTH };
      encoder.writeFrame(
        index,
        width,
        height,
        isFirst
          ? { ...common, palette, repeat: FOR_EVER }
          : { ...common, transparent: true, transparentIndex: UNCHANGED },
      );
      isFirst = false;
      return encoder.bytesView().length;
    },
    finish() {
      encoder.finish();
      return encoder.bytes();
    },
  };
}
