import { useStore } from 'zustand';
import { type CompareMessages, LANGUAGES } from '../../i18n';
import type { CompareState, Comparison, Contestant } from '../../stores';
import { useLanguage, useLoaded, useStores, useWatchWords, useWords } from '../shared';
import { optionsInWords } from './options';

/** The comparison. Suspends until it has loaded: use it below a <Suspense>. */
export const useComparison = (): Comparison => useLoaded(useStores().compare.load);

/** A part of the comparison's state. */
export const useCompareState = <T>(select: (state: CompareState) => T): T =>
  useStore(useComparison().store, select);

/** The words of Compare. Suspends until they have loaded: use it below a <Suspense>. */
export const useCompareWords = (): CompareMessages =>
  useWords<CompareMessages>(LANGUAGES[useLanguage()].loadCompare);

/**
 * Returns a function that gives a contestant's name and names in a few words the options that differ from the defaults.
 */
export function useNaming(): (contestant: Contestant) => { readonly name: string; readonly options: string } {
  const watch = useWatchWords();
  return ({ strategy, options }) => ({
    name: watch.strategies[strategy].name,
    options: optionsInWords(watch, strategy, options),
  });
}
