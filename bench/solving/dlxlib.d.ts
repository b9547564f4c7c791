declare module 'dlxlib' {
  /** Yields the exact covers of a matrix of zeros and ones one at a time, each as its rows. */
  export function solutionGenerator(matrix: readonly (readonly number[])[]): Iterator<readonly number[]>;
}
