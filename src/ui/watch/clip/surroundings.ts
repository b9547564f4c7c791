import type { ClipColours, ClipFont, ClipSetup } from '../../../stores';
import { rgbFrom } from '../chart/drawing/palette';

const TOKENS: Readonly<Record<keyof ClipColours, string>> = {
  paper: '--paper',
  sheet: '--sheet',
  ink: '--ink',
  quietInk: '--ink-2',
  grid: '--grid',
  boxLine: '--box-line',
  chosen: '--chosen',
  chosenWash: '--chosen-wash',
  proven: '--proven',
  refuted: '--refuted',
  refutedWash: '--refuted-wash',
  now: '--now',
  nowWash: '--now-wash',
  nowEdge: '--now-edge',
};

/** The present colours, faces and fonts of the page, for a worker that has no access to it. */
export function surroundingsOf(page: Document): Pick<ClipSetup, 'colours' | 'fonts' | 'faces'> {
  const style = getComputedStyle(page.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  const names = Object.keys(TOKENS) as (keyof ClipColours)[];
  return {
    colours: Object.fromEntries(names.map((name) => [name, rgbFrom(read(TOKENS[name]))])) as ClipColours,
    faces: { digits: read('--serif') || 'serif', words: read('--sans') || 'sans-serif' },
    fonts: fontsOf(page),
  };
}

/** The families of the first screen, which have all letters of a clip. */
const OURS = /^"?Unwind (Serif|Sans)"?$/;

/** Where the page has its fonts from. */
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
