import { LANGUAGES } from '../../i18n';
import {
  type Board,
  boardOf,
  CELLS,
  type Cell,
  digitAt,
  type Grid,
  has,
  NO_DIGITS,
  type Origin,
} from '../../sudoku/core';
import { type Candidate, candidate, type Step, type TechniqueId } from '../../sudoku/techniques';
import type { LessonBoard } from '../../worker';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Importing } from '../reading/importing';
import type { SettingsStore } from '../settings/settings';

/** What a lesson needs of the app. */
export interface LessonWorld {
  readonly game: Game;
  readonly notices: Notices;
  readonly settings: SettingsStore;
  readonly importing: Pick<Importing, 'lay'>;
  readonly screen: Pick<Screen, 'enter' | 'show'>;
}

/** A puzzle and the technique that it waits for. */
export interface LessonSubject {
  readonly technique: TechniqueId;
  readonly puzzle: Grid;
  readonly solution: Grid;
  readonly origin: Origin;
}

/**
 * Waits on a board until the player finds what a technique says there. Each candidate that is taken away and each digit
 * that is written is told to be right, wrong, or true for another reason. It ends with the first that is right, and when
 * another puzzle comes.
 */
export function createLessons({ game, notices, settings, importing, screen }: LessonWorld) {
  let leave = (): void => {};

  return async ({ technique, puzzle, solution, origin }: LessonSubject, at: LessonBoard): Promise<void> => {
    leave();
    const { language, cellNaming } = settings.getState();
    const { techniques, in: hintsIn } = await LANGUAGES[language].loadHints();
    const name = techniques.names[technique];
    const hints = hintsIn(cellNaming);
    const entries = CELLS.map((cell) => (digitAt(puzzle, cell) === null ? at.filled[cell] : '.')).join(
      '',
    ) as Grid;
    screen.show({ dialog: null });
    screen.enter('play');
    const undo = importing.lay({ ...boardOf(puzzle, origin), entries, notes: at.candidates });
    notices.tell({ kind: 'lesson', name }, { ...undo, lasting: true });
    let before = game.now().board;

    const judge = (board: Board): void => {
      const changes = changesBetween(before, board);
      before = board;
      if (changes === null) return;
      notices.closeKind('lesson');
      const wrong = changes.candidates.find(
        ({ cell, digit }) => (digitAt(solution, cell) === digit) !== changes.placed,
      );
      if (wrong !== undefined) {
        const digit = digitAt(solution, wrong.cell);
        if (digit !== null)
          notices.tell(
            { kind: 'lessonWrong', cell: wrong.cell, digit },
            { actions: ['undo'], lasting: true },
          );
        return;
      }
      const step = at.steps.find((one) => says(one, changes));
      if (step === undefined) {
        notices.tell({ kind: 'lessonOther', name });
        return;
      }
      leave();
      notices.tell({ kind: 'lessonRight', name, why: hints.reason(step, null).short }, { lasting: true });
    };
    leave = game.store.subscribe(() => {
      const { board } = game.now();
      if (board === before) return;
      if (board.givens === puzzle) judge(board);
      else {
        leave();
        notices.closeKind('lesson');
      }
    });
  };
}

interface Changes {
  /** Whether they were written as digits; otherwise they were taken out of the notes. */
  readonly placed: boolean;
  readonly candidates: readonly { readonly cell: Cell; readonly digit: number }[];
}

/** The digits that were written or, if none was, the notes that were taken away; `null` for neither. */
function changesBetween(before: Board, now: Board): Changes | null {
  const written = CELLS.flatMap((cell) => {
    const digit = digitAt(now.entries, cell);
    return digit === null || digit === digitAt(before.entries, cell) ? [] : [{ cell, digit }];
  });
  if (written.length > 0) return { placed: true, candidates: written };
  const gone = CELLS.flatMap((cell) =>
    digitAt(before.entries, cell) === null && now.answers[cell] === '.'
      ? ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const)
          .filter(
            (digit) =>
              has(before.notes[cell] ?? NO_DIGITS, digit) && !has(now.notes[cell] ?? NO_DIGITS, digit),
          )
          .map((digit) => ({ cell, digit }))
      : [],
  );
  return gone.length > 0 ? { placed: false, candidates: gone } : null;
}

/** Whether all of the changes follow from a step. */
function says({ places, eliminates }: Step, { placed, candidates }: Changes): boolean {
  const told: readonly Candidate[] = placed ? places : eliminates;
  return candidates.every(({ cell, digit }) => told.includes(candidate(cell, digit)));
}
