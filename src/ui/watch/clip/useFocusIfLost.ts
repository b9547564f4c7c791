import { type RefObject, useEffect } from 'react';

/** Takes the focus as something comes to an open dialog in the place of what had it. */
export function useFocusIfLost(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isInDialog = ref.current?.closest('dialog[open]') !== null;
    if (isInDialog && (activeElement === null || activeElement === body)) ref.current?.focus();
  }, [ref]);
}
