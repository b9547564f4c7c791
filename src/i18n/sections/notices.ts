import type { Absence } from '../../parts';
import type { Cell, Digit } from '../../sudoku/core';
import type { Choice, EntriesLeft, NotationId, Oddity, ReadingError } from '../../sudoku/formats';
import type { JudgedReading } from '../../worker';
import type { ExampleId } from './app';
import type { Found } from './many';

/** What happened, told once in passing. Most of it can be undone from the notice itself. */
export type Notice =
  /** A text was read and is on the board. */
  | { readonly kind: 'imported'; readonly choice: Choice; readonly left: ReadingError | null }
  /** What was read is no proper puzzle, and the reading is odd or not the only possible one. */
  | {
      readonly kind: 'oddImport';
      readonly verdict: 'none' | 'clash' | 'many';
      readonly oddities: readonly Oddity[];
      readonly others: readonly JudgedReading[];
      /** The text that it belongs to. */
      readonly of: {
        readonly text: string;
        readonly before: string | null;
        readonly source: { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };
      };
    }
  /** What was read from a photograph is on the board. */
  | { readonly kind: 'usedPhoto' }
  | { readonly kind: 'openedLink' }
  | { readonly kind: 'openedExample'; readonly example: ExampleId }
  | { readonly kind: 'unknownLinkKeys'; readonly keys: readonly string[] }
  /** The link's puzzle is open, but the rest of the link is unknown, or does not fit the board. */
  | {
      readonly kind: 'linkInPart';
      readonly newer: boolean;
      readonly keys: readonly string[];
      readonly entries: EntriesLeft | null;
    }
  /** The text after the address is no link of ours. */
  | { readonly kind: 'unknownLink' }
  | { readonly kind: 'badLink'; readonly error: ReadingError }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'makingPuzzle' }
  /** A puzzle that was made lies on the board. If it is not as wished, it is the nearest that was found. */
  | { readonly kind: 'madePuzzle'; readonly asWished: boolean }
  /** A board that waits for a technique, by its name; then what is told of what the player did there. */
  | { readonly kind: 'lesson'; readonly name: string }
  /** The player found it. `why`: the reason, in words. */
  | { readonly kind: 'lessonRight'; readonly name: string; readonly why: string }
  /** The digit that the cell holds in the end was taken away, or another one written there. */
  | { readonly kind: 'lessonWrong'; readonly cell: Cell; readonly digit: Digit }
  /** It is true, but the technique does not say so. */
  | { readonly kind: 'lessonOther'; readonly name: string }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'adopted' }
  /** The player wanted to write a note where there are digits. */
  | { readonly kind: 'noBlank' }
  /** The player wanted to colour the note of a digit where there is none. */
  | { readonly kind: 'noNote'; readonly digit: Digit }
  /** Givens changed: their new digits; `null` for a given that is gone. */
  | {
      readonly kind: 'givensChanged';
      readonly changes: readonly { readonly cell: Cell; readonly digit: Digit | null }[];
    }
  | {
      readonly kind: 'copied';
      readonly what: 'puzzle' | 'link' | 'boardPicture' | 'embedCode' | 'answer' | 'answerLines' | NotationId;
    }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cannotCopy' }
  | { readonly kind: 'cannotCopyAnswer' }
  | { readonly kind: 'cannotCopyPicture' }
  | { readonly kind: 'cannotReadFile' }
  | { readonly kind: 'fileTooLarge' }
  /** Solving many puzzles goes on in the background. */
  | { readonly kind: 'manyGoOn' }
  | { readonly kind: 'manyEnded'; readonly found: Found; readonly whole: boolean }
  | { readonly kind: 'cannotSave'; readonly why: 'off' | 'full' }
  /** A saved game, or its newest moves, could not be read, or another tab's game replaced it. */
  | {
      readonly kind: 'setAside';
      readonly what: 'game' | 'changes';
      readonly why: 'damaged' | 'newer' | 'otherTab';
    }
  | {
      readonly kind: 'otherSetAside';
      readonly what: 'bookmarks' | 'settings' | 'techniques';
      readonly why: 'damaged' | 'newer';
    }
  /** A game that was set aside is on the board again. */
  | { readonly kind: 'broughtBack' }
  | { readonly kind: 'copiedAside' }
  | { readonly kind: 'cannotCopyAside' }
  | { readonly kind: 'otherTab' }
  /** The shelf cannot be read or written. */
  | { readonly kind: 'shelfFailed'; readonly why: 'full' | 'newer' | 'broken' }
  /** The puzzle on the board is open in another tab. */
  | { readonly kind: 'shelfElsewhere' }
  /** A puzzle was taken off the shelf meanwhile. */
  | { readonly kind: 'shelfGone' }
  /** A puzzle of the shelf is on the board. */
  | { readonly kind: 'openedKept' }
  | { readonly kind: 'removedKept'; readonly count: number }
  /** Puzzles of a file are on the shelf. */
  | {
      readonly kind: 'shelfTaken';
      readonly added: number;
      readonly renewed: number;
      readonly known: number;
      readonly unreadable: number;
    }
  | { readonly kind: 'shelfNotTaken'; readonly why: 'noPuzzles' | 'damaged' | 'newer' }
  /** A request needs a part of the app that could not be loaded. */
  | { readonly kind: 'partAbsent'; readonly why: Absence }
  /** A mistake of ours, without a place on the page that could show it. */
  | { readonly kind: 'mistake' }
  | { readonly kind: 'fileNotKept'; readonly name: string | null; readonly why: 'tooLarge' | 'gone' }
  | { readonly kind: 'workerAbsent'; readonly why: Absence }
  /** A newer version of the app has been fetched, and waits. */
  | { readonly kind: 'newVersion' }
  /** It is wanted: the page loads again as soon as it can take over. */
  | { readonly kind: 'takingNewVersion' }
  | { readonly kind: 'workerRestarted' }
  /** Hint: its worker died, and its question is asked again. */
  | { readonly kind: 'hintRestarted' }
  | { readonly kind: 'workerFailed' }
  /** Compare: a worker died, and its work starts again. */
  | { readonly kind: 'raceRestarted' }
  /** Watch: the recording ended before the requested step. */
  | { readonly kind: 'notRecorded'; readonly step: number }
  | { readonly kind: 'recordingRestarted' }
  | { readonly kind: 'recordingFailed' }
  /** A clip could not be made: its worker died, the search changed, or the browser cannot draw it. */
  | { readonly kind: 'clipFailed'; readonly why: 'crashed' | 'searchGone' | 'unsupported' }
  | { readonly kind: 'keptState' }
  | { readonly kind: 'keptSolution' };

export type NoticeMessages = {
  readonly [K in Notice['kind']]: (notice: Extract<Notice, { readonly kind: K }>) => string;
};

/** The buttons of a notice. */
export interface NoticeActionMessages {
  readonly undo: string;
  readonly useOther: string;
  readonly keepMine: string;
  readonly showMany: string;
  readonly showAside: string;
  readonly showText: string;
  readonly takeOver: string;
  readonly putBack: string;
  readonly takeNewVersion: string;
  /** Ends the making of a puzzle. */
  readonly stopMaking: string;
  /** Unfolds a message of which only the beginning shows. */
  readonly showAll: string;
}
