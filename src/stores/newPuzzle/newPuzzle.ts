import { ignoreAbsentPart, later } from '../../parts';
import type { Step, TechniqueId } from '../../sudoku/techniques';
import { loadMaker, loadPool } from '../../worker';
import type { NewPuzzleRun, NewPuzzleWorld } from './newPuzzleRun';

/** New puzzles. What makes them is fetched when the first is wanted. */
export interface NewPuzzle {
  /** Lays a puzzle of the level last chosen on the board. */
  next(): void;
  /** Lays a puzzle on the board that waits for a technique. */
  teach(technique: TechniqueId): void;
  /** The step that a lesson on the board waits for; `null` for none. */
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
