import type { StoreApi } from 'zustand/vanilla';
import { blanksOf, clashesOf, digitAt, type Grid } from '../../sudoku/core';
import type { WatchRequest } from '../../sudoku/search';
import type { RecordingLimits, SearchWorkers, SearchWorkersOptions } from '../../worker';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import { reachable } from './reachable';
import { type PlaybackState, stepOf, THE_LAST } from './state';

/** Starts, pauses and ends recordings, and handles the reports of the recording worker. */
export interface Recording
  extends Pick<
    Playback,
    'setLimits' | 'recordFurther' | 'pauseRecording' | 'resumeRecording' | 'stopRecording'
  > {
  /** Changes the search and records it from its start; `wanted` is the step to go to. */
  begin(
    changes: Partial<Pick<PlaybackState, 'source' | 'puzzle' | 'search' | 'limits' | 'otherWay'>>,
    wanted?: number,
  ): void;
  /** How many recordings have been started. */
  count(): number;
  /** Pauses the recording while nobody watches. */
  rest(): void;
  /** Continues the recording after `rest`. */
  wake(): void;
  readonly workerListeners: Pick<SearchWorkersOptions, 'onStatus' | 'onRestart' | 'onFailed'>;
}

export interface RecordingNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly workers: Pick<SearchWorkers, 'record' | 'goOn' | 'pause' | 'resume' | 'stop'>;
  readonly playhead: Pick<Playhead, 'goOn' | 'letGo'>;
  readonly cancelWalk: () => void;
  /** The marked steps of a search. */
  readonly marksOf: (search: WatchRequest) => readonly number[];
  readonly selection: Selection;
  readonly notices: Notices;
}

export function createRecording(needs: RecordingNeeds): Recording {
  const { workers, playhead, notices } = needs;
  const { getState, setState } = needs.store;
  let count = 0;

  const begin: Recording['begin'] = (changes, wanted = 0) => {
    // Lines to stop at are lines of one program.
    setState(changes.search === undefined ? changes : { lineStops: [], otherWay: null, ...changes });
    needs.cancelWalk();
    count++;
    playhead.letGo();
    const { search, limits } = getState();
    selectBlank(needs.selection, search.givens);
    const clashes = clashesOf(search.givens);
    const canStart = clashes.length === 0;
    setState({
      refusal: canStart ? null : { kind: 'clash', clashes },
      bookmarks: needs.marksOf(search),
      status: null,
      recording: canStart ? 'running' : 'ended',
      view: null,
      line: null,
      wanted: canStart ? wanted : null,
      playing: 'no',
      finishing: false,
      met: null,
      sought: null,
      missed: null,
      mistake: null,
      conflict: null,
    });
    if (canStart) workers.record(search, limits);
    else workers.pause();
  };

  /** Continues recording, up to other limits. */
  const goOn = (limits: RecordingLimits): void => {
    const { status, recording } = getState();
    const end = status?.end ?? null;
    // A limit of steps may have cut the last block in two. Recording cannot continue there, so start again.
    if (end?.kind === 'capped' && end.by === 'steps') begin({ limits }, stepOf(getState()));
    else {
      setState({
        limits,
        status: status && { ...status, end: null },
        recording: recording === 'paused' ? 'paused' : 'running',
      });
      workers.goOn(limits);
    }
  };

  return {
    begin,
    count: () => count,
    rest() {
      if (getState().recording === 'running') workers.pause();
    },
    wake() {
      if (getState().recording === 'running') workers.resume();
    },
    setLimits(limits) {
      const { limits: before, recording, status } = getState();
      const all = { ...before, ...limits };
      setState({ limits: all });
      const end = status?.end;
      const byLimit = end?.kind === 'capped' && end.by !== 'person';
      if (recording === 'running' || recording === 'paused' || byLimit) goOn(all);
    },
    recordFurther() {
      const { limits, status } = getState();
      const end = status?.end;
      if (end?.kind !== 'capped') return;
      const further = {
        time: { milliseconds: 4 * limits.milliseconds },
        bytes: { bytes: 4 * limits.bytes },
        steps: { steps: 4 * limits.steps },
        person: {},
      }[end.by];
      goOn({ ...limits, ...further });
    },
    pauseRecording() {
      if (getState().recording !== 'running') return;
      workers.pause();
      setState({ recording: 'paused' });
    },
    resumeRecording() {
      if (getState().recording !== 'paused') return;
      setState({ recording: 'running' });
      workers.resume();
    },
    stopRecording: () => workers.stop(),
    workerListeners: {
      onStatus(status) {
        const ended = status.end !== null;
        const { recording } = getState();
        setState({ status, recording: ended ? 'ended' : recording === 'paused' ? 'paused' : 'running' });
        // Who hears of the recording may want another step.
        const { wanted } = getState();
        if (ended && wanted !== null) {
          const { to, isLost } = reachable(getState(), wanted);
          if (isLost && wanted !== THE_LAST) notices.tell({ kind: 'notRecorded', step: wanted });
          setState({ wanted: to });
        }
        playhead.goOn();
      },
      onRestart() {
        count++;
        playhead.letGo();
        // The step that was asked for last, which may not be on the board yet.
        const wanted = stepOf(getState());
        setState({ status: null, recording: 'running', wanted, playing: 'no' });
        notices.tell({ kind: 'recordingRestarted' });
      },
      onFailed() {
        playhead.letGo();
        setState({ recording: 'failed', wanted: null, playing: 'no' });
        notices.tell({ kind: 'recordingFailed' }, { lasting: true });
      },
    },
  };
}

/** Selects an empty cell, because questions about the selected cell make sense only for a cell that changes. */
function selectBlank({ store, rest }: Selection, givens: Grid): void {
  const [blank] = blanksOf(givens);
  if (digitAt(givens, store.getState().cursor) !== null && blank !== undefined) rest(blank);
}
