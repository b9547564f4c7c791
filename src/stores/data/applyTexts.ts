import type { Stores } from '../createStores';
import { readTally, TALLY_KEY } from '../game/tally';
import { createTechniqueChoice, KEY as TECHNIQUES } from '../hint/techniqueChoice';
import { createSettings, KEY as SETTINGS } from '../settings/settings';

/** Stored texts by their keys; `null` if the text was deleted. */
type Texts = Readonly<Record<string, string | null>>;

/** Applies late texts to a running page. Texts that are not named here are read when they are needed. */
export async function applyTexts(
  texts: Texts,
  stores: Pick<Stores, 'settings' | 'hint' | 'tally'>,
): Promise<void> {
  await applyChoices(texts, stores);
  const counted = readTally(texts[TALLY_KEY] ?? null);
  if (counted !== null) stores.tally.resume(counted.givens, counted);
}

/**
 * Sets the options and the choice of techniques from their texts. An unreadable text sets the defaults; a missing text
 * changes nothing.
 */
export async function applyChoices(
  texts: Texts,
  { settings, hint }: Pick<Stores, 'settings' | 'hint'>,
): Promise<void> {
  const textStore = { get: (key: string) => texts[key] ?? null, put: () => true, setAside: () => null };
  const silent = { tell: () => {} };
  if (texts[SETTINGS] !== undefined)
    settings.setState(createSettings(textStore, navigator.languages, silent).getState());
  if (texts[TECHNIQUES] !== undefined)
    (await hint.load()).choice.setState(createTechniqueChoice(textStore, silent).getState());
}
