import { LANGUAGES, type WatchMessages } from '../../../i18n';
import { useLanguage, useWords } from '../context';

/** The words of Watch. Other parts of the page use them to speak of strategies. */
export const useWatchWords = (): WatchMessages => useWords<WatchMessages>(LANGUAGES[useLanguage()].loadWatch);
