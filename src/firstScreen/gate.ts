/** Where acts go once the page responds: the `Acts` of the stores. */
export interface ActsOfPage {
  isBusy(): boolean;
  do(act: () => void): void;
  /** Stops what acts wait for. Returns whether there was anything to stop. */
  stop(): boolean;
  tellDropped(count: number): void;
}

/** The one place through which every act of a person passes. */
export interface Gate {
  /** The page responds: does what was kept, in its order, and from now on asks `acts` whether an act has to wait. */
  open(acts: ActsOfPage): void;
}

/** Events that can be acts. `mousedown` only moves the focus, which must not change before earlier acts either. */
const TYPES = [
  'keydown',
  'pointerdown',
  'mousedown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'click',
  'dblclick',
  'copy',
  'paste',
  'drop',
  'hashchange',
] as const;

/** After this many milliseconds the drawn page says that it keeps what is done. */
const TOLD_AFTER = 300;

/** Elements that use keys, presses and pasted text themselves, and parts of the page that depend on no earlier act. */
const OWN =
  '[data-anytime], [role=menu], textarea, select, input:not([type=checkbox], [type=radio], [type=file])';
/** Keys that do nothing by themselves, scroll, or open the help. */
const FREE_KEYS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|\w+Lock|ContextMenu|Page(Up|Down)|F\d+|\?)$/;
/** The keys of the page's own commands with Ctrl or Cmd; the browser has the others. */
const WITH_CTRL = /^[azy1-9]$/i;

/**
 * Keeps acts back while they have to wait: until the page responds, and later while an earlier act is under way. Then
 * each is done again by an equal event. It listens before all others, from before the first paint.
 */
export function createGate(): Gate {
  let acts: ActsOfPage | null = null;
  const kept: (() => void)[] = [];
  let dropped = 0;
  let late: ReturnType<typeof setTimeout> | undefined;
  const again = new WeakSet<Event>();
  /** The events of a press on a board, which are one act; `null` if none of it is kept. */
  let press: (() => void)[] | null = null;

  const onEvent = (event: Event): void => {
    if (again.has(event) || acts?.isBusy() === false || !isAct(event)) return;
    // The pointer only passes over the board, or its press has already been done.
    if (/^pointer(move|up|cancel)$/.test(event.type) && press === null) return;
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape && acts?.stop() === false) return;
    event.stopImmediatePropagation();
    if (!event.type.startsWith('pointer')) event.preventDefault();
    // A key that is held down repeats what the person sees, and now nothing moves.
    if (event.type === 'mousedown' || (event instanceof KeyboardEvent && event.repeat)) return;
    if (isEscape) {
      dropped += kept.splice(0).length;
      press = null;
      return;
    }
    const act = repeat(event, again);
    if (event instanceof HashChangeEvent) forgetLink();
    if (event.type === 'pointerdown') keep(begin(act));
    else if (press !== null && isOfPress(event)) press.push(act);
    else keep(act);
    if (event.type === 'click' || event.type === 'pointercancel') press = null;
  };
  /** Begins a press. Its later events join it, as long as it waits. */
  const begin = (first: () => void): (() => void) => {
    const mine = [first];
    press = mine;
    return () => {
      if (press === mine) press = null;
      for (const act of mine) act();
    };
  };
  const keep = (act: () => void): void => {
    if (acts !== null) acts.do(act);
    else {
      kept.push(act);
      late ??= setTimeout(() => {
        document.documentElement.dataset.keeping = '';
      }, TOLD_AFTER);
    }
  };
  for (const type of TYPES) addEventListener(type, onEvent, { capture: true });
  const allowDrop = (event: Event): void => event.preventDefault();
  addEventListener('dragover', allowDrop, { capture: true });

  return {
    open(opened) {
      acts = opened;
      removeEventListener('dragover', allowDrop, { capture: true });
      clearTimeout(late);
      delete document.documentElement.dataset.keeping;
      opened.tellDropped(dropped);
      for (const act of kept.splice(0)) opened.do(act);
    },
  };
}

/** Whether an event goes on with a press on a board. */
const isOfPress = ({ type, target }: Event): boolean =>
  /^(pointer(move|up|cancel)|click)$/.test(type) &&
  target instanceof Element &&
  target.closest('[role=grid]') !== null;

/** Whether an event is an act that depends on the acts before it. */
function isAct(event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN)) return false;
  switch (event.type) {
    case 'keydown':
      return event instanceof KeyboardEvent && isPageKey(event, target);
    case 'mousedown':
    case 'click':
    case 'dblclick':
      return target?.closest('button, input, label, [role=grid]') != null;
    case 'copy':
      // A person who has selected text copies that.
      return getSelection()?.isCollapsed !== false;
    case 'paste':
    case 'drop':
    case 'hashchange':
      return true;
    default:
      // Other parts of the page show only themselves in another way when they are dragged.
      return target?.closest('[role=grid]') != null;
  }
}

/** Whether a key is one of the page's, and not of the browser or of the focused control. */
function isPageKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element | null): boolean {
  if (altKey || FREE_KEYS.test(key)) return false;
  if (ctrlKey || metaKey) return WITH_CTRL.test(key);
  // These press the control, and the press is an act.
  return !((key === 'Enter' || key === ' ') && target?.closest('button, a, summary, label'));
}

/** Returns a function that does an act again. The event itself is over by then, so its content is copied now. */
function repeat(event: Event, again: WeakSet<Event>): () => void {
  const copy = copyOf(event);
  again.add(copy);
  return () => {
    const found = targetOf(event);
    const dialog = document.querySelector('dialog[open]');
    const isCovered = event instanceof MouseEvent && dialog !== null && !dialog.contains(found as Node);
    // What a dialog covers cannot be pressed, but what was dropped there is for the dialog.
    if (isCovered && event.type !== 'drop') return;
    const target = isCovered ? dialog : found;
    const isPress = event.type === 'click' && event instanceof MouseEvent && event.detail > 0;
    if (isPress) focusAt(target, 'button, input');
    target?.dispatchEvent(copy);
    if (event.type === 'pointerdown') focusAt(target, '[role=gridcell]');
    if (copy instanceof ClipboardEvent && event.type === 'copy') {
      const text = copy.clipboardData?.getData('text/plain');
      if (text) void navigator.clipboard.writeText(text);
    }
  };
}

/**
 * Takes a link that waits out of the address. Otherwise a page that starts would open it before the acts that came
 * first, and the browser would not tell of the same link again.
 */
function forgetLink(): void {
  if ('embed' in document.documentElement.dataset) return;
  try {
    history.replaceState(history.state, '', location.pathname + location.search);
  } catch {
    // The browser allows only so many changes in a while. Then the link stays.
  }
}

/** Moves the focus, as `mousedown` would have done. */
function focusAt(target: EventTarget | null, elements: string): void {
  if (target instanceof Element) target.closest<HTMLElement>(elements)?.focus({ preventScroll: true });
}

/** The place of an event on the page as it is now. A key goes to what has the focus by then. */
function targetOf(event: Event): EventTarget | null {
  const { target } = event;
  if (!(target instanceof Node)) return target;
  if (!(event instanceof MouseEvent)) return document.activeElement ?? document.body;
  // The drawn page may have been replaced.
  return target.isConnected ? target : document.elementFromPoint(event.clientX, event.clientY);
}

function copyOf(event: Event): Event {
  const { type } = event;
  if (event instanceof KeyboardEvent) {
    const { key, code, location, ctrlKey, shiftKey, altKey, metaKey } = event;
    const modifierNumLock = event.getModifierState('NumLock');
    const held = { ctrlKey, shiftKey, altKey, metaKey, modifierNumLock };
    return new KeyboardEvent(type, { ...BUBBLING, key, code, location, ...held });
  }
  if (type === 'drop' && event instanceof DragEvent)
    return new DragEvent(type, { ...BUBBLING, dataTransfer: contentOf(event.dataTransfer) });
  if (event instanceof ClipboardEvent)
    return new ClipboardEvent(type, { ...BUBBLING, clipboardData: contentOf(event.clipboardData) });
  if (event instanceof HashChangeEvent) return new HashChangeEvent(type, event);
  if (event instanceof PointerEvent) return new PointerEvent(type, event);
  return event instanceof MouseEvent ? new MouseEvent(type, event) : new Event(type, BUBBLING);
}

const BUBBLING = { bubbles: true, cancelable: true };

/** The content of a paste or a drop, which can be read only during its event. */
function contentOf(data: DataTransfer | null): DataTransfer {
  const copy = new DataTransfer();
  if (data === null) return copy;
  for (const file of data.files) copy.items.add(file);
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type));
  return copy;
}
