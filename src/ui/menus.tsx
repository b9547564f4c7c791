import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ignoreAbsentPart } from '../parts';
import { useWrittenKey } from './keys';
import {
  type Action,
  type ActionMenu,
  MenuList,
  type MenuPlace,
  MORE_MENU,
  PUZZLE_MENU,
  useGame,
  useMessages,
  useMoreMessages,
  useStores,
} from './shared';

/** The menu of puzzles. */
export function PuzzleList(place: MenuPlace) {
  const { newPuzzle } = useStores();
  // Its first entry is a new puzzle, which should come at once. Most people want another entry, so no worker is started.
  useEffect(() => void newPuzzle.load().catch(ignoreAbsentPart), [newPuzzle]);
  return <ActionList {...place} menu={PUZZLE_MENU} names={useMoreMessages().menus.groups} />;
}

/** The menu of narrow screens. */
export const MoreList = (place: MenuPlace) => <ActionList {...place} menu={MORE_MENU} />;

/** A menu, written from the register of actions. */
function ActionList({
  menu,
  ...place
}: MenuPlace & { readonly menu: ActionMenu; readonly names?: readonly string[] }) {
  const words = { ...useMessages(), ...useMoreMessages() };
  const stores = useStores();
  const written = useWrittenKey();
  // What an entry says depends on the board and on the chosen cells.
  useGame((state) => state);
  useStore(stores.selection.store);
  const entryOf = ({ icon, label, note, keys, disabled, shown, lang, anytime, run }: Action) => ({
    icon,
    label: label?.(words, stores) ?? '',
    note: note?.(words, stores),
    keys: keys && written(keys),
    disabled: disabled?.(stores),
    shown: () => shown?.(stores) ?? true,
    lang: lang?.(stores),
    anytime,
    onChoose: () => void run?.(stores),
  });
  return <MenuList {...place} groups={menu.map((group) => Object.values(group).map(entryOf))} />;
}
