import { createStore, type StoreApi } from 'zustand/vanilla';

/** The parts of the page that have something to say to those who do not see it. */
export type Speaker = 'board' | 'verdict' | 'watch' | 'hint';

export interface Utterance {
  readonly text: string;
  /** One more for each utterance: the same words may be said twice. */
  readonly number: number;
}

/** The one voice of the page. What it says stands in one live region, which screen readers read out. */
export interface Announcer {
  readonly store: StoreApi<Utterance>;
  /** Says something, in place of what this speaker was about to say. */
  say(speaker: Speaker, text: string): void;
  /** Says something in a moment, unless another speaker has told it before or meanwhile. */
  sayIfUntold(speaker: Speaker, text: string): void;
  /** To be called when something is read out by itself, such as a notice: what just happened is told then. */
  isTold(): void;
  /** Takes back what this speaker was about to say. */
  hush(speaker: Speaker): void;
}

/** Milliseconds between two speakers: the second would take the first's words away before they are heard. */
const TURN = 400;

/** For so many milliseconds a speaker waits whether another tells the same, and does not repeat what was told. */
const MEANWHILE = 500;

/** A voice that has said nothing yet. `now` is in milliseconds. */
export function createAnnouncer(now: () => number): Announcer {
  const store = createStore<Utterance>(() => ({ text: '', number: 0 }));
  const waiting = new Map<Speaker, ReturnType<typeof setTimeout>>();
  let last: { readonly speaker: Speaker | null; readonly at: number } = {
    speaker: null,
    at: Number.NEGATIVE_INFINITY,
  };
  let toldElsewhere = Number.NEGATIVE_INFINITY;
  const hush = (speaker: Speaker): void => {
    clearTimeout(waiting.get(speaker));
    waiting.delete(speaker);
  };
  const say = (speaker: Speaker, text: string): void => {
    hush(speaker);
    const wait = last.speaker === speaker ? 0 : last.at + TURN - now();
    if (wait > 0) {
      waiting.set(
        speaker,
        setTimeout(() => say(speaker, text), wait),
      );
      return;
    }
    last = { speaker, at: now() };
    store.setState(({ number }) => ({ text, number: number + 1 }));
  };
  return {
    store,
    say,
    sayIfUntold(speaker, text) {
      hush(speaker);
      const since = now();
      waiting.set(
        speaker,
        setTimeout(() => {
          const told = last.speaker === speaker ? toldElsewhere : Math.max(last.at, toldElsewhere);
          if (told <= since - MEANWHILE) say(speaker, text);
        }, MEANWHILE),
      );
    },
    isTold() {
      toldElsewhere = now();
    },
    hush,
  };
}
