import type { ChartPicture } from '../../../../sudoku/search';
import { type CanvasLayer, canvasLayer, TintCanvas } from './canvas';
import type { Palette } from './palette';

/** Keeps a layer for each picture in use, so that it is painted once. The canvases of other pictures are reused. */
export class LayerCache {
  private palette: Palette | null = null;
  private layers: (CanvasLayer & { readonly canvas: TintCanvas })[] = [];

  layersOf(pictures: readonly (ChartPicture | null)[], palette: Palette): CanvasLayer[] {
    const spare = palette === this.palette ? [] : this.layers.splice(0);
    this.palette = palette;
    spare.push(...this.layers.filter(({ picture }) => !pictures.includes(picture)));
    this.layers = pictures.flatMap((picture) => {
      if (picture === null) return [];
      const known = this.layers.find((layer) => layer.picture === picture);
      if (known !== undefined) return [known];
      const canvas = spare.pop()?.canvas ?? new TintCanvas();
      return [{ ...canvasLayer(picture, palette, canvas), canvas }];
    });
    return this.layers;
  }
}
