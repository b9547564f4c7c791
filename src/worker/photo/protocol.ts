import type { Corners, FindFault, Glimpse, GridRead, ReadStage } from '../../sudoku/photo';

export type PhotoStage = 'opening' | ReadStage;

/** Why nothing was read. */
export type PhotoFault =
  /** The browser cannot open it as a picture. */
  | { readonly kind: 'damaged' }
  /** The picture has no grid of 9 x 9 cells, or it is not a Sudoku's. */
  | FindFault
  /** A square cannot have these corners from any point of view. */
  | { readonly kind: 'badCorners' }
  /** The neural network that reads digits has not been fetched, and cannot be fetched now. */
  | { readonly kind: 'networkAbsent' }
  /** The browser has no canvas for workers. */
  | { readonly kind: 'unsupported' }
  /** The browser hides the pixels of pictures: a page gets noise in their place. */
  | { readonly kind: 'hidden' };

/** What the page posts to the worker. The worker handles one order at a time. */
export type PhotoOrder =
  | {
      readonly kind: 'read';
      readonly file: Blob;
      /** The address of the neural network's weights. */
      readonly weights: string;
    }
  /** Reads the grid between these corners of the same photograph. */
  | { readonly kind: 'readBetween'; readonly corners: Corners }
  /** Looks for a grid in a frame of the camera. */
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
