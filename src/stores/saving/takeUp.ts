import type { Stores } from '../createStores';
import { readTally, TALLY_KEY, type Tally } from '../game/tally';
import { createTechniqueChoice, KEY as TECHNIQUES } from '../hint/techniqueChoice';
import { createSettings, KEY as SETTINGS } from '../settings/settings';

/** Texts of the storage by their keys, `null` for what was taken away. */
type Texts = Readonly<Record<string, string | null>>;

/** Has a page that is running take up texts that have come back. What is not named here is read whenever it is wanted. */
export async function takeUpTexts(
  texts: Texts,
  stores: Pick<Stores, 'settings' | 'hint'>,
  tally: Pick<Tally, 'resume'>,
): Promise<void> {
  await choose(texts, stores);
  const counted = readTally(texts[TALLY_KEY] ?? null);
  if (counted !== null) tally.resume(counted.givens, counted);
}

/**
 * Sets the options and the choice of techniques as texts have them. A text that cannot be read has what is usual; one that
 * is missing changes nothing.
 */
export async function choose(
  texts: Texts,
  { settings, hint }: Pick<Stores, 'settings' | 'hint'>,
): Promise<void> {
  const vault = { get: (key: string) => texts[key] ?? null, put: () => true, setAside: () => null };
  const silent = { tell: () => {} };
  if (texts[SETTINGS] !== undefined)
    settings.setState(createSettings(vault, navigator.languages, silent).getState());
  if (texts[TECHNIQUES] !== undefined)
    (await hint.load()).choice.setState(createTechniqueChoice(vault, silent).getState());
}
