import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saveFile, useMessages, useMoreMessages, useStores, useWatchWords } from '../../../shared';
import { AXES } from '../geometry/plot';
import type { ChartModel } from '../model/chartModel';
import type { ChartProgress } from '../model/source';
import { roomOf } from '../model/useChart';
import { partOf } from '../pointing/ChartTip';
import type { Pointed } from '../pointing/usePointed';
import { drawAxes } from './axes';
import { Background } from './background';
import { type CanvasLayer, canvasSurface } from './canvas';
import { drawForeground } from './drawScene';
import { LayerCache } from './layers';
import { type Palette, paletteOf } from './palette';
import { drawWithin, redrawnOf } from './redrawn';
import { pictureFile } from './saving';
import type { Scene } from './scene';
import { useCanvas } from './useCanvas';

interface ChartPictureProps {
  readonly model: ChartModel;
  /** Calls a function after each change of the model, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
  readonly progress: ChartProgress;
  readonly expanded: boolean;
  readonly bookmarks: readonly number[];
  readonly parting: number | null;
  readonly pointed: Pointed | null;
}

interface ChartPicture {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Copies the part in view as a picture. */
  readonly copy: () => Promise<void>;
  /** Saves the part in view as a file. */
  readonly save: (format: 'png' | 'svg') => Promise<void>;
}

/** Draws the part that the model has in view on a canvas, and in each frame only what differs from the frame before. */
export function useChartPicture(props: ChartPictureProps): ChartPicture {
  const { model, listen, progress, expanded, bookmarks, parting, pointed } = props;
  const { length, end } = progress;
  const { count } = useMessages().words;
  const words = useMoreMessages().chart;
  const { notices } = useStores();
  const { cell: nameOf } = useWatchWords();
  const [layers] = useState(() => new LayerCache());
  const [background] = useState(() => new Background());
  const drawn = useRef<Scene<CanvasLayer>>(null);

  const sceneWith = (palette: Palette): Scene<CanvasLayer> => ({
    plot: model.plot,
    palette,
    layers: layers.layersOf([model.coarse, model.fine], palette),
    length,
    end,
    path: model.path,
    step: Math.min(model.step, length),
    line: 2,
    nameOf,
    bookmarks,
    parting,
    differing: model.differing,
    framed: pointed === null ? [] : [partOf(pointed, length)],
  });

  const { canvas, size, redraw } = useCanvas(({ context, palette, width, height, blank }) => {
    const scene = sceneWith(palette);
    const redrawn = blank ? 'all' : redrawnOf(drawn.current, scene);
    drawn.current = scene;
    if (redrawn === 'all') context.clearRect(0, 0, width, height);
    const surface = canvasSurface(context, scene);
    context.save();
    context.translate(expanded ? AXES.left : 0, 0);
    drawWithin(context, scene, redrawn, (within) => {
      background.draw(context, scene);
      drawForeground(surface, scene, within);
    });
    if (expanded && redrawn === 'all') drawAxes(canvasSurface(context, scene), scene, { ...words, count });
    context.restore();
  });
  useEffect(() => listen(redraw), [listen, redraw]);
  const { width, height } = size;
  useLayoutEffect(() => model.setRoom(roomOf({ width, height }, expanded)), [model, width, height, expanded]);
  useEffect(redraw);

  const fileOf = (on: HTMLCanvasElement, format: 'png' | 'svg') =>
    pictureFile(format, sceneWith(paletteOf(on)), model.fittingRows, { ...words, count });

  return {
    canvas,
    async copy() {
      if (canvas.current === null) return;
      const picture = fileOf(canvas.current, 'png').then(
        (file) => file ?? Promise.reject(new Error('not drawn')),
      );
      // If the browser does not allow copying, nobody awaits the picture.
      picture.catch(() => {});
      try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
        notices.tell({ kind: 'copied', what: 'boardPicture' });
      } catch {
        notices.tell({ kind: 'cannotCopyPicture' });
      }
    },
    async save(format) {
      const file = canvas.current && (await fileOf(canvas.current, format));
      if (file === null) return;
      const name = `${words.fileName(length)}.${format}`;
      saveFile(file, name);
      notices.tell({ kind: 'saved', name });
    },
  };
}
