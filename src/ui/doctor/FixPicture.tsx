import type { ReactNode } from 'react';
import type { Cell } from '../../sudoku/core';
import type { Fix } from '../../sudoku/doctor';
import { useMoreMessages } from '../shared';

/** A change as a drawing: the present digit, and the new one. The sentence under it says the same. */
export function FixPicture({ fix }: { readonly fix: Fix }) {
  return (
    <div className="in-line doctor-picture" aria-hidden="true">
      <Drawing fix={fix} />
    </div>
  );
}

function Drawing({ fix }: { readonly fix: Fix }): ReactNode {
  switch (fix.kind) {
    case 'change':
      return (
        <>
          <Place cell={fix.cell} />
          <s>{fix.from}</s>
          <Arrow />
          <b>{fix.to}</b>
        </>
      );
    case 'remove':
      return (
        <>
          <Place cell={fix.cell} />
          <s>{fix.digit}</s>
          <Arrow />
          <i className="blank" />
        </>
      );
    case 'swap':
      return (
        <>
          <Place cell={fix.a} />
          <b>{fix.first}</b>
          <Arrow both />
          <b>{fix.second}</b>
          <Place cell={fix.b} />
        </>
      );
    case 'move':
      return (
        <>
          <b>{fix.digit}</b>
          <Place cell={fix.cell} />
          <Arrow />
          <Place cell={fix.to} />
        </>
      );
    case 'insert':
      return (
        <>
          <Place cell={fix.cell} />
          <i className="blank" />
          <Arrow />
        </>
      );
    case 'takeOut':
      return (
        <>
          <Arrow back />
          <Place cell={fix.cell} />
        </>
      );
    case 'shift':
      return (
        <>
          {fix.by === -1 && <Arrow back />}
          <Place cell={fix.first} />
          <span>–</span>
          <Place cell={fix.last} />
          {fix.by === 1 && <Arrow />}
        </>
      );
  }
}

function Place({ cell }: { readonly cell: Cell }) {
  const words = useMoreMessages().doctor;
  return <code>{words.cell(cell)}</code>;
}

interface ArrowProps {
  readonly back?: boolean;
  readonly both?: boolean;
}

function Arrow({ back = false, both = false }: ArrowProps) {
  return (
    <svg viewBox="0 0 36 16" aria-hidden="true">
      <path d="M2 8h32" />
      {!back && <path d="m28 2 6 6-6 6" />}
      {(back || both) && <path d="M8 2 2 8l6 6" />}
    </svg>
  );
}
