import { LANGUAGES, type WatchMessages } from '../../../i18n';
import { useLanguage, useSetting } from '../context';
import { useLoaded } from '../loaded';

/** A catalogue is some hundred sentences: made once for each way to name cells, not for each part of the page. */
const made = new Map<string, WatchMessages>();

/**
 * What Watch says, with cells named as the person wants them, also for others that speak of strategies. Waits for it:
 * to be used below a <Suspense>.
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
