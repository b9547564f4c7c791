import { useEffect } from 'react';
import { ignoreAbsentPart } from '../parts';
import { useWrittenKey } from './keys';
import {
  MenuList,
  type MenuPlace,
  MORE_MENU,
  PUZZLE_MENU,
  useMenuEntries,
  useMoreMessages,
  useStores,
} from './shared';

/** The menu of puzzles. */
export function PuzzleList(place: MenuPlace) {
  const { newPuzzle } = useStores();
  // Its first entry is a new puzzle, which should come at once. Most people want another entry, so no worker is started.
  useEffect(() => void newPuzzle.load().catch(ignoreAbsentPart), [newPuzzle]);
  return (
    <MenuList
      {...place}
      groups={useMenuEntries(PUZZLE_MENU, useWrittenKey())}
      names={useMoreMessages().menus.groups}
    />
  );
}

/** The menu of narrow screens. */
export const MoreList = (place: MenuPlace) => (
  <MenuList {...place} groups={useMenuEntries(MORE_MENU, useWrittenKey())} />
);
