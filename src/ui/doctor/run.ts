import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DoctorRun, Examination, Findings } from '../../stores';
import type { Grid } from '../../sudoku/core';
import { useLoaded, useStores } from '../shared';

/** The doctor. Waits for it: to be used below a <Suspense>. */
export const useRun = (): DoctorRun => useLoaded(useStores().doctor.load);

/** What is known of something; `undefined` if nobody has asked. */
export const useFinding = <K extends Examination>(run: DoctorRun, name: K): Findings[K] =>
  useStore(run.store, (state) => state.findings[name]);

/** Looks into these as long as what uses it is shown. */
export function useFollowing(run: DoctorRun, examinations: readonly Examination[]): void {
  useEffect(() => run.follow(examinations), [run, examinations]);
}

/** How to put other givens on the board: the panel closes, and the focus goes to what has changed. */
export function useMend(run: DoctorRun): (puzzle: Grid) => void {
  const { doctor } = useStores();
  return (puzzle) => {
    doctor.close();
    run.mend(puzzle);
    focusBoard();
  };
}

/** Brings the focus to the board, as the button that was pressed is about to go. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
}
