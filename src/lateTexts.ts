import { applyTexts, GAME_KEY, type LateTexts, type Stores, type TextArrival } from './stores';

/**
 * The database has answered only after the page had started with an empty board. Shows what it has. If the player has
 * begun a board meanwhile, that board stays, and the stored one is set aside. Few visits need this, so it loads only
 * then.
 */
export function receiveLate(stores: Stores, { found, own }: LateTexts): TextArrival {
  const hasBegun = own.has(GAME_KEY);
  const isGame = (key: string): boolean => key === GAME_KEY || key === `${GAME_KEY}.latest`;
  const aside = stores.textStore.keyAside(GAME_KEY, 'otherTab');
  // Later than anything that the page has written by itself since it started.
  const at = Date.now() + 1000;
  const rows = found.map((row) =>
    isGame(row.key)
      ? hasBegun
        ? { ...row, key: row.key.replace(GAME_KEY, aside), at }
        : row
      : { ...row, at: own.has(row.key) ? at : row.at },
  );
  const show = (): void => {
    stores.textStore.goOn();
    if (!hasBegun) stores.saving.renew();
    const texts = Object.fromEntries(found.map(({ key, text }) => [key, text]));
    void applyTexts(texts, stores);
  };
  return { rows, show };
}
