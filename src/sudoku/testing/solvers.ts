import * as fast from '../solver';
import { propagating } from '../solver/testing';

/** What every solver can do. */
type Solver = typeof propagating;

/** All solvers: each passes the same tests and is measured by the same benchmark. */
export const SOLVERS: Readonly<Record<string, Solver>> = { fast, propagating };
