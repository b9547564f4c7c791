import { createStore, type StoreApi } from 'zustand/vanilla';
import { CATALOGUE, isTechniqueId, type PathOrder, type TechniqueId } from '../../sudoku/techniques';

/** How a person wants to reason. */
export interface TechniqueChoice {
  /** Techniques that are switched off, in the order of the catalogue. */
  readonly without: readonly TechniqueId[];
  /** What the whole path prefers. */
  readonly order: PathOrder;
}

export type TechniqueChoiceStore = StoreApi<TechniqueChoice>;

const KEY = 'unwind.techniques';
/** Raised with every change that an older reader would misread. */
const VERSION = 1;

const DEFAULTS: TechniqueChoice = { without: [], order: 'easiest' };

/**
 * The choice of techniques, kept in `storage` as it changes. Apart from the other settings, as only hints want it. What
 * is unknown or damaged there falls back to its default; without storage it lasts as long as the page.
 */
export function createTechniqueChoice(storage: Storage | null): TechniqueChoiceStore {
  const store = createStore<TechniqueChoice>(() => ({ ...DEFAULTS, ...read(storage) }));
  store.subscribe((choice) => {
    try {
      storage?.setItem(KEY, JSON.stringify({ version: VERSION, ...choice }));
    } catch {
      // The game's own saving tells the person that nothing can be kept.
    }
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

function read(storage: Storage | null): Partial<TechniqueChoice> {
  let saved: unknown;
  try {
    saved = JSON.parse(storage?.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof saved !== 'object' || saved === null) return {};
  const { version, without, order } = saved as Record<string, unknown>;
  if (version !== VERSION) return {};
  return {
    ...(Array.isArray(without) ? { without: inOrder(new Set(without.filter(isKnown))) } : {}),
    ...(order === 'easiest' || order === 'fewest' ? { order } : {}),
  };
}

/** A technique that is no longer there cannot be switched off. */
const isKnown = (name: unknown): name is TechniqueId => typeof name === 'string' && isTechniqueId(name);
