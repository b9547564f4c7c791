import type { Stores } from '../createStores';

/** The key in localStorage of what the first paint needs: the theme and the language. */
const LOOK_KEY = 'unwind.look';

/**
 * From now on, keeps in localStorage what the first paint needs, because the database answers too late for that. It
 * begins with the first thing that is stored: a visit that only looks stores nothing.
 */
export function keepLook(
  storage: Storage,
  { settings, game, textStore }: Pick<Stores, 'settings' | 'game' | 'textStore'>,
): void {
  const keep = (): void => {
    if (textStore.isDeleted()) return;
    const { theme, language } = settings.getState();
    try {
      storage.setItem(LOOK_KEY, JSON.stringify({ theme, language }));
    } catch {
      // Then the first paint is in the system's theme.
    }
  };
  settings.subscribe(keep);
  const unfollow = game.store.subscribe(() => {
    unfollow();
    keep();
  });
  if (textStore.keys().length > 0) keep();
}
