/** A picture as a browser gives it: four bytes a pixel (red, green, blue, opacity), row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** A grey picture: a byte a pixel, 0 black to 255 white, row by row from the top. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A place in a picture, in pixels from its top left corner; the middle of the first pixel is (0.5, 0.5). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture in grey, as bright as the eye sees it. What is transparent shows white. */
export function toGrey({ width, height, rgba }: Picture): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const grey = (rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29;
    const opacity = rgba[at + 3] ?? 255;
    pixels[i] = opacity === 255 ? grey >> 8 : ((grey >> 8) * opacity + 255 * (255 - opacity)) / 255;
  }
  return { width, height, pixels };
}
