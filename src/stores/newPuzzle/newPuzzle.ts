import { ignoreAbsentPart, later } from '../../parts';
import type { Step, TechniqueId } from '../../sudoku/techniques';
import { loadMaker, loadPool } from '../../worker';
import type { NewPuzzleRun, NewPuzzleWorld } from './newPuzzleRun';

/** New puzzles. The code that makes them loads when the first one is wanted. */
export interface NewPuzzle {
  /** Puts a puzzle of the level last chosen on the board. */
  next(): void;
  /** Puts a puzzle on the board in which the player has to find a technique. */
  teach(technique: TechniqueId): void;
  /** The step that the player has to find; `null` without a lesson. */
  awaited(): Step | null;
  /** Ends the making of a puzzle. Returns whether one was being made. */
  stop(): boolean;
  load(): Promise<NewPuzzleRun>;
}

export function createNewPuzzle(world: NewPuzzleWorld): NewPuzzle {
  let run: NewPuzzleRun | null = null;
  const load = later(async () => {
    const [{ createNewPuzzleRun }, createPool, makeWith] = await Promise.all([
      import('./newPuzzleRun'),
      loadPool(),
      loadMaker(),
    ]);
    run = createNewPuzzleRun(world, createPool, makeWith);
    return run;
  });
  return {
    load,
    next: () => void load().then((loaded) => loaded.next(), ignoreAbsentPart),
    teach: (technique) => void load().then((loaded) => loaded.teach(technique), ignoreAbsentPart),
    awaited: () => run?.awaited() ?? null,
    stop: () => run?.stop() ?? false,
  };
}
