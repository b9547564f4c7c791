import { later, toldByView } from '../parts';
import { loadPool, type Thread } from '../worker';
import type { ManyRun } from './manyRun';
import type { Notices } from './notices';
import type { Screen } from './screen';

export type { ManyRun, ManyState } from './manyRun';

/** A file or a text that holds many puzzles. */
export interface ManyInput {
  readonly blob: Blob;
  /** The name of the file, `null` for a text. */
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
  /** Opens the dialog and solves all puzzles of a file, in place of those before. */
  offer(input: ManyInput): void;
  load(): Promise<ManyRun>;
}

export function createMany(world: ManyWorld): Many {
  let run: ManyRun | null = null;
  /** What to solve as soon as there is what solves it, be it when it is asked for again. */
  let wanted: ManyInput | null = null;
  const load = later(async () => {
    const [{ createManyRun }, createPool] = await Promise.all([import('./manyRun'), loadPool()]);
    run = createManyRun(world, createPool);
    if (wanted !== null) void run.start(wanted);
    wanted = null;
    return run;
  });
  return {
    load,
    offer(input) {
      world.screen.open('many');
      if (run !== null) {
        void run.start(input);
        return;
      }
      wanted = input;
      load().catch(toldByView);
    },
  };
}
