import type { HintMessages } from '../../i18n';
import { useHintCatalogue } from '../shared';

/** The sentences of hints. */
export const useHintWords = (): HintMessages => useHintCatalogue().hint;
