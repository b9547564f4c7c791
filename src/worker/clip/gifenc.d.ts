/** The part of the package that a clip is written with; it brings no types of its own. */
declare module 'gifenc' {
  interface GifFrameOptions {
    /** Red, green and blue of up to 256 colours; the first frame's is everyone's. */
    readonly palette?: readonly (readonly [number, number, number])[];
    /** Milliseconds, kept in hundredths of a second. */
    readonly delay?: number;
    /** Whether the colour of `transparentIndex` leaves what is there. */
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** What becomes of the frame before the next one: 1 keeps it. */
    readonly dispose?: number;
    /** How often it is played: 0 for ever. */
    readonly repeat?: number;
    /** Bits of a colour's number. */
    readonly colorDepth?: number;
  }
  interface GifWriter {
    /** Adds a frame that covers the whole picture: a colour's number for each pixel. */
    writeFrame(index: Uint8Array, width: number, height: number, options: GifFrameOptions): void;
    finish(): void;
    /** All that is written so far, copied. */
    bytes(): Uint8Array<ArrayBuffer>;
    /** The same without a copy, until more is written. */
    bytesView(): Uint8Array;
  }
  export function GIFEncoder(): GifWriter;
}
