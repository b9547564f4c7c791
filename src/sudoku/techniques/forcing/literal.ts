import type { Candidate } from '../frame/candidate';

/** A candidate that is true or false, as one number: twice the candidate, plus one if it is true. */
export type Literal = number;

/** The number of literals; all are lower. */
export const LITERAL_COUNT = 1458;

export const literal = (candidate: number, on: boolean): Literal => candidate * 2 + (on ? 1 : 0);
export const candidateOf = (literal: Literal): Candidate => (literal >> 1) as Candidate;
export const isOn = (literal: Literal): boolean => (literal & 1) === 1;

/** The same candidate with true and false exchanged. */
export const opposite = (literal: Literal): Literal => literal ^ 1;
