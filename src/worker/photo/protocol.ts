import type { Corners, FindFault, Glimpse, GridRead, ReadStage } from '../../sudoku/photo';

export type PhotoStage = 'opening' | ReadStage;

/** Why nothing was read. */
export type PhotoFault =
  /** The browser cannot open it as a picture. */
  | { readonly kind: 'damaged' }
  /** It has no grid of 9 x 9 cells, or no Sudoku's. */
  | FindFault
  /** No square seen from any side has these corners. */
  | { readonly kind: 'badCorners' }
  /** The network that reads digits has not been fetched before, and cannot be now. */
  | { readonly kind: 'networkAbsent' }
  /** The browser has no canvas for workers. */
  | { readonly kind: 'unsupported' };

/** What the page posts to the worker. The worker does one thing at a time. */
export type PhotoOrder =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      /** The address of the file with the network's weights. */
      readonly weights: string;
    }
  /** Reads the grid between these corners of the same photograph. */
  | { readonly kind: 'readBetween'; readonly corners: Corners }
  /** Looks for a grid in what a camera sees. */
  | { readonly kind: 'look'; readonly frame: ImageBitmap };

/** What the worker posts to the page. */
export type PhotoReply =
  /** The worker is loaded. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'stage'; readonly stage: PhotoStage }
  /** The photograph, upright and at the size at which it is read. */
  | { readonly kind: 'picture'; readonly picture: ImageBitmap }
  | { readonly kind: 'read'; readonly grids: readonly GridRead[] }
  | { readonly kind: 'seen'; readonly seen: Glimpse | null }
  | { readonly kind: 'fault'; readonly fault: PhotoFault };
