import { type RefObject, useEffect } from 'react';

/**
 * Shows an element above the page, under the button that opened it. A press elsewhere closes it, and so does Escape.
 *
 * @param onShow called once it is shown
 */
export function usePopover(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: () => void,
  onShow?: (popover: HTMLElement) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, whatever else is drawn.
  useEffect(() => {
    const shown = popover.current;
    if (shown === null) return;
    const place = (): void => placeUnder(shown, button.current);
    const hide = 'showPopover' in shown ? show(shown, onClose) : watch([shown, button.current], onClose);
    place();
    onShow?.(shown);
    addEventListener('resize', place);
    return () => {
      removeEventListener('resize', place);
      hide();
    };
  }, [popover, button, onClose]);
}

function show(popover: HTMLElement, onClose: () => void): () => void {
  popover.showPopover();
  const onToggle = ({ newState }: ToggleEvent): void => {
    if (newState === 'closed') onClose();
  };
  popover.addEventListener('toggle', onToggle);
  return () => {
    popover.removeEventListener('toggle', onToggle);
    // In development React ends each effect once and begins it again; a list that is shown cannot be shown.
    if (popover.isConnected) popover.hidePopover();
  };
}

/** What a popover does by itself, for browsers without: Safari before 17, Firefox before 125, Chrome before 114. */
function watch(inside: readonly (HTMLElement | null)[], onClose: () => void): () => void {
  const onPress = ({ target }: Event): void => {
    if (target instanceof Node && !inside.some((element) => element?.contains(target))) onClose();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  addEventListener('pointerdown', onPress, true);
  addEventListener('keydown', onKey);
  return () => {
    removeEventListener('pointerdown', onPress, true);
    removeEventListener('keydown', onKey);
  };
}

/**
 * A popover is in the top layer, so CSS cannot place it relative to its button. This says where it should be, and
 * menu.css keeps it in the window: the button may be scrolled out of it.
 */
function placeUnder({ style, offsetWidth, offsetHeight }: HTMLElement, button: HTMLElement | null): void {
  const { left = 0, top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
  // Near the lower edge of the window it opens upwards.
  const below = bottom + 2 + offsetHeight <= innerHeight || top < innerHeight / 2;
  // Positions count from the body's left edge, which is beside the room for a scrollbar.
  const x = left - document.body.getBoundingClientRect().left;
  const y = below ? bottom + 2 : top - 2 - offsetHeight;
  style.cssText = `--x:${x}px;--y:${y}px;--w:${offsetWidth}px;--h:${offsetHeight}px`;
}
