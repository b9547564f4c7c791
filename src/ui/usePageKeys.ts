import { actsOf, BOARD_KEYS, useKeys } from './keys';
import { COMMANDS, useCommands, useStores } from './shared';

/** The keys of every view, and those of Play's board. */
export function usePageKeys(): void {
  const stores = useStores();
  useKeys(COMMANDS, useCommands());
  useKeys(BOARD_KEYS, actsOf(BOARD_KEYS, stores), {
    may(key, focused) {
      const { mode, failed } = stores.screen.store.getState();
      const isPlaying = failed || mode === 'play' || mode === 'hint';
      return isPlaying && !(NOT_ON_CONTROLS.test(key) && focused?.closest('button, input, a'));
    },
  });
}

/** Keys that must not work while a button has the focus, because the cursor on the board is then out of sight. */
const NOT_ON_CONTROLS = /Arrow|Home|End|Space|Ctrl\+A/;
