import { ignoreAbsentPart, later } from '../../parts';
import { loadPool } from '../../worker';
import type { ManyOffer } from './manyFile';
import type { ManyRun, ManyWorld } from './manyRun';

/** Solving many puzzles at once. What does the work is fetched when it is first wanted. */
export interface Many {
  /** Opens the dialog and solves all puzzles of what is offered, in place of those before. */
  offer(offered: ManyOffer): void;
  load(): Promise<ManyRun>;
}

export function createMany(world: ManyWorld): Many {
  let run: ManyRun | null = null;
  /** What to solve as soon as what solves it has been fetched. */
  let wanted: ManyOffer | null = null;
  const load = later(async () => {
    const [{ createManyRun }, createPool] = await Promise.all([import('./manyRun'), loadPool()]);
    run = createManyRun(world, createPool);
    if (wanted !== null) void run.offer(wanted);
    wanted = null;
    return run;
  });
  return {
    load,
    offer(offered) {
      world.screen.open('many');
      if (run !== null) {
        void run.offer(offered);
        return;
      }
      wanted = offered;
      load().catch(ignoreAbsentPart);
    },
  };
}
