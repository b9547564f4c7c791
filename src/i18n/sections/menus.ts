/** What the menus of the page list, beside what the first screen has a button for. */
export interface MenuMessages {
  readonly paste: string;
  readonly openFile: string;
  readonly empty: string;
  readonly examples: string;
  readonly examplesNote: string;
  readonly many: string;
  /** Back from playing to setting the puzzle. */
  readonly editGivens: string;
  readonly adopt: string;
  readonly restart: string;
  readonly examine: string;
  readonly eraseNotes: string;
  readonly copyLink: string;
  readonly exportAs: string;
  readonly print: string;
  readonly aside: string;
  readonly options: string;
  readonly language: string;
  readonly otherTheme: string;
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
}

/** The dialog of options; those beside the keypad are with the first screen. */
export interface OptionMessages {
  readonly title: string;
  /** How one chooses several cells. */
  readonly several: string;
  /** The heading of all else. */
  readonly rest: string;
  readonly strike: string;
  readonly digitFirst: string;
  readonly digitFirstNote: string;
  readonly cornerNotes: string;
  /** What each kind is for, and which of them hints read. */
  readonly cornerNotesNote: string;
  readonly timer: string;
  readonly timerNote: string;
  readonly letterKeys: string;
}
