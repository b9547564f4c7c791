import { type RefObject, useEffect } from 'react';

/** Takes the focus if it was lost because the focused part of an open dialog was replaced. */
export function useFocusIfLost(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isInDialog = ref.current?.closest('dialog[open]') !== null;
    if (isInDialog && (activeElement === null || activeElement === body)) ref.current?.focus();
  }, [ref]);
}
