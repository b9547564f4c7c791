import type { StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadSandbox, type ProgramFault, type Running } from '../../program';
import type { Vault } from '../storage/vault';
import type { Playback, ProgramRun } from './playback';
import type { PlaybackState } from './state';

/** The key of the last program in the vault. It is a plain text. */
const PROGRAM_KEY = 'unwind.program';

/** Runs programs of the person's own, and keeps the last one. */
export function createProgram(
  { getState }: Pick<StoreApi<PlaybackState>, 'getState'>,
  vault: Pick<Vault, 'get' | 'put'>,
  watch: Playback['setProgram'],
): Pick<Playback, 'runProgram' | 'keptProgram'> {
  const run = async (
    code: string,
    onSteps: (steps: number) => void,
    isDropped: () => boolean,
    onRunning: (running: Running) => void,
  ): Promise<ProgramFault | null> => {
    const { givens } = getState().search;
    const loaded = await Promise.all([loadReader(), loadSandbox()]).catch(ignoreAbsentPart);
    if (!loaded) return { kind: 'absent' };
    const [readProgram, runInSandbox] = loaded;
    const read = await readProgram(code);
    if (!read.ok) return read.error;
    if (isDropped()) return null;
    const running = runInSandbox(code, read.value, { givens, onSteps });
    onRunning(running);
    const result = await running.result;
    if (!result.ok) return result.error;
    if (!isDropped() && getState().search.givens === givens) watch(result.value);
    return null;
  };

  return {
    keptProgram: () => vault.get(PROGRAM_KEY) ?? '',
    runProgram(code, onSteps): ProgramRun {
      vault.put(PROGRAM_KEY, code);
      let running: Running | null = null;
      let dropped = false;
      const done = run(
        code,
        onSteps,
        () => dropped,
        (now) => {
          running = now;
        },
      );
      return {
        done,
        stop: () => running?.stop(),
        drop() {
          dropped = true;
          running?.stop();
        },
      };
    },
  };
}
