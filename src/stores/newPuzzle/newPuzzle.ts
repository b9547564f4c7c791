import { later } from '../../parts';
import type { CalendarDate } from '../../sudoku/generator';
import type { Difficulty, Step, TechniqueId } from '../../sudoku/techniques';
import { loadMaker, loadPool } from '../../worker';
import type { NewLevel } from '../settings/settings';
import type { NewPuzzleNeeds, NewPuzzleRun } from './newPuzzleRun';

/** New puzzles. The code that makes them loads when the first one is wanted. */
export interface NewPuzzle {
  /** Puts a puzzle on the board, of a level or of the one last chosen; asks for the level if none was ever chosen. */
  next(level?: NewLevel): Promise<void>;
  /** Puts today's puzzle on the board, which is the same for everyone. */
  makeToday(): Promise<void>;
  /** Puts a puzzle of any day on the board. */
  makeDaily(day: CalendarDate, level: Difficulty): Promise<void>;
  /** Puts a puzzle on the board in which the player has to find a technique. */
  teach(technique: TechniqueId): Promise<void>;
  /** Goes on in the course of techniques. */
  goOnLearning(): Promise<void>;
  /** Puts a puzzle on the board that was made, but came too late to replace the board unasked. */
  openMade(): void;
  /** The step that the player has to find; `null` without a lesson. */
  awaited(): Step | null;
  /** Ends the making of a puzzle. Returns whether one was being made. */
  stop(): boolean;
  load(): Promise<NewPuzzleRun>;
}

export function createNewPuzzle(needs: NewPuzzleNeeds): NewPuzzle {
  let run: NewPuzzleRun | null = null;
  const load = later(async () => {
    const [{ createNewPuzzleRun }, createPool, makeWith] = await Promise.all([
      import('./newPuzzleRun'),
      loadPool(),
      loadMaker(),
    ]);
    run = createNewPuzzleRun(needs, createPool, makeWith);
    return run;
  });
  /** Makes a puzzle; what the player does next waits for it. */
  const make = async (begin: (run: NewPuzzleRun) => Promise<void>): Promise<void> => {
    await needs.acts.during('puzzle', async (signal) => {
      const loaded = await load();
      if (signal.aborted) return;
      signal.addEventListener('abort', loaded.stop);
      await begin(loaded);
    });
  };
  return {
    load,
    next: (level) => make((run) => run.next(level)),
    makeToday: () => {
      const today = new Date(needs.now());
      const day = { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() };
      return make((run) => run.makeDaily(day));
    },
    makeDaily: (day, level) => make((run) => run.makeDaily(day, level)),
    // A puzzle that needs a technique can take a minute, so nothing waits for it.
    teach: async (technique) => (await load()).teach(technique),
    goOnLearning: async () => (await load()).goOn(),
    openMade: () => run?.openMade(),
    awaited: () => run?.awaited() ?? null,
    stop: () => run?.stop() ?? false,
  };
}
