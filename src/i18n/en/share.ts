import type { ShareMessages } from '../sections/share';

export const share: ShareMessages = {
  title: 'Share',
  link: 'Link',
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
  picture: 'Picture',
  look: 'Look of the picture',
  looks: { light: 'Light', dark: 'Dark' },
  candidates: 'All candidates',
  copyPicture: 'Copy',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  openInApp: 'Open in Unwind',
};
