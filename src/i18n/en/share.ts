import { clock } from '../clock';
import type { InAnyLanguage } from '../inAnyLanguage';
import { plural } from './words';

export const share = {
  title: 'Share',
  /** How a finished puzzle went, without its answer. */
  resultTitle: 'How it went',
  /** `level` and `day` are `null` if the puzzle has none. */
  result: (level: string | null, day: string | null, milliseconds: number, hints: number) =>
    [
      'Unwind',
      [level, day].filter((part) => part !== null).join(' '),
      clock(milliseconds),
      hints === 0 ? 'no hints' : plural(hints, 'hint', 'hints'),
    ]
      .filter((part) => part !== '')
      .join(', '),
  shareResult: 'Share the result',
  copyResult: 'Copy the result',
  /** The picture shows the givens alone. */
  withoutAnswer: 'Without the solution',
  link: 'Link',
  /** The name of the choice, and its options. */
  what: 'What the link opens',
  contents: {
    puzzle: 'Puzzle alone',
    board: 'With entries',
    hint: 'This hint',
    watch: 'This moment',
    compare: 'This comparison',
  },
  address: 'The link',
  copyLink: 'Copy link',
  otherApp: 'To another app',
  qr: 'QR code of the link',
  qrNote: 'Scan it with the camera of a phone.',
  tooLong: 'The link is too long for a QR code.',
  withoutCode: 'The link is without your code, which is too long for it.',
  /** The HTML that embeds it in another page. */
  embed: 'For a web page',
  embedCode: 'HTML for a web page',
  copyEmbed: 'Copy HTML',
  picture: 'Picture',
  look: 'Look of the picture',
  looks: { light: 'Light', dark: 'Dark' },
  candidates: 'All candidates',
  copyPicture: 'Copy',
  sharePicture: 'Share the picture',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  /** The link from an embedded board to the app. */
  openInApp: 'Open in Unwind',
};

export type ShareMessages = InAnyLanguage<typeof share>;
