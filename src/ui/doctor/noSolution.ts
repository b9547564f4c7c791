import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Examination, Finding } from '../../stores';
import type { Cell } from '../../sudoku/core';
import type { ClashSet, Repair } from '../../sudoku/doctor';
import { useMoreMessages, useStores } from '../shared';
import { marksOf, NO_MARKS, repairMarks, together, useMarks } from './marks';
import { useDoctorRun, useFinding, useFollowing } from './run';

/** What is known of a puzzle without a solution. */
export interface NoSolutionView {
  /** Equal digits in a house. The board marks these by itself. */
  readonly duplicates: boolean;
  readonly repairs: Finding<readonly Repair[]> | undefined;
  readonly clash: ClashSet | null;
  /**
   * If no change leaves exactly one solution: the givens any one of which could be removed to leave several solutions.
   * `null` until known.
   */
  readonly culprits: readonly Cell[] | null;
}

const EXAMINATIONS: readonly Examination[] = ['repairs', 'clashSet'];

/**
 * Examines a puzzle without a solution. Marks on the board what it finds and the change that is previewed.
 */
export function useNoSolution(looking: Repair | null = null): NoSolutionView {
  const run = useDoctorRun();
  const { verdict } = useStores();
  const { doctor: words } = useMoreMessages();
  const duplicates = useStore(verdict, (state) => state.verdict.kind === 'clash');
  const givens = useStore(run.store, (state) => state.givens);
  useFollowing(EXAMINATIONS);
  const repairs = useFinding('repairs');
  const clash = useFinding('clashSet')?.known ?? null;
  const found = useFinding('culprits');

  const nothingMends = repairs?.phase === 'done' && repairs.known.length === 0;
  useEffect(() => {
    if (nothingMends) run.examine('culprits');
  }, [run, nothingMends]);

  const change = looking ?? repairs?.known[0];
  const clashCells = duplicates ? undefined : clash?.cells;
  useMarks(
    useMemo(
      () =>
        together(
          clashCells === undefined ? NO_MARKS : marksOf(clashCells, 'doctor-clash', words.none.inClash),
          change === undefined ? NO_MARKS : repairMarks(givens, change, words),
        ),
      [clashCells, change, givens, words],
    ),
  );
  return { duplicates, repairs, clash, culprits: found?.phase === 'done' ? found.known : null };
}
