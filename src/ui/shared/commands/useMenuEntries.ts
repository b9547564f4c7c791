import { useStore } from 'zustand';
import { useGame, useMessages, useMoreMessages, useStores } from '../context';
import type { MenuGroups } from '../controls/menuEntries';
import type { Action } from './action';
import type { ActionMenu } from './moreCommands';

/**
 * The entries of a menu, from the register of actions.
 *
 * @param written writes a key as it is printed; `undefined` for one that is switched off
 */
export function useMenuEntries(menu: ActionMenu, written: (keys: string) => string | undefined): MenuGroups {
  const words = { ...useMessages(), ...useMoreMessages() };
  const stores = useStores();
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
  return menu.map((group) => Object.values(group).map(entryOf));
}
