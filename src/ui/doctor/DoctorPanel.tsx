import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import {
  catchFocus,
  Icon,
  LABELLED,
  Timer,
  useLayOnBoard,
  useMessages,
  useMoreMessages,
  useStores,
} from '../shared';
import { ManySolutions } from './ManySolutions';
import { NoSolution } from './NoSolution';
import { OneSolution } from './OneSolution';
import './doctor.css';

/** Everything the doctor knows about the puzzle on the board. The panel replaces the keypad; the board stays in use. */
export function DoctorPanel() {
  const { doctor } = useStores();
  const { app } = useMessages();
  const title = useTitle();
  const id = useId();
  const heading = useFocusOnArrival();
  useLayOnBoard(LABELLED);
  return (
    <section className="in-stack doctor-panel" aria-labelledby={id}>
      <div className="doctor-head">
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className="nav icon-only" aria-label={app.close} onClick={doctor.close}>
          <Icon name="close" />
        </button>
      </div>
      <Findings />
      <Timer />
    </section>
  );
}

function useTitle(): string {
  const { verdict } = useStores();
  const words = useMoreMessages().doctor;
  const kind = useStore(verdict, (state) => state.verdict.kind);
  if (kind === 'none' || kind === 'clash') return words.mending.title;
  return kind === 'many' ? words.many.title : words.title;
}

function Findings() {
  const { verdict } = useStores();
  const words = useMoreMessages().doctor;
  const kind = useStore(verdict, (state) => state.verdict.kind);
  switch (kind) {
    case 'none':
    case 'clash':
      return <NoSolution />;
    case 'many':
      return <ManySolutions />;
    case 'one':
      return <OneSolution />;
    case 'empty':
      return <p className="sub">{words.nothing}</p>;
    case 'pending':
      return <p className="sub">{words.judging}</p>;
    case 'unknown':
      return <p className="sub">{words.failed}</p>;
  }
}

/** Moves the focus to the heading when the panel opens, and back to where it was when the panel closes. */
function useFocusOnArrival() {
  const ref = useRef<HTMLHeadingElement>(null);
  /** What had the focus before. Kept, because in development React begins each effect twice. */
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current ??= document.activeElement;
    ref.current?.focus();
    return () => {
      // Only if the focus was in the panel, which is gone. A focus elsewhere stays where it is.
      if (before.current instanceof HTMLElement && before.current.isConnected) catchFocus(before.current);
    };
  }, []);
  return ref;
}
