import type { ReactNode } from 'react';
import type { PhotoRun } from '../../stores';

interface PictureButtonProps {
  readonly run: PhotoRun;
  /** Opens the camera, where there is one. */
  readonly camera?: boolean;
  readonly className?: string;
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** A button that asks the browser for a picture. */
export function PictureButton({
  run,
  camera = false,
  className = '',
  first = false,
  children,
}: PictureButtonProps) {
  const ask = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    if (camera) input.setAttribute('capture', 'environment');
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file !== undefined) void run.offer(file);
    });
    input.click();
  };
  return (
    <button type="button" className={`button ${className}`} data-first={first || undefined} onClick={ask}>
      {children}
    </button>
  );
}
