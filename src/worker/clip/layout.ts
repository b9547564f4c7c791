import { type BoardLayout, sideOf } from '../../picture';

/** Where everything is in a frame of a clip, in pixels. */
export interface ClipLayout extends BoardLayout {
  readonly width: number;
  readonly height: number;
  /** The side of the board. */
  readonly board: number;
  /** The vertical middle of the caption, and the size of its letters. */
  readonly words: { readonly y: number; readonly size: number };
  /** The chart of depths below the caption. */
  readonly depths: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The layout for cells of `cell` pixels. All values are whole pixels, so that lines are sharp. */
export function layoutOf(cell: number): ClipLayout {
  const boxLine = Math.max(2, Math.round(cell / 24));
  const hairline = Math.max(1, Math.round(cell / 48));
  const margin = Math.round(cell * 0.4);
  const board = sideOf({ cell, boxLine, hairline });
  const size = Math.max(12, Math.round(cell * 0.36));
  const wordsY = margin + board + Math.round(margin * 0.7 + size / 2);
  const depths = {
    x: margin,
    y: wordsY + Math.round(size * 0.9),
    width: board,
    height: Math.round(cell * 0.7),
  };
  return {
    width: board + 2 * margin,
    height: depths.y + depths.height + margin,
    cell,
    margin,
    board,
    boxLine,
    hairline,
    words: { y: wordsY, size },
    depths,
  };
}
