import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { type ByNaming, en, type Messages } from '../i18n';
import { type Beginning, beginningOf, type Mode, type Stores } from '../stores';
import { Board } from './board';
import { OpenDialog } from './dialogs';
import { Start, useClipboard, useDropping } from './entry';
import { Header } from './Header';
import { HintDrawn, HintLegend, HintSide } from './hint';
import { Keypad } from './keypad';
import { actsOf, BOARD_KEYS, useKeys } from './keys';
import { PuzzleTitle } from './PuzzleTitle';
import { ComparePage, DoctorCard, DoctorPanel, PlayAids, WatchPage } from './rooms';
import {
  Announcements,
  AppProvider,
  Boundary,
  COMMANDS,
  Dialog as DialogFrame,
  Guard,
  Loading,
  Notices,
  useBeingTyped,
  useCommands,
  useMessages,
  useMoment,
  useStores,
} from './shared';
import { VerdictLine } from './verdict';
import './app.css';
// The rules for one column come last: of equally specific rules, the last one wins.
import './compact.css';

interface AppProps {
  readonly stores: Stores;
  readonly messages?: ByNaming<Messages>;
  /** Called once, as soon as the page answers to keys and presses. */
  readonly onAwake?: (() => void) | undefined;
}

/** The whole page. */
export function App({ stores, onAwake, ...words }: AppProps) {
  return (
    <Boundary
      of="page"
      words={(words.messages ?? en)(null).app.failure}
      stores={stores}
      around={(failure) => <main className="page">{failure}</main>}
    >
      <AppProvider stores={stores} {...words}>
        <HintDrawn>
          <Page onAwake={onAwake} />
        </HintDrawn>
      </AppProvider>
    </Boundary>
  );
}

const PAGES: Readonly<Record<Mode, ComponentType>> = {
  play: PlayPage,
  hint: PlayPage,
  watch: WatchPage,
  compare: ComparePage,
};

function Page({ onAwake }: Pick<AppProps, 'onAwake'>) {
  const { screen } = useStores();
  const mode = useStore(screen.store, (state) => state.mode);
  const dialog = useStore(screen.store, (state) => state.dialog);
  const dropping = useDropping();
  usePageKeys();
  useClipboard();
  const PageOfMode = PAGES[mode];
  return (
    <div
      data-mode={mode}
      data-dropping={dropping || undefined}
      // From the first paint on, a reload too: the dialog itself may load later.
      data-paused={dialog === 'pause' || undefined}
    >
      {/*
       * Announcements come first because they take part in the layout: at the end they would make the page
       * longer.
       */}
      <Announcements />
      <Header />
      <Guard
        key={PageOfMode === PlayPage ? 'play' : mode}
        of={mode}
        around={(failure) => <FailedView failure={failure} />}
      >
        <Suspense
          fallback={
            <>
              <PlayPage />
              <Loading />
              <Awake then={onAwake} />
            </>
          }
        >
          <PageOfMode />
          <Awake then={onAwake} />
        </Suspense>
      </Guard>
      {dialog === null && <Notices />}
      <Guard key={dialog} of="dialog" around={(failure) => <FailedDialog failure={failure} />}>
        <Suspense fallback={<Loading />}>{dialog && <OpenDialog dialog={dialog} />}</Suspense>
      </Guard>
    </div>
  );
}

/** Shown in place of a view that failed: for Watch and Compare the Play page, for Play only the failure's words. */
function FailedView({ failure }: { readonly failure: ReactNode }) {
  const { screen } = useStores();
  const { failure: words } = useMessages().app;
  const mode = useStore(screen.store, (state) => state.mode);
  useEffect(() => {
    screen.fail(true);
    return () => screen.fail(false);
  }, [screen]);
  if (mode === 'play' || mode === 'hint') return <main className="page">{failure}</main>;
  return (
    <PlayPage
      failure={
        <>
          {failure}
          <button type="button" className="link" onClick={() => screen.enter('play')}>
            {words.back}
          </button>
        </>
      }
    />
  );
}

/** Shown in place of a dialog that failed. */
function FailedDialog({ failure }: { readonly failure: ReactNode }) {
  const { screen } = useStores();
  const { failure: words } = useMessages().app;
  return (
    <DialogFrame title={words.title} onClose={screen.close}>
      {failure}
    </DialogFrame>
  );
}

/**
 * Calls `then` when React has hydrated the siblings of this component. React hydrates the drawn page one Suspense
 * boundary at a time.
 */
function Awake({ then }: { readonly then: AppProps['onAwake'] }) {
  useEffect(() => then?.(), [then]);
  return null;
}

/** Play: the board, the verdict, and beside them the keypad and tools, or a hint. */
function PlayPage({ failure }: { readonly failure?: ReactNode }) {
  const { screen } = useStores();
  const hinting = useStore(screen.store, ({ mode }) => mode === 'hint');
  const beginning = useMoment(beginningOf);
  return (
    <main className="page split" data-beginning={beginning ?? undefined}>
      <section className="board-side">
        <Board />
        {hinting ? (
          // The hint's panel reports a failure.
          <Guard of="hint" around={() => null}>
            <Suspense>
              <HintLegend />
            </Suspense>
          </Guard>
        ) : (
          <Guard of="side">
            <VerdictLine />
          </Guard>
        )}
      </section>
      {hinting ? (
        <Guard of="hint" around={(failed) => <FailedSide failure={failed} />}>
          <Suspense
            fallback={
              <section className="side">
                <Loading />
              </section>
            }
          >
            <HintSide />
          </Suspense>
        </Guard>
      ) : (
        <Guard of="side" around={(failed) => <FailedSide failure={failed} />}>
          <section className="side">
            {failure}
            <Side beginning={beginning} />
          </section>
        </Guard>
      )}
    </main>
  );
}

/** Shown in place of a side panel that failed. The keypad stays, so that the player can go on. */
function FailedSide({ failure }: { readonly failure: ReactNode }) {
  return (
    <section className="side">
      {failure}
      <Keypad />
    </section>
  );
}

interface SideProps {
  readonly beginning: Beginning | null;
}

/** The side of the board: the keypad, or the doctor's panel in its place. */
function Side({ beginning }: SideProps) {
  const { doctor, verdict } = useStores();
  const entering = useBeingTyped();
  const examining = useStore(doctor.store, (state) => state.open);
  const broken = useStore(
    verdict,
    (state) => state.verdict.kind === 'none' || state.verdict.kind === 'clash',
  );
  if (examining && beginning !== 'example')
    return (
      <Suspense fallback={<Loading />}>
        <DoctorPanel />
      </Suspense>
    );
  return (
    <>
      {beginning === null ? <PuzzleTitle /> : <Start empty={beginning === 'empty'} />}
      <Keypad />
      {/* A puzzle that is still being typed needs no help, and one without a solution has no candidates to fill in. */}
      {beginning === null && !entering && <Suspense>{broken ? <DoctorCard /> : <PlayAids />}</Suspense>}
    </>
  );
}

/** The keys of every view, and those of Play's board. */
function usePageKeys(): void {
  const stores = useStores();
  useKeys(COMMANDS, useCommands());
  useKeys(BOARD_KEYS, actsOf(BOARD_KEYS, stores), {
    may(key, focused) {
      const { mode, failed } = stores.screen.store.getState();
      const isPlaying = failed || mode === 'play' || mode === 'hint';
      return isPlaying && !(NOT_ON_CONTROLS.test(key) && focused?.closest('button, input, a'));
    },
  });
}

/** Keys that must not work while a button has the focus, because the cursor on the board is then out of sight. */
const NOT_ON_CONTROLS = /Arrow|Home|End|Space|Ctrl\+A/;
