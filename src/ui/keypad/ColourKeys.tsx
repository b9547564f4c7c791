import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CELLS, COLOURS, colourAt, DIGITS, has, NO_COLOURS, NO_DIGITS } from '../../sudoku/core';
import { catchFocus, Icon, useMoment, useMoreMessages, useStores } from '../shared';
import './colourKeys.css';

/** Six colours in place of the digits, what they apply to, and a key that removes all colours. */
export function ColourKeys({ children }: { readonly children: ReactNode }) {
  const { editor, game } = useStores();
  const words = useMoreMessages().colours;
  const picked = useStore(editor.store, (state) => state.picked);
  const noted = useStore(editor.store, (state) => state.noted);
  const none = useMoment((now) => now.board.colours === NO_COLOURS);
  const [choosing, setChoosing] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useFocusKept(ref, choosing);
  useAnnouncingTarget();
  useAnnouncingPaint();
  if (choosing) return <WhichNote ref={ref} onChosen={() => setChoosing(false)} />;
  return (
    <div ref={ref} className="digit-keys colour-keys">
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className="digit-key"
          data-colour={colour}
          data-key={colour}
          aria-pressed={picked === null ? undefined : picked === colour}
          onClick={() => editor.press(colour)}
        >
          <span>{words.names[colour]}</span>
        </button>
      ))}
      <button
        type="button"
        className="digit-key target"
        aria-pressed={noted === null}
        onClick={() => editor.setNoted(null)}
      >
        <span>{words.cell}</span>
      </button>
      <button
        type="button"
        className="digit-key target"
        data-first
        aria-pressed={noted !== null}
        onClick={() => setChoosing(true)}
      >
        <span>{words.note(noted)}</span>
      </button>
      <button
        type="button"
        className="digit-key clear-all"
        disabled={none}
        onClick={() => game.play({ kind: 'colour', cells: CELLS, digit: null, colour: null })}
      >
        <Icon name="close" />
        <span>{words.clearAll}</span>
      </button>
      {children}
    </div>
  );
}

interface WhichNoteProps {
  readonly ref: { current: HTMLDivElement | null };
  readonly onChosen: () => void;
}

/** Chooses the digit whose note is coloured; the chosen cells' digits stand out. */
function WhichNote({ ref, onChosen }: WhichNoteProps) {
  const { editor, selection } = useStores();
  const words = useMoreMessages().colours;
  const noted = useStore(editor.store, (state) => state.noted);
  const cells = useStore(selection.store, (state) => state.cells);
  const notes = useMoment((now) => now.board.notes);
  return (
    <div ref={ref} className="digit-keys" role="group" aria-label={words.whichNote}>
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={
            cells.some((cell) => has(notes[cell] ?? NO_DIGITS, digit)) ? 'digit-key' : 'digit-key done'
          }
          data-first={digit === 1 || undefined}
          aria-label={words.note(digit)}
          aria-pressed={digit === noted}
          onClick={() => {
            if (digit !== noted) editor.setNoted(digit);
            onChosen();
          }}
        >
          {digit}
        </button>
      ))}
      <button type="button" className="digit-key on-compact" onClick={onChosen}>
        <Icon name="undo" />
        <span>{words.back}</span>
      </button>
    </div>
  );
}

/** When one set of keys replaces another, moves the focus to the first key of the new set. */
function useFocusKept(ref: { readonly current: HTMLElement | null }, choosing: boolean): void {
  const before = useRef(choosing);
  useLayoutEffect(() => {
    if (before.current === choosing) return;
    before.current = choosing;
    catchFocus(ref.current?.querySelector<HTMLElement>('[data-first]'));
  }, [ref, choosing]);
}

/** Announces what is coloured when that changes. */
function useAnnouncingTarget(): void {
  const { announcer, editor } = useStores();
  const words = useMoreMessages().colours;
  const noted = useStore(editor.store, (state) => state.noted);
  const told = useRef(noted);
  useEffect(() => {
    if (told.current === noted) return;
    told.current = noted;
    announcer.say('board', words.goesTo(noted));
  }, [announcer, noted, words]);
}

/**
 * Announces the new colour of several cells. Each cell's name contains it, but the screen reader does not read them
 * all.
 */
function useAnnouncingPaint(): void {
  const { announcer } = useStores();
  const words = useMoreMessages().colours;
  const colours = useMoment((now) => now.board.colours);
  const before = useRef(colours);
  useEffect(() => {
    const old = before.current;
    before.current = colours;
    const changed = CELLS.flatMap((cell) =>
      [null, ...DIGITS].flatMap((digit) => {
        const colour = colourAt(colours, cell, digit);
        return colour === colourAt(old, cell, digit) ? [] : [{ digit, colour }];
      }),
    );
    const [first, ...others] = changed;
    if (first === undefined || others.length === 0) return;
    if (others.some(({ digit, colour }) => digit !== first.digit || colour !== first.colour)) return;
    announcer.say('board', words.painted(changed.length, first.digit, first.colour));
  }, [announcer, colours, words]);
}
