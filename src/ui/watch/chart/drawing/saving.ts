import { AXES, type Plot } from '../geometry/plot';
import { type AxisWords, drawAxes } from './axes';
import { type CanvasLayer, canvasSurface } from './canvas';
import { drawScene } from './drawScene';
import { cssOf } from './palette';
import type { Scene } from './scene';
import { BORDER, sizeWithAxes, svgOf } from './svg';

/** The height of a row in a saved picture, and the pixels of a PNG for one pixel of the page. */
const PITCH = 15;
const SHARPNESS = 2;

/** The plot with all rows that contain most steps, including those out of view. */
const plotToSave = (plot: Plot, rows: number): Plot => ({
  ...plot,
  pitch: PITCH,
  top: 0,
  height: rows * PITCH,
});

/** The part in view as a file, with axes and with rows high enough to read. */
export async function pictureFile(
  format: 'png' | 'svg',
  scene: Scene<CanvasLayer>,
  rows: number,
  words: AxisWords,
): Promise<Blob | null> {
  const whole = { ...scene, plot: plotToSave(scene.plot, rows), framed: [] };
  return format === 'svg' ? new Blob([svgOf(whole, words)], { type: 'image/svg+xml' }) : png(whole, words);
}

function png(scene: Scene<CanvasLayer>, words: AxisWords): Promise<Blob | null> {
  const { width, height } = sizeWithAxes(scene);
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = cssOf(scene.palette.sheet);
  context.fillRect(0, 0, width, height);
  context.translate(AXES.left + BORDER, BORDER);
  const surface = canvasSurface(context, scene);
  drawAxes(surface, scene, words);
  context.beginPath();
  context.rect(0, 0, scene.plot.width, scene.plot.height);
  context.clip();
  drawScene(surface, scene);
  return new Promise((resolve) => canvas.toBlob(resolve));
}
