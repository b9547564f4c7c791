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
  /** The states that become frames. All are recorded. */
  readonly steps: readonly number[];
  /** What all frames share. It comes as a promise, since it may ask about the recording. */
  readonly setup: () => Promise<ClipSetup>;
  /** A state as a frame shows it. */
  readonly frameOf: (view: SearchView) => ClipFrame;
}

/** How far a clip has come. */
export interface ClipRun {
  readonly done: number;
  readonly of: number;
  readonly bytes: number;
}

/** Why there is no clip: the drawing worker failed, or another search is watched now. */
export type ClipEnd = ClipFailure | { readonly kind: 'searchGone' };

/** Makes clips, one at a time, while Watch goes on. */
export interface Clips {
  /** Draws a clip beside the page; one that is being made is cancelled. */
  make(order: ClipOrder): Promise<Result<Uint8Array<ArrayBuffer>, ClipEnd>>;
  /** Ends the clip that is being made, at once. */
  cancel(): void;
}

export interface ClipsWorld {
  readonly ask: SearchWorkers['ask'];
  /** The number of the recording; each one that is begun has another. */
  readonly recording: () => number;
  /** Called as the clip grows, and with `null` when it has ended. */
  readonly onRun: (run: ClipRun | null) => void;
  /** Makes the worker; tests bring one of their own. */
  readonly newClipWorker?: ((setup: ClipSetup) => ClipWorker) | undefined;
}

/** Asks for one state after the other, and has each drawn while the next one is fetched. */
export function createClips({ ask, recording, onRun, newClipWorker }: ClipsWorld): Clips {
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
      // Also when a part of the app could not be fetched.
      mine.worker?.dispose();
      if (current === mine) {
        current = null;
        onRun(null);
      }
    }
  };

  return { make, cancel };
}
