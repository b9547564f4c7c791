import { LANGUAGES, type WatchMessages } from '../../../i18n';
import { useLanguage, useSetting } from '../context';
import { useLoaded } from '../loaded';

/**
 * A catalogue has some hundred sentences, so it is made once for each way to name cells, not for each
 * component.
 */
const made = new Map<string, WatchMessages>();

/**
 * What Watch says, with cells named by the player's choice; also for other parts that speak of strategies.
 * Suspends until it has loaded: use it below a <Suspense>.
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
