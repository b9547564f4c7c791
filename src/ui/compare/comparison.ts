import { use } from 'react';
import { useStore } from 'zustand';
import { type CompareMessages, LANGUAGES, type LanguageId, type WatchMessages } from '../../i18n';
import type { CompareState, Comparison, Contestant } from '../../stores';
import { useLanguage, useStores } from '../shared';
import { optionsInWords } from './options';

/** The comparison that is shown. Waits for it: to be used below a <Suspense>. */
export const useComparison = (): Comparison => use(useStores().compare.load());

/** A part of its state. */
export const useCompareState = <T>(select: (state: CompareState) => T): T =>
  useStore(useComparison().store, select);

interface Words {
  readonly compare: CompareMessages;
  /** The strategies have the same names here as in Watch. */
  readonly watch: WatchMessages;
}

const words = new Map<LanguageId, Promise<Words>>();

async function load(language: LanguageId): Promise<Words> {
  const [compare, watch] = await Promise.all([
    LANGUAGES[language].loadCompare(),
    LANGUAGES[language].loadWatch(),
  ]);
  return { compare, watch };
}

function useWords(): Words {
  const language = useLanguage();
  const loading = words.get(language) ?? load(language);
  words.set(language, loading);
  return use(loading);
}

/** What Compare says. Waits for it as well. */
export const useCompareWords = (): CompareMessages => useWords().compare;

/** What Watch says of strategies and their options. */
export const useWatchWords = (): WatchMessages => useWords().watch;

/** What a contestant is called, and in a few words which options are not the usual ones. */
export function useNaming(): (contestant: Contestant) => { readonly name: string; readonly options: string } {
  const { watch } = useWords();
  return ({ strategy, options }) => ({
    name: watch.strategies[strategy].name,
    options: optionsInWords(watch, strategy, options),
  });
}
