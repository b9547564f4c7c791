import { ignoreAbsentPart } from '../../parts';
import { STOCK_KEY, type Stores } from '../../stores';
import { whenQuiet } from '../shared';

/** The buttons that give a new puzzle. */
const BUTTON = '[data-new-puzzle]';

/** Events by which the pointer, a finger or the focus comes to a button. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

const CAPTURE = { capture: true, passive: true } as const;

/**
 * Prepares for the next press of New puzzle, so that it is answered at once. Most visitors never press it, so nothing
 * is loaded before a sign: the pointer or the focus comes to the button. On a computer on which somebody has asked for
 * a new puzzle before, puzzles are made ahead soon after the first screen.
 */
export function prepareNewPuzzles({ newPuzzle, textStore }: Stores): void {
  const onSign = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest(BUTTON) === null) return;
    for (const sign of SIGNS) removeEventListener(sign, onSign, CAPTURE);
    newPuzzle.load().then((run) => run.prepare(), ignoreAbsentPart);
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, CAPTURE);
  if (textStore.get(STOCK_KEY) === null) return;
  whenQuiet(() => newPuzzle.load().then((run) => run.restock(), ignoreAbsentPart));
}
