import type { StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadSandbox, type ProgramFault, type Running } from '../../program';
import type { Vault } from '../storage/vault';
import type { Playback, ProgramRun } from './playback';
import type { PlaybackState } from './state';

/** The key of the last program in the vault. It is a plain text. */
const PROGRAM_KEY = 'unwind.program';

/** Runs programs of the person's own, and keeps the one that is written. */
export function createProgram(
  { getState }: Pick<StoreApi<PlaybackState>, 'getState'>,
  vault: Pick<Vault, 'get' | 'put'>,
  watch: Playback['setProgram'],
): Pick<Playback, 'runProgram' | 'keptProgram' | 'keepProgram'> {
  /** `order`: what the person has asked for meanwhile. */
  const run = async (
    code: string,
    onSteps: (steps: number) => void,
    order: { wish: 'run' | 'stop' | 'drop'; running: Running | null },
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
    if (!isDropped() && getState().search.givens === givens) watch(result.value);
    return null;
  };

  return {
    keptProgram: () => vault.get(PROGRAM_KEY) ?? '',
    keepProgram: (code) => vault.put(PROGRAM_KEY, code),
    runProgram(code, onSteps): ProgramRun {
      const order: Parameters<typeof run>[2] = { wish: 'run', running: null };
      const end = (wish: 'stop' | 'drop') => (): void => {
        order.wish = wish;
        order.running?.stop();
      };
      return { done: run(code, onSteps, order), stop: end('stop'), drop: end('drop') };
    },
  };
}
