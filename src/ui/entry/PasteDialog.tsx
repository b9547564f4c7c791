import { memo, type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BoardState } from '../../stores';
import { clashesOf, countFilled, EMPTY_GRID } from '../../sudoku/core';
import type { Choice, Reading, ReadingError, Repair } from '../../sudoku/formats';
import { Dialog, Icon, MiniBoard, useCommands, useMessages, useMoreMessages, useStores } from '../shared';
import './entry.css';

/**
 * How much of a text is shown, in characters and in lines. Laying out the text of a whole book would block the page.
 */
const SHOWN = 10_000;
const SHOWN_LINES = 400;

function beginningOf(text: string): string {
  const shown = text.slice(0, SHOWN);
  const lines = shown.split('\n', SHOWN_LINES + 1);
  return lines.length > SHOWN_LINES ? lines.slice(0, SHOWN_LINES).join('\n') : shown;
}

/**
 * A text with at least so many lines may be a drawing of a board, whose columns must stay aligned, so its lines are not
 * wrapped. The lines of a shorter text may be wrapped.
 */
const PICTURE_LINES = 9;

/** A text beside the puzzle it reads as. Says what is wrong with the text, and where, and offers a repair. */
export function PasteDialog() {
  const { importing, screen } = useStores();
  const { openFile } = useCommands();
  const words = useMessages();
  const { entry, reading: readings } = useMoreMessages();
  const { paste } = entry;
  const { text, reading, refused } = useStore(importing.store);
  const error = reading?.kind === 'refused' ? reading.error : null;
  const left = reading === null || reading.kind === 'refused' ? null : reading.left;
  const shown = beginningOf(text);
  const message = useId();
  const close = (): void => {
    importing.cancel();
    screen.close();
  };
  return (
    <Dialog title={paste.title} onClose={close} className="paste" width={45}>
      <p className="sub">{paste.help}</p>
      <div className="paste-columns">
        <PuzzleText text={shown} error={error} describedBy={message} />
        <Preview reading={reading} />
      </div>
      <div id={message} className="in-row paste-message" role="status">
        {text === '' && refused && <p>{paste.pasteHere}</p>}
        {error !== null && <ErrorLine error={error} />}
        {reading?.kind === 'one' && <Recognised {...reading} />}
        {reading?.kind === 'several' && <p>{paste.choose(reading.choices.length, reading.total)}</p>}
        {left !== null && <p>{readings.left(left)}</p>}
        {text.length > shown.length && <p className="quiet">{paste.onlyBeginning(shown.length)}</p>}
      </div>
      {reading?.kind === 'several' && <Choices {...reading} />}
      <div className="dialog-actions">
        <button type="button" className="button plain" onClick={close}>
          {words.app.cancel}
        </button>
        <button type="button" className="button" onClick={openFile}>
          <Icon name="file" />
          {paste.openFile}
        </button>
        <Ways reading={reading} />
      </div>
    </Dialog>
  );
}

/** What was recognised; if it is in doubt, also why. */
function Recognised({ choice }: Extract<Reading, { readonly kind: 'one' }>) {
  const { reading } = useMoreMessages();
  const clashes = clashesOf(choice.puzzle.givens);
  return (
    <>
      <p>{reading.recognised(choice)}</p>
      {choice.assumed !== undefined && <p>{`${reading.how(choice)}.`}</p>}
      {clashes.length > 0 && <p>{reading.clash(clashes)}</p>}
    </>
  );
}

interface PuzzleTextProps {
  readonly text: string;
  readonly error: ReadingError | null;
  readonly describedBy: string;
}

/**
 * The text field, laid over a copy of the text that has line numbers and the error mark, since a text field cannot mark
 * its text. If only the beginning of a text is shown, an edit drops the rest.
 */
function PuzzleText({ text, error, describedBy }: PuzzleTextProps) {
  const { importing } = useStores();
  const { paste } = useMoreMessages().entry;
  const backdrop = useRef<HTMLPreElement>(null);
  const shown = useDeferredValue(text);
  const place = error?.at ?? null;
  const isPicture = text.trim().split('\n', PICTURE_LINES).length === PICTURE_LINES;
  return (
    <div
      className="puzzle-text"
      data-invalid={error !== null || undefined}
      data-picture={isPicture || undefined}
    >
      <pre ref={backdrop} aria-hidden="true">
        {numbered(shown, place)}
      </pre>
      <textarea
        data-first
        aria-label={paste.text}
        aria-invalid={error !== null}
        aria-describedby={describedBy}
        value={text}
        wrap={isPicture ? 'off' : 'soft'}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onPaste={(event) => {
          // The field cannot show so much text without blocking the page, so read the text without showing all of it.
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.length <= SHOWN) return;
          event.preventDefault();
          // In its own task: passing twenty megabytes to the worker takes the browser some 40 ms.
          setTimeout(() => void importing.edit(pasted));
        }}
        onChange={(event) => void importing.edit(event.target.value)}
        onScroll={(event) => {
          const { scrollTop, scrollLeft } = event.currentTarget;
          backdrop.current?.scrollTo(scrollLeft, scrollTop);
        }}
      />
    </div>
  );
}

function numbered(text: string, place: ReadingError['at']): ReactNode[] {
  let start = 0;
  return text.split('\n').map((line, index) => {
    const from = start;
    start += line.length + 1;
    const marked = place !== null && place.start < start && place.end > from;
    const a = marked ? Math.max(0, place.start - from) : line.length;
    const b = marked ? Math.min(line.length, place.end - from) : line.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
      <div key={index} className={marked ? 'bad' : undefined} data-line={index + 1}>
        {line.slice(0, a)}
        {marked && <mark>{line.slice(a, b) || ' '}</mark>}
        {line.slice(b)}
      </div>
    );
  });
}

function Preview({ reading }: { readonly reading: Reading | null }) {
  const { paste } = useMoreMessages().entry;
  const { importing } = useStores();
  const draft = useStore(importing.store, (state) => state.draft);
  const puzzle = reading?.kind === 'one' ? reading.choice.puzzle : draft?.puzzle;
  return (
    <MiniBoard
      givens={puzzle?.givens ?? EMPTY_GRID}
      entries={puzzle?.entries ?? EMPTY_GRID}
      doubtful={draft?.doubtful ?? null}
      name={paste.preview}
    />
  );
}

function ErrorLine({ error }: { readonly error: ReadingError }) {
  const { reading } = useMoreMessages();
  return (
    <>
      <svg className="glyph none" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
        <path className="cut" d="m8 8 8 8m0-8-8 8" />
      </svg>
      <p>
        <b>{reading.error(error)}</b> <span>{reading.advice(error)}</span>
      </p>
    </>
  );
}

/** Repairs beside the likeliest one. */
const MOST_OTHERS = 2;

/** The buttons: import the text, or repair it first. */
function Ways({ reading }: { readonly reading: Reading | null }) {
  const { importing } = useStores();
  const words = useMoreMessages();
  const preferred = useStore(importing.store, ({ draft }) => draft?.preferred);
  const [first, ...more] = reading?.kind === 'refused' ? reading.error.repairs : [];
  const choice =
    reading?.kind === 'one'
      ? reading.choice
      : reading?.kind === 'several' && preferred !== undefined
        ? (reading.choices[preferred] ?? null)
        : null;
  const solveAll = { label: words.many.solveAll, press: importing.solveAll };
  const mend = (repair: Repair) => ({
    label: words.reading.repair(repair),
    press: () => void importing.edit(repair.text),
  });
  const isOfFew = reading?.kind === 'several' && choice !== null;
  const others = more.length > 0 ? more.slice(0, MOST_OTHERS).map(mend) : isOfFew ? [solveAll] : [];
  const main =
    first !== undefined
      ? mend(first)
      : reading?.kind === 'several' && choice === null
        ? solveAll
        : { label: words.entry.paste.import, press: () => choice !== null && importing.accept(choice) };
  return (
    <>
      {others.map(({ label, press }) => (
        <button key={label} type="button" className="button" onClick={press}>
          {label}
        </button>
      ))}
      {/* The same button imports or repairs, so it keeps the focus after a repair. */}
      <button
        type="button"
        className="button ink"
        disabled={first === undefined && choice === null && reading?.kind !== 'several'}
        onClick={main.press}
      >
        {main.label}
      </button>
    </>
  );
}

type Several = Extract<Reading, { readonly kind: 'several' }>;

/**
 * How many choices are drawn at once: more than fit in view. The others follow in later tasks, so that the page stays
 * responsive.
 */
const CHOICES_AT_ONCE = 12;

/** Whether choices are several readings of one puzzle, and not a list of puzzles. */
const areReadings = (choices: readonly Choice[]): boolean =>
  choices.length <= MOST_READINGS &&
  choices.some(
    ({ assumed, notation, details }) =>
      assumed !== undefined ||
      notation !== choices[0]?.notation ||
      details.lines !== choices[0]?.details.lines,
  );

const MOST_READINGS = 4;

function Choices({ choices, total }: Pick<Several, 'choices' | 'total'>) {
  const { importing } = useStores();
  const draft = useStore(importing.store, (state) => state.draft);
  const [last, setLast] = useState({ choices, drawn: CHOICES_AT_ONCE });
  const drawn = last.choices === choices ? last.drawn : CHOICES_AT_ONCE;
  useEffect(() => {
    if (drawn >= choices.length) return;
    const soon = setTimeout(() => setLast({ choices, drawn: drawn + CHOICES_AT_ONCE }));
    return () => clearTimeout(soon);
  }, [choices, drawn]);
  const areInDoubt = areReadings(choices);
  return (
    <ul className="in-column choices">
      {choices.slice(0, drawn).map((choice, index) => (
        <OneChoice
          key={`${choice.puzzle.givens}${choice.puzzle.entries}`}
          choice={choice}
          number={index + 1}
          total={total}
          state={draft?.judged?.[index] ?? null}
          preferred={draft?.preferred === index}
          isInDoubt={areInDoubt}
        />
      ))}
    </ul>
  );
}

interface OneChoiceProps {
  readonly choice: Choice;
  readonly number: number;
  readonly total: number;
  readonly state: BoardState | null;
  /** Whether this choice is the likeliest. */
  readonly preferred: boolean;
  /** Whether the others are other readings of the same puzzle. Then the choice says how it was read. */
  readonly isInDoubt: boolean;
}

const OneChoice = memo(function OneChoice({
  choice,
  number,
  total,
  state,
  preferred,
  isInDoubt,
}: OneChoiceProps) {
  const { importing } = useStores();
  const { entry, reading } = useMoreMessages();
  const { paste } = entry;
  const { givens, entries, name } = choice.puzzle;
  // Without givens, the number of solutions is that under the candidates, which `how` tells.
  const isOfCandidates = choice.assumed?.endsWith('andidates') === true;
  return (
    <li>
      <button
        type="button"
        className="tile"
        aria-current={preferred || undefined}
        onClick={() => importing.accept(choice)}
      >
        <MiniBoard givens={givens} entries={entries} />
        <span>
          {paste.choice({ number, total, name }, countFilled(givens), isOfCandidates ? null : state)}
        </span>
        {isInDoubt && <span className="quiet">{reading.how(choice)}</span>}
      </button>
    </li>
  );
});
