import { useLayoutEffect, useState } from 'react';
import type { Stores } from '../../stores';
import { contentOf, linesOf, useStores } from '../shared';

/** Whether the focused element takes text itself. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox');

/** Has the text that is pasted or dropped read, with the page that it comes from; if there is none, the files. */
function offer(data: DataTransfer | null, importing: Stores['importing']): void {
  const files = [...(data?.files ?? [])];
  const html = data?.getData('text/html') ?? '';
  // A copied picture comes with a page too, but without a text. What has neither text nor file may still be a page.
  const text = data?.getData('text/plain') || (files.length > 0 ? '' : html);
  if (text !== '') void importing.offer(text, { kind: 'pasted' }, html);
  else void importing.offerFiles(files);
}

/** Imports puzzles that are pasted anywhere on the page, and copies the board. */
export function useClipboard(): void {
  const stores = useStores();
  // A layout effect, so that it listens from the first paint on.
  useLayoutEffect(() => {
    const { importing, notices } = stores;
    const onPaste = (event: ClipboardEvent): void => {
      if (takesText(event.target)) return;
      event.preventDefault();
      offer(event.clipboardData, importing);
    };
    const onCopy = (event: ClipboardEvent): void => {
      const selected = getSelection();
      if (takesText(event.target) || (selected !== null && !selected.isCollapsed)) return;
      event.clipboardData?.setData('text/plain', linesOf(stores));
      event.preventDefault();
      notices.tell({ kind: 'copied', what: contentOf(stores) === 'answer' ? 'answerLines' : 'puzzle' });
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('copy', onCopy);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('copy', onCopy);
    };
  }, [stores]);
}

/** Imports files and texts dropped on the page. Returns whether something that can be dropped is over it. */
export function useDropping(): boolean {
  const { importing } = useStores();
  const [over, setOver] = useState(false);
  // A layout effect, as above: without a listener the browser would open a dropped file in place of the page.
  useLayoutEffect(() => {
    const isDroppable = (event: DragEvent): boolean =>
      event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain') ?? false;
    const onOver = (event: DragEvent): void => {
      if (takesText(event.target) || !isDroppable(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent): void => {
      setOver(false);
      if (takesText(event.target) || !isDroppable(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) void importing.offerFiles(files);
      else offer(event.dataTransfer, importing);
    };
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [importing]);
  return over;
}
