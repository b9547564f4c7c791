/** A picture as browsers provide it: four bytes a pixel (red, green, blue, opacity), row by row from the top. */
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

/** The picture in grey, as bright as the eye perceives it. Transparent parts become white. */
export function toGrey({ width, height, rgba }: Picture): GreyPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const grey = (rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 150 + (rgba[at + 2] ?? 0) * 29;
    const opacity = rgba[at + 3] ?? 255;
    pixels[i] = opacity === 255 ? grey >> 8 : ((grey >> 8) * opacity + 255 * (255 - opacity)) / 255;
  }
  return { width, height, pixels };
}

/** The picture with light and dark swapped. */
export const inverted = ({ width, height, pixels }: GreyPicture): GreyPicture => ({
  width,
  height,
  pixels: pixels.map((pixel) => 255 - pixel),
});

/** The picture at half its size. Each pixel is the mean of four. */
export function halved(grey: GreyPicture): GreyPicture {
  const width = grey.width >> 1;
  const height = grey.height >> 1;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let at = 2 * y * grey.width;
    for (let x = 0; x < width; x++, at += 2) {
      pixels[y * width + x] =
        ((grey.pixels[at] as number) +
          (grey.pixels[at + 1] as number) +
          (grey.pixels[at + grey.width] as number) +
          (grey.pixels[at + grey.width + 1] as number) +
          2) >>
        2;
    }
  }
  return { width, height, pixels };
}

/** The picture blurred with the kernel 1 2 1 across and down, so that the grain of paper matters less. */
export function softened(grey: GreyPicture): GreyPicture {
  const { width, height, pixels } = grey;
  const rows = new Uint8Array(pixels.length);
  const out = new Uint8Array(pixels.length);
  for (let i = 1; i < pixels.length - 1; i++) {
    rows[i] = ((pixels[i - 1] as number) + 2 * (pixels[i] as number) + (pixels[i + 1] as number) + 2) >> 2;
  }
  for (let i = width; i < pixels.length - width; i++) {
    out[i] = ((rows[i - width] as number) + 2 * (rows[i] as number) + (rows[i + width] as number) + 2) >> 2;
  }
  out.copyWithin(0, width, 2 * width);
  out.copyWithin((height - 1) * width, (height - 2) * width, (height - 1) * width);
  return { width, height, pixels: out };
}
