import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Thread } from '../../worker';
import type { Notices } from '../page/notices';
import { newestQuestion } from '../shared/newestQuestion';
import type { Database } from '../storage/database';
import { createFiles, type KeptFile } from '../storage/files';
import { gather } from './gathering';
import type { SetRace } from './setRace';
import { SETS, type SetId } from './sets';
import type { CompareState } from './state';

/** The set of puzzles to compare on. */
export interface PuzzleSet {
  chooseSet(set: SetId): Promise<void>;
  /** Reads the puzzles of a text or a file, and compares on them. If there are none, the set before stays. */
  offerSet(blob: File | Blob): Promise<void>;
  /** Like `offerSet`, for a stored text or file. If it is gone, shows a notice. */
  reopenSet(file: KeptFile): Promise<void>;
}

interface ReadSet extends PuzzleSet {
  /** Ends the reading of a text or a file. */
  stopReading(): void;
}

interface SetNeeds {
  readonly store: StoreApi<CompareState>;
  readonly notices: Notices;
  readonly database: Database;
  readonly newThread: () => Thread;
  readonly setRace: Pick<SetRace, 'start' | 'stop'>;
  /** Whether the comparison is shown. A race starts only then. */
  readonly isOpen: () => boolean;
  /** Stops all races and readings, because another set was chosen. */
  readonly rest: () => void;
}

export function createPuzzleSet({
  store,
  notices,
  database,
  newThread,
  setRace,
  isOpen,
  rest,
}: SetNeeds): ReadSet {
  const { getState, setState } = store;
  const files = createFiles(database);
  const choosing = newestQuestion();
  const reading = newestQuestion(() => setState({ gathering: null }));
  let thread: Thread | undefined;

  const compareOn = (
    set: NonNullable<CompareState['set']>,
    puzzles: readonly Grid[],
    gathered: CompareState['gathered'] = null,
    file: KeptFile | null = null,
  ): void => {
    setRace.stop();
    setState({ set, puzzles, gathered, file, setRows: {}, picked: null });
    if (isOpen()) setRace.start();
  };

  const offerSet = async (blob: File | Blob, kept: KeptFile | null): Promise<void> => {
    rest();
    choosing.cancel();
    const onFound = (found: number): void => setState({ gathering: found });
    onFound(0);
    thread ??= newThread();
    const reader = thread;
    const gathered = await reading.ask((signal) => gather(blob, reader, { signal, onFound }));
    if (gathered === null) return;
    if (typeof gathered === 'string') notices.tell({ kind: gathered });
    else if (gathered.found === 0) setState({ gathered });
    else {
      const file = kept ?? files.keep(blob, blob instanceof File ? blob.name : null);
      compareOn('pasted', gathered.puzzles, gathered, file);
    }
  };

  return {
    stopReading: reading.cancel,
    async chooseSet(set) {
      rest();
      const puzzles = await choosing.ask(() => SETS[set]());
      if (puzzles !== null) compareOn(set, puzzles);
    },
    offerSet: (blob) => offerSet(blob, null),
    async reopenSet(file) {
      if (getState().file?.key === file.key) return;
      setState({ file });
      const found = await files.content(file);
      if (getState().file !== file) return;
      if (found.ok) return offerSet(found.value, file);
      setState({ file: null });
      notices.tell({ kind: 'fileNotKept', name: file.name, why: found.error });
    },
  };
}
