import type { Absence } from '../../parts';
import type { Cell, Digit } from '../../sudoku/core';
import type { Choice, EntriesLeft, NotationId, Oddity, ReadingError } from '../../sudoku/formats';
import type { JudgedReading } from '../../worker';
import type { ExampleId } from './app';

/** What happened, told once in passing; most can be undone from the notice itself. */
export type Notice =
  /** A text was read and is on the board. */
  | { readonly kind: 'imported'; readonly choice: Choice; readonly left: ReadingError | null }
  /** What was read is no proper puzzle, and the reading is odd or not the only one. */
  | {
      readonly kind: 'oddImport';
      readonly verdict: 'none' | 'clash' | 'many';
      readonly oddities: readonly Oddity[];
      readonly others: readonly JudgedReading[];
      /** The text it is of. */
      readonly of: {
        readonly text: string;
        readonly before: string | null;
        readonly source: { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };
      };
    }
  | { readonly kind: 'openedLink' }
  | { readonly kind: 'openedExample'; readonly example: ExampleId }
  | { readonly kind: 'unknownLinkKeys'; readonly keys: readonly string[] }
  /** The puzzle of a link is open, but something else it says is not known here, or cannot stand on the board. */
  | {
      readonly kind: 'linkInPart';
      readonly newer: boolean;
      readonly keys: readonly string[];
      readonly entries: EntriesLeft | null;
    }
  /** What follows the address is no link of ours. */
  | { readonly kind: 'unknownLink' }
  | { readonly kind: 'badLink'; readonly error: ReadingError }
  | { readonly kind: 'emptied' }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'adopted' }
  /** A note was to go where there are digits. */
  | { readonly kind: 'noBlank' }
  /** The note of a digit was to be coloured where there is none. */
  | { readonly kind: 'noNote'; readonly digit: Digit }
  /** Givens as they are now, `null` where there is none left. */
  | {
      readonly kind: 'givensChanged';
      readonly changes: readonly { readonly cell: Cell; readonly digit: Digit | null }[];
    }
  | { readonly kind: 'copied'; readonly what: 'puzzle' | 'link' | 'answer' | 'answerLines' | NotationId }
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cannotCopy' }
  | { readonly kind: 'cannotCopyAnswer' }
  | { readonly kind: 'cannotReadFile' }
  | { readonly kind: 'fileTooLarge' }
  /** Many puzzles are solved out of sight. */
  | { readonly kind: 'manyGoOn' }
  | { readonly kind: 'manyEnded'; readonly puzzles: number; readonly whole: boolean }
  | { readonly kind: 'cannotSave'; readonly why: 'off' | 'full' }
  /** A saved game, or its newest moves, could not be read, or it gave way to another tab's. */
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
  /** What was set aside is on the board again. */
  | { readonly kind: 'broughtBack' }
  | { readonly kind: 'copiedAside' }
  | { readonly kind: 'cannotCopyAside' }
  | { readonly kind: 'otherTab' }
  /** Something that was asked for needs a part of the app that did not come. */
  | { readonly kind: 'partAbsent'; readonly why: Absence }
  /** A mistake of ours, with nothing on the page that could tell of it. */
  | { readonly kind: 'mistake' }
  | { readonly kind: 'fileNotKept'; readonly name: string | null; readonly why: 'tooLarge' | 'gone' }
  | { readonly kind: 'workerAbsent'; readonly why: Absence }
  | { readonly kind: 'workerRestarted' }
  /** Hint: what was looked for is looked for again. */
  | { readonly kind: 'hintRestarted' }
  | { readonly kind: 'workerFailed' }
  /** Compare: what a worker was doing is begun again. */
  | { readonly kind: 'raceRestarted' }
  /** Watch: the recording ended before the step that a link, or a person, asked for. */
  | { readonly kind: 'notRecorded'; readonly step: number }
  | { readonly kind: 'recordingRestarted' }
  | { readonly kind: 'recordingFailed' }
  /** A clip was not made: its worker died, the search became another, or the browser cannot draw it. */
  | { readonly kind: 'clipFailed'; readonly why: 'crashed' | 'searchGone' | 'unsupported' }
  | { readonly kind: 'keptState' }
  | { readonly kind: 'keptSolution' };

export type NoticeMessages = {
  readonly [K in Notice['kind']]: (notice: Extract<Notice, { readonly kind: K }>) => string;
};

/** What a notice offers to do. */
export interface NoticeActionMessages {
  readonly undo: string;
  readonly useOther: string;
  readonly keepMine: string;
  readonly showMany: string;
  readonly showAside: string;
  readonly showText: string;
  /** All of a message of which only the beginning is seen. */
  readonly showAll: string;
}
