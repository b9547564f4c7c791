import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DoctorRun, Examination, Findings } from '../../stores';
import type { Grid } from '../../sudoku/core';
import { focusBoard, useLoaded, useStores } from '../shared';

/** The doctor. Suspends until it has loaded: use it below a <Suspense>. */
export const useDoctorRun = (): DoctorRun => useLoaded(useStores().doctor.load);

/** The result of an examination; `undefined` before anyone has asked for it. */
export const useFinding = <K extends Examination>(name: K): Findings[K] =>
  useStore(useDoctorRun().store, (state) => state.findings[name]);

/** Runs these examinations for as long as the calling component is shown. */
export function useFollowing(examinations: readonly Examination[]): void {
  const run = useDoctorRun();
  useEffect(() => run.follow(examinations), [run, examinations]);
}

/** Returns a function that puts other givens on the board, closes the panel, and focuses the changed cell. */
export function useMend(): (puzzle: Grid) => void {
  const run = useDoctorRun();
  const { doctor } = useStores();
  return (puzzle) => {
    doctor.close();
    run.mend(puzzle);
    focusBoard();
  };
}
