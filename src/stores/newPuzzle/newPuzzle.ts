import { ignoreAbsentPart, later } from '../../parts';
import { loadMaker, loadPool } from '../../worker';
import type { NewPuzzleRun, NewPuzzleWorld } from './newPuzzleRun';

/** New puzzles. What makes them is fetched when the first is wanted. */
export interface NewPuzzle {
  /** Lays a puzzle of the level last chosen on the board. */
  next(): void;
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
    stop: () => run?.stop() ?? false,
  };
}
