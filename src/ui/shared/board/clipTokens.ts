import type { ClipColours } from '../../../stores';

/** The tokens of the colours that clips and shared pictures are drawn in. */
export const CLIP_TOKENS: Readonly<Record<keyof ClipColours, string>> = {
  paper: '--paper',
  sheet: '--sheet',
  ink: '--ink',
  quietInk: '--ink-2',
  grid: '--grid',
  boxLine: '--box-line',
  chosen: '--chosen',
  chosenWash: '--chosen-wash',
  proven: '--proven',
  refuted: '--refuted',
  refutedWash: '--refuted-wash',
  now: '--now',
  nowWash: '--now-wash',
  nowEdge: '--now-edge',
};
