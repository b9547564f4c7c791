import type { StoreApi } from 'zustand/vanilla';
import { type Cell, type Digit, digitAt, fail, NO_DIGITS, ok } from '../../sudoku/core';
import type { Path, PathOrder, Proof, Step, Tier } from '../../sudoku/techniques';
import type { BoardToReason, Thread, WayOn } from '../../worker';
import type { Verdict, VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';
import { newestQuestion } from '../shared/newestQuestion';
import { goingOn } from './board';
import type { AnswerEvent } from './events';
import { explainProof, explainSteps } from './explanation';
import { allows, remarkFor, remarkOnDigit, sharedDigits } from './remarks';
import {
  type Explanation,
  type FoundView,
  type OpenHint,
  offersNext,
  type Remark,
  type Search,
  type StepList,
} from './state';
import { type ImprovingSearch, tellBest } from './tellBest';

/** Milliseconds after an answer, in which nobody has asked for anything else: then a person reads it. */
const READING = 1000;
/** In this tier the search for the answer itself goes on while one reads. */
const GOES_ON: Tier = 6;

/** Turns searches into questions for the worker, and its answers into events. One search at a time. */
export interface Asker {
  /**
   * Starts a search and ends the one before; `null` only ends it. Resolves when the search has finished or was ended.
   */
  ask(search: Search | null): Promise<void>;
  /** Stops looking for a shorter explanation than the one in view. */
  stopImproving(): void;
}

export interface AskerNeeds {
  readonly game: Game;
  readonly verdict: StoreApi<VerdictState>;
  readonly thread: Thread;
  /** Looks for shorter proofs. The other thread stays free for the next question, and need not be ended for it. */
  readonly onward: Pick<Thread, 'ask'>;
  /** Whether the machine has power for work that nobody has asked for. */
  hasPower(): Promise<boolean>;
  /** The present board, with the notes that count and the techniques that are allowed. */
  boardToReason(): BoardToReason;
  /** The step that a lesson waits for on this board; `null` for none. */
  awaited(): Step | null;
  pathOrder(): PathOrder;
  /** The state of the open hint. */
  state(): OpenHint;
  /** Receives the findings. A search that was ended sends none. */
  tell(event: AnswerEvent): void;
}

export function createAsker(needs: AskerNeeds): Asker {
  const newest = newestQuestion();
  let improving: AbortController | null = null;
  return {
    async ask(search) {
      improving = null;
      if (search === null) newest.cancel();
      else
        await newest.ask((signal) => {
          improving = new AbortController();
          return new Inquiry(needs, search, signal, improving).answer();
        });
    },
    stopImproving: () => improving?.abort(),
  };
}

/** A signal that is aborted with the first of these. (Safari has `AbortSignal.any` only since 17.4.) */
function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals)
    signal.addEventListener('abort', () => first.abort(), { once: true, signal: first.signal });
  if (signals.some(({ aborted }) => aborted)) first.abort();
  return first.signal;
}

/** One search, from its question to its last finding. */
class Inquiry {
  readonly #needs: AskerNeeds;
  readonly #search: Search;
  /** Ends the search. */
  readonly #signal: AbortSignal;
  /** Ends only the search for a shorter explanation. */
  readonly #enough: AbortController;
  /** The proof that is told. */
  #proved: { readonly subject: ProofSubject; readonly board: BoardToReason; readonly proof: Proof } | null =
    null;
  readonly #ask: Thread['ask'] = async (job, question, { signal = this.#signal, ...options } = {}) =>
    this.#signal.aborted
      ? fail({ kind: 'cancelled' })
      : this.#needs.thread.ask(job, question, {
          ...options,
          signal: firstOf(this.#signal, signal),
        });

  constructor(needs: AskerNeeds, search: Search, signal: AbortSignal, enough: AbortController) {
    this.#needs = needs;
    this.#search = search;
    this.#signal = signal;
    this.#enough = enough;
  }

  async answer(): Promise<void> {
    try {
      await this.#answer();
      await this.#lookOn();
    } catch (error) {
      // A mistake of ours, which is reported by itself. It must not leave a search that never ends.
      this.#remarkLost(this.#search.board ?? this.#needs.boardToReason());
      throw error;
    }
  }

  #answer(): Promise<void> {
    const { question, board: asked } = this.#search;
    if (question.kind === 'selected') return this.#solveSelected();
    const board = asked ?? this.#needs.boardToReason();
    switch (question.kind) {
      case 'digit':
        return this.#ruleOut(question.cell, question.digit, board);
      case 'first':
        return this.#solve(question.cell, board);
      case 'step':
        return this.#findStep(board);
      case 'path':
        return this.#findPath(board);
      case 'list':
      case 'listed':
        return this.#listAll(board);
      case 'singles':
        return this.#findSingles(board);
    }
  }

  async #solveSelected(): Promise<void> {
    const { game, verdict } = this.#needs;
    const { board } = game.now();
    const found = await verdictOn(game, verdict, this.#signal);
    if (found === null) return;
    this.#tell({ kind: 'judged', solution: found.kind === 'one' ? found.solution : null });
    const reasoned = this.#needs.boardToReason();
    const { cells, view } = this.#needs.state();
    const [cell] = cells;
    if (found.kind === 'many') return this.#solveAmong(found, reasoned, cell);
    const remark = remarkFor(game.store.getState(), board, reasoned, cell, found);
    const awaited = this.#needs.awaited();
    if (awaited !== null && (remark === null || offersNext(remark))) return this.#showStep(awaited, reasoned);
    if (remark === null && cell !== undefined) return this.#solve(cell, reasoned);
    // Who opens hints at a full cell, perhaps the one they have just filled, wants to go on.
    if (remark === null || (view === null && offersNext(remark))) return this.#findNext(reasoned);
    this.#remark(remark, reasoned);
    if (offersNext(remark)) await this.#findWayOn(reasoned);
  }

  /**
   * Of a board with several solutions, logic finds the digits that all of them have. Notes that rule out what some
   * solution has choose between them, so they do not count.
   */
  async #solveAmong(
    many: Extract<Verdict, { readonly kind: 'many' }>,
    board: BoardToReason,
    cell: Cell | undefined,
  ): Promise<void> {
    if (!board.filled.includes('.')) return this.#remark({ kind: 'solved' }, board);
    this.#tell({ kind: 'searching', view: { kind: 'finding', cell: cell ?? null, progress: null } });
    const reply = await this.#ask('possible', { givens: board.filled });
    if (!reply.ok) return this.#remarkLost(board);
    const possible = reply.value;
    if (possible === null) return this.#remark({ kind: 'fitsNone' }, board);
    const shared = sharedDigits(possible);
    this.#tell({ kind: 'judged', solution: shared });
    const isLeft = shared !== board.filled;
    const open = cell !== undefined && digitAt(board.filled, cell) === null ? cell : undefined;
    const reasoned = allows(board, possible) ? board : { ...board, marks: null };
    if (open !== undefined && digitAt(shared, open) === null) {
      this.#remark({ kind: 'differs', cell: open, digits: possible[open] ?? NO_DIGITS, isLeft }, board);
      if (isLeft) await this.#findWayOn(reasoned);
    } else if (!isLeft) this.#remark({ kind: 'many', count: many.count, exact: many.exact }, board);
    else if (open === undefined) await this.#findNext(reasoned);
    else await this.#solve(open, reasoned);
  }

  /**
   * The easiest next step. If it only eliminates candidates and the board has no notes for them, the cell that comes next
   * on the easiest path is explained. Where the easy techniques reach none, it is the step, and what it concludes is kept
   * for the next one.
   */
  async #findNext(board: BoardToReason): Promise<void> {
    const wayOn = await this.#findWayOn(board);
    const cell = wayOn?.cell ?? null;
    const places = wayOn?.step?.places.length ?? 0;
    const isFirst = this.#goingOn(board) === board;
    if (places === 0 && cell !== null && board.marks === null && isFirst)
      await this.#prove({ kind: 'cell', cell }, board);
    else await this.#findStep(board);
  }

  async #solve(cell: Cell, board: BoardToReason): Promise<void> {
    await this.#prove({ kind: 'cell', cell }, board);
    await this.#findWayOn(board);
  }

  async #ruleOut(cell: Cell, digit: Digit, board: BoardToReason): Promise<void> {
    const remark = remarkOnDigit(board, cell, digit, this.#needs.state().solution);
    if (remark === null) await this.#prove({ kind: 'digit', cell, digit }, board);
    else this.#remark(remark, board);
  }

  /** Searches for a proof. Shows the best one after a short wait, and goes on to find a shorter one. */
  async #prove(subject: ProofSubject, board: BoardToReason): Promise<void> {
    const { cell } = subject;
    const not = subject.kind === 'digit' ? subject.digit : null;
    const lost = lostProof(this.#search.before);
    const rounds = [...lost.rounds];
    // Each tier counts from the beginning, as does a second worker. What was found is not taken back.
    let { found } = lost;
    const tellFinding = (tier: Tier): void =>
      this.#tell({ kind: 'searching', view: { kind: 'finding', cell, progress: { tier, found } } });
    if (found > 0) tellFinding(1);
    else this.#tell({ kind: 'searching', view: { kind: 'finding', cell, progress: null } });
    const ask = () => ({ board, cell, not, rounds });
    const outcome = await this.#tellBest<Proof>(
      {
        begin: (signal, onFind) =>
          this.#ask('prove', ask(), {
            signal,
            onProgress: ({ better, ...progress }) => {
              if (better !== null) onFind(better);
              rounds.push(...progress.rounds);
              found = Math.max(found, progress.found);
              tellFinding(progress.tier);
            },
            again: ask,
          }),
        isSame: (one, other) => JSON.stringify(one.lines) === JSON.stringify(other.lines),
      },
      (proof) => {
        this.#proved = { subject, board, proof };
        return explainProof(subject, board, proof);
      },
    );
    if (outcome === 'failed') this.#remark({ kind: 'lost', found, rounds }, board);
    if (outcome === 'nothing') this.#remark({ kind: 'beyond', cell, fewer: board.without.length > 0 }, board);
  }

  /** While a proof is read, looks much longer for a shorter one. */
  async #lookOn(): Promise<void> {
    if (this.#proved === null) return;
    const { subject, board, proof } = this.#proved;
    if (proof.isShortest || proof.tier >= GOES_ON) return;
    await new Promise((read) => setTimeout(read, READING));
    if (this.#signal.aborted || !(await this.#needs.hasPower())) return;
    const not = subject.kind === 'digit' ? subject.digit : null;
    const reply = await this.#needs.onward.ask(
      'prove',
      { board, cell: subject.cell, not, shorterThan: proof },
      { signal: this.#signal },
    );
    if (reply.ok && reply.value !== null)
      this.#tell({ kind: 'betterFound', explanation: explainProof(subject, board, reply.value) });
  }

  async #findPath(board: BoardToReason): Promise<void> {
    const order = this.#needs.pathOrder();
    const { before } = this.#search;
    let found = before?.kind === 'explanation' ? before.steps : [];
    const ask = () => ({ board, order, found });
    const tellFinding = (): void =>
      this.#tell({ kind: 'searching', view: { kind: 'findingPath', steps: found.length } });
    tellFinding();
    const outcome = await this.#tellBest<Path>(
      {
        begin: async (signal, onFind) => {
          const reply = await this.#ask('path', ask(), {
            signal,
            onProgress: ({ steps, better }) => {
              if (better !== null) onFind(better);
              found = steps;
              tellFinding();
            },
            again: ask,
          });
          return reply.ok && reply.value.steps.length === 0 ? ok(null) : reply;
        },
        isSame: (one, other) => JSON.stringify(one.steps) === JSON.stringify(other.steps),
      },
      ({ steps, solved }) => explainSteps({ kind: 'path', solved, order, cut: false }, board, steps, 'why'),
    );
    if (outcome === 'failed' && found.length > 0) {
      const subject = { kind: 'path', solved: false, order, cut: true } as const;
      this.#tell({ kind: 'found', view: explainSteps(subject, board, found, 'why') });
    } else if (outcome === 'failed') this.#remarkLost(board);
    if (outcome === 'nothing') this.#remarkNoStep(board);
  }

  async #findStep(board: BoardToReason): Promise<void> {
    let step = this.#needs.awaited() ?? (await this.#findWayOn(board))?.step ?? null;
    const known = this.#goingOn(board);
    if (step === null) {
      // The way on uses only easy techniques. The others may take a while.
      this.#tell({ kind: 'searching', view: { kind: 'finding', cell: null, progress: null } });
      const reply = await this.#ask('nextStep', { board: known });
      if (!reply.ok) return this.#remarkLost(board);
      step = reply.value;
    }
    if (step === null) return this.#remarkNoStep(board);
    this.#showStep(step, known);
  }

  #showStep(step: Step, board: BoardToReason): void {
    this.#tell({ kind: 'found', view: explainSteps({ kind: 'step' }, board, [step], 'nudge') });
  }

  async #listAll(board: BoardToReason): Promise<void> {
    const { before } = this.#search;
    let found = before?.kind === 'list' ? before.available : [];
    const ask = () => ({ board, found });
    const list = (end: StepList['end']): void => this.#tell({ kind: 'listed', board, available: found, end });
    list('open');
    const reply = await this.#ask('allSteps', ask(), {
      onProgress: ({ available }) => {
        found = available;
        list('open');
      },
      again: ask,
    });
    if (reply.ok) found = reply.value;
    list(reply.ok ? 'complete' : 'cut');
  }

  async #findSingles(board: BoardToReason): Promise<void> {
    const wayOn = await this.#findWayOn(board);
    if (wayOn === null) return;
    this.#tell({
      kind: 'found',
      view: { kind: 'singles', board: this.#goingOn(board), cells: wayOn.singles },
    });
  }

  #goingOn(board: BoardToReason): BoardToReason {
    return goingOn(board, this.#needs.state().memory.concluded);
  }

  /** The easiest way on from all that is concluded, cached until the board changes; `null` if there is none or the search failed. */
  async #findWayOn(board: BoardToReason): Promise<WayOn | null> {
    if (this.#signal.aborted) return null;
    const known = this.#needs.state().wayOn;
    if (known !== null) return known;
    const reply = await this.#ask('wayOn', { board: this.#goingOn(board) });
    const wayOn = reply.ok ? reply.value : null;
    this.#tell({ kind: 'wayOnFound', wayOn });
    return wayOn;
  }

  async #tellBest<T>(
    search: ImprovingSearch<T>,
    explain: (found: T) => Explanation,
  ): Promise<'told' | 'nothing' | 'failed'> {
    const outcome = await tellBest(search, this.#enough, (found) =>
      this.#tell({ kind: 'foundSoFar', explanation: explain(found) }),
    );
    this.#tell({ kind: 'improvingEnded' });
    return outcome;
  }

  #remarkNoStep(board: BoardToReason): void {
    this.#remark({ kind: 'noStep', fewer: board.without.length > 0 }, board);
  }

  #remarkLost(board: BoardToReason): void {
    this.#remark({ kind: 'lost', found: 0, rounds: [] }, board);
  }

  #remark(remark: Remark, board: BoardToReason): void {
    this.#tell({ kind: 'found', view: { kind: 'remark', remark, board } });
  }

  #tell(event: AnswerEvent): void {
    if (!this.#signal.aborted) this.#needs.tell(event);
  }
}

type ProofSubject = Extract<Explanation['subject'], { readonly cell: Cell }>;

/** What a search for a proof had found when it was lost. */
const lostProof = (before: FoundView | null) =>
  before?.kind === 'remark' && before.remark.kind === 'lost' ? before.remark : { found: 0, rounds: [] };

/**
 * Resolves with the verdict on the board's givens as soon as it is known; with `null` if the signal is aborted first.
 */
function verdictOn(
  game: Game,
  verdict: StoreApi<VerdictState>,
  signal: AbortSignal,
): Promise<Verdict | null> {
  return new Promise((resolve) => {
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
    signal.addEventListener('abort', () => {
      stop();
      resolve(null);
    });
  });
}
