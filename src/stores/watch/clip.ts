import { fail, type Result } from '../../sudoku/core';
import type { SearchView } from '../../sudoku/search';
import {
  type ClipFailure,
  type ClipFrame,
  type ClipSetup,
  type ClipWorker,
  loadClipWorker,
  type SearchWorkers,
} from '../../worker';

/** A clip to make of a recorded search. */
export interface ClipOrder {
  /** The steps whose states become frames. All must be recorded. */
  readonly steps: readonly number[];
  /** What all frames share. It is a promise, because it may ask about the recording. */
  readonly setup: () => Promise<ClipSetup>;
  /** The frame of a state. */
  readonly frameOf: (view: SearchView) => ClipFrame;
}

/** The progress of a clip. */
export interface ClipRun {
  /** Frames drawn so far. */
  readonly done: number;
  /** All frames. */
  readonly of: number;
  readonly bytes: number;
}

/** Why there is no clip: the drawing worker failed or was cancelled, or another search is watched now. */
export type ClipEnd = ClipFailure | { readonly kind: 'searchGone' };

/** Makes clips, one at a time, while Watch goes on. */
export interface Clips {
  /** Draws a clip in a worker. Cancels the clip before it. */
  make(order: ClipOrder): Promise<Result<Uint8Array<ArrayBuffer>, ClipEnd>>;
  /** Cancels the clip that is being made, at once. */
  cancel(): void;
}

export interface ClipsNeeds {
  readonly ask: SearchWorkers['ask'];
  /** The number of the present recording. Each recording has a new one. */
  readonly recording: () => number;
  /** Called with the progress of the clip, and with `null` when it has ended. */
  readonly onRun: (run: ClipRun | null) => void;
  /** Creates the worker; tests pass their own. */
  readonly newClipWorker?: ((setup: ClipSetup) => ClipWorker) | undefined;
}

/** Creates clips: fetches the next state while the worker draws the one before. */
export function createClips({ ask, recording, onRun, newClipWorker }: ClipsNeeds): Clips {
  let current: { readonly stop: AbortController; worker: ClipWorker | null } | null = null;

  const cancel = (): void => {
    if (current === null) return;
    const { stop, worker } = current;
    current = null;
    stop.abort();
    worker?.dispose();
    onRun(null);
  };

  const make: Clips['make'] = async ({ steps, setup, frameOf }) => {
    cancel();
    const mine: NonNullable<typeof current> = { stop: new AbortController(), worker: null };
    current = mine;
    const { signal } = mine.stop;
    const told = (done: number, bytes: number): void => {
      if (current === mine) onRun({ done, of: steps.length, bytes });
    };
    const recorded = recording();
    /** Why to stop: the clip was cancelled, or the answers would be about another search. */
    const stopped = (): ClipEnd | null =>
      signal.aborted ? { kind: 'cancelled' } : recording() === recorded ? null : { kind: 'searchGone' };

    const draw = async (): Promise<Result<Uint8Array<ArrayBuffer>, ClipEnd>> => {
      const fetch = (step: number | undefined) =>
        step === undefined ? null : ask('seek', { step }, { signal });
      const [newWorker, given] = await Promise.all([newClipWorker ?? loadClipWorker(), setup()]);
      const late = stopped();
      if (late !== null) return fail(late);
      const worker = newWorker(given);
      mine.worker = worker;
      let coming = fetch(steps[0]);
      const begun = await worker.begin();
      if (!begun.ok) return begun;
      for (let done = 1; coming !== null; done++) {
        const seen = await coming;
        const end = stopped();
        if (end !== null) return fail(end);
        if (!seen.ok) return fail({ kind: 'searchGone' });
        const drawing = worker.draw(frameOf(seen.value));
        coming = fetch(steps[done]);
        const drawn = await drawing;
        if (!drawn.ok) return drawn;
        told(done, drawn.value);
      }
      return worker.finish();
    };
    told(0, 0);
    try {
      return await draw();
    } finally {
      // This also runs when a part of the app failed to load.
      mine.worker?.dispose();
      if (current === mine) {
        current = null;
        onRun(null);
      }
    }
  };

  return { make, cancel };
}
