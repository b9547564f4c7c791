import { type Level, PLAY, type Place, type View } from './place';

/**
 * Turns places into entries of the browser's history. A chain lists the levels from the lowest entry up: a view, the
 * levels opened in it, a view opened from it, and so on, each view at most once. On top may be a dialog, and a
 * technique's page opened from it. So the history stays short, however often the player changes views.
 */

export type Chain = readonly Level[];

const isDialog = (level: Level): boolean => level === 'dialog' || level === 'page';

/** The levels opened in a view. Back closes them before the view. */
export function levelsIn(view: View): Chain {
  if (view.kind === 'hint') return view.pages.slice(1).map(() => 'asked');
  return view.kind === 'watch' && (view.detail || view.chart) ? ['detail'] : [];
}

/** A view with at most `levels` of its levels. */
function cutTo(view: View, levels: number): View {
  if (view.kind === 'hint') return { ...view, pages: view.pages.slice(0, levels + 1) };
  if (view.kind !== 'watch' || levels > 0) return view;
  return { ...view, detail: false, chart: false };
}

/** The chain of a place that was opened from an entry with the chain `from`. */
export function chainTo(from: Chain, { view, dialog }: Place): Chain {
  const views = from.filter((level) => !isDialog(level));
  const at = views.indexOf(view.kind);
  const below = view.kind === 'play' ? [] : at < 0 ? views : views.slice(0, at);
  return [
    ...below,
    view.kind,
    ...levelsIn(view),
    ...(dialog === null ? [] : ['dialog' as const]),
    ...(dialog?.beneath ? ['page' as const] : []),
  ];
}

export const isSameChain = (one: Chain, other: Chain): boolean => one.join() === other.join();

/**
 * A change of the browser's history: go back `by` entries, or rewrite the present entry and push others above it.
 */
export type Change =
  | { readonly kind: 'back'; readonly by: number }
  | { readonly kind: 'write'; readonly chain: Chain; readonly above: readonly Chain[] };

/** The first change on the way from one chain to another. After a `back` has arrived, call this again. */
export function changeTo(from: Chain, to: Chain): Change {
  const shared = from.findIndex((level, index) => level !== to[index]);
  const parting = shared < 0 ? from.length : shared;
  const at = Math.min(parting, to.length - 1, from.length - 1);
  const by = from.length - 1 - at;
  if (by > 0) return { kind: 'back', by };
  const above = to.slice(at + 1).map((_, index) => to.slice(0, at + 2 + index));
  return { kind: 'write', chain: to.slice(0, at + 1), above };
}

/** The part of a place that an entry with this chain shows. */
export function placeAt(chain: Chain, place: Place): Place {
  const at = chain.indexOf(place.view.kind);
  const levels = chain.slice(at + 1).findIndex((level) => level !== 'asked' && level !== 'detail');
  const view = at < 0 ? PLAY.view : cutTo(place.view, levels < 0 ? chain.length - at - 1 : levels);
  if (place.dialog === null || !chain.includes('dialog')) return { view, dialog: null };
  const { beneath } = place.dialog;
  return { view, dialog: beneath !== undefined && !chain.includes('page') ? beneath : place.dialog };
}
