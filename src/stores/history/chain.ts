import { type Level, PLAY, type Place } from './place';

/**
 * How places become entries of the browser's history. Above the lowest entry lies a view, above that another that was
 * opened from it, each view once at most; then a dialog, and the pages of techniques that were opened from one. So the
 * history never grows beyond these, however one hops between them.
 */

export type Chain = readonly Level[];

const isView = (level: Level): boolean => level !== 'dialog' && level !== 'page';

/** The chain that leads to a place from an entry with this chain. */
export function chainTo(from: Chain, { view, dialog }: Place): Chain {
  const views = from.filter(isView);
  const at = views.indexOf(view.kind);
  const below = view.kind === 'play' ? [view.kind] : at < 0 ? [...views, view.kind] : views.slice(0, at + 1);
  return [
    ...below,
    ...(dialog === null ? [] : ['dialog' as const]),
    ...(dialog?.beneath ? ['page' as const] : []),
  ];
}

export const isSameChain = (one: Chain, other: Chain): boolean => one.join() === other.join();

/** What the history is told: so many entries back, or else what the entry it is at becomes and what is put above it. */
export type Change =
  | { readonly kind: 'back'; readonly by: number }
  | { readonly kind: 'write'; readonly chain: Chain; readonly above: readonly Chain[] };

/** The change that leads from an entry to a chain. After `back` there is another to be asked for. */
export function changeTo(from: Chain, to: Chain): Change {
  const shared = from.findIndex((level, index) => level !== to[index]);
  const parting = shared < 0 ? from.length : shared;
  const at = Math.min(parting, to.length - 1, from.length - 1);
  const by = from.length - 1 - at;
  if (by > 0) return { kind: 'back', by };
  const above = to.slice(at + 1).map((_, index) => to.slice(0, at + 2 + index));
  return { kind: 'write', chain: to.slice(0, at + 1), above };
}

/** As much of a place as an entry with this chain shows. */
export function placeAt(chain: Chain, place: Place): Place {
  const view = chain.some((level) => isView(level) && level === place.view.kind) ? place.view : PLAY.view;
  if (place.dialog === null || !chain.includes('dialog')) return { view, dialog: null };
  const { beneath } = place.dialog;
  return { view, dialog: beneath !== undefined && !chain.includes('page') ? beneath : place.dialog };
}
