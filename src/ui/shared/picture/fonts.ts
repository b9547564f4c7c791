import type { ClipFont } from '../../../stores';

/** The font families of the first screen, which have all letters of pictures. */
const OURS = /^"?Unwind (Serif|Sans)"?$/;

/** The upright fonts that pictures of boards use. */
export const ownFonts = (page: Pick<Document, 'styleSheets' | 'baseURI'>): readonly ClipFont[] =>
  [...page.styleSheets].flatMap((sheet) =>
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
