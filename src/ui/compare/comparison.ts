import { useStore } from 'zustand';
import { type CompareMessages, LANGUAGES } from '../../i18n';
import type { CompareState, Comparison, Contestant } from '../../stores';
import { useLanguage, useLoaded, useStores, useWatchWords } from '../shared';
import { optionsInWords } from './options';

/** The comparison that is shown. Waits for it: to be used below a <Suspense>. */
export const useComparison = (): Comparison => useLoaded(useStores().compare.load);

/** A part of its state. */
export const useCompareState = <T>(select: (state: CompareState) => T): T =>
  useStore(useComparison().store, select);

/** What Compare says. Waits for it as well. */
export const useCompareWords = (): CompareMessages => useLoaded(LANGUAGES[useLanguage()].loadCompare);

/** What a contestant is called, and in a few words which options are not the usual ones. */
export function useNaming(): (contestant: Contestant) => { readonly name: string; readonly options: string } {
  const watch = useWatchWords();
  return ({ strategy, options }) => ({
    name: watch.strategies[strategy].name,
    options: optionsInWords(watch, strategy, options),
  });
}
