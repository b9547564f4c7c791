import { ok, type Result } from '../../sudoku/core';
import { type AskerEnd, createAsker } from '../asker';
import { startAt, type WorkerLike } from '../supervisor';
import clipEntry from './clipEntry.ts?worker&url';
import type { ClipFrame, ClipOrder, ClipReply, ClipSetup } from './protocol';

/** Why a clip could not be made. */
export type ClipFailure =
  | AskerEnd
  /** The browser has no canvas for workers. */
  | { readonly kind: 'unsupported' };

/** A worker that draws one clip, frame by frame. Wait for each promise before the next call. */
export interface ClipWorker {
  begin(): Promise<Result<null, ClipFailure>>;
  /** Draws the next frame. Resolves to the number of bytes written so far. */
  draw(frame: ClipFrame): Promise<Result<number, ClipFailure>>;
  finish(): Promise<Result<Uint8Array<ArrayBuffer>, ClipFailure>>;
  /** Ends the worker at once, even if it is busy. */
  dispose(): void;
}

/** This many milliseconds of silence count as a crash. A large frame takes long to draw. */
const PATIENCE = 4000;

export function createClipWorker(
  setup: ClipSetup,
  newWorker: () => WorkerLike = () => startAt(clipEntry),
): ClipWorker {
  const { ask, answer, end, start } = createAsker<ClipOrder, ClipReply, ClipReply, { kind: 'unsupported' }>({
    newWorker,
    onReply: (reply) => {
      if (reply.kind === 'unsupported') end({ kind: 'unsupported' });
      else if (reply.kind !== 'ready') answer(ok(reply));
    },
    silence: PATIENCE,
  });
  start();

  return {
    async begin() {
      const reply = await ask({ kind: 'begin', setup });
      return reply.ok ? ok(null) : reply;
    },
    async draw(frame) {
      const reply = await ask({ kind: 'frame', frame });
      return reply.ok ? ok(reply.value.kind === 'drawn' ? reply.value.bytes : 0) : reply;
    },
    async finish() {
      const reply = await ask({ kind: 'finish' });
      if (!reply.ok) return reply;
      if (reply.value.kind !== 'finished') throw new Error(`an answer to another order: ${reply.value.kind}`);
      return ok(reply.value.file);
    },
    dispose: () => end({ kind: 'cancelled' }),
  };
}
