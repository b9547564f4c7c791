import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { AppMessages, FailedPart } from '../../../i18n';
import { later, PartAbsent, whyAbsent } from '../../../parts';
import type { Stores } from '../../../stores';
import { useMessages, useStores } from '../context';
import { catchFocus, focusBoard } from '../focus';
import { forgetFailed, lazyComponent } from '../loaded';

export const loadReport = later(() => import('./Report'), 'Report');
const Report = lazyComponent(loadReport);

interface GuardProps {
  /** The part of the page that is lost if it fails. */
  readonly of: FailedPart;
  /** Renders the failure's message with something around it. */
  readonly around?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches a failure of its children, so that the rest of the page keeps working. It shows a message in their place,
 * with a button to try again.
 */
export function Guard(props: GuardProps) {
  const { app } = useMessages();
  return <Boundary words={app.failure} stores={useStores()} {...props} />;
}

interface BoundaryProps extends GuardProps {
  readonly words: AppMessages['failure'];
  readonly stores: Stores;
}

/** How often a part that does not load is tried again automatically, although the server answers. */
const MOST_TRIES = 3;

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** The same as `Guard` without any context, for places above the providers. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  /** How often it was tried again automatically since the player last asked. */
  #tries = 0;

  readonly #again = (): void => {
    // The focused button disappears. If the part fails again, the new button takes the focus.
    if (document.activeElement?.closest('.failure')) focusBoard();
    forgetFailed();
    this.setState({ failure: null });
  };

  readonly #againForPlayer = (): void => {
    this.#tries = 0;
    this.#again();
  };

  readonly #online = (): void => {
    if (this.state.failure?.error instanceof PartAbsent) this.#again();
  };

  override async componentDidCatch(error: unknown): Promise<void> {
    // The network may be back already, or only this part may be missing.
    if (
      error instanceof PartAbsent &&
      error.why === 'offline' &&
      this.#tries++ < MOST_TRIES &&
      (await whyAbsent()) !== 'offline'
    )
      this.#online();
  }

  override componentDidMount(): void {
    addEventListener('online', this.#online);
    // Tries again what failed before this was mounted.
    this.#online();
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#online);
    if (this.state.failure) forgetFailed();
  }

  override render(): ReactNode {
    const { children, around = (shown) => shown, ...rest } = this.props;
    const { failure } = this.state;
    return failure
      ? around(<Failure {...rest} error={failure.error} onAgain={this.#againForPlayer} />)
      : children;
  }
}

interface FailureProps extends Omit<BoundaryProps, 'children' | 'around'> {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** A sentence about what happened, and what the player can do about it. */
function Failure({ of, words, stores, error, onAgain }: FailureProps) {
  const first = useRef<HTMLButtonElement>(null);
  const why = error instanceof PartAbsent ? error.why : 'mistake';
  // A newer version has other files, and what is stuck stays so until the page is reloaded.
  const mayTryAgain = why !== 'outdated' && why !== 'stuck';
  useEffect(() => {
    // The focused element may have disappeared with what failed.
    catchFocus(first.current);
    first.current?.closest('.failure')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className="card failure">
      <p role="alert">{words.what(of, why)}</p>
      <div className="in-row">
        {mayTryAgain && (
          <button ref={first} type="button" data-first className="button" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {why !== 'offline' && (
          <button
            ref={mayTryAgain ? null : first}
            type="button"
            data-first={!mayTryAgain || undefined}
            className="button"
            onClick={() => location.reload()}
          >
            {words.reload}
          </button>
        )}
        {/* If the report itself fails, the message above is enough. */}
        <Boundary of={of} words={words} stores={stores} around={() => null}>
          <Suspense>
            <Report of={of} stores={stores} error={error} />
          </Suspense>
        </Boundary>
      </div>
    </div>
  );
}
