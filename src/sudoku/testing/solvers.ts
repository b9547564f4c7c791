import * as fast from '../solver';
import { propagating } from '../solver/testing';

/** The functions of every solver. */
type Solver = typeof propagating;

/** All solvers. The same tests and the same benchmark cover each. */
export const SOLVERS: Readonly<Record<string, Solver>> = { fast, propagating };
