import { SEARCH_COLOURS } from '../../../picture';
import type { ClipColours, ClipSetup } from '../../../stores';
import { ownFonts, TOKENS } from '../../shared';
import { rgbFrom } from '../chart/drawing/palette';

/** The current colours and fonts of the page, for a worker that has no access to the page. */
export function surroundingsOf(page: Document): Pick<ClipSetup, 'colours' | 'fonts' | 'faces'> {
  const style = getComputedStyle(page.documentElement);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    colours: Object.fromEntries(
      SEARCH_COLOURS.map((name) => [name, rgbFrom(read(TOKENS[name]))]),
    ) as ClipColours,
    faces: { digits: read('--serif') || 'serif', words: read('--sans') || 'sans-serif' },
    fonts: ownFonts(page),
  };
}
