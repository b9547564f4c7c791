import { STRATEGY_IDS } from '../../sudoku/search';

/** Line-ups of contestants, each to show one thing. They are written as in a link. */
export const LINE_UPS = {
  usual: 'rowByRow;fewestCandidates;singlesFirst;propagation;exactCover',
  every: STRATEGY_IDS.join(';'),
  /** Shows the effect of filling in certain digits before guessing; each contestant fills in more of them. */
  certain: 'candidateLists;colouredNodes;colouredNodes,singlesBefore;singlesFirst;propagation',
  /** Shows the effect of the order of cells: fixed orders, and the cell with the fewest candidates first. */
  cells: 'rowByRow;rowByRow,cells:columns;rowByRow,cells:boxes;rowByRow,cells:spiral;fewestCandidates',
  digits:
    'rowByRow;rowByRow,digits:descending;rowByRow,digits:shuffled.1;fewestCandidates;fewestCandidates,digits:leastConstraining',
} as const;

export type LineUp = keyof typeof LINE_UPS;
