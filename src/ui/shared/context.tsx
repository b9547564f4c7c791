import { createContext, type ReactNode, use, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  en,
  type HintCatalogue,
  LANGUAGES,
  type LanguageId,
  type Messages,
  type MoreMessages,
} from '../../i18n';
import { type GameState, type Moment, momentOf, type Settings, type Stores } from '../../stores';
import { type Commands, createCommands } from './commands';
import { createDress, DressProvider } from './dress';

interface Surrounding {
  readonly stores: Stores;
  readonly commands: Commands;
  readonly messages: Messages;
  readonly language: LanguageId;
}

const Context = createContext<Surrounding | null>(null);

interface ProviderProps {
  readonly stores: Stores;
  /** The catalogue of the language the page starts in, so that the first paint is in it. */
  readonly messages?: Messages;
  readonly children: ReactNode;
}

/** Gives all below it the stores, the commands and the words of the chosen language. */
export function AppProvider({ stores, messages: initial = en, children }: ProviderProps) {
  const language = useStore(stores.settings, (settings) => settings.language);
  const [messages, setMessages] = useState(initial);
  const [commands] = useState(() => createCommands(stores));
  const [dress] = useState(createDress);
  useEffect(() => {
    let current = true;
    void LANGUAGES[language].load().then((loaded) => {
      if (current) setMessages(loaded);
    });
    return () => {
      current = false;
    };
  }, [language]);
  // Before the paint: headings change their font with the language.
  useLayoutEffect(() => {
    const { documentElement } = document;
    // Set again, even to the same, it would have the look of all of the page worked out again.
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [language]);
  return (
    <Context value={{ stores, commands, messages, language }}>
      <DressProvider value={dress}>{children}</DressProvider>
    </Context>
  );
}

function useSurrounding(): Surrounding {
  const value = useContext(Context);
  if (value === null) throw new Error('outside <AppProvider>');
  return value;
}

export const useStores = (): Stores => useSurrounding().stores;
export const useCommands = (): Commands => useSurrounding().commands;
export const useMessages = (): Messages => useSurrounding().messages;
const more = new Map<LanguageId, Promise<MoreMessages>>();

/** Fetches what dialogs and notices say, so that it is there when one opens. */
export function loadMoreMessages(language: LanguageId): Promise<MoreMessages> {
  const loading = more.get(language) ?? LANGUAGES[language].loadMore();
  more.set(language, loading);
  return loading;
}

/** What dialogs and notices say. Waits for it: to be used below a <Suspense>. */
export const useMoreMessages = (): MoreMessages => use(loadMoreMessages(useLanguage()));

const hints = new Map<LanguageId, Promise<HintCatalogue>>();

/** What hints say. Waits for it, as the other. */
export function useHintCatalogue(): HintCatalogue {
  const language = useLanguage();
  const loading = hints.get(language) ?? LANGUAGES[language].loadHints();
  hints.set(language, loading);
  return use(loading);
}

export const useLanguage = (): LanguageId => useSurrounding().language;

/** A part of the game's state. */
export const useGame = <T,>(select: (state: GameState) => T): T => useStore(useStores().game.store, select);

/** A part of the moment the game is at. */
export const useMoment = <T,>(select: (moment: Moment) => T): T =>
  useGame((state) => select(momentOf(state)));

export const useSetting = <K extends keyof Settings>(key: K): Settings[K] =>
  useStore(useStores().settings, (settings) => settings[key]);
