import { ignoreAbsentPart, later } from '../../parts';
import { loadPool } from '../../worker';
import type { ManyOffer } from './manyFile';
import type { ManyNeeds, ManyRun } from './manyRun';

/** Solves many puzzles at once. Its code loads when it is first needed. */
export interface Many {
  /** Opens the dialog and solves all puzzles that are offered. This ends the run before. */
  offer(offered: ManyOffer): void;
  load(): Promise<ManyRun>;
}

export function createMany(needs: ManyNeeds): Many {
  let run: ManyRun | null = null;
  /** The puzzles to solve as soon as the code has loaded. */
  let wanted: ManyOffer | null = null;
  const load = later(async () => {
    const [{ createManyRun }, createPool] = await Promise.all([import('./manyRun'), loadPool()]);
    run = createManyRun(needs, createPool);
    if (wanted !== null) void run.offer(wanted);
    wanted = null;
    return run;
  });
  return {
    load,
    offer(offered) {
      needs.screen.open('many');
      if (run !== null) {
        void run.offer(offered);
        return;
      }
      wanted = offered;
      load().catch(ignoreAbsentPart);
    },
  };
}
