import type { Theme } from '../../../picture';

/** The CSS token that defines each colour. */
export const TOKENS: Theme = {
  paper: '--paper',
  sheet: '--sheet',
  ink: '--ink',
  quietInk: '--ink-2',
  faintInk: '--ink-3',
  hair: '--hair',
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
  hue1: '--hue-1',
  hue2: '--hue-2',
  hue3: '--hue-3',
  hue4: '--hue-4',
  hue5: '--hue-5',
  hue6: '--hue-6',
};
