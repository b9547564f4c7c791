/** The entries of the menus that have no button on the first screen. */
export interface MenuMessages {
  readonly paste: string;
  readonly openFile: string;
  readonly photo: string;
  readonly empty: string;
  /** Opens the dialog that makes new puzzles. */
  readonly wishPuzzle: string;
  readonly examples: string;
  readonly examplesNote: string;
  readonly many: string;
  /** Goes back from playing to setting the puzzle. */
  readonly editGivens: string;
  /** Why the givens cannot be edited: typing replaces the example. */
  readonly overExample: string;
  /** Why the givens cannot be edited: they are being edited already. */
  readonly alreadyEditing: string;
  readonly adopt: string;
  readonly restart: string;
  readonly examine: string;
  readonly eraseNotes: string;
  readonly copyLink: string;
  readonly share: string;
  readonly shareNote: string;
  readonly exportAs: string;
  readonly print: string;
  readonly shelf: string;
  readonly shelfNote: string;
  readonly data: string;
  readonly aside: string;
  /** Asks again which board to keep, after another tab has saved a newer one. */
  readonly whichBoard: string;
  /** Asks again whether to keep this board, after everything was deleted in another tab. */
  readonly keepThisBoard: string;
  /** Offered while a newer version of the app waits. */
  readonly newVersion: string;
  readonly options: string;
  readonly language: string;
  readonly otherTheme: string;
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string };
}

/** The dialog of options. The words of the options beside the keypad belong to the first screen. */
export interface OptionMessages {
  readonly title: string;
  /** How to select several cells. */
  readonly several: string;
  /** The heading of all other options. */
  readonly rest: string;
  readonly strike: string;
  readonly digitFirst: string;
  readonly digitFirstNote: string;
  readonly cornerNotes: string;
  /** What each kind of note is for, and which of them hints read. */
  readonly cornerNotesNote: string;
  readonly timer: string;
  readonly timerNote: string;
  readonly letterKeys: string;
}
