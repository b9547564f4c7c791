import type { ReactNode } from 'react';
import { usePhotoRun } from './photoRun';

interface PictureButtonProps {
  /** Asks for a picture from the camera, on devices that have one. */
  readonly camera?: boolean;
  readonly className?: string;
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** A button that opens the browser's file chooser for pictures. */
export function PictureButton({
  camera = false,
  className = '',
  first = false,
  children,
}: PictureButtonProps) {
  const run = usePhotoRun();
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
