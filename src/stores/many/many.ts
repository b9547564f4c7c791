import { later, toldByView } from '../../parts';
import { loadPool, type Thread } from '../../worker';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { ManyContent } from './manyFile';
import type { ManyRun } from './manyRun';

export type { ManyContent } from './manyFile';
export type { ManyRun, ManyState } from './manyRun';

/** A file or a text that holds many puzzles. */
export interface ManyInput {
  readonly blob: Blob;
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
}

/** The same, not yet one file. */
export interface ManyOffer {
  readonly content: ManyContent;
  readonly name: string | null;
}

/** What a run needs of the world. */
export interface ManyWorld {
  readonly notices: Notices;
  readonly screen: Screen;
  readonly newThread: () => Thread;
  readonly cores: number;
  readonly now: () => number;
}

/** Solving many puzzles at once. What does the work is fetched when it is first wanted. */
export interface Many {
  /** Opens the dialog and solves all puzzles of what is offered, in place of those before. */
  offer(offered: ManyOffer): void;
  load(): Promise<ManyRun>;
}

export function createMany(world: ManyWorld): Many {
  let run: ManyRun | null = null;
  /** What to solve as soon as there is what solves it, be it when it is asked for again. */
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
      load().catch(toldByView);
    },
  };
}
