import { type PointerEvent, useRef } from 'react';

/** How far a finger must drag the grip to choose a direction, in CSS pixels. A shorter move is a tap. */
const DRAG = 24;

/** On a narrow screen the panel is a sheet. Dragging its grip makes it tall or low; a tap switches between the two. */
export function useGrip(setTall: (change: (tall: boolean) => boolean) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent): void {
      from.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent): void {
      if (from.current === null) return;
      const moved = event.clientY - from.current;
      from.current = null;
      setTall((tall) => (Math.abs(moved) < DRAG ? !tall : moved < 0));
    },
    onPointerCancel(): void {
      from.current = null;
    },
  };
}
