import type { SearchedCell } from '../../picture';
import { cellsWith } from '../../picture/testing';
import type { ClipColours, ClipFrame } from './protocol';

/** The colours of the light theme. */
export const COLOURS: ClipColours = {
  paper: [246, 246, 243],
  sheet: [255, 255, 255],
  ink: [22, 24, 27],
  quietInk: [75, 80, 87],
  grid: [180, 181, 174],
  boxLine: [22, 24, 27],
  chosen: [11, 90, 168],
  chosenWash: [228, 238, 248],
  proven: [0, 112, 76],
  refuted: [178, 60, 10],
  refutedWash: [250, 229, 218],
  now: [138, 90, 0],
  nowWash: [255, 229, 153],
  nowEdge: [184, 121, 0],
};

/** A frame whose first cell is `shown`; all other cells are empty. */
export const frameOf = (shown: Partial<SearchedCell> = {}, more: Partial<ClipFrame> = {}): ClipFrame => ({
  cells: cellsWith(shown),
  depth: 0,
  caption: { step: 'Step 0', depth: 'Depth 0', outcome: null },
  ...more,
});

/** The content of a GIF file, read by the specification and without any of the code that writes it. */
export interface ReadGif {
  readonly version: string;
  readonly width: number;
  readonly height: number;
  /** How often it is played, 0 for ever; `null` if the file does not say. */
  readonly loops: number | null;
  readonly colours: number;
  readonly frames: readonly {
    readonly width: number;
    readonly height: number;
    /** Milliseconds. */
    readonly delay: number;
    readonly transparent: boolean;
    readonly dispose: number;
    /** The size of its picture data in bytes. */
    readonly bytes: number;
  }[];
  /** Whether the file ends right after its trailer. */
  readonly whole: boolean;
}

/** Reads the blocks of a GIF file. */
export function readGif(file: Uint8Array): ReadGif {
  const byte = (at: number): number => file[at] ?? 0;
  const short = (at: number): number => byte(at) + 256 * byte(at + 1);
  const text = (at: number, length: number): string => String.fromCharCode(...file.slice(at, at + length));
  const tableSize = (fields: number): number => (fields & 0x80 ? 2 << (fields & 7) : 0);
  const colours = tableSize(byte(10));
  const frames: ReadGif['frames'][number][] = [];
  let loops: number | null = null;
  let control = { delay: 0, transparent: false, dispose: 0 };
  let at = 13 + 3 * colours;
  /** Skips blocks, each preceded by its length, up to the empty one. Returns how many bytes they have. */
  const skipBlocks = (): number => {
    let bytes = 0;
    for (let length = byte(at++); length > 0; length = byte(at++)) {
      bytes += length;
      at += length;
    }
    return bytes;
  };
  while (at < file.length && byte(at) !== 0x3b) {
    const kind = byte(at++);
    if (kind === 0x21) {
      const label = byte(at++);
      if (label === 0xf9) {
        const fields = byte(at + 1);
        control = {
          dispose: (fields >> 2) & 7,
          transparent: (fields & 1) === 1,
          delay: short(at + 2) * 10,
        };
      }
      if (label === 0xff && text(at + 1, 11) === 'NETSCAPE2.0') loops = short(at + 14);
      skipBlocks();
    } else if (kind === 0x2c) {
      const size = { width: short(at + 4), height: short(at + 6) };
      at += 9 + 3 * tableSize(byte(at + 8)) + 1;
      frames.push({ ...size, ...control, bytes: skipBlocks() });
    } else throw new Error(`no block of a GIF: ${kind} at ${at - 1}`);
  }
  return {
    version: text(0, 6),
    width: short(6),
    height: short(8),
    loops,
    colours,
    frames,
    whole: at === file.length - 1,
  };
}
