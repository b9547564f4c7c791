import { countSolutions, findSolutions, firstSolution, solutionsInOrder } from './first';

/** The first solver, slower and simpler. The fast one is tested against it and compared with it. */
export const propagating = { countSolutions, findSolutions, firstSolution, solutionsInOrder };
