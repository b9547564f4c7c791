/**
 * Marks the page between a press with the pointer and the next key, so that no ring is drawn around what a script
 * focuses meanwhile: the first button of a dialog, or the one that opened it. WebKit draws it there, other engines do
 * not.
 */
export function ringForKeys({ dataset }: HTMLElement): void {
  addEventListener(
    'pointerdown',
    () => {
      dataset.pressed ??= '';
    },
    true,
  );
  addEventListener('keydown', () => delete dataset.pressed, true);
}
