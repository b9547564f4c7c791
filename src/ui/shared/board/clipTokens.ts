import type { ClipColours } from '../../../stores';

/** For each colour of clips and shared pictures, the CSS token that defines it. */
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
