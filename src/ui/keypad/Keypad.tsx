import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { later } from '../../parts';
import { beginningOf, canRedo, canUndo, type EditorMode, isFirstExample } from '../../stores';
import { DIGITS, type Digit, visibleOf } from '../../sudoku/core';
import { BOARD_KEYS, useWrittenKey } from '../keys';
import {
  COMMANDS,
  focusBoard,
  Guard,
  Icon,
  type IconName,
  isShown,
  lazyComponent,
  Segmented,
  useCommands,
  useGame,
  useMessages,
  useMoment,
  useSetting,
  useStores,
} from '../shared';
import './keypad.css';

export const loadColourKeys = later(() => import('./ColourKeys'), 'ColourKeys');
const ColourKeys = lazyComponent(loadColourKeys);

/** The phase switch, the digit keys, and the tools beside them. */
export function Keypad() {
  const { editor, game } = useStores();
  const { pad } = useMessages().app;
  const written = useWrittenKey();
  const undoable = useGame(canUndo);
  const redoable = useGame(canRedo);
  const setting = useMoment((now) => now.phase === 'set');
  // Until there is a puzzle, one can choose to type one or to play the example.
  const open = useMoment((now) => beginningOf(now) !== null || isFirstExample(now.board));
  const phase = setting ? 'set' : 'play';
  const mode = useStore(editor.store, (state) => (setting ? 'digit' : state.mode));
  const erase = setting ? pad.skip : pad.erase;
  const cornerNotes = useSetting('cornerNotes');
  const notes = cornerNotes ? pad.centre : pad.notes;
  useAnnouncingMode(mode, notes);
  const eraseIcon = setting ? 'skip' : 'erase';
  const ref = useRef<HTMLElement>(null);
  useFocusPassedOn(ref, phase);
  const choosePhase = (chosen: typeof phase): void => {
    if (chosen === phase) return;
    if (open && chosen === 'set') editor.typeOwn();
    else game.setPhase(chosen);
  };
  const eraseKey = <EraseKey className="digit-key on-compact" icon={eraseIcon} name={erase} />;

  return (
    <section ref={ref} className="pad" aria-label={pad.name} data-phase={phase} data-open={open || undefined}>
      <Segmented
        name={pad.phase}
        value={phase}
        onChange={choosePhase}
        options={[
          { value: 'set', label: pad.set },
          { value: 'play', label: pad.play },
        ]}
      />
      {mode === 'colour' ? (
        <Guard of="side">
          <Suspense fallback={<DigitKeys>{eraseKey}</DigitKeys>}>
            <ColourKeys>{eraseKey}</ColourKeys>
          </Suspense>
        </Guard>
      ) : (
        <DigitKeys>{eraseKey}</DigitKeys>
      )}
      <div className="in-column tools">
        {/* A puzzle that is typed has no notes and no colours. */}
        {!setting && (
          <Segmented
            name={pad.mode}
            value={mode}
            // A second press leads back to digits: where there is little room, that is the only way back.
            onChange={editor.toggleMode}
            options={[
              { value: 'digit', label: pad.digit },
              ...(cornerNotes ? [{ value: 'corner' as const, label: pad.corner }] : []),
              { value: 'notes', label: notes },
              { value: 'colour', label: pad.colour },
            ]}
          />
        )}
        <EraseKey
          className="button on-wide"
          icon={eraseIcon}
          name={erase}
          shortcut={written(setting ? BOARD_KEYS.zero.keys : BOARD_KEYS.back.keys)}
        />
        <CommandButton command="undo" disabled={!undoable} />
        <CommandButton command="redo" disabled={!redoable} />
      </div>
    </section>
  );
}

/** Narrow screens hide the phase switch during play. If the switch had the focus, the board takes it. */
function useFocusPassedOn(ref: { readonly current: HTMLElement | null }, phase: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the phase that shows and hides the switch.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused !== null && ref.current?.contains(focused) && !isShown(focused)) focusBoard();
  }, [ref, phase]);
}

/** Announces the mode that a key has switched to. (A button announces its own state.) */
function useAnnouncingMode(mode: EditorMode, notes: string): void {
  const { announcer } = useStores();
  const { pad } = useMessages().app;
  const told = useRef(mode);
  useEffect(() => {
    if (told.current === mode) return;
    told.current = mode;
    if (document.activeElement?.closest('.seg') == null)
      announcer.say('board', mode === 'notes' ? notes : pad[mode]);
  }, [announcer, mode, notes, pad]);
}

function DigitKeys({ children }: { readonly children: ReactNode }) {
  const { editor } = useStores();
  const { pad } = useMessages().app;
  const visible = useMoment((now) => (now.welcome ? null : visibleOf(now.board)));
  const picked = useStore(editor.store, (state) => state.picked);
  const left = (digit: Digit): number =>
    visible === null ? 9 : Math.max(0, 10 - visible.split(String(digit)).length);
  return (
    <div className="digit-keys">
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          className={left(digit) === 0 ? 'digit-key done' : 'digit-key'}
          aria-label={visible === null ? String(digit) : pad.keyName(digit, left(digit))}
          aria-pressed={picked === null ? undefined : picked === digit}
          data-left={visible === null ? undefined : pad.left(left(digit))}
          onClick={() => editor.press(digit)}
        >
          {digit}
        </button>
      ))}
      {children}
    </div>
  );
}

interface EraseKeyProps {
  readonly className: string;
  readonly icon: IconName;
  readonly name: string;
  readonly shortcut?: string | undefined;
}

/** Drawn twice, beside the digit keys and among them; the page's width decides which one is shown. */
function EraseKey({ className, icon, name, shortcut }: EraseKeyProps) {
  const { editor } = useStores();
  const picked = useStore(editor.store, (state) => state.picked);
  return (
    <button
      type="button"
      className={className}
      data-key={shortcut}
      aria-pressed={picked === null ? undefined : picked === 'erase'}
      onClick={() => editor.press('erase')}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

interface CommandButtonProps {
  readonly command: 'undo' | 'redo';
  readonly disabled: boolean;
}

function CommandButton({ command, disabled }: CommandButtonProps) {
  const { [command]: run } = useCommands();
  const { icon, keys, label } = COMMANDS[command];
  const words = useMessages();
  const written = useWrittenKey();
  return (
    <button type="button" className="button" data-key={written(keys)} disabled={disabled} onClick={run}>
      <Icon name={icon} />
      <span className="unseen-phone">{label(words)}</span>
    </button>
  );
}
