import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Palette, paletteOf } from './palette';

/** A canvas that is redrawn on demand, at most once a frame. */
interface CanvasInUse {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The size in pixels of the page; 0 before it is known. */
  readonly size: { readonly width: number; readonly height: number };
  /** Asks for a redraw. */
  readonly redraw: () => void;
}

/** A canvas to draw on, at the sharpness of the screen. One unit is one pixel of the page. */
interface Drawable {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** The size in pixels of the page. */
  readonly width: number;
  readonly height: number;
  /** Whether the canvas is empty, or was drawn in the colours of another theme. */
  readonly blank: boolean;
}

export function useCanvas(draw: (drawable: Drawable) => void): CanvasInUse {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  /** The size, as soon as it is measured. Asking the element in every frame would force a layout. */
  const measured = useRef(size);
  const palette = useRef<Palette>(null);
  const frame = useRef(0);
  const latest = useRef(draw);
  useLayoutEffect(() => {
    latest.current = draw;
  });

  const [redraw] = useState(() => () => {
    if (frame.current !== 0) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      const element = canvas.current;
      const context = element?.getContext('2d');
      if (!element || !context) return;
      const { width, height } = measured.current;
      const ratio = devicePixelRatio || 1;
      const columns = Math.round(width * ratio);
      const rows = Math.round(height * ratio);
      const blank = element.width !== columns || element.height !== rows || palette.current === null;
      if (element.width !== columns) element.width = columns;
      if (element.height !== rows) element.height = rows;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      palette.current ??= paletteOf(element);
      latest.current({ context, palette: palette.current, width, height, blank });
    });
  });

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      measured.current = { width, height };
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
      redraw();
    };
    const repaint = (): void => {
      palette.current = null;
      redraw();
    };
    // The observer also reports the first size once the page is laid out. Asking earlier would lay it out twice.
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const themes = new MutationObserver(repaint);
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // The font of the labels may load after the chart is drawn.
    document.fonts?.addEventListener?.('loadingdone', repaint);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      document.fonts?.removeEventListener?.('loadingdone', repaint);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [redraw]);

  return { canvas, size, redraw };
}
