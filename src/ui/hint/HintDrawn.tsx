import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Later } from '../../parts';
import { DerivedLayer, useLoadedIf, useStores } from '../shared';
import type { layerOf } from './drawing/layer';

interface HintDrawnProps {
  /** Draws a hint; it loads with the first one. */
  readonly load: Later<typeof layerOf>;
  readonly children: ReactNode;
}

/** Lays over the board what the open hint draws on it. */
export function HintDrawn({ load, children }: HintDrawnProps) {
  const { hint, screen } = useStores();
  const isOpen = useStore(screen.store, ({ mode }) => mode === 'hint');
  const draw = useLoadedIf(load, isOpen);
  const store = useLoadedIf(hint.load, isOpen)?.store ?? null;
  const state = useSyncExternalStore(store?.subscribe ?? never, () => store?.getState() ?? null, nothing);
  const { view, seesShown } = state?.kind === 'open' ? state : NOTHING;
  const isDrawn = state?.kind === 'open';
  const layer = useMemo(
    () => (isDrawn && draw !== null ? attempt(() => draw(view, seesShown)) : null),
    [isDrawn, draw, view, seesShown],
  );
  return <DerivedLayer value={layer}>{children}</DerivedLayer>;
}

/** A mistake in a drawing must not take the page with it: the panel of the hint is there to say what failed. */
function attempt<T>(draw: () => T): T | null {
  try {
    return draw();
  } catch (error) {
    reportError(error);
    return null;
  }
}

const NOTHING = { view: null, seesShown: false } as const;
const nothing = (): null => null;
const never = () => nothing;
