import { createStore, type StoreApi } from 'zustand/vanilla';
import { CATALOGUE, isTechniqueId, type PathOrder, type TechniqueId } from '../../sudoku/techniques';
import type { Notices } from '../page/notices';
import type { Written } from '../storage/stored';
import { readKept, type TextStore } from '../storage/textStore';

/** The techniques that hints use. */
export interface TechniqueChoice {
  /** Techniques that are switched off, in the order of the catalogue. */
  readonly without: readonly TechniqueId[];
  /** What a path prefers: easy steps, or few. */
  readonly order: PathOrder;
}

export type TechniqueChoiceStore = StoreApi<TechniqueChoice>;

export const KEY = 'unwind.techniques';

const DEFAULTS: TechniqueChoice = { without: [], order: 'easiest' };

const WRITTEN: Written<Partial<TechniqueChoice>> = { version: 1, read: known };

/**
 * The choice of techniques, stored at each change. It is separate from the settings because only hints need it. Unknown
 * parts of a stored choice get their defaults. An unreadable text is set aside, and a notice says so.
 */
export function createTechniqueChoice(
  textStore: Pick<TextStore, 'get' | 'put' | 'setAside'>,
  notices: Pick<Notices, 'tell'>,
): TechniqueChoiceStore {
  const kept = readKept(textStore, KEY, WRITTEN, (why) =>
    notices.tell(
      { kind: 'otherSetAside', what: 'techniques', why },
      { actions: ['showAside'], lasting: true },
    ),
  );
  const store = createStore<TechniqueChoice>(() => ({ ...DEFAULTS, ...kept }));
  store.subscribe((choice) => {
    textStore.put(KEY, JSON.stringify({ version: WRITTEN.version, ...choice }));
  });
  return store;
}

/** Switches techniques on or off. */
export function tick(choice: TechniqueChoiceStore, ids: readonly TechniqueId[], on: boolean): void {
  const off = new Set(choice.getState().without);
  for (const id of ids) {
    if (on) off.delete(id);
    else off.add(id);
  }
  choice.setState({ without: inOrder(off) });
}

const inOrder = (chosen: ReadonlySet<TechniqueId>): readonly TechniqueId[] =>
  CATALOGUE.flatMap(({ id }) => (chosen.has(id) ? [id] : []));

function known({ without, order }: Readonly<Record<string, unknown>>): Partial<TechniqueChoice> {
  return {
    ...(Array.isArray(without) ? { without: inOrder(new Set(without.filter(isKnown))) } : {}),
    ...(order === 'easiest' || order === 'fewest' ? { order } : {}),
  };
}

/** Whether a technique exists. A stored choice of another version may name others. */
const isKnown = (name: unknown): name is TechniqueId => typeof name === 'string' && isTechniqueId(name);
