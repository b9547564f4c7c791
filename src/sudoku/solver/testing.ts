import { countSolutions, findSolutions, firstSolution, solutionsInOrder } from './first';

/** The first solver, slower and simpler: what the fast one is checked against and measured by. */
export const propagating = { countSolutions, findSolutions, firstSolution, solutionsInOrder };
