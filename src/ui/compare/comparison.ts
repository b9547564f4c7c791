import { useStore } from 'zustand';
import { type CompareMessages, LANGUAGES, type WatchMessages } from '../../i18n';
import type { AnyOptions, CompareState, Comparison, Contestant } from '../../stores';
import { STRATEGIES, type WatchedId } from '../../sudoku/search';
import { useLanguage, useLoaded, useStores, useWatchWords, useWords } from '../shared';

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
    name: strategy === 'ownCode' ? watch.program.title : watch.strategies[strategy].name,
    options: optionsInWords(watch, strategy, options),
  });
}

/** The options that differ from the defaults, in words. */
function optionsInWords({ options: words }: WatchMessages, strategy: WatchedId, options: AnyOptions): string {
  if (strategy === 'ownCode') return '';
  const flags: Readonly<Record<string, string>> = words.flags;
  const usual: AnyOptions = { ...STRATEGIES[strategy].defaults };
  const parts = Object.keys(usual).flatMap((key) => {
    const value = options[key];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual[key])) return [];
    if (key === 'all') return [words.wholeTree];
    if (typeof value === 'boolean') return [flags[key] ?? key];
    const name = { digits: words.digits, cells: words.cells, start: words.start }[key] ?? key;
    return [`${name}: ${words.orders[value.kind]}`];
  });
  return parts.join(', ');
}
