import {
  type Corners,
  glimpse,
  type Network,
  type Picture,
  readBetween,
  readPhoto,
} from '../../sudoku/photo';
import type { WorkerSide } from '../workerSide';
import type { Canvas } from './canvas';
import type { PhotoOrder, PhotoReply } from './protocol';

/** What the reader needs from the worker. */
export interface PhotoNeeds {
  /**
   * Opens a file as a picture, upright and reduced to at most `PIXELS` pixels. Returns its pixels, and a bitmap for the
   * page; `null` if it cannot be opened.
   */
  readonly open: (file: Blob) => Promise<{ readonly picture: Picture; readonly bitmap: ImageBitmap } | null>;
  /** Fetches the network with these weights; `null` if they cannot be fetched. */
  readonly fetchNetwork: (weights: string) => Promise<Network | null>;
  /** The pixels of a frame of the camera. Closes the frame. `null` if the worker cannot draw. */
  readonly pixelsOf: (frame: ImageBitmap) => Picture | null;
  readonly canvas: Canvas;
}

/** Milliseconds to wait before each new attempt for the network, as for the parts of the page (parts/later.ts). */
const PAUSES = [250, 500, 1000, 1000];

/** Asks a few times more for what does not come; then gives `null`. */
async function insist<T>(ask: () => Promise<T | null>): Promise<T | null> {
  for (const pause of PAUSES) {
    const found = await ask();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask();
}

/** Handles the orders of the worker that reads photographs. */
export function createPhotoReader(
  { post, crash }: WorkerSide<PhotoReply>,
  { open, pixelsOf, fetchNetwork, canvas }: PhotoNeeds,
): (order: PhotoOrder) => void {
  let network: Network | null = null;
  let picture: Picture | null = null;

  const read = async (file: Blob, weights: string): Promise<void> => {
    if (canvas === 'absent') return post({ kind: 'fault', fault: { kind: 'unsupported' } });
    if (canvas === 'noisy') return post({ kind: 'fault', fault: { kind: 'hidden' } });
    post({ kind: 'stage', stage: 'opening' });
    const fetching = insist(() => fetchNetwork(weights));
    const opened = await open(file);
    if (opened === null) return post({ kind: 'fault', fault: { kind: 'damaged' } });
    picture = opened.picture;
    post({ kind: 'picture', picture: opened.bitmap });
    network = await fetching;
    if (network === null) return post({ kind: 'fault', fault: { kind: 'networkAbsent' } });
    const grids = readPhoto(picture, network, (stage) => post({ kind: 'stage', stage }));
    post(grids.ok ? { kind: 'read', grids: grids.value } : { kind: 'fault', fault: grids.error });
  };

  const readAgain = (corners: Corners): void => {
    if (picture === null || network === null) throw new Error('no photograph is open');
    const grid = readBetween(picture, corners, network);
    post(grid === null ? { kind: 'fault', fault: { kind: 'badCorners' } } : { kind: 'read', grids: [grid] });
  };

  const look = (frame: ImageBitmap): void => {
    const pixels = canvas === 'faithful' ? pixelsOf(frame) : null;
    post({ kind: 'seen', seen: pixels === null ? null : glimpse(pixels) });
  };

  return (order) => {
    switch (order.kind) {
      case 'read':
        read(order.file, order.weights).catch(crash);
        break;
      case 'readBetween':
        readAgain(order.corners);
        break;
      case 'look':
        look(order.frame);
    }
  };
}
