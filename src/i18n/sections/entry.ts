import type { CellContent } from '../../sudoku/formats';
import type { ExampleId } from './app';

/** The state of a board that is offered as a choice. */
type BoardState = 'solved' | 'one' | 'none' | 'many' | 'unknown';

/** The dialogs that bring puzzles in and send them out. */
export interface EntryMessages {
  readonly paste: {
    readonly title: string;
    readonly help: string;
    readonly text: string;
    readonly preview: string;
    readonly import: string;
    readonly openFile: string;
    readonly reading: string;
    /** Asks which of several readings was meant. */
    choose(shown: number, total: number): string;
    /** One of the readings: its number and name, its givens, and the state of its board. */
    choice(
      place: { readonly number: number; readonly total: number; readonly name: string | null },
      givens: number,
      state: BoardState | null,
    ): string;
    readonly pasteHere: string;
    /** Shown for a very long text. */
    onlyBeginning(characters: number): string;
  };
  readonly examples: {
    readonly title: string;
    readonly help: string;
    readonly shows: Readonly<Record<ExampleId, string>>;
  };
  readonly exporting: {
    readonly title: string;
    readonly notation: string;
    readonly copy: string;
    readonly save: string;
    readonly text: string;
    /** The choice of what the text contains. */
    readonly what: string;
    readonly contents: Readonly<Record<'givens' | 'entries' | 'answer', string>>;
    /** Why there is no answer to write. */
    noAnswer(why: 'none' | 'many' | 'unknown'): string;
    /** What the notation writes, and which of the board's digits it leaves out. */
    carries(what: readonly CellContent[], content: 'givens' | 'entries' | 'answer'): string;
    readonly preparing: string;
  };
  /** Games that were set aside. */
  readonly aside: {
    readonly title: string;
    readonly help: string;
    readonly none: string;
    name(
      what: 'game' | 'bookmarks' | 'settings' | 'techniques',
      why: 'damaged' | 'newer' | 'otherTab',
    ): string;
    /** A date and time of day, from milliseconds since 1970. */
    when(at: number): string;
    holds(digits: { readonly givens: number; readonly entries: number }, moves: number): string;
    readonly partly: string;
    unreadable(isNewer: boolean): string;
    readonly bringBack: string;
    readonly save: string;
    readonly copy: string;
    readonly remove: string;
    readonly removeForGood: string;
    readonly fromFile: string;
  };
}
