/** Hands on the puzzle, or what is shown of it: as a link, a QR code, a picture. */
export interface ShareMessages {
  readonly title: string;
  readonly link: string;
  /** The name of the choice, and its options. */
  readonly what: string;
  readonly contents: {
    readonly puzzle: string;
    readonly board: string;
    readonly hint: string;
    readonly watch: string;
    readonly compare: string;
  };
  readonly address: string;
  readonly copyLink: string;
  readonly otherApp: string;
  readonly qr: string;
  readonly qrNote: string;
  readonly tooLong: string;
  /** The HTML that shows it in a page of one's own. */
  readonly embed: string;
  readonly embedCode: string;
  readonly copyEmbed: string;
  readonly picture: string;
  readonly look: string;
  readonly looks: { readonly light: string; readonly dark: string };
  readonly candidates: string;
  readonly copyPicture: string;
  readonly savePng: string;
  readonly saveSvg: string;
  /** Leads from the page of somebody else to the app. */
  readonly openInApp: string;
}
