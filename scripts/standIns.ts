import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/*
 * Stand-ins until our fonts arrive: the reader's own fonts, scaled to the width and height of ours, so that nothing
 * moves when ours replace them. Capsize (https://seek-oss.github.io/capsize/) reads our fonts and computes the scale.
 */

/** The metrics of a system font that Capsize needs, in 2048ths of its size. */
interface SystemFont {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The mean width of a letter in English text. */
  readonly regular: Face;
  readonly bold?: Face;
}

interface Face {
  /** The names under which systems have this font, or one of the same widths. */
  readonly names: readonly string[];
  readonly width: number;
}

/** From @capsizecss/metrics 4.3, which is not one of our packages because it takes 169 MB. */
const SYSTEM_FONTS = {
  Arial: {
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    regular: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'], width: 913 },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
      width: 983,
    },
  },
  Roboto: {
    ascent: 1900,
    descent: -500,
    lineGap: 0,
    regular: { names: ['Roboto', 'Roboto-Regular'], width: 911 },
    bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 934 },
  },
  Georgia: {
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    regular: { names: ['Georgia'], width: 913 },
    bold: { names: ['Georgia Bold', 'Georgia-Bold'], width: 1062 },
  },
  Times: {
    ascent: 1825,
    descent: -443,
    lineGap: 87,
    regular: {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
      width: 832,
    },
    bold: {
      names: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'LiberationSerif-Bold',
      ],
      width: 886,
    },
  },
  Courier: {
    ascent: 1705,
    descent: -615,
    lineGap: 0,
    regular: {
      names: [
        'Menlo',
        'Menlo-Regular',
        'Roboto Mono',
        'Courier New',
        'CourierNewPSMT',
        'Liberation Mono',
        'LiberationMono',
      ],
      width: 1229,
    },
  },
} satisfies Record<string, SystemFont>;

/** A face of a system font that stands in for a range of our weights. */
interface StandIn {
  readonly family: string;
  /** The weights that it stands in for. The ranges end where a system's bold face takes over. */
  readonly from: number;
  readonly to: number;
  /** The weight of our font whose width it copies: the one that the app uses most in this range. */
  readonly like: number;
  readonly font: SystemFont;
  readonly face: Face;
}

const { Arial, Roboto, Georgia, Times, Courier } = SYSTEM_FONTS;

/** Which faces stand in for which of our fonts. */
const STAND_INS = {
  sans: [
    { family: 'Sans as Arial', from: 100, to: 474, like: 400, font: Arial, face: Arial.regular },
    { family: 'Sans as Arial', from: 475, to: 574, like: 500, font: Arial, face: Arial.regular },
    { family: 'Sans as Arial', from: 575, to: 900, like: 600, font: Arial, face: Arial.bold },
    { family: 'Sans as Roboto', from: 100, to: 574, like: 450, font: Roboto, face: Roboto.regular },
    { family: 'Sans as Roboto', from: 575, to: 900, like: 600, font: Roboto, face: Roboto.bold },
  ],
  serif: [
    { family: 'Serif as Georgia', from: 100, to: 549, like: 450, font: Georgia, face: Georgia.regular },
    { family: 'Serif as Georgia', from: 550, to: 900, like: 600, font: Georgia, face: Georgia.bold },
    { family: 'Serif as Times', from: 100, to: 549, like: 450, font: Times, face: Times.regular },
    { family: 'Serif as Times', from: 550, to: 900, like: 600, font: Times, face: Times.bold },
  ],
  mono: [{ family: 'Mono as Courier', from: 100, to: 900, like: 400, font: Courier, face: Courier.regular }],
} satisfies Record<string, readonly StandIn[]>;

/** The characters whose widths are compared. */
const LETTERS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/**
 * The rules of all stand-ins.
 *
 * @param fonts our variable fonts, not subsetted
 * @returns a style sheet of `@font-face` rules
 */
export async function standIns(fonts: Readonly<Record<keyof typeof STAND_INS, Buffer>>): Promise<string> {
  const rules = Object.entries(STAND_INS).flatMap(([name, faces]) =>
    faces.map((face) => rule(fonts[name as keyof typeof STAND_INS], face)),
  );
  return (await Promise.all(rules)).join('\n');
}

async function rule(ours: Buffer, { family, from, to, like, font, face }: StandIn): Promise<string> {
  const whole = await fromBuffer(
    await subsetFont(ours, LETTERS, { targetFormat: 'sfnt', variationAxes: { wght: like } }),
  );
  const { ascent, descent, lineGap } = font;
  const theirs = { familyName: family, ascent, descent, lineGap, unitsPerEm: 2048, xWidthAvg: face.width };
  const { fontFaces } = createFontStack([whole, theirs], { fontFaceFormat: 'styleObject' });
  const scale = fontFaces[0]?.['@font-face'];
  if (!scale?.sizeAdjust) throw new Error(`Capsize gives no scale for ${family}.`);
  const src = face.names.map((name) => `local("${name}")`).join(', ');
  return `@font-face {
  font-family: "${family}";
  font-weight: ${from} ${to};
  src: ${src};
  size-adjust: ${scale.sizeAdjust};
  ascent-override: ${scale.ascentOverride};
  descent-override: ${scale.descentOverride};
  line-gap-override: 0%;
}`;
}
