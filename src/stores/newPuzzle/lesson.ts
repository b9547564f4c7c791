import { LANGUAGES, type Notice } from '../../i18n';
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
import {
  type Candidate,
  candidate,
  cellOf,
  digitOf,
  type Step,
  type TechniqueId,
} from '../../sudoku/techniques';
import type { LessonBoard } from '../../worker';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Importing } from '../reading/importing';
import type { Settings, SettingsStore } from '../settings/settings';
import type { TextStore } from '../storage/textStore';
import { foundAlone, practise } from './course';

/** What a lesson needs of the app. */
export interface LessonNeeds {
  readonly game: Game;
  readonly notices: Notices;
  readonly settings: SettingsStore;
  readonly importing: Pick<Importing, 'lay'>;
  readonly screen: Pick<Screen, 'enter' | 'show' | 'store'>;
  readonly textStore: Pick<TextStore, 'get' | 'put'>;
}

/** A puzzle and the technique that it waits for. */
export interface LessonSubject {
  readonly technique: TechniqueId;
  readonly puzzle: Grid;
  readonly solution: Grid;
  readonly origin: Origin;
}

export interface Lessons {
  /** Puts a board in play and waits for the player to find the technique. */
  begin(subject: LessonSubject, at: LessonBoard): Promise<void>;
  /** The step that the player has to find; `null` without a lesson, or if the board has been changed too much. */
  awaited(): Step | null;
}

/**
 * Waits until the player finds what a technique concludes on a board. After each candidate removed and each digit
 * written, a notice says whether it is right, wrong, or true for another reason. The lesson ends with the first right
 * one, or with another puzzle.
 */
export function createLessons(needs: LessonNeeds): Lessons {
  const { game, notices, settings, importing, screen, textStore } = needs;
  let leave = (): void => {};
  let awaited = (): Step | null => null;

  async function begin(
    { technique, puzzle, solution, origin }: LessonSubject,
    at: LessonBoard,
  ): Promise<void> {
    leave();
    let words = await wordsFor(settings.getState());
    const nameNow = (): string => words.techniques.names[technique];
    const entries = CELLS.map((cell) => (digitAt(puzzle, cell) === null ? at.filled[cell] : '.')).join(
      '',
    ) as Grid;
    screen.show({ dialog: null });
    screen.enter('play');
    const undo = importing.lay({ ...boardOf(puzzle, origin), entries, notes: at.candidates });
    notices.tell({ kind: 'lesson', name: nameNow() }, { ...undo, patient: true });
    practise(textStore, technique);
    let before = game.now().board;
    /** Whether a hint was opened. */
    let helped = false;
    /** The step that the player has found. A notice tells its reason. */
    let found: Step | null = null;
    awaited = () => {
      const { board } = game.now();
      const open = (step: Step): boolean =>
        board.givens === puzzle &&
        board.entries === entries &&
        step.eliminates.every((one) => has(board.notes[cellOf(one)] ?? NO_DIGITS, digitOf(one)));
      return at.steps.find(open) ?? null;
    };
    const tellRight = (step: Step): void =>
      notices.tell(
        { kind: 'lessonRight', name: nameNow(), why: words.reason(step) },
        { actions: ['nextLesson'], patient: true },
      );

    const judge = (board: Board): void => {
      const changes = changesBetween(before, board);
      before = board;
      if (changes === null) return;
      if (found !== null) {
        // What is left of the step goes on with it, so its reason and the way to the next board stay.
        if (says(found, changes)) tellRight(found);
        return;
      }
      notices.closeKind('lesson');
      const wrong = changes.candidates.find(
        ({ cell, digit }) => (digitAt(solution, cell) === digit) !== changes.placed,
      );
      if (wrong !== undefined) {
        const digit = digitAt(solution, wrong.cell);
        if (digit !== null)
          notices.tell(
            { kind: 'lessonWrong', cell: wrong.cell, digit },
            { actions: ['undo'], patient: true },
          );
        return;
      }
      const step = at.steps.find((one) => says(one, changes));
      if (step === undefined) {
        notices.tell({ kind: 'lessonOther', name: nameNow() });
        return;
      }
      found = step;
      if (!helped) foundAlone(textStore, technique);
      awaited = () => null;
      tellRight(step);
    };
    const isShown = (kind: Notice['kind']): boolean =>
      notices.store.getState().shown.some(({ notice }) => notice.kind === kind);
    const stops = [
      screen.store.subscribe(({ mode }) => {
        helped ||= mode === 'hint';
      }),
      game.store.subscribe(() => {
        const { board } = game.now();
        if (board === before) return;
        if (board.givens !== puzzle) {
          leave();
          notices.closeKind('lesson');
        } else judge(board);
      }),
      // These notices stay, so they are told again in another language.
      settings.subscribe(async (now, { language, cellNaming }) => {
        if (now.language === language && now.cellNaming === cellNaming) return;
        words = await wordsFor(now);
        if (isShown('lesson')) notices.tell({ kind: 'lesson', name: nameNow() }, { ...undo, patient: true });
        if (found !== null && isShown('lessonRight')) tellRight(found);
      }),
    ];
    leave = () => {
      awaited = () => null;
      for (const stop of stops) stop();
    };
  }
  return { begin, awaited: () => awaited() };
}

/** The names of techniques and the reasons of steps, in the chosen language and with the chosen names of cells. */
async function wordsFor({ language, cellNaming }: Settings) {
  const { techniques, hint } = (await LANGUAGES[language].loadHints())(cellNaming);
  return { techniques, reason: (step: Step): string => hint.reason(step, null).short };
}

interface Changes {
  /** Whether the candidates were written as digits; otherwise they were removed from the notes. */
  readonly placed: boolean;
  readonly candidates: readonly { readonly cell: Cell; readonly digit: number }[];
}

/** The digits written or, if there are none, the notes removed; `null` if neither. */
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

/** Whether a step concludes all of the changes. */
function says({ places, eliminates }: Step, { placed, candidates }: Changes): boolean {
  const told: readonly Candidate[] = placed ? places : eliminates;
  return candidates.every(({ cell, digit }) => told.includes(candidate(cell, digit)));
}
