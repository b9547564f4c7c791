import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import {
  type ByNaming,
  en,
  type HintCatalogue,
  LANGUAGES,
  type LanguageId,
  type Messages,
  type MoreMessages,
} from '../../i18n';
import type { Later } from '../../parts';
import {
  type GameState,
  isBeingTyped,
  type Moment,
  momentOf,
  type Settings,
  type Stores,
} from '../../stores';
import { createLayers, LayersProvider } from './board/layers';
import { type Commands, createCommands } from './commands/commands';
import { useLoaded } from './loaded';

interface Surrounding {
  readonly stores: Stores;
  readonly commands: Commands;
  readonly messages: Messages;
  readonly language: LanguageId;
}

const Context = createContext<Surrounding | null>(null);

interface ProviderProps {
  readonly stores: Stores;
  /** The words of the language the page starts in, so that the first paint has them. */
  readonly messages?: ByNaming<Messages>;
  readonly children: ReactNode;
}

/** Provides the stores, the commands and the words of the chosen language, with cells named by the player's choice. */
export function AppProvider({ stores, messages: initial, children }: ProviderProps) {
  const chosen = useStore(stores.settings, (settings) => settings.language);
  const naming = useStore(stores.settings, (settings) => settings.cellNaming);
  // The page stays in its language until the words of the chosen one have loaded.
  const [{ language, messages }, speak] = useState(
    initial ? { language: chosen, messages: initial } : { language: 'en' as LanguageId, messages: en },
  );
  const [commands] = useState(() => createCommands(stores));
  const [layers] = useState(createLayers);
  useEffect(() => {
    let current = true;
    const change = async (): Promise<void> => {
      try {
        const loaded = await LANGUAGES[chosen].load();
        if (current) speak({ language: chosen, messages: loaded });
      } catch (error) {
        // If the words do not load, go back to the old language, so that choosing the new one again fetches them again.
        if (current) stores.settings.setState({ language });
        throw error;
      }
    };
    if (chosen !== language) void change();
    return () => {
      current = false;
    };
  }, [stores, chosen, language]);
  // Before the paint: the font of headings depends on the language.
  useLayoutEffect(() => {
    const { documentElement } = document;
    // Only if it differs, because setting it makes the browser compute the styles of the whole page again.
    if (documentElement.lang !== language) documentElement.lang = language;
  }, [language]);
  return (
    <Context value={{ stores, commands, messages: messages(naming), language }}>
      <LayersProvider value={layers}>{children}</LayersProvider>
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

/**
 * The words that `load` fetches, with cells named by the player's choice. Suspends until they have loaded: use it, and
 * the hooks made of it, below a <Suspense>.
 */
export const useWords = <Words,>(load: Later<ByNaming<Words>>): Words =>
  useLoaded(load)(useSetting('cellNaming'));

/** The words of dialogs and notices. */
export const useMoreMessages = (): MoreMessages => useWords<MoreMessages>(LANGUAGES[useLanguage()].loadMore);

/** The words of hints. */
export const useHintCatalogue = (): HintCatalogue =>
  useWords<HintCatalogue>(LANGUAGES[useLanguage()].loadHints);

export const useLanguage = (): LanguageId => useSurrounding().language;

/** A part of the game's state. */
export const useGame = <T,>(select: (state: GameState) => T): T => useStore(useStores().game.store, select);

/** A part of the moment in the game's history that is shown. */
export const useMoment = <T,>(select: (moment: Moment) => T): T =>
  useGame((state) => select(momentOf(state)));

/** Whether somebody is typing a puzzle, and has not said by Play or Solve that it is all. */
export function useBeingTyped(): boolean {
  const board = useMoment((now) => now.board);
  const isAnswered = useStore(
    useStores().answering.store,
    (answer) => answer.receipt !== null && answer.board === board,
  );
  return useMoment(isBeingTyped) && !isAnswered;
}

export const useSetting = <K extends keyof Settings>(key: K): Settings[K] =>
  useStore(useStores().settings, (settings) => settings[key]);
