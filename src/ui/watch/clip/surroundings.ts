import type { ClipColours, ClipFont, ClipSetup } from '../../../stores';
import { CLIP_TOKENS } from '../../shared';
import { rgbFrom } from '../chart/drawing/palette';

/** The current colours and fonts of the page, for a worker that has no access to the page. */
export function surroundingsOf(page: Document): Pick<ClipSetup, 'colours' | 'fonts' | 'faces'> {
  const style = getComputedStyle(page.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const names = Object.keys(CLIP_TOKENS) as (keyof ClipColours)[];
  return {
    colours: Object.fromEntries(names.map((name) => [name, rgbFrom(read(CLIP_TOKENS[name]))])) as ClipColours,
    faces: { digits: read('--serif') || 'serif', words: read('--sans') || 'sans-serif' },
    fonts: fontsOf(page),
  };
}

/** The font families of the first screen, which have all letters of a clip. */
const OURS = /^"?Unwind (Serif|Sans)"?$/;

/** The sources of the page's fonts. */
function fontsOf(page: Pick<Document, 'styleSheets' | 'baseURI'>): readonly ClipFont[] {
  return [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const read = (name: string): string => rule.style.getPropertyValue(name).trim();
      const family = read('font-family');
      const address = /url\(\s*"?([^")]+)"?\s*\)/.exec(read('src'))?.[1];
      if (!OURS.test(family) || address === undefined || read('font-style') === 'italic') return [];
      return [
        {
          family: family.replaceAll('"', ''),
          url: new URL(address, sheet.href ?? page.baseURI).href,
          weight: read('font-weight') || 'normal',
          unicodeRange: read('unicode-range') || 'U+0-10FFFF',
        },
      ];
    }),
  );
}
