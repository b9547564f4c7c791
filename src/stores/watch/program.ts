import lz from 'lz-string';
import type { StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadSandbox, type ProgramFault, type Running } from '../../program';
import { packProgram } from '../../sudoku/formats';
import type { Screen } from '../page/screen';
import { namesProgram } from '../shared/ownProgram';
import type { Vault } from '../storage/vault';
import type { Playback } from './playback';
import type { PlaybackState } from './state';

/** The key of the last program in the vault. It is a plain text. */
const PROGRAM_KEY = 'unwind.program';

/** Runs programs of the person's own, and keeps the one that is written. */
export function createProgram(
  { getState, setState }: Pick<StoreApi<PlaybackState>, 'getState' | 'setState'>,
  vault: Pick<Vault, 'get' | 'put'>,
  screen: Pick<Screen, 'open'>,
  watch: Playback['setProgram'],
): Pick<
  Playback,
  'runAgain' | 'runProgram' | 'packProgram' | 'keptProgram' | 'keepProgram' | 'showProgram' | 'shownProgram'
> {
  /** Whether the program that was shown last has not been replaced by one of the person's own. */
  let isShown = false;

  /** `order`: what the person has asked for meanwhile. */
  const run = async (
    code: string,
    onSteps: (steps: number) => void,
    order: { wish: 'run' | 'stop' | 'drop'; running: Running | null },
    step = 0,
  ): Promise<ProgramFault | null> => {
    const isDropped = (): boolean => order.wish === 'drop';
    const { givens } = getState().search;
    const loaded = await Promise.all([loadReader(), loadSandbox()]).catch(ignoreAbsentPart);
    if (!loaded) return { kind: 'absent' };
    const [readProgram, runInSandbox] = loaded;
    const read = await readProgram(code);
    if (!read.ok) return read.error;
    if (order.wish !== 'run') return { kind: 'noWrites', end: { kind: 'ended', by: 'person' } };
    order.running = runInSandbox(code, read.value, { givens, onSteps });
    const result = await order.running.result;
    if (!result.ok) return result.error;
    if (!isDropped() && getState().search.givens === givens) watch(result.value, step);
    return null;
  };

  const keptProgram = (): string => vault.get(PROGRAM_KEY) ?? '';

  return {
    runProgram(code, onSteps) {
      const order: Parameters<typeof run>[2] = { wish: 'run', running: null };
      const end = (wish: 'stop' | 'drop') => (): void => {
        order.wish = wish;
        order.running?.stop();
      };
      return { done: run(code, onSteps, order), stop: end('stop'), drop: end('drop') };
    },
    runAgain({ options, step }) {
      const code = keptProgram();
      const isKept = namesProgram(options, code);
      if (isKept) void run(code, () => {}, { wish: 'run', running: null }, step);
      return isKept;
    },
    packProgram: (code) => packProgram(code, lz.compressToBase64),
    keptProgram,
    keepProgram(code) {
      isShown = false;
      vault.put(PROGRAM_KEY, code);
    },
    shownProgram: () => (isShown ? (getState().shownProgram?.code ?? null) : null),
    showProgram(code) {
      isShown = true;
      setState(({ shownProgram: before }) => ({ shownProgram: { code, index: (before?.index ?? -1) + 1 } }));
      screen.open('program');
    },
  };
}
