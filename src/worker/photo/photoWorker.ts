import { type Absence, whyAbsent } from '../../parts';
import { fail, ok, type Result } from '../../sudoku/core';
import { type Corners, type GridRead, NETWORK_WEIGHTS } from '../../sudoku/photo';
import { type AskerEnd, createAsker } from '../asker';
import { startAt, type WorkerLike } from '../supervisor';
import photoEntry from './photoEntry.ts?worker&url';
import type { PhotoFault, PhotoOrder, PhotoReply, PhotoStage } from './protocol';

/** Why a photograph was not read. */
export type PhotoFailure =
  | Exclude<PhotoFault, { readonly kind: 'networkAbsent' }>
  /** What reads photographs cannot be fetched. */
  | { readonly kind: 'absent'; readonly why: Absence }
  | AskerEnd;

/** What is heard while a photograph is read. */
export interface PhotoListener {
  readonly onStage: (stage: PhotoStage) => void;
  readonly onPicture: (picture: ImageBitmap) => void;
}

/** A worker that reads one photograph, and keeps it so that it can be read again. Wait for each answer. */
export interface PhotoWorker {
  /** The grids in a picture, the likeliest first. */
  read(file: Blob, listener: PhotoListener): Promise<Result<readonly GridRead[], PhotoFailure>>;
  /** The grid between these corners of the photograph that was read. */
  readBetween(corners: Corners): Promise<Result<GridRead, PhotoFailure>>;
  /** Ends the worker at once, even if it is busy. */
  dispose(): void;
}

/** Milliseconds of silence that count as a crash: a slow phone looks for lines in one long task. */
const PATIENCE = 20_000;

/** Milliseconds after which a script that fails to load, again and again, is given up. */
const UNFETCHED = 2000;

/** `newWorker` is given what to tell when the worker's script fails to load, and when it has come after all. */
export function createPhotoWorker(
  newWorker: (tell: (absent: boolean) => void) => WorkerLike = (tell) => startAt(photoEntry, tell),
): PhotoWorker {
  let listener: PhotoListener | null = null;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  const endAbsent = async (): Promise<void> => end({ kind: 'absent', why: await whyAbsent() });
  const { ask, answer, end } = createAsker<PhotoOrder, PhotoReply, readonly GridRead[], PhotoFailure>({
    newWorker: () =>
      newWorker((absent) => {
        clearTimeout(givingUp);
        if (absent) givingUp = setTimeout(endAbsent, UNFETCHED);
      }),
    onReply: (reply) => {
      switch (reply.kind) {
        case 'ready':
        case 'seen':
          break;
        case 'stage':
          listener?.onStage(reply.stage);
          break;
        case 'picture':
          listener?.onPicture(reply.picture);
          break;
        case 'read':
          answer(ok(reply.grids));
          break;
        case 'fault':
          if (reply.fault.kind === 'networkAbsent') void endAbsent();
          else answer(fail(reply.fault));
      }
    },
    silence: PATIENCE,
  });

  return {
    read(file, heard) {
      listener = heard;
      return ask({ kind: 'read', file, weights: new URL(NETWORK_WEIGHTS, import.meta.url).href });
    },
    async readBetween(corners) {
      const reply = await ask({ kind: 'readBetween', corners });
      if (!reply.ok) return reply;
      const [grid] = reply.value;
      return grid === undefined ? fail({ kind: 'nothing' }) : ok(grid);
    },
    dispose() {
      clearTimeout(givingUp);
      end({ kind: 'cancelled' });
    },
  };
}
