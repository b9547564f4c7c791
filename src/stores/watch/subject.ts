import type { StoreApi } from 'zustand/vanilla';
import { filledOf, type Grid } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import { CELL_ORDERS, type ProgramRequest, type SearchRequest, type WatchRequest } from '../../sudoku/search';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import { readGuesses, withGuess, withGuessOnTape, writeGuesses } from '../shared/ownGuesses';
import { isProgramOf, writeProgram } from '../shared/ownProgram';
import {
  digitOrdersOf,
  isSameSearch,
  isStrategy,
  optionsOf,
  readOptions,
  requestOf,
  writeOptions,
} from '../shared/searchOptions';
import { FROM_BOARD, lineOf, sourceOf, writeLine } from '../shared/searchSource';
import type { Lines } from './lines';
import type { Playback } from './playback';
import type { Recording } from './recording';
import { type PlaybackState, stepOf } from './state';

/** Decides which search is watched: on the present board, with the strategy and options of the player or a link. */
export interface Subject
  extends Pick<
    Playback,
    'watch' | 'setSource' | 'setPuzzle' | 'setStrategy' | 'setOptions' | 'setProgram' | 'offers' | 'moment'
  > {
  /**
   * Watches the search of the present board, continues it if the board is the same, or goes to the moment of a link.
   * Returns whether a new search starts at its beginning.
   */
  open(moment?: WatchLink): boolean;
  /** Stops following the board until `open` is called again. */
  close(): void;
  isWatched(): boolean;
  /** The start of a search from the board. */
  gridOf(source: PlaybackState['source']): Grid;
}

export function createSubject(
  { getState }: Pick<StoreApi<PlaybackState>, 'getState'>,
  recording: Pick<Recording, 'begin' | 'count' | 'rest' | 'wake'>,
  { goTo, showLine }: { readonly goTo: Playback['goToStep'] } & Pick<Lines, 'showLine'>,
  game: Game,
  notices: Notices,
): Subject {
  let watched = false;

  const gridToWatch = (from: Partial<Pick<PlaybackState, 'source' | 'puzzle'>> = {}): Grid => {
    const { board } = game.now();
    const { source, puzzle } = { ...getState(), ...from };
    return puzzle ?? (source === 'givens' ? board.givens : filledOf(board));
  };

  /** Whether the search of the present board has been started. */
  const isBegun = (): boolean => recording.count() > 0 && gridToWatch() === getState().search.givens;

  /** The same search of another grid. A program has run on its own grid only. */
  const onGrid = (grid: Grid): SearchRequest => {
    const { search } = getState();
    return search.strategy === 'ownCode'
      ? requestOf('rowByRow', grid, {})
      : requestOf(search.strategy, grid, optionsOf(search));
  };

  const follow = (): void => {
    if (!watched || isBegun()) return;
    recording.begin({ search: onGrid(gridToWatch()) });
  };
  game.store.subscribe(follow);

  return {
    isWatched: () => watched,
    gridOf: (source) => gridToWatch({ source }),
    open(moment) {
      watched = true;
      if (moment === undefined) {
        const another = !isBegun();
        if (another) follow();
        else recording.wake();
        return another;
      }
      const source = sourceOf(moment.options);
      const line = lineOf(moment.options);
      if (moment.strategy === 'ownCode') {
        if (moment.options !== '' && source !== getState().source)
          recording.begin({ source, search: onGrid(gridToWatch({ source })) });
        else if (isBegun()) recording.wake();
        else follow();
        const { search } = getState();
        if (isProgramOf(moment.options, search)) {
          goTo(moment.step);
          if (line !== null) showLine(moment.step, line);
        }
        return false;
      }
      if (!isStrategy(moment.strategy)) {
        notices.tell({ kind: 'unknownLinkKeys', keys: [`watch=${moment.strategy}`] });
        follow();
        return false;
      }
      const options = readOptions(moment.strategy, moment.options);
      const alone = requestOf(moment.strategy, gridToWatch({ source }), options);
      const search = readGuesses(moment.options).reduce(withGuess, alone);
      const state = getState();
      const isSame = source === state.source && isSameSearch(search, state.search);
      if (isSame && recording.count() > 0 && state.recording !== 'failed') {
        // Keep the existing recording of this search.
        recording.wake();
        goTo(moment.step);
      } else recording.begin({ source, search, otherWay: otherWayOf(search, alone) }, moment.step);
      if (line !== null) showLine(moment.step, line);
      return false;
    },
    close() {
      watched = false;
      recording.rest();
    },
    watch(changes) {
      watched = true;
      recording.begin(changes);
    },
    setSource(source) {
      recording.begin({ source, search: onGrid(gridToWatch({ source })) });
    },
    setPuzzle(puzzle) {
      recording.begin({ puzzle, search: onGrid(gridToWatch({ puzzle })) });
    },
    setStrategy(strategy) {
      const { search } = getState();
      recording.begin({ search: requestOf(strategy, search.givens, optionsOf(search)) });
    },
    async setProgram(program, { step, options } = { step: 0, options: '' }) {
      const { search: before } = getState();
      const line = lineOf(options);
      const alone: ProgramRequest = {
        strategy: 'ownCode',
        givens: before.givens,
        options: { all: false },
        program,
      };
      let search = alone;
      for (const guess of readGuesses(options)) search = await withGuessOnTape(search, guess);
      if (getState().search !== before) return;
      recording.begin({ search, otherWay: otherWayOf(search, alone) }, step);
      if (line !== null) showLine(step, line);
    },
    setOptions(options) {
      const { search } = getState();
      if (search.strategy === 'ownCode') return;
      const all = { ...optionsOf(search), ...options };
      recording.begin({ search: requestOf(search.strategy, search.givens, all) });
    },
    offers() {
      const { search } = getState();
      const digits = search.strategy === 'ownCode' ? [] : digitOrdersOf(search.strategy);
      return { options: optionsOf(search), digits, cells: CELL_ORDERS };
    },
    moment() {
      const state = getState();
      const { search, line } = state;
      const from = state.source === 'board' ? FROM_BOARD : '';
      const at = line === null ? '' : writeLine(line.index);
      const options =
        search.strategy === 'ownCode'
          ? [writeProgram(search), from, writeGuesses(search), at]
          : [writeOptions(search.strategy, optionsOf(search)), from, writeGuesses(search), at];
      return {
        strategy: search.strategy,
        options: options.filter((part) => part !== '').join(','),
        step: line?.lines.after.step ?? stepOf(state),
      };
    },
  };
}

/** The search without the guesses of a link, which is kept beside that with them. */
const otherWayOf = (search: WatchRequest, alone: WatchRequest): PlaybackState['otherWay'] =>
  search === alone ? null : { search: alone, status: null, step: 0, partsAt: null };
