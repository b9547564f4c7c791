import { STRATEGY_IDS } from '../../sudoku/search';

/** Contestants that go well together, each line-up to see one thing; written as in a link. */
export const LINE_UPS = {
  usual: 'rowByRow;fewestCandidates;singlesFirst;propagation;exactCover',
  every: STRATEGY_IDS.join(';'),
  /** What it is worth to fill in what is certain, ever more of it, before a guess. */
  certain: 'candidateLists;colouredNodes;colouredNodes,singlesBefore;singlesFirst;propagation',
  /** What the order of cells is worth: fixed ones, and the one that looks for the fewest candidates. */
  cells: 'rowByRow;rowByRow,cells:columns;rowByRow,cells:boxes;rowByRow,cells:spiral;fewestCandidates',
  digits:
    'rowByRow;rowByRow,digits:descending;rowByRow,digits:shuffled.1;fewestCandidates;fewestCandidates,digits:leastConstraining',
} as const;

export type LineUp = keyof typeof LINE_UPS;
