import type { Browser, Page } from 'playwright';
import type { Picture } from '../../src/sudoku/photo';

/** The app reduces a picture to at most this many pixels before it reads it. */
const PIXELS = 2_000_000;

/** Opens the bytes of picture files in pages of a browser, as the app does. */
export async function createDecoder(browser: Browser): Promise<(file: Buffer) => Promise<Picture>> {
  const page = await browser.newPage();
  return (file) => decodedIn(page, file);
}

/** The pixels of a picture file, opened by a page. Throws if its browser cannot open it. */
export async function decodedIn(page: Page, file: Buffer): Promise<Picture> {
  const { width, height, bytes } = await page.evaluate(
    async ({ base64, most }) => {
      const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary]), { imageOrientation: 'from-image' });
      const scale = Math.min(1, Math.sqrt(most / (bitmap.width * bitmap.height)));
      const width = Math.max(1, Math.round(bitmap.width * scale));
      const height = Math.max(1, Math.round(bitmap.height * scale));
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.fillStyle = 'white';
      context.fillRect(0, 0, width, height);
      context.drawImage(bitmap, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      let text = '';
      for (let at = 0; at < data.length; at += 32_768)
        text += String.fromCharCode(...data.subarray(at, at + 32_768));
      return { width, height, bytes: btoa(text) };
    },
    { base64: file.toString('base64'), most: PIXELS },
  );
  return { width, height, rgba: new Uint8Array(Buffer.from(bytes, 'base64')) };
}
