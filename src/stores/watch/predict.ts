import type { StoreApi } from 'zustand/vanilla';
import { judged, questionOf } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { answersOf } from './answers';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import { FASTEST_READ, lastStepOf, type PlaybackState, questionNow, stepOf } from './state';

/** Asks what the next step will be before it is shown, if the person wants it. */
export interface Predict extends Pick<Playback, 'setPredicting' | 'predict' | 'predictChoice'> {
  /** Whether a step forwards is asked about first. */
  isOn(): boolean;
  /** Whether playing asks too. */
  asksInPlay(): boolean;
  /** Asks about the next step, or shows it: if there is nothing to ask, or the question is open already. */
  next(): void;
}

export interface PredictNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly ask: SearchWorkers['ask'];
  readonly playhead: Pick<Playhead, 'goTo' | 'seek'>;
}

export function createPredict({ store, ask, playhead }: PredictNeeds): Predict {
  const { getState, setState } = store;
  let asking = false;

  const goOn = (step: number): void => {
    if (getState().playing === 'no') playhead.seek(step, 'step');
    else playhead.goTo(step);
  };

  const next = async (): Promise<void> => {
    const { view, predicting, line, wanted } = getState();
    if (predicting === null || view === null) return;
    const to = stepOf(getState()) + 1;
    const isAsked = predicting.asked?.before === view;
    // While a step is under way, its state is not known.
    if (isAsked || line !== null || wanted !== null || to > lastStepOf(getState())) {
      if (to <= lastStepOf(getState())) goOn(to);
      return;
    }
    const reply = await ask('seek', { step: to });
    const now = getState();
    if (!reply.ok || now.view !== view || now.predicting === null) return;
    const question = questionOf(view, reply.value);
    if (question === null) goOn(to);
    else
      setState({
        predicting: { ...now.predicting, asked: { question, before: view } },
        playing: 'no',
        finishing: false,
        wanted: null,
      });
  };

  const predict: Playback['predict'] = (answer) => {
    const { predicting, view } = getState();
    if (predicting?.asked == null || predicting.asked.before !== view) return;
    const { question, before } = predicting.asked;
    const verdict = judged(question, before, answer);
    const right = predicting.right + (verdict.kind === 'right' ? 1 : 0);
    const told = { verdict, step: before.step + 1 };
    setState({ predicting: { asked: null, told, right, of: predicting.of + 1 } });
    playhead.seek(before.step + 1, 'step');
  };

  return {
    isOn: () => getState().predicting !== null,
    asksInPlay() {
      const { predicting, playing, speed, finishing } = getState();
      return predicting !== null && playing === 'forward' && speed <= FASTEST_READ && !finishing;
    },
    next() {
      if (asking) return;
      asking = true;
      void next().finally(() => {
        asking = false;
      });
    },
    setPredicting(on) {
      setState({ predicting: on ? { asked: null, told: null, right: 0, of: 0 } : null });
    },
    predict,
    predictChoice(number) {
      const question = questionNow(getState());
      const answer = question === null ? undefined : answersOf(question)[number - 1];
      if (answer !== undefined) predict(answer);
    },
  };
}
