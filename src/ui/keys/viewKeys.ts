import type { HintRun, Playback, Stores } from '../../stores';
import type { Keys, LinesOf } from './boardKeys';
import { digitOf, directionOf } from './press';

/** What the keys of Watch act on. */
interface Watching extends Pick<Stores, 'screen' | 'selection'> {
  readonly playback: Playback;
}

const findBacktrack = ({ playback }: Watching, which: 'next' | 'previous'): void =>
  void playback.find({ kind: 'undoTo', depth: 81 }, which);

const findChange = ({ playback, selection }: Watching): void =>
  void playback.find({ kind: 'cellChanged', cell: selection.store.getState().cursor }, 'next');

const answer = ({ playback }: Watching, event: KeyboardEvent): void => playback.predictChoice(digitOf(event));

/** The keys of views and dialogs; they load with these. */
export const VIEW_KEYS = {
  /** The pages of techniques, in their dialog. */
  pages: { previous: { keys: 'ArrowLeft', line: 'turn' }, next: { keys: 'ArrowRight', line: 'turn' } },
  /** An open hint. */
  hint: {
    next: { keys: 'Enter ArrowRight', run: (run: HintRun) => run.next() },
    back: { keys: 'ArrowLeft', run: (run: HintRun) => run.back() },
    fill: { keys: 'F', run: (run: HintRun) => run.fill() },
  },
  /** The chart of a search, wherever the focus is. */
  chart: {
    expand: { keys: 'F' },
    zoomIn: { keys: '+ =', line: 'zoom' },
    zoomOut: { keys: '-', line: 'zoom' },
    showAll: { keys: 'Shift+0' },
  },
  /** The chart, only while it has the focus. */
  bars: {
    toParent: { keys: 'ArrowUp', line: 'walk' },
    toChild: { keys: 'ArrowDown', line: 'walk' },
    toPrevious: { keys: 'ArrowLeft', line: 'walk' },
    toNext: { keys: 'ArrowRight', line: 'walk' },
    zoomToBar: { keys: 'Enter' },
    goToBar: { keys: 'Shift+Enter' },
    moveLeft: { keys: 'Shift+ArrowLeft', line: 'move' },
    moveRight: { keys: 'Shift+ArrowRight', line: 'move' },
    moveUp: { keys: 'PageUp', line: 'scroll' },
    moveDown: { keys: 'PageDown', line: 'scroll' },
    bookmark: { keys: 'M' },
  },
  /** Watch. */
  watch: {
    toggle: { keys: 'Space', run: ({ playback }: Watching) => playback.toggle() },
    back: { keys: 'ArrowLeft', line: 'step', run: ({ playback }: Watching) => playback.step(-1) },
    forward: { keys: 'ArrowRight', line: 'step', run: ({ playback }: Watching) => playback.step(1) },
    previousLine: {
      keys: ',',
      line: 'lines',
      run: ({ playback }: Watching) => void playback.stepLine(-1),
    },
    nextLine: { keys: '.', line: 'lines', run: ({ playback }: Watching) => void playback.stepLine(1) },
    over: { keys: 'V', run: ({ playback }: Watching) => void playback.stepOver() },
    out: { keys: 'O', run: ({ playback }: Watching) => void playback.stepOut() },
    first: { keys: 'Home', line: 'ends', run: ({ playback }: Watching) => playback.first() },
    last: { keys: 'End', line: 'ends', run: ({ playback }: Watching) => playback.last() },
    nextBacktrack: { keys: 'B', line: 'backtracks', run: (on: Watching) => findBacktrack(on, 'next') },
    previousBacktrack: {
      keys: 'Shift+B',
      line: 'backtracks',
      run: (on: Watching) => findBacktrack(on, 'previous'),
    },
    untilChanged: { keys: 'C', run: findChange },
    answer: { keys: '1–9', run: answer },
    beside: { keys: 'D', run: ({ playback }: Watching) => playback.toggleBeside() },
    steer: { keys: 'G', run: ({ screen }: Watching) => screen.open('steer') },
    slower: { keys: '[', line: 'speed', run: ({ playback }: Watching) => playback.changeSpeed(-1) },
    faster: { keys: ']', line: 'speed', run: ({ playback }: Watching) => playback.changeSpeed(1) },
  },
  /** The board of Watch. */
  watchBoard: {
    move: {
      keys: 'Arrows',
      line: null,
      run: ({ selection }: Watching, event: KeyboardEvent) => selection.move(directionOf(event), false),
    },
  },
  /** The review of a photograph, in its dialog. */
  photo: {
    move: { keys: 'Arrows' },
    digit: { keys: '1–9' },
    erase: { keys: '0 Delete Backspace' },
    kind: { keys: 'H' },
    nextDoubt: { keys: 'N', line: 'doubts' },
    previousDoubt: { keys: 'Shift+N', line: 'doubts' },
    choices: { keys: 'Enter' },
  },
  /** A row of the shelf, while it has the focus. */
  shelf: { open: { keys: 'Enter' }, rename: { keys: 'F2' }, remove: { keys: 'Delete' } },
} as const satisfies {
  readonly pages: Keys<LinesOf<'pages'>>;
  readonly hint: Keys<LinesOf<'hint'>>;
  readonly chart: Keys<LinesOf<'chart'>>;
  readonly bars: Keys<LinesOf<'chart'>>;
  readonly watch: Keys<LinesOf<'watching'>>;
  readonly watchBoard: Keys<never>;
  readonly photo: Keys<LinesOf<'photo'>>;
  readonly shelf: Keys<LinesOf<'shelf'>>;
};
