import lz from 'lz-string';
import type { StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadSandbox, type ProgramFault, type Running } from '../../program';
import { packProgram } from '../../sudoku/formats';
import type { Screen } from '../page/screen';
import { keptProgram, namesProgram, PROGRAM_KEYS } from '../shared/ownProgram';
import type { TextStore } from '../storage/textStore';
import type { Playback } from './playback';
import type { PlaybackState } from './state';

/** Runs a program in the sandbox. */
export type RunProgram = Awaited<ReturnType<typeof loadSandbox>>;

/**
 * Runs programs of the person's own, and keeps the one that is written.
 *
 * @param runProgram what runs them, if not the sandbox
 * @param isSecond whether they are those of the second of two searches, which are kept apart
 */
export function createProgram(
  { getState, setState }: Pick<StoreApi<PlaybackState>, 'getState' | 'setState'>,
  textStore: Pick<TextStore, 'get' | 'put'>,
  screen: Pick<Screen, 'open'>,
  watch: Playback['setProgram'],
  runProgram?: RunProgram,
  isSecond = false,
): Pick<
  Playback,
  | 'runAgain'
  | 'awaitProgram'
  | 'runProgram'
  | 'packProgram'
  | 'keptProgram'
  | 'keepProgram'
  | 'showProgram'
  | 'shownProgram'
> & {
  /** The moment to go to once the program that is shown has run; `null` if there is none. */
  awaitedMoment(): Parameters<Playback['awaitProgram']>[0] | null;
} {
  /** Whether the program that was shown last has not been replaced by one of the person's own. */
  let isShown = false;
  /** The moment to go to once the program that it names has run. */
  let awaited: Parameters<Playback['awaitProgram']>[0] | null = null;

  /** `order`: what the person has asked for meanwhile. `isWanted`: whether it is still to be watched. */
  const run = async (
    code: string,
    onSteps: (steps: number) => void,
    order: { wish: 'run' | 'stop' | 'drop'; running: Running | null },
    isWanted = (): boolean => true,
  ): Promise<ProgramFault | null> => {
    const isDropped = (): boolean => order.wish === 'drop';
    const { givens } = getState().search;
    const loaded = await Promise.all([loadReader(), runProgram ?? loadSandbox()]).catch(ignoreAbsentPart);
    if (!loaded) return { kind: 'absent' };
    const [readProgram, runInSandbox] = loaded;
    const read = await readProgram(code);
    if (!read.ok) return read.error;
    if (order.wish !== 'run') return { kind: 'noWrites', end: { kind: 'ended', by: 'person' }, given: null };
    order.running = runInSandbox(code, read.value, { givens, onSteps });
    const result = await order.running.result;
    if (!result.ok) return result.error;
    if (isDropped() || !isWanted() || getState().search.givens !== givens) return null;
    if (isShown) textStore.put(linkedKey, code);
    await watch(result.value.program, awaited && namesProgram(awaited.options, code) ? awaited : undefined);
    awaited = null;
    return null;
  };

  const [key, linkedKey] = isSecond ? [PROGRAM_KEYS[1], PROGRAM_KEYS[3]] : [PROGRAM_KEYS[0], PROGRAM_KEYS[2]];
  const kept = (): string => textStore.get(key) ?? keptProgram(textStore);

  return {
    runProgram(code, onSteps) {
      const order: Parameters<typeof run>[2] = { wish: 'run', running: null };
      const end = (wish: 'stop' | 'drop') => (): void => {
        order.wish = wish;
        order.running?.stop();
      };
      return { done: run(code, onSteps, order), stop: end('stop'), drop: end('drop') };
    },
    awaitProgram(moment) {
      awaited = moment;
    },
    runAgain(moment) {
      const code = [kept(), ...PROGRAM_KEYS.map((key) => textStore.get(key) ?? '')].find((text) =>
        namesProgram(moment.options, text),
      );
      awaited = moment;
      // A link may have opened another search meanwhile.
      const { search } = getState();
      const isWanted = (): boolean => getState().search === search;
      if (code !== undefined) void run(code, () => {}, { wish: 'run', running: null }, isWanted);
      return code !== undefined;
    },
    packProgram: (code) => packProgram(code, lz.compressToBase64),
    keptProgram: kept,
    keepProgram(code) {
      isShown = false;
      textStore.put(key, code);
    },
    awaitedMoment: () =>
      isShown && awaited !== null && namesProgram(awaited.options, getState().shownProgram?.code ?? '')
        ? awaited
        : null,
    shownProgram: () => (isShown ? (getState().shownProgram?.code ?? null) : null),
    showProgram(code) {
      isShown = true;
      setState(({ shownProgram: before }) => ({ shownProgram: { code, index: (before?.index ?? -1) + 1 } }));
      screen.open('program');
    },
  };
}
