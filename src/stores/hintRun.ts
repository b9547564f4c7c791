import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  type Grid,
  has,
  NO_DIGITS,
  peersOf,
  play,
} from '../sudoku/core';
import { cellOf, type Proof, type Rating, type Step, type TechniqueId } from '../sudoku/techniques';
import type { BoardToReason, Thread, WayOn } from '../worker';
import { momentOf } from './game';
import type { HintWorld } from './hint';
import { asideFor, candidatesFor, toReason } from './hintAside';
import {
  type Aside,
  atLevel,
  atStep,
  backwards,
  canFill,
  type HintView,
  type Improving,
  type Level,
  onward,
  type Told,
  type Turnings,
  toldProof,
  turned,
  turningsOf,
} from './hintView';
import { createTechniqueChoice, type TechniqueChoiceStore, tick } from './techniqueChoice';
import type { Verdict } from './verdict';

export interface HintState {
  /** `null` while hints are closed. */
  readonly view: HintView | null;
  /** The easiest way on from the board in view; `null` until it is found. */
  readonly wayOn: WayOn | null;
  /** What `back` comes back to from a list, a step or a question about one digit; the last first. */
  readonly before: readonly HintView[];
  /** What became of the search for a shorter proof than the one in view; `null` where there is nothing to say of it. */
  readonly improving: Improving | null;
}

/** The hint that is open, and all one can ask of it. */
export interface HintRun {
  readonly store: StoreApi<HintState>;
  /** Asks about what is selected, and from now on whenever the selection or the board changes. */
  open(): void;
  close(): void;
  /** Tells a little more. Returns whether there was more. */
  next(): boolean;
  /** Goes back a page. Returns whether there was one. */
  back(): boolean;
  turnings(told: Told): Turnings;
  goTo(level: Level): void;
  goToStep(at: number): void;
  /** Unfolds the steps from the last to the first, or again from the first. */
  turn(): void;
  /** Writes what was asked for on the board: one move, which undo takes back. */
  fill(): void;
  /** Why a digit does not go into the cell in view. */
  whyNot(digit: Digit): Promise<void>;
  askAbout(cell: Cell): void;
  /** The easiest step, wherever it is. */
  askAnywhere(): Promise<void>;
  listAll(): Promise<void>;
  /** All steps to the end of the board, to be looked at one by one. */
  showPath(): Promise<void>;
  tellStep(step: Step): void;
  showSingles(): Promise<void>;
  /** Tells which entries or notes are wrong. */
  showWrong(): void;
  /** Takes moves back until no entry is wrong, or clears the wrong ones where the past has no such moment. */
  mend(): void;
  ignoreNotes(): void;
  /** Leaves it at the proof in view: no shorter one is looked for. */
  stopImproving(): void;
  /** Tells the shorter proof that was found instead of the one in view. */
  showBetter(): void;
  /** Writes the digits of cells and, unless `null`, notes in place of all there are: one move, to play on from. */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Which techniques hints use, and how the whole path is ordered. Kept. */
  readonly choice: TechniqueChoiceStore;
  /** Switches techniques on or off. */
  tick(ids: readonly TechniqueId[], on: boolean): void;
  /** Asks the same again with all techniques, for this once. */
  allowAll(): void;
  /** How hard a puzzle is; `null` where it is not known within a while, or asked for no more. */
  rate(givens: Grid, signal: AbortSignal): Promise<Rating | null>;
}

const CLOSED: HintState = { view: null, wayOn: null, before: [], improving: null };

/**
 * How long, in milliseconds, one step of the reasoning may take without a sign of life: the hardest techniques have
 * long strides, and a rating takes them all.
 */
const STRIDE = { proof: 20_000, rating: 60_000 };
/** A rating that takes longer, in milliseconds, is given up: it would keep the machine busy for a number. */
const RATING_LIMIT = 20_000;

/** For so many milliseconds a proof is held back for a shorter one that may be found just then. */
const PATIENCE = 700;
/** For so many milliseconds a shorter proof is looked for. */
const IMPROVING_LIMIT = 60_000;

export function createHintRun(world: HintWorld): HintRun {
  const { game, selection, verdict, settings, newThread } = world;
  const choice = createTechniqueChoice(world.storage);
  // Threads of their own: a long proof must not stand before Solve, nor a rating before a proof.
  const thread = newThread({ silence: STRIDE.proof });
  const store = createStore<HintState>(() => CLOSED);
  let job: AbortController | null = null;
  let unsubscribe: (() => void)[] = [];
  /** Ends the search for a shorter proof, and nothing else. */
  let enough: AbortController | null = null;
  let solution: Grid | null = null;
  let notesIgnored = false;
  /** How far each cell's hint was told, as long as the puzzle is the same. */
  let reached = new Map<Cell, { readonly level: Level; readonly at: number }>();
  let givens = game.now().board.givens;
  /** What is asked at present: asked again when the choice of techniques changes. */
  let again: () => Promise<void> = ask;
  /** Whether all techniques are allowed for what is asked at present. */
  let allAllowed = false;

  /** The board as it is now, with the techniques allowed. */
  const boardNow = (): BoardToReason =>
    toReason(game.now().board, notesIgnored, allAllowed ? [] : choice.getState().without);

  const begin = (): AbortController => {
    job?.abort();
    job = new AbortController();
    if (store.getState().improving !== null) store.setState({ improving: null });
    return job;
  };

  /** The verdict on the givens there are now, when there is one. */
  const judged = (signal: AbortSignal): Promise<Verdict> =>
    new Promise((resolve) => {
      const look = (): boolean => {
        const { stale, verdict: found, givens } = verdict.getState();
        if (stale || found.kind === 'pending' || givens !== game.now().board.givens) return false;
        resolve(found);
        return true;
      };
      if (look()) return;
      const stop = verdict.subscribe(() => {
        if (look()) stop();
      });
      signal.addEventListener('abort', stop);
    });

  const show = (view: HintView): void => {
    if (view.kind === 'told' && view.subject.kind === 'cell')
      reached.set(view.subject.cell, { level: view.level, at: view.at });
    store.setState({ view });
  };

  const showAside = (aside: Aside, board: BoardToReason): void => show({ kind: 'aside', aside, board });

  /** Looks for the easiest way on, for what it offers; tells only if it still is of use. */
  async function findWayOn(board: BoardToReason, { signal }: AbortController): Promise<WayOn | null> {
    const known = store.getState().wayOn;
    if (known !== null) return known;
    const reply = await thread.ask('wayOn', { board }, { signal });
    if (signal.aborted) return null;
    const found = reply.ok ? reply.value : null;
    store.setState({ wayOn: found });
    return found;
  }

  async function ask(): Promise<void> {
    const mine = begin();
    again = ask;
    const { board } = game.now();
    if (board.givens !== givens) {
      givens = board.givens;
      reached = new Map();
      notesIgnored = false;
    }
    const found = await judged(mine.signal);
    if (job !== mine) return;
    const reasoned = boardNow();
    const chosen = selection.store.getState().cells;
    solution = found.kind === 'one' ? found.solution : null;
    const aside = asideFor(game.store.getState(), board, reasoned, chosen, found);
    const [cell] = chosen;
    if (aside !== null || cell === undefined) {
      showAside(aside ?? { kind: 'noCell' }, reasoned);
      if (aside !== null && OFFERS_A_CELL.includes(aside.kind)) await findWayOn(reasoned, mine);
      return;
    }
    show({ kind: 'finding', cell, progress: null });
    await prove({ kind: 'cell', cell }, reasoned, mine);
    if (job === mine) await findWayOn(reasoned, mine);
  }

  /** A hint as far as it was told before. */
  function resumed(told: Told, cell: Cell): Told {
    const far = reached.get(cell);
    if (far === undefined) return told;
    const again = atLevel(told, far.level);
    return far.level === 'why' ? atStep(again, Math.min(far.at, told.steps.length - 1)) : again;
  }

  /**
   * Tells the proof asked for: the best there is as soon as one has waited for it, and where a shorter one turns up
   * later, only that it is there.
   */
  async function prove(
    subject: Extract<Told['subject'], { readonly cell: Cell }>,
    board: BoardToReason,
    mine: AbortController,
  ): Promise<void> {
    const { cell } = subject;
    const stop = new AbortController();
    enough = stop;
    let best: Proof | null = null;
    let isTold = false;
    let isImpatient = false;
    const tell = (): void => {
      if (best === null || job !== mine) return;
      const told = toldProof(subject, board, best);
      if (isTold) {
        store.setState({ improving: { running: true, better: told } });
        return;
      }
      isTold = true;
      store.setState({ improving: { running: true, better: null } });
      show(subject.kind === 'cell' ? resumed(told, cell) : told);
    };
    const patience = setTimeout(() => {
      isImpatient = true;
      tell();
    }, PATIENCE);
    const limit = setTimeout(() => best !== null && stop.abort(), IMPROVING_LIMIT);
    const reply = await thread.ask(
      'prove',
      { board, cell, not: subject.kind === 'digit' ? subject.digit : null },
      {
        signal: AbortSignal.any([mine.signal, stop.signal]),
        onProgress({ better, ...progress }) {
          if (job !== mine) return;
          best = better ?? best;
          if (better !== null && isImpatient) tell();
          else if (store.getState().view?.kind === 'finding') show({ kind: 'finding', cell, progress });
        },
      },
    );
    clearTimeout(patience);
    clearTimeout(limit);
    if (job !== mine) return;
    const before: Proof | null = best;
    if (reply.ok && (before === null || !isSame(before, reply.value))) best = reply.value;
    if (best !== before || !isTold) tell();
    if (!isTold)
      showAside(
        reply.ok ? { kind: 'beyond', cell, fewer: board.without.length > 0 } : { kind: 'failed' },
        board,
      );
    const { improving } = store.getState();
    const isOver = improving === null || improving.better === null;
    store.setState({ improving: isOver ? null : { ...improving, running: false } });
  }

  /** The board in view, and what there will be to come back to from what is shown next. */
  const here = (): { readonly board: BoardToReason; readonly before: readonly HintView[] } | null => {
    const { view, before } = store.getState();
    if (view === null || view.kind === 'finding' || view.kind === 'laying') return null;
    return { board: view.board, before: [view, ...before] };
  };

  async function whyNot(digit: Digit): Promise<void> {
    const { view } = store.getState();
    if (view?.kind !== 'told' || view.subject.kind !== 'cell') return;
    const { cell } = view.subject;
    await goOn(async (board, mine) => {
      const by = peersOf(cell).find((peer) => digitAt(board.filled, peer) === digit);
      if (by !== undefined) return showAside({ kind: 'seen', cell, digit, by }, board);
      if (!has(candidatesFor(board)[cell] ?? NO_DIGITS, digit))
        return showAside({ kind: 'notedAway', cell, digit }, board);
      if (solution !== null && digitAt(solution, cell) === digit)
        return showAside({ kind: 'notRuledOut', cell, digit }, board);
      show({ kind: 'finding', cell, progress: null });
      await prove({ kind: 'digit', cell, digit }, board, mine);
    });
  }

  async function anywhere(board: BoardToReason, mine: AbortController): Promise<void> {
    let step = (await findWayOn(board, mine))?.step ?? null;
    if (job !== mine) return;
    if (step === null) {
      // What is easy finds nothing, so that it may take a while.
      show({ kind: 'finding', cell: null, progress: null });
      const reply = await thread.ask('nextStep', { board }, { signal: mine.signal });
      if (job !== mine) return;
      if (!reply.ok) return showAside({ kind: 'failed' }, board);
      step = reply.value;
    }
    if (step === null) return showAside({ kind: 'noStep', fewer: board.without.length > 0 }, board);
    show(toldSteps({ kind: 'step' }, [step], board, 'nudge'));
  }

  /** Shows one more view, made of the board of the one before, from which `back` comes back there. */
  async function goOn(make: (board: BoardToReason, mine: AbortController) => Promise<void>): Promise<void> {
    const place = here();
    if (place === null) return;
    store.setState({ before: place.before });
    again = () => make(boardNow(), begin());
    await make(place.board, begin());
  }

  const list = (board: BoardToReason, mine: AbortController): Promise<void> =>
    searchList({ kind: 'list', board, available: [], complete: false }, mine);

  /** Searches all steps of a list's board, from the first, and shows at least those that it has until there are more. */
  async function searchList(
    list: Extract<HintView, { readonly kind: 'list' }>,
    mine: AbortController,
  ): Promise<void> {
    const { board } = list;
    show(list);
    const reply = await thread.ask(
      'allSteps',
      { board },
      {
        signal: mine.signal,
        onProgress({ available }) {
          const more = available.length >= list.available.length;
          if (more && job === mine && store.getState().view?.kind === 'list') show({ ...list, available });
        },
      },
    );
    if (job !== mine) return;
    if (!reply.ok) return showAside({ kind: 'failed' }, board);
    if (store.getState().view?.kind === 'list') show({ ...list, available: reply.value, complete: true });
  }

  async function layPath(board: BoardToReason, mine: AbortController): Promise<void> {
    const { order } = choice.getState();
    show({ kind: 'laying', steps: 0 });
    const reply = await thread.ask(
      'path',
      { board, order },
      {
        signal: mine.signal,
        onProgress({ steps }) {
          if (job === mine) show({ kind: 'laying', steps });
        },
      },
    );
    if (job !== mine) return;
    if (!reply.ok) return showAside({ kind: 'failed' }, board);
    const { steps, solved } = reply.value;
    if (steps.length === 0) return showAside({ kind: 'noStep', fewer: board.without.length > 0 }, board);
    show(toldSteps({ kind: 'path', solved, order }, steps, board, 'why'));
  }

  async function singles(board: BoardToReason, mine: AbortController): Promise<void> {
    const found = await findWayOn(board, mine);
    if (job === mine && found !== null) show({ kind: 'singles', board, cells: found.singles });
  }

  let rater: Thread | null = null;
  const ratings = new Map<Grid, Rating | null>();

  async function rate(givens: Grid, signal: AbortSignal): Promise<Rating | null> {
    const known = ratings.get(givens);
    if (known !== undefined) return known;
    // Nobody asked for it, so nobody need hear that it failed.
    rater ??= newThread({ silence: STRIDE.rating, onRestart: () => {} });
    const limit = AbortSignal.timeout(RATING_LIMIT);
    const reply = await rater.ask('rate', { givens }, { signal: AbortSignal.any([signal, limit]) });
    if (signal.aborted) return null;
    const rating = reply.ok ? reply.value : null;
    ratings.set(givens, rating);
    return rating;
  }

  function back(): boolean {
    const { view, before } = store.getState();
    const earlier = view?.kind === 'told' ? backwards(view) : null;
    const [origin, ...rest] = before;
    if (earlier !== null) show(earlier);
    else if (origin === undefined) return false;
    else {
      const mine = begin();
      again = ask;
      store.setState({ view: origin, before: rest });
      // Its search was dropped when one of its steps was looked at.
      if (origin.kind === 'list' && !origin.complete) void searchList(origin, mine);
    }
    return true;
  }

  function fill(): void {
    const { view } = store.getState();
    if (view?.kind !== 'told' || solution === null || !canFill(view)) return;
    const { subject, steps } = view;
    const cells = subject.kind === 'cell' ? [subject.cell] : (steps.at(-1)?.places.map(cellOf) ?? []);
    const strike = settings.getState().strikeNotes;
    game.play({ kind: 'reveal', cells, solution, strike }, 'play');
  }

  function playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void {
    if (solution === null) return;
    const { board } = game.now();
    const move = { kind: 'reveal', cells, solution, strike: settings.getState().strikeNotes } as const;
    if (notes === null) game.play(move, 'play');
    else game.play({ kind: 'import', board: { ...play(board, move), notes } }, 'play');
  }

  return {
    store,
    open() {
      if (unsubscribe.length > 0) return;
      unsubscribe = [
        game.store.subscribe((now, before) => {
          if (momentOf(now).board === momentOf(before).board) return;
          allAllowed = false;
          store.setState({ wayOn: null, before: [] });
          void ask();
        }),
        selection.store.subscribe(({ cells }, before) => {
          if (cells.join() === before.cells.join()) return;
          store.setState({ before: [], ...(allAllowed ? { wayOn: null } : {}) });
          allAllowed = false;
          void ask();
        }),
        choice.subscribe(({ without }, before) => {
          if (without !== before.without) {
            allAllowed = false;
            store.setState({ wayOn: null, before: [] });
          }
          const { view } = store.getState();
          const isOfPath = view?.kind === 'laying' || (view?.kind === 'told' && view.subject.kind === 'path');
          if (without !== before.without || isOfPath) void again();
        }),
      ];
      void ask();
    },
    close() {
      job?.abort();
      job = null;
      for (const stop of unsubscribe) stop();
      unsubscribe = [];
      allAllowed = false;
      store.setState(CLOSED);
    },
    next() {
      const { view } = store.getState();
      if (view?.kind !== 'told') return false;
      const more = onward(view);
      if (more !== null) show(more);
      else if (view.level === 'fill') fill();
      else return false;
      return true;
    },
    back,
    turnings: turningsOf,
    goTo(level) {
      const { view } = store.getState();
      if (view?.kind === 'told') show(atLevel(view, level));
    },
    goToStep(at) {
      const { view } = store.getState();
      if (view?.kind === 'told') show(atStep({ ...view, level: 'why' }, at));
    },
    turn() {
      const { view } = store.getState();
      if (view?.kind === 'told') show(turned(view));
    },
    fill,
    whyNot,
    askAbout(cell) {
      const { cells } = selection.store.getState();
      if (cells.length === 1 && cells[0] === cell) void ask();
      else selection.select(cell);
    },
    askAnywhere: () => goOn(anywhere),
    listAll: () => goOn(list),
    showPath: () => goOn(layPath),
    tellStep(step) {
      const place = here();
      if (place === null) return;
      begin();
      store.setState({ before: place.before });
      show(toldSteps({ kind: 'step' }, [step], place.board, 'why'));
    },
    showSingles: () => goOn(singles),
    showWrong() {
      const { view } = store.getState();
      if (view?.kind !== 'aside') return;
      const { aside } = view;
      if (aside.kind === 'wrong' || aside.kind === 'wrongNotes')
        show({ ...view, aside: { ...aside, shown: true } });
    },
    mend() {
      const { view } = store.getState();
      if (view?.kind !== 'aside' || view.aside.kind !== 'wrong') return;
      const { back, cells } = view.aside;
      if (back === null) game.play({ kind: 'erase', cells });
      else for (let move = 0; move < back; move++) game.undo();
    },
    rate,
    stopImproving() {
      enough?.abort();
    },
    showBetter() {
      const { view, improving } = store.getState();
      if (view?.kind !== 'told' || improving === null || improving.better === null) return;
      const { better, running } = improving;
      store.setState({ improving: running ? { running, better: null } : null });
      show(view.level === better.level ? better : atLevel(better, view.level));
    },
    playOn,
    choice,
    tick: (ids, on) => tick(choice, ids, on),
    allowAll() {
      allAllowed = true;
      store.setState({ wayOn: null });
      void again();
    },
    ignoreNotes() {
      notesIgnored = true;
      void ask();
    },
  };
}

/** Whether two proofs are made of the same steps. */
const isSame = (one: Proof, other: Proof | null): boolean =>
  JSON.stringify(one.lines) === JSON.stringify(other?.lines);

const OFFERS_A_CELL: readonly Aside['kind'][] = ['noCell', 'several', 'given', 'right', 'beyond'];

const toldSteps = (
  subject: Told['subject'],
  steps: readonly Step[],
  board: BoardToReason,
  level: Level,
): Told => ({
  kind: 'told',
  subject,
  board,
  candidates: candidatesFor(board),
  steps,
  from: steps.map(() => []),
  tier: 1,
  first: level,
  level,
  at: 0,
  seen: 0,
  backward: false,
});
