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
  /** The script or the network that reads photographs cannot be fetched. */
  | { readonly kind: 'absent'; readonly why: Absence }
  | AskerEnd;

/** Events while a photograph is read. */
export interface PhotoListener {
  readonly onStage: (stage: PhotoStage) => void;
  readonly onPicture: (picture: ImageBitmap) => void;
}

/** A worker that reads one photograph, and keeps it to read it again. Wait for each answer before the next call. */
export interface PhotoWorker {
  /** Reads the grids in a picture, likeliest first. */
  read(file: Blob, listener: PhotoListener): Promise<Result<readonly GridRead[], PhotoFailure>>;
  /** Reads the grid between these corners of the same photograph. */
  readBetween(corners: Corners): Promise<Result<GridRead, PhotoFailure>>;
  /** Ends the worker at once, even if it is busy. */
  dispose(): void;
}

/** This many milliseconds of silence count as a crash. A slow phone looks for lines in one long task. */
const PATIENCE = 20_000;

/** A script that fails to load is given up after this many milliseconds of attempts. */
const UNFETCHED = 2000;

/** @param newWorker creates a worker that calls `tell` with whether its script fails to load */
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
