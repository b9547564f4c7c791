import type { CSSOptions } from 'vite';
import { NARROW } from '../src/ui/shared/narrow.ts';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;

/**
 * The condition of a media query, with `NARROW` in place of `width < 56.25em`: a phone of 932 x 430 pixels on its side is
 * wider than that, and less than half as high as what is laid out for more.
 */
export const withNarrow = (condition: string): string =>
  condition.replace(/\(([^()]*\bwidth\b[^()]*)\)/g, (feature, inner: string) => {
    const [, from, until] = /^(?:(.+?) <= )?width(?: < (.+))?$/.exec(inner) ?? [];
    if (until === '56.25em') return from === undefined ? NARROW : `(width >= ${from}) and ${NARROW}`;
    if (from === '56.25em') return `(width < ${until}) and (not ${NARROW})`;
    return inner === 'width >= 56.25em' ? `(not ${NARROW})` : feature;
  });

/** Puts `NARROW` in place of `width < 56.25em` in all style sheets. */
export const narrow = (): PostCss => ({
  plugins: [
    {
      postcssPlugin: 'narrow',
      Once(sheet) {
        sheet.walkAtRules('media', (rule) => {
          rule.params = withNarrow(rule.params);
        });
      },
    },
  ],
});
