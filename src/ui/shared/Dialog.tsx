import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from './context';
import { Icon } from './controls/Icon';
import { Notices } from './notices/Notices';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** In rem. */
  readonly width?: number;
  /** Whether nothing in it depends on what the player has done before, and so never waits for it. */
  readonly anytime?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog with a heading and a closing button; Escape and a click beside the dialog close it too. It
 * focuses the element marked `data-first`, else the first element that takes the focus. When it closes, the focus
 * returns.
 */
export function Dialog({ title, onClose, className, width, anytime, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useMessages().app;
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    const first = dialog?.querySelector<HTMLElement>('[data-first]');
    // The buttons at the end are always in view; scrolling to them would hide the beginning.
    first?.focus({ preventScroll: first.closest('.dialog-actions') !== null });
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a click beside the dialog does.
    <dialog
      ref={ref}
      className={`dialog ${className ?? ''}`}
      style={{ '--width': width && `${width}rem` } as object}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-body" data-anytime={anytime}>
        <div className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {/* Never waits: what the dialog waits for is what its closing ends. */}
          <button
            type="button"
            className="nav icon-only"
            aria-label={words.close}
            data-anytime
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      {/* Notices are shown in the dialog, because nothing outside of an open dialog can be announced or pressed. */}
      <Notices />
    </dialog>
  );
}
