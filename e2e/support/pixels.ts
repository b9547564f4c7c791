import jsQR from 'jsqr';
import type { Page } from 'playwright/test';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** A part of the screen, in CSS pixels of the page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A screenshot of the window, pixel by pixel. */
export class Shot {
  readonly width: number;
  readonly height: number;
  private readonly data: Uint8Array;
  /** The same pixels as one number each, with red in the lowest byte. */
  private readonly words: Uint32Array;
  /** Device pixels for each CSS pixel. */
  private readonly scale: number;

  private constructor(width: number, height: number, data: Uint8Array, scale: number) {
    this.width = width;
    this.height = height;
    this.data = data;
    this.words = new Uint32Array(data.buffer);
    this.scale = scale;
  }

  /** A screenshot after all animations have ended. */
  static async of(page: Page): Promise<Shot> {
    return Shot.ofPicture(page, await page.screenshot({ animations: 'disabled' }));
  }

  /** The pixels of a PNG file. */
  static async ofPicture(page: Page, png: Buffer): Promise<Shot> {
    const picture = png.toString('base64');
    // The browser itself decodes the picture, so no other decoder is needed.
    const { width, height, data, scale } = await page.evaluate(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (context === null) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const all = context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      let text = '';
      for (let at = 0; at < all.length; at += 32_768)
        text += String.fromCharCode(...all.subarray(at, at + 32_768));
      return { width: bitmap.width, height: bitmap.height, data: btoa(text), scale: devicePixelRatio };
    }, picture);
    return new Shot(width, height, new Uint8Array(Buffer.from(data, 'base64')), scale);
  }

  /** The text of the QR code in the picture; `null` if no code can be read. */
  qrCode(): string | null {
    return jsQR(new Uint8ClampedArray(this.data), this.width, this.height)?.data ?? null;
  }

  /** The colour at a point, given in CSS pixels. */
  at(x: number, y: number): Colour {
    return this.pixel(Math.floor(x * this.scale), Math.floor(y * this.scale));
  }

  private pixel(x: number, y: number): Colour {
    const at = (y * this.width + x) * 4;
    return [this.data[at] ?? 0, this.data[at + 1] ?? 0, this.data[at + 2] ?? 0];
  }

  /** The colour nearest to `wanted` within a CSS pixel of a point. */
  nearest(x: number, y: number, wanted: Colour): Colour {
    let best = this.at(x, y);
    for (const dx of [-1, -0.5, 0, 0.5, 1])
      for (const dy of [-1, -0.5, 0, 0.5, 1]) {
        const one = this.at(x + dx, y + dy);
        if (difference(one, wanted) < difference(best, wanted)) best = one;
      }
    return best;
  }

  /** How many pixels outside an area differ from another shot. */
  differingOutside(area: Area, other: Shot): number {
    const { left, top, right, bottom } = this.pixelsOf(area);
    let count = 0;
    for (let row = 0; row < this.height; row++)
      for (let column = 0; column < this.width; column++) {
        if (row >= top && row < bottom && column >= left && column < right) column = right;
        if (column < this.width && this.differs(other, column, row)) count++;
      }
    return count;
  }

  /** How many pixels inside an area differ from another shot. */
  differingInside(area: Area, other: Shot): number {
    let count = 0;
    this.forEach(area, (column, row) => {
      if (this.differs(other, column, row)) count++;
    });
    return count;
  }

  private differs(other: Shot, column: number, row: number): boolean {
    const at = row * this.width + column;
    if (this.words[at] === other.words[at]) return false;
    return difference(this.pixel(column, row), other.pixel(column, row)) > SAME;
  }

  /**
   * How many of an area's ink pixels differ from another shot. Ink pixels are those with the most contrast to the
   * background.
   */
  inkCovered(area: Area, ground: Colour, other: Shot): number {
    let most = 0;
    this.forEach(area, (column, row) => {
      most = Math.max(most, difference(this.pixel(column, row), ground));
    });
    let count = 0;
    this.forEach(area, (column, row) => {
      const own = this.pixel(column, row);
      // Leaves out the edge of the ink, which is mixed with the background.
      if (difference(own, ground) > 0.9 * most && difference(own, other.pixel(column, row)) > 40) count++;
    });
    return count;
  }

  /** The most common colour of an area. */
  ground(area: Area): Colour {
    const counts = new Map<number, number>();
    this.forEach(area, (column, row) => {
      const word = this.words[row * this.width + column] ?? 0;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    });
    const [word = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    return [word & 255, (word >> 8) & 255, (word >> 16) & 255];
  }

  private forEach(area: Area, visit: (column: number, row: number) => void): void {
    const { left, top, right, bottom } = this.pixelsOf(area);
    for (let row = top; row < bottom; row++)
      for (let column = left; column < right; column++) visit(column, row);
  }

  private pixelsOf({ x, y, width, height }: Area) {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((edge) =>
      Math.round(edge * this.scale),
    ) as [number, number, number, number];
    return { left, top, right, bottom };
  }
}

/** Colours that differ by less than this look the same. */
const SAME = 12;

/** The distance of two colours: the greatest difference of a component, 0 to 255. */
export const difference = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
