import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LANGUAGES, type LanguageId } from '../../i18n';
import { ignoreAbsentPart } from '../../parts';
import type { Stores } from '../../stores';
import { Paper } from './Paper';
import { type PaperWords, paperOf } from './sheets';

/** The stores whose pages are ready to print. */
const kept = new WeakSet<Stores>();

/**
 * Makes the page print sheets of its own instead of the screen, both by our button and by the browser's own command.
 * The browser does not wait when it prints, so the words are fetched beforehand.
 */
export async function keepPrintable(stores: Stores): Promise<void> {
  if (kept.has(stores)) return;
  const { settings, printing } = stores;
  let words = await fetchWords(settings.getState().language);
  // The dialog may have called this while the words were loading.
  if (kept.has(stores)) return;
  kept.add(stores);
  settings.subscribe(({ language }, before) => {
    if (language === before.language) return;
    const keep = (fetched: PaperWords): void => {
      words = fetched;
    };
    fetchWords(language).then(keep).catch(ignoreAbsentPart);
  });
  let takeAway = (): void => {};
  addEventListener('beforeprint', () => {
    takeAway();
    const paper = document.createElement('div');
    paper.className = 'paper';
    document.body.append(paper);
    const root = createRoot(paper);
    const { perPage, large } = printing.store.getState();
    flushSync(() => {
      root.render(<Paper pages={paperOf(stores, words)} perPage={perPage} large={large} />);
    });
    takeAway = () => {
      root.unmount();
      paper.remove();
    };
  });
  addEventListener('afterprint', () => takeAway());
}

async function fetchWords(language: LanguageId): Promise<PaperWords> {
  const { load, loadMore, loadHints } = LANGUAGES[language];
  const [first, more, hints] = await Promise.all([load(), loadMore(), loadHints()]);
  // No sentence on paper names a cell.
  return {
    app: first(null).app,
    print: more(null).print,
    path: hints(null).path,
    names: hints(null).techniques.names,
  };
}
