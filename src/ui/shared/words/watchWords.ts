import { LANGUAGES, type WatchMessages } from '../../../i18n';
import { useLanguage, useSetting } from '../context';
import { useLoaded } from '../loaded';

/**
 * The words of Watch, cached for each way to name cells. A catalogue has some hundred sentences, too many to make for
 * each component.
 */
const made = new Map<string, WatchMessages>();

/**
 * The words of Watch, with cells named by the player's choice. Other parts of the page use them to speak of strategies.
 * Suspends until they have loaded: use it below a <Suspense>.
 */
export function useWatchWords(): WatchMessages {
  const language = useLanguage();
  const naming = useSetting('cellNaming');
  const catalogue = useLoaded(LANGUAGES[language].loadWatch);
  const key = `${language} ${naming}`;
  const words = made.get(key) ?? catalogue.in(naming);
  made.set(key, words);
  return words;
}
