import { CELLS, type Cell, type Grid } from '../../sudoku/core';
import { type SearchView, type WatchRequest, writesIn } from '../../sudoku/search';
import { writeBeside } from '../shared/besideOption';
import { newestQuestion } from '../shared/newestQuestion';
import { requestOf } from '../shared/searchOptions';
import type { Playback } from './playback';
import { type Beside, FASTEST_READ, lastStepOf, type PlaybackState } from './state';

type Watched = Pick<Playback, 'store' | 'ask' | 'lead' | 'goToStep' | 'follow'>;

/** What both playbacks can do with the pair. */
export type Pair = Pick<
  Playback,
  'openBeside' | 'closeBeside' | 'toggleBeside' | 'setPairing' | 'goToParting' | 'second'
>;

/** Keeps two playbacks in step: one leads, and the other shows the moment that belongs to the shown one. */
export interface SideBySide extends Pair {
  /** The second playback, if it is shown. */
  shown(): Playback | null;
  /** The second search as an option of a link; empty if there is none. Of a program only its name is in it. */
  written(): string;
}

/** @param newSecond makes the second playback, when it is first needed */
export function createSideBySide(first: Watched, newSecond: (pair: Pair) => Playback): SideBySide {
  const { getState, setState } = first.store;
  let made: Playback | null = null;
  const second = (): Playback => {
    made ??= newSecond(sideBySide);
    return made;
  };
  const partners = newestQuestion();
  const partings = newestQuestion();
  const looks = newestQuestion();
  let unfollow: (() => void) | null = null;

  const change = (changes: Partial<Beside>): void => {
    const { beside } = getState();
    if (beside !== null) setState({ beside: { ...beside, ...changes } });
  };

  /** The one that leads, and the other. */
  const roles = (): readonly [Watched, Watched] => (getState().led ? [second(), first] : [first, second()]);

  /** The step of the other search that belongs to one of this search; `null` if that search must be asked for it. */
  const pairedWith = (mine: Watched, step: number): number | null => {
    const { pairing = 'step', parting: at = null } = getState().beside ?? {};
    if (pairing === 'step') return step;
    if (pairing === 'depth' || at === null || typeof at === 'string') return null;
    const [from, to] = mine === first ? [at.first, at.second] : [at.second, at.first];
    return step < from ? null : step - from + to;
  };

  const show = (step: number): void => {
    const [lead, other] = roles();
    other.follow(Math.max(0, Math.min(step, lastStepOf(other.store.getState()))), lead.store.getState());
    compare();
  };

  /** Shows the step of the other that has the same depth, or on which as much was written. */
  const find = async ({ step, stack, counters }: SearchView): Promise<void> => {
    const [lead, other] = roles();
    const last = lastStepOf(other.store.getState());
    const reply = await partners.ask(() =>
      getState().beside?.pairing === 'depth'
        ? other.ask('atDepth', { step: Math.min(step, last), depth: stack.length })
        : other.ask('afterWrites', { writes: writesIn(counters) }),
    );
    // Another state may have been shown meanwhile, and another may lead.
    if (reply?.ok && roles()[0] === lead) show(reply.value?.step ?? step);
  };

  /** Brings the other to the moment that belongs to what the leading one shows. */
  const pair = (): void => {
    const [lead, other] = roles();
    const { view } = lead.store.getState();
    const { beside } = getState();
    if (view === null || beside === null) return;
    partners.cancel();
    const last = lastStepOf(other.store.getState());
    const to = pairedWith(lead, view.step);
    if (to === null) {
      if (last > 0) void find(view);
      return;
    }
    show(to);
    // At the end of one search the other goes on alone.
    const state = lead.store.getState();
    if (isAtEnd(state) && last > to && state.playing !== 'back') other.lead();
  };

  /** Marks the cells in which the two boards differ, once both show what belongs together. */
  const compare = (): void => {
    const { beside, view, playing, finishing, speed } = getState();
    const { view: other, wanted } = second().store.getState();
    if (beside === null) return;
    const passes = playing !== 'no' && (finishing || speed > FASTEST_READ);
    if (view === null || other === null || passes) {
      if (beside.differs !== null) change({ differs: null });
      return;
    }
    const arriving = roles()[1] === first ? getState().wanted : wanted;
    if (arriving !== null) return;
    const differs = differing(view.board, other.board);
    if (!isSame(differs, beside.differs)) change({ differs });
  };

  const findParting = async (): Promise<void> => {
    change({ parting: 'asking' });
    // The search has just changed, and its recording begins after that.
    await null;
    const searches = { first: getState().search, second: second().store.getState().search };
    const reply = await partings.ask((signal) => second().ask('parting', searches, { signal }));
    if (reply === null) return;
    change({ parting: reply.ok ? reply.value.at : null });
    if (getState().beside?.pairing === 'parting') pair();
    void lookAlong();
  };

  /** Counts the cells in which the boards differ, all along each search, once both are recorded. */
  const lookAlong = async (): Promise<void> => {
    looks.cancel();
    if (getState().beside?.apart) change({ apart: null });
    const both = [first, second()] as const;
    if (!both.every(({ store }) => isEnded(store.getState()))) return;
    const apart = await looks.ask(async (signal) => [
      await apartAlong(both[0], both[1], signal),
      await apartAlong(both[1], both[0], signal),
    ]);
    const [one, other] = apart ?? [];
    if (one && other) change({ apart: { first: one, second: other } });
  };

  const apartAlong = async (
    mine: Watched,
    other: Watched,
    signal: AbortSignal,
  ): Promise<readonly number[] | null> => {
    const [last, itsLast] = [mine, other].map(({ store }) => lastStepOf(store.getState())) as [
      number,
      number,
    ];
    const steps = Array.from({ length: APART }, (_, index) => Math.floor((last * (index + 0.5)) / APART));
    const here = await mine.ask('sample', { at: steps.map((step) => ({ step })) }, { signal });
    if (!here.ok) return null;
    const byDepth = getState().beside?.pairing === 'depth';
    const at = here.value.map(({ depth, writes }, index) => {
      const step = steps[index] ?? 0;
      const to = pairedWith(mine, step);
      if (to === null && !byDepth) return { writes };
      const within = Math.max(0, Math.min(to ?? step, itsLast));
      return to === null ? { step: within, depth } : { step: within };
    });
    const there = await other.ask('sample', { at }, { signal });
    if (!there.ok) return null;
    return here.value.map(({ board }, index) => differing(board, there.value[index]?.board ?? board).length);
  };

  const listen =
    (mine: Watched) =>
    (now: PlaybackState, before: PlaybackState): void => {
      const [lead, other] = roles();
      if (now.search !== before.search) void findParting();
      else if (isEnded(now) !== isEnded(before)) void lookAlong();
      if (now.led !== before.led) {
        if (now.led) return;
        leads(mine);
        // What was asked for as the other led is not shown any more.
        if (partners.isOpen) pair();
      } else if (mine === lead) {
        if (now.view !== before.view) pair();
        else if (PLAYED.some((part) => now[part] !== before[part])) {
          other.store.setState(playedAs(now));
          compare();
        }
      } else if (now.status !== before.status) pair();
      else if (now.view !== before.view) compare();
    };

  /** The one that a person has acted on leads from then on. */
  const leads = (lead: Watched): void => {
    const other = lead === first ? second() : first;
    other.store.setState({ led: true, ...playedAs(lead.store.getState()) });
  };

  const sideBySide: SideBySide = {
    second,
    shown: () => (getState().beside === null ? null : second()),
    written() {
      const { beside } = getState();
      if (beside === null) return '';
      const { puzzle } = second().store.getState();
      return writeBeside(second().moment(), { pairing: beside.pairing, puzzle });
    },
    openBeside(wanted) {
      const { search, otherWay, source, limits } = getState();
      const other = wanted?.search ?? otherWay?.search ?? anotherThan(search);
      const two = second();
      unfollow?.();
      setState({
        led: false,
        beside: { pairing: wanted?.pairing ?? 'step', parting: null, differs: null, apart: null },
      });
      const stops = [first.store.subscribe(listen(first)), two.store.subscribe(listen(two))];
      unfollow = () => {
        for (const stop of stops) stop();
      };
      two.store.setState({ led: true, ...playedAs(getState()) });
      two.watch({ source: wanted?.source ?? source, puzzle: wanted?.puzzle ?? null, limits, search: other });
      void findParting();
    },
    closeBeside() {
      unfollow?.();
      unfollow = null;
      partners.cancel();
      partings.cancel();
      looks.cancel();
      second().end();
      setState({ beside: null, led: false, ...(getState().led ? { playing: 'no' } : {}) });
    },
    setPairing(pairing) {
      if (getState().beside?.pairing === pairing) return;
      change({ pairing });
      pair();
      void lookAlong();
    },
    goToParting() {
      const { beside } = getState();
      if (beside === null || typeof beside.parting !== 'object' || beside.parting === null) return;
      const [lead] = roles();
      lead.goToStep(lead === first ? beside.parting.first : beside.parting.second);
    },
    toggleBeside() {
      if (getState().beside === null) sideBySide.openBeside();
      else sideBySide.closeBeside();
    },
  };
  return sideBySide;
}

/** At how many moments of a search the boards are compared, for its chart. */
const APART = 120;

/** What the other playback has in common with the one that leads. */
const PLAYED = ['playing', 'speed', 'finishing', 'grain', 'asked'] as const;
const playedAs = ({ playing, speed, finishing, grain, asked }: PlaybackState) => ({
  playing,
  speed,
  finishing,
  grain,
  asked,
});

const isEnded = ({ status }: PlaybackState): boolean => status?.end != null;

const isAtEnd = (state: PlaybackState): boolean => isEnded(state) && state.view?.step === state.status?.steps;

const differing = (one: Grid, other: Grid): readonly Cell[] =>
  CELLS.filter((cell) => one[cell] !== other[cell]);

const isSame = (one: readonly Cell[], other: readonly Cell[] | null): boolean =>
  one.length === other?.length && one.every((cell, index) => cell === other[index]);

/** The search that is shown first beside another. */
const anotherThan = ({ strategy, givens, options }: WatchRequest): WatchRequest =>
  requestOf(strategy === 'rowByRow' ? 'fewestCandidates' : 'rowByRow', givens, { all: options.all });
