import { type CanvasLayer, canvasSurface } from './canvas';
import { drawBackground } from './drawScene';
import type { Scene } from './scene';

/**
 * Draws the part of a scene that does not depend on the playhead. While only the playhead moves, this part is drawn
 * once and then copied.
 */
export class Background {
  private drawn: Scene<CanvasLayer> | null = null;
  private readonly image = document.createElement('canvas');
  private hasImage = false;

  draw(context: CanvasRenderingContext2D, scene: Scene<CanvasLayer>): void {
    if (this.drawn === null || !isSameBackground(this.drawn, scene)) {
      this.drawn = scene;
      this.hasImage = false;
      drawBackground(canvasSurface(context, scene), scene);
      return;
    }
    const { width, height } = scene.plot;
    if (!this.hasImage) this.paint(scene, context.getTransform().a);
    if (this.image.width > 0 && this.image.height > 0) context.drawImage(this.image, 0, 0, width, height);
  }

  private paint(scene: Scene<CanvasLayer>, ratio: number): void {
    const { image } = this;
    image.width = Math.round(scene.plot.width * ratio);
    image.height = Math.round(scene.plot.height * ratio);
    const context = image.getContext('2d', { alpha: false });
    if (context === null) return;
    context.scale(ratio, ratio);
    drawBackground(canvasSurface(context, scene), scene);
    this.hasImage = true;
  }
}

/** Whether two scenes differ in nothing but the playhead and the marks. */
export const isSameBackground = (a: Scene, b: Scene): boolean =>
  a.palette === b.palette &&
  a.length === b.length &&
  a.end === b.end &&
  a.path === b.path &&
  a.layers.length === b.layers.length &&
  a.layers.every((layer, i) => layer === b.layers[i]) &&
  a.plot.width === b.plot.width &&
  a.plot.height === b.plot.height &&
  a.plot.pitch === b.plot.pitch &&
  a.plot.top === b.plot.top &&
  a.plot.span.from === b.plot.span.from &&
  a.plot.span.to === b.plot.span.to;
