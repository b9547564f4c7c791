import { Component, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AppMessages, FailedPart } from '../../i18n';
import { PartAbsent } from '../../parts';
import { momentOf, type Stores } from '../../stores';
import { useMessages, useStores } from './context';
import { forgetFailed } from './loaded';

interface GuardProps {
  /** What is lost if it fails. */
  readonly of: FailedPart;
  /** What to show then, around the words about it. */
  readonly around?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps the failure of what is in it from taking all else with it: it is told in its place, and can be tried again. */
export function Guard(props: GuardProps) {
  const { app } = useMessages();
  return <Boundary words={app.failure} stores={useStores()} {...props} />;
}

interface BoundaryProps extends GuardProps {
  readonly words: AppMessages['failure'];
  readonly stores: Stores;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** The same, for where nothing of the page need be there. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  readonly #again = (): void => {
    // The buttons go; if it fails again, the new ones take the focus.
    if (document.activeElement?.closest('.failure') != null)
      document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus({ preventScroll: true });
    forgetFailed();
    this.setState({ failure: null });
  };

  readonly #online = (): void => {
    if (this.state.failure?.error instanceof PartAbsent) this.#again();
  };

  override componentDidMount(): void {
    addEventListener('online', this.#online);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#online);
    if (this.state.failure !== null) forgetFailed();
  }

  override render(): ReactNode {
    const { children, around = (shown) => shown, ...rest } = this.props;
    const { failure } = this.state;
    if (failure === null) return children;
    return around(<Failure {...rest} error={failure.error} onAgain={this.#again} />);
  }
}

interface FailureProps extends Omit<BoundaryProps, 'children' | 'around'> {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** What happened, in a sentence, and what can be done about it. */
function Failure({ of, words, stores, error, onAgain }: FailureProps) {
  const [report, setReport] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);
  const [withPuzzle, setWithPuzzle] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const why = error instanceof PartAbsent ? error.why : 'mistake';
  useEffect(() => {
    // What had the focus may have gone with what failed.
    if (document.activeElement === document.body) again.current?.focus({ preventScroll: true });
    again.current?.closest('.failure')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const copy = async (): Promise<void> => {
    const text = reportOf(error, of, stores, withPuzzle);
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    setReport({ text, copied: await writing.then(() => true).catch(() => false) });
  };
  return (
    <div className="failure">
      <p role="alert">{words.what(of, why)}</p>
      <div className="failure-actions">
        <button ref={again} type="button" data-first className="button" onClick={onAgain}>
          {words.again}
        </button>
        {why !== 'offline' && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        )}
        <button type="button" className="button plain" onClick={() => void copy()}>
          {report?.copied ? words.copied : words.copy}
        </button>
        <label>
          <input
            type="checkbox"
            checked={withPuzzle}
            onChange={({ target }) => {
              setWithPuzzle(target.checked);
              setReport(null);
            }}
          />
          {words.withPuzzle}
        </label>
      </div>
      {report?.copied === false && <textarea readOnly aria-label={words.copy} value={report.text} />}
    </div>
  );
}

/** Digits and blanks in a row, as a message of ours may quote a board. */
const BOARD = /[\d.]{81}/g;

/** What somebody needs to know who is to mend it; of the puzzle nothing, unless it is wanted. */
function reportOf(
  error: unknown,
  of: FailedPart,
  { screen, game, settings }: Stores,
  withPuzzle: boolean,
): string {
  const { mode, dialog } = screen.store.getState();
  const { board, phase } = momentOf(game.store.getState());
  const told = error instanceof Error ? `${error}\n${error.stack ?? ''}` : String(error);
  return [
    `Unwind ${import.meta.env.VITE_VERSION} ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`,
    `${navigator.userAgent}, ${innerWidth}x${innerHeight}, ${settings.getState().language}`,
    `Failed: ${of}. Open: ${mode}, ${dialog ?? 'no dialog'}, ${phase}`,
    told.replace(BOARD, withPuzzle ? '$&' : '(a board)'),
    ...(withPuzzle ? [board.givens, board.entries] : []),
  ].join('\n');
}
