import { indexer, paletteOf, UNCHANGED } from './palette';
import type { ClipColours, Rgb } from './protocol';

interface FrameOptions {
  /** The colours. Those of the first frame apply to all frames. */
  readonly palette?: readonly Rgb[];
  /** Milliseconds; stored as hundredths of a second. */
  readonly delay: number;
  /** Whether the colour `transparentIndex` leaves the pixel as it was. */
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** What happens to the frame before the next one is shown. */
  readonly dispose: number;
  /** How often it is played. */
  readonly repeat?: number;
  /** The number of bits of a colour's index. */
  readonly colorDepth: number;
}

/** The part of the gifenc package that writes a file. */
export interface GifEncoder {
  /** Adds a frame that covers the whole picture: the index of a colour for each pixel. */
  writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  /** A copy of everything written so far. */
  bytes(): Uint8Array<ArrayBuffer>;
  /** The same without copying; valid until more is written. */
  bytesView(): Uint8Array;
}

/** An animated picture that is written frame by frame. */
export interface GifFile {
  /**
   * Adds a frame.
   *
   * @param pixels all pixels, row by row, as a canvas stores them
   * @param delay how long the frame is shown, in milliseconds
   * @returns how many bytes have been written so far
   */
  add(pixels: Uint32Array, delay: number): number;
  finish(): Uint8Array<ArrayBuffer>;
}

/** The number of bits of a colour's index, enough for all our palettes. */
const DEPTH = 7;
/** The frame stays on screen, and the next one changes some of its pixels. */
const KEEP = 1;
const FOR_EVER = 0;

/** Starts a file whose frames have this size. Each frame after the first contains only the changed pixels. */
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
