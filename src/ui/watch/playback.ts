import { use } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES, type LanguageId, type WatchMessages } from '../../i18n';
import type { Playback, PlaybackState } from '../../stores';
import { useLanguage, useStores } from '../shared';

/** The search that is played. Waits for it: to be used below a <Suspense>. */
export const usePlayback = (): Playback => use(useStores().watch.load());

/** A part of its state. */
export const usePlaybackState = <T>(select: (state: PlaybackState) => T): T =>
  useStore(usePlayback().store, select);

const words = new Map<LanguageId, Promise<WatchMessages>>();

/** What Watch says. Waits for it as well. */
export function useWatchWords(): WatchMessages {
  const language = useLanguage();
  const loading = words.get(language) ?? LANGUAGES[language].loadWatch();
  words.set(language, loading);
  return use(loading);
}
