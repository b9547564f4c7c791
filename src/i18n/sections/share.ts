/** The dialog that shares the puzzle or the present view: as a link, a QR code or a picture. */
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
  /** The HTML that embeds it in another page. */
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
  /** The link from an embedded board to the app. */
  readonly openInApp: string;
}
