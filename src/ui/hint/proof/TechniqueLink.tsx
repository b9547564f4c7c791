import type { ReactNode } from 'react';
import type { TechniqueId } from '../../../sudoku/techniques';
import { useStores } from '../../shared';

interface TechniqueLinkProps {
  readonly id: TechniqueId;
  readonly children: ReactNode;
}

/** A button that opens the page of a technique. */
export function TechniqueLink({ id, children }: TechniqueLinkProps) {
  const { screen } = useStores();
  return (
    <button
      type="button"
      className="link technique-link"
      aria-haspopup="dialog"
      onClick={() => screen.open('technique', id)}
    >
      {children}
    </button>
  );
}
