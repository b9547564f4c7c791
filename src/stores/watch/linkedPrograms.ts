import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { Screen } from '../page/screen';
import { readBeside } from '../shared/besideOption';
import { isProgramOf, programsIn } from '../shared/ownProgram';
import type { SideBySide } from './beside';
import type { Playback } from './playback';
import type { createProgram } from './program';
import { type PlaybackState, stepOf } from './state';

export interface LinkedProgramsNeeds {
  readonly store: Pick<StoreApi<PlaybackState>, 'getState'>;
  readonly screen: Pick<Screen, 'store'>;
  readonly program: ReturnType<typeof createProgram>;
  readonly sideBySide: SideBySide;
  readonly playback: Pick<Playback, 'lead' | 'goToStep'>;
  /** The start of a search from the board. */
  readonly gridOf: (source: PlaybackState['source']) => Grid;
}

/** The programs of an opened moment. Those of a link run once the person says so, one after the other. */
export interface LinkedPrograms extends Pick<Playback, 'showProgram' | 'shownPrograms'> {
  /** Opens the second search of a moment, and runs or shows the programs of both. */
  open(moment: WatchLink | undefined, code: string): void;
  /** The moment that is gone to once the program in the dialog has run; `null` if there is none. */
  awaitedMoment(): WatchLink | null;
}

type Side = 'first' | 'second';

export function createLinkedPrograms(needs: LinkedProgramsNeeds): LinkedPrograms {
  const { store, screen, program, sideBySide, playback } = needs;
  /** The moment that was opened last, the programs of its link, and which of its searches are programs that have not run. */
  let link: {
    readonly moment: WatchLink | null;
    readonly code: string;
    readonly awaits: readonly Side[];
  } = { moment: null, code: '', awaits: [] };
  const awaits = (side: Side): boolean => link.awaits.includes(side);
  const hasRun = (side: Side): void => {
    link = { ...link, awaits: link.awaits.filter((one) => one !== side) };
  };

  /** Once the second program has run, the first search shows the moment that was opened. */
  const showSecond = (code: string): void => {
    const second = sideBySide.second();
    const step = link.moment?.step ?? stepOf(store.getState());
    second.lead();
    second.showProgram(code);
    const unfollow = second.store.subscribe(({ search }, before) => {
      if (search === before.search) return;
      unfollow();
      hasRun('second');
      playback.lead();
      playback.goToStep(step);
    });
  };
  /** Shows the program of the second search once that of the first runs and its dialog has closed. */
  const showAfter = (code: string): void => {
    const unfollow = screen.store.subscribe(({ dialog }) => {
      if (dialog !== null) return;
      unfollow();
      if (store.getState().search.strategy !== 'ownCode' || sideBySide.shown() === null) return;
      hasRun('first');
      showSecond(code);
    });
  };

  const openFirst = (moment: WatchLink | undefined, code: string): readonly Side[] => {
    if (moment?.strategy !== 'ownCode' || isProgramOf(moment.options, store.getState().search)) return [];
    if (code !== '') program.awaitProgram(moment);
    return code !== '' || !program.runAgain(moment) ? ['first'] : [];
  };
  const openSecond = (moment: WatchLink | undefined, code: string): readonly Side[] => {
    const wish = moment && readBeside(moment.options, needs.gridOf);
    if (moment === undefined || moment.options.split(',').includes(sideBySide.written()))
      sideBySide.shown()?.open();
    else if (wish) {
      sideBySide.openBeside(wish);
      const begin = { options: wish.options, step: 0 };
      if (wish.isProgram && (code !== '' || !sideBySide.second().runAgain(begin))) return ['second'];
    } else if (sideBySide.shown()) sideBySide.closeBeside();
    return [];
  };

  const linked: LinkedPrograms = {
    open(moment, code) {
      link = { moment: moment ?? null, code: '', awaits: [] };
      link = { ...link, awaits: [...openFirst(moment, code), ...openSecond(moment, code)] };
      if (code !== '') linked.showProgram(code);
    },
    showProgram(code) {
      const [first = '', other = first] = programsIn(code);
      link = { ...link, code };
      if (awaits('first') || !awaits('second')) program.showProgram(first);
      if (awaits('first') && awaits('second')) showAfter(other);
      else if (awaits('second')) showSecond(other);
    },
    shownPrograms() {
      const code = program.shownProgram() ?? sideBySide.shown()?.shownProgram() ?? null;
      return code && awaits('second') && link.code !== '' ? link.code : code;
    },
    awaitedMoment() {
      if (screen.store.getState().dialog !== 'program') return null;
      if (awaits('second') && link.code !== '' && linked.shownPrograms() === link.code) return link.moment;
      const awaited = program.awaitedMoment();
      return awaited && { strategy: 'ownCode', ...awaited };
    },
  };
  return linked;
}
