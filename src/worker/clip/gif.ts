import { indexer, paletteOf, UNCHANGED } from './palette';
import type { ClipColours, Rgb } from './protocol';

interface FrameOptions {
  /** The colours; those of the first frame hold for all. */
  readonly palette?: readonly Rgb[];
  /** Milliseconds, kept in hundredths of a second. */
  readonly delay: number;
  /** Whether the colour of `transparentIndex` leaves what is there. */
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** What becomes of the frame before the next one. */
  readonly dispose: number;
  /** How often it is played. */
  readonly repeat?: number;
  /** Bits of a colour's number. */
  readonly colorDepth: number;
}

/** What the package has for writing a file. */
export interface GifEncoder {
  /** Adds a frame that covers the whole picture: a colour's number for each pixel. */
  writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  /** All that is written so far, copied. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** The same without a copy, until more is written. */
  bytesView(): Uint8Array;
}

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
  newEncoder: () => GifEncoder,
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
