import type { Absence } from '../parts';
import type { Cell, Digit } from '../sudoku/core';
import type { Choice, EntriesLeft, NotationId, ReadingError } from '../sudoku/formats';
import type { ExampleId } from './en/app';
import type { Found } from './en/many';

/** Work that an act of the player needs, and that later acts wait for. */
export type WorkUnderWay =
  /** A text, a file or a link is read. */
  | 'reading'
  | 'answer'
  /** A puzzle is made. */
  | 'puzzle'
  /** A puzzle is taken off the shelf, put back or opened. */
  | 'shelf'
  /** A part of the app loads. */
  | 'part';

/** A notice about something that happened. Most notices have a button that undoes it. */
export type Notice =
  /** A text was read and is on the board. */
  | { readonly kind: 'imported'; readonly choice: Choice; readonly left: ReadingError | null }
  /** The puzzle from a photograph is on the board. */
  | { readonly kind: 'usedPhoto' }
  | { readonly kind: 'openedLink' }
  | { readonly kind: 'openedExample'; readonly example: ExampleId }
  | { readonly kind: 'unknownLinkKeys'; readonly keys: readonly string[] }
  /** The link's puzzle is open, but a part of the link is unknown or does not fit the board. */
  | {
      readonly kind: 'linkInPart';
      readonly newer: boolean;
      readonly keys: readonly string[];
      readonly entries: EntriesLeft | null;
      /** Whether its program is left out, as it cannot be read. */
      readonly codeLeft: boolean;
    }
  /** The text after the `#` of the address is not a link of ours. */
  | { readonly kind: 'unknownLink' }
  | { readonly kind: 'badLink'; readonly error: ReadingError }
  | { readonly kind: 'emptied' }
  /** Acts of the player wait for this work. `hasMore`: something was done since, and is carried out after it. */
  | { readonly kind: 'waiting'; readonly work: WorkUnderWay; readonly hasMore: boolean }
  /** The player stopped that work. `dropped`: how many acts that waited for it are not carried out. */
  | { readonly kind: 'stopped'; readonly work: WorkUnderWay; readonly dropped: number }
  /** What was waited for has failed, so acts that waited for it are not carried out. */
  | { readonly kind: 'dropped'; readonly count: number }
  /** A puzzle that takes long is made meanwhile. */
  | { readonly kind: 'makingPuzzle' }
  /** A puzzle was made, but the board has changed meanwhile. */
  | { readonly kind: 'puzzleReady' }
  /** A generated puzzle is on the board. If not `asWished`, it is the nearest to the wish that was found. */
  | { readonly kind: 'madePuzzle'; readonly asWished: boolean }
  /** The board waits until the player finds a technique, given by its name. */
  | { readonly kind: 'lesson'; readonly name: string }
  /** The player found the technique. `why`: the reason, in words. */
  | { readonly kind: 'lessonRight'; readonly name: string; readonly why: string }
  /** The player removed the note of the cell's right digit, or wrote another digit. */
  | { readonly kind: 'lessonWrong'; readonly cell: Cell; readonly digit: Digit }
  /** The player's change is right, but does not follow from the technique. */
  | { readonly kind: 'lessonOther'; readonly name: string }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'adopted' }
  /** The player wanted to write a note where there are digits. */
  | { readonly kind: 'noBlank' }
  /** The player wanted to colour the note of a digit where there is none. */
  | { readonly kind: 'noNote'; readonly digit: Digit }
  /** Givens were changed: their new digits; `null` for a given that was removed. */
  | {
      readonly kind: 'givensChanged';
      readonly changes: readonly { readonly cell: Cell; readonly digit: Digit | null }[];
    }
  | {
      readonly kind: 'copied';
      readonly what:
        | 'puzzle'
        | 'link'
        | 'linkWithoutCode'
        | 'boardPicture'
        | 'embedCode'
        | 'result'
        | 'answer'
        | 'steps'
        | 'answerLines'
        | NotationId;
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
  /** A saved game, or its newest moves, could not be read, or replaced the game of another tab. */
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
  /** The shelf cannot be read or written. */
  | { readonly kind: 'shelfFailed'; readonly why: 'full' | 'newer' | 'silent' | 'broken' }
  /** The puzzle on the board is open in another tab, which saves it. */
  | { readonly kind: 'openElsewhere' }
  /** The puzzle was deleted from the shelf meanwhile. */
  | { readonly kind: 'shelfGone' }
  /** A puzzle of the shelf is on the board. */
  | { readonly kind: 'openedKept' }
  | { readonly kind: 'removedKept'; readonly count: number }
  /** Deleted puzzles are on the shelf again. */
  | { readonly kind: 'putBackKept'; readonly count: number }
  /** Everything was deleted in another tab. This one saves nothing until the player chooses. */
  | { readonly kind: 'deletedElsewhere' }
  /** Puzzles from a file were added to the shelf. */
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
  /** A bug of ours that no view shows. */
  | { readonly kind: 'mistake' }
  | { readonly kind: 'fileNotKept'; readonly name: string | null; readonly why: 'tooLarge' | 'gone' }
  | { readonly kind: 'workerAbsent'; readonly why: Absence }
  /** A newer version of the app has been fetched, and waits. */
  | { readonly kind: 'newVersion' }
  /** The player wants the newer version: the page reloads as soon as that takes over. */
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
