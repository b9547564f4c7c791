import { rowColumn } from '../../cellNames';
import type { WatchCatalogue } from '../../messages';
import { methodIn } from './method';
import { momentsIn } from './moments';
import { watchNamesIn } from './names';
import { options } from './options';
import { playerIn } from './player';
import { sentencesIn } from './sentence';
import { strategies } from './strategies';

/** The words of Watch, with cells named by the player's choice; `null` for the language's own way. */
export const watch: WatchCatalogue = {
  in(naming) {
    const names = watchNamesIn(naming);
    return {
      title: 'Watch the search',
      strategy: 'Strategy',
      cell: naming === 'words' ? rowColumn : names.at,
      cellInSentence: names.at,
      cellAloud: names.aloud,
      ...sentencesIn(names),
      ...strategies,
      ...methodIn(names),
      ...options,
      ...playerIn(names),
      ...momentsIn(names),
      more: 'More',
      playing: 'Playing.',
    };
  },
};
