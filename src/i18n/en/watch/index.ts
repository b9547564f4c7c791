import { byNaming, rowColumn } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { namesIn } from '../names';
import { beside } from './beside';
import { linesIn } from './lines';
import { log } from './log';
import { methodIn } from './method';
import { momentsIn } from './moments';
import { options } from './options';
import { playerIn } from './player';
import { predictIn } from './predict';
import { programIn } from './program';
import { sentencesIn } from './sentence';
import { steeringIn } from './steering';
import { strategies } from './strategies';
import { tree } from './tree';

/** The words of Watch. They load with Watch. */
export const watch = byNaming(namesIn, (names) => ({
  /** The title of the page in Watch. */
  title: 'Watch the search',
  strategy: 'Strategy',
  /** A cell where there is little room: in a list, or on a bar. */
  cell: names.naming === 'words' ? rowColumn : names.at,
  /** A cell within a sentence. */
  cellInSentence: names.at,
  /** A cell for a screen reader. */
  cellAloud: names.aloud,
  ...sentencesIn(names),
  ...strategies,
  ...methodIn(names),
  ...options,
  ...playerIn(names),
  ...momentsIn(names),
  ...linesIn(names),
  log,
  tree,
  beside,
  predict: predictIn(names),
  steering: steeringIn(names),
  program: programIn(names),
  /** The switch for the candidates of all cells, with what the step has changed. */
  allCandidates: 'Candidates of all cells',
  more: 'More',
  /** The groups of the menu. */
  groups: { go: 'Go', keep: 'Keep', ask: 'Ask', look: 'Look', chart: 'Chart' },
  /** Announced when playing starts and stops. */
  playing: 'Playing.',
}));

export type WatchMessages = InAnyLanguage<ReturnType<typeof watch>>;
