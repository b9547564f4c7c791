import { ok, type Result } from '../../sudoku/core';
import type { Glimpse } from '../../sudoku/photo';
import { type AskerEnd, createAsker } from '../asker';
import { startAt, type WorkerLike } from '../supervisor';
import photoEntry from './photoEntry.ts?worker&url';
import type { PhotoOrder, PhotoReply } from './protocol';

/** A worker that looks for a grid in the picture of a camera. */
export interface Viewfinder {
  /** Finds the grid in a small picture; `null` if there is none. Wait for each answer before the next call. */
  look(frame: ImageBitmap): Promise<Result<Glimpse | null, AskerEnd>>;
  dispose(): void;
}

/** Milliseconds of silence that count as a crash. */
const PATIENCE = 20_000;

/** Ignores a script that fails to load, because the player can take a photograph without it. */
const untold = (): void => {};

export function createViewfinder(
  newWorker: () => WorkerLike = () => startAt(photoEntry, untold),
): Viewfinder {
  const { ask, answer, end } = createAsker<PhotoOrder, PhotoReply, Glimpse | null, never>({
    newWorker,
    onReply: (reply) => {
      if (reply.kind === 'seen') answer(ok(reply.seen));
    },
    silence: PATIENCE,
  });
  return {
    look: (frame) => ask({ kind: 'look', frame }),
    dispose: () => end({ kind: 'cancelled' }),
  };
}
