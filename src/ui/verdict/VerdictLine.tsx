import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { LANGUAGES } from '../../i18n';
import { later } from '../../parts';
import { exampleBefore, isFirstExample, type Moment, type Receipt, type VerdictState } from '../../stores';
import {
  focusBoard,
  Guard,
  Icon,
  lazyComponent,
  Spiral,
  useBeingTyped,
  useGame,
  useLanguage,
  useLoadedIf,
  useMessages,
  useMoment,
  useSetting,
  useStores,
} from '../shared';
import { type Glyph, type VerdictView, verdictView } from './verdictView';
import './verdict.css';

/**
 * How long a verdict must stand before the puzzle is rated, in milliseconds: the page has more urgent work at
 * first.
 */
const REST = 1500;

/** What only an answer needs, and what only a puzzle that has been rated. */
export const loadReceiptView = later(() => import('./receiptView'), 'receiptView');
export const loadActions = later(() => import('./Actions'), 'Actions');
export const loadRated = later(() => import('./Rated'), 'Rated');
const Actions = lazyComponent(loadActions);
const Rated = lazyComponent(loadRated);

/** How long a job runs before the line mentions it, in milliseconds. */
const PATIENCE = 150;

/**
 * The line under the board. It says what is known about the puzzle and, after Solve, what was done and what the player
 * can do next.
 */
export function VerdictLine() {
  const { verdict: judged, answering } = useStores();
  const { verdict: words } = useMessages();
  const moment = useMoment((now) => now);
  const verdict = useStore(judged);
  const answer = useStore(answering.store);
  const working = useElapsed(answer.work?.since ?? null);
  const pointOut = useSetting('pointOutMistakes');
  const naming = useSetting('cellNaming');
  const asked = answer.board === moment.board ? answer.receipt : null;
  const more = useLoadedIf(LANGUAGES[useLanguage()].loadMore, asked !== null);
  const receiptView = useLoadedIf(loadReceiptView, asked !== null);
  const receipt =
    asked === null || more === null || receiptView === null
      ? null
      : receiptView(asked, moment.board, { ...more(naming).answer, clash: words.clash });
  const shown = verdictView({ moment, verdict, working, work: answer.work, receipt, pointOut }, words);
  const { glyph, line, progress, stale, actions } = shown;
  useAnnouncing(shown, moment, verdict, receipt && asked);
  const rated = useRested(verdict.verdict.kind === 'one' && !verdict.stale ? verdict.givens : null);
  return (
    <div className="in-row verdict" data-actions={actions.length > 0 || undefined}>
      <VerdictGlyph glyph={glyph} />
      <div className="verdict-text">
        <p
          role="status"
          aria-live="off"
          aria-busy={stale || glyph === 'busy'}
          className={stale ? 'stale' : undefined}
        >
          <b>{line.lead}</b>
          <span className="dot"> · </span>
          <span className="rest">{line.rest}</span>
        </p>
        {(progress !== null || rated !== null) && (
          <div className="remark rated">
            {progress !== null && (
              <p className={progress.wrong ? 'progress wrong' : 'progress'}>{progress.text}</p>
            )}
            {/* The player did not ask for this, so a failure is not reported. */}
            {rated !== null && (
              <Guard of="side" around={() => null}>
                <Suspense>
                  <Rated givens={rated} />
                </Suspense>
              </Guard>
            )}
          </div>
        )}
      </div>
      {actions.length === 0 && glyph !== 'busy' && <NextButton />}
      {actions.length > 0 && (
        <Guard of="side" around={() => null}>
          <Suspense>
            <Actions actions={actions} />
          </Suspense>
        </Guard>
      )}
    </div>
  );
}

/**
 * How long the board and the cursor must stay unchanged before the verdict is announced, in milliseconds. Without the
 * pause every key would be followed by an announcement.
 */
const PAUSE = 1000;

/**
 * Announces the line. The answer to a command is announced at once. A board's verdict is announced after a pause, and
 * only if it differs from the last announced verdict. A single revealed cell is not announced here, because the board
 * announces its digit.
 */
function useAnnouncing(
  { line, progress, stale, glyph }: VerdictView,
  { board }: Moment,
  { verdict }: VerdictState,
  asked: Receipt | null,
): void {
  const { announcer, selection } = useStores();
  const mistakes = progress?.wrong ? `${progress.text} · ` : '';
  const lead = mistakes + line.lead;
  const { rest } = line;
  const said = useRef(lead);
  const answered = useRef(asked);
  const pending = stale || (verdict.kind === 'pending' && asked === null);
  const untold = asked?.kind === 'revealed' && asked.cells.length === 1;
  const busy = glyph === 'busy';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board begins another pause.
  useEffect(() => {
    // The elapsed time changes constantly, so a running job is announced only once.
    const text = busy ? lead : `${lead} · ${rest}`;
    const tell = (): void => {
      said.current = lead;
      announcer.say('verdict', text);
    };
    const isAnswer = !busy && asked !== null && asked !== answered.current;
    if (isAnswer) {
      answered.current = asked;
      if (untold) said.current = lead;
      else tell();
    } else if (!pending && said.current !== lead && !untold) {
      let timer = setTimeout(tell, PAUSE);
      // A player who skips cells is still typing, although the board does not change.
      const goingOn = selection.store.subscribe(() => {
        clearTimeout(timer);
        if (said.current !== lead) timer = setTimeout(tell, PAUSE);
      });
      return () => {
        clearTimeout(timer);
        goingOn();
      };
    }
    return undefined;
  }, [announcer, selection, asked, board, busy, busy ? '' : lead, busy ? '' : rest, pending, untold]);
}

/** The next thing to do: play what was entered, type a puzzle in place of the example or go back to it, or examine. */
function NextButton() {
  const { verdict, doctor, game, editor } = useStores();
  const { verdict: words } = useMessages();
  const welcome = useMoment((now) => now.welcome);
  const entering = useBeingTyped();
  const setting = useMoment((now) => now.phase === 'set');
  const inExample = useMoment((now) => isFirstExample(now.board));
  const example = useGame(exampleBefore);
  const open = useStore(doctor.store, (state) => state.open);
  const kind = useStore(verdict, (state) => state.verdict.kind);
  const broken = kind === 'none' || kind === 'clash';
  if (welcome) return null;
  const instead = (className: string, label: ReactNode, act: () => void) => (
    <button
      type="button"
      className={`button ${className}`}
      onClick={() => {
        act();
        // The pressed button is about to disappear.
        focusBoard();
      }}
    >
      {label}
    </button>
  );
  if (inExample)
    return instead(
      'own',
      <span>
        {words.own.ask} <b>{words.own.act}</b>
      </span>,
      editor.typeOwn,
    );
  if (setting && kind === 'one') return instead('ink start', words.start, () => game.setPhase('play'));
  if (entering && kind !== 'clash')
    return example === null ? null : instead('own', words.backToExample, () => game.undoTo(example));
  if (!(broken || kind === 'one' || kind === 'many')) return null;
  return (
    <button
      type="button"
      className={broken ? 'button ink examine broken' : 'button examine'}
      aria-expanded={open}
      onClick={open ? doctor.close : doctor.open}
    >
      <Icon name="lens" />
      <span className={broken ? undefined : 'unseen-phone'}>{broken ? words.mistyped : words.examine}</span>
    </button>
  );
}

/** A value that has stayed the same for a while, else `null`. */
function useRested<T>(value: T): T | null {
  const [rested, setRested] = useState<T | null>(null);
  useEffect(() => {
    const clock = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(clock);
  }, [value]);
  // Compared here instead of reset in the effect: when keys come faster than frames, such updates would pile up.
  return rested === value ? rested : null;
}

/**
 * How long ago `since` was, in milliseconds, updated four times a second; `null` while it is too early to
 * mention.
 */
function useElapsed(since: number | null): number | null {
  const [looked, setLooked] = useState<{ readonly since: number; readonly now: number } | null>(null);
  useEffect(() => {
    if (since === null) return;
    const look = (): void => setLooked({ since, now: Date.now() });
    const first = setTimeout(look, PATIENCE);
    const clock = setInterval(look, 250);
    return () => {
      clearTimeout(first);
      clearInterval(clock);
    };
  }, [since]);
  return looked?.since === since ? looked.now - looked.since : null;
}

/** A disc with a tick, an octagon with a cross, a triangle with bars, the spiral: told apart by shape, not by colour. */
function VerdictGlyph({ glyph }: { readonly glyph: Glyph }) {
  switch (glyph) {
    case 'one':
      return (
        <svg className="glyph one" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="11" fill="currentColor" />
          <path className="cut" d="m7 12.5 3.5 3.5 7-7.5" />
        </svg>
      );
    case 'none':
      return (
        <svg className="glyph none" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" fill="currentColor" />
          <path className="cut" d="m8 8 8 8m0-8-8 8" />
        </svg>
      );
    case 'many':
      return (
        <svg className="glyph many" viewBox="0 0 24 24" aria-hidden="true">
          <path className="outline" d="M12 2 23 21H1zM8 17h8M9.5 13.5h5" />
        </svg>
      );
    case 'busy':
      return <Spiral className="glyph spiral" />;
    case 'quiet':
      return (
        <svg className="glyph quiet" viewBox="0 0 24 24" aria-hidden="true">
          <circle className="outline" cx="12" cy="12" r="10" strokeDasharray="3 3.3" />
        </svg>
      );
  }
}
