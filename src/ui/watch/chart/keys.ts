/** What keys do in the chart. */
export type ChartCommand =
  | 'zoomIn'
  | 'zoomOut'
  | 'showAll'
  | 'zoomToBar'
  | 'goToBar'
  | 'moveLeft'
  | 'moveRight'
  | 'moveUp'
  | 'moveDown'
  | 'expand'
  | 'mark'
  | 'toParent'
  | 'toChild'
  | 'toPrevious'
  | 'toNext';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const PLAIN: Readonly<Record<string, ChartCommand>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  Enter: 'zoomToBar',
  PageUp: 'moveUp',
  PageDown: 'moveDown',
  f: 'expand',
  m: 'mark',
  ArrowUp: 'toParent',
  ArrowDown: 'toChild',
  ArrowLeft: 'toPrevious',
  ArrowRight: 'toNext',
};

const WITH_SHIFT: Readonly<Record<string, ChartCommand>> = {
  '+': 'zoomIn',
  Enter: 'goToBar',
  ArrowLeft: 'moveLeft',
  ArrowRight: 'moveRight',
};

/** The command of a key, `null` for one that is none of the chart's. */
export function commandOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Key): ChartCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  // Shift makes another character of 0 on most keyboards.
  if (shiftKey && (code === 'Digit0' || key === '0')) return 'showAll';
  // While a Korean input method is on, the letter printed on the key counts.
  const printed = /^Key([A-Z])$/.exec(code)?.[1];
  const name = (key.length === 1 ? (printed ?? key) : key).replace(/^[A-Z]$/, (letter) =>
    letter.toLowerCase(),
  );
  return (shiftKey ? WITH_SHIFT : PLAIN)[name] ?? null;
}

/** Whether a single letter asks for a command: such keys can be switched off. */
export const isLetter = (command: ChartCommand): boolean => command === 'expand' || command === 'mark';
