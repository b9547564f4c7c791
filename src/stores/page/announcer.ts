import { createStore, type StoreApi } from 'zustand/vanilla';

/** The parts of the page that announce something to screen readers. */
export type Speaker = 'board' | 'verdict' | 'watch' | 'hint';

export interface Utterance {
  readonly text: string;
  /** Counts the utterances, because the same words may be said twice. */
  readonly number: number;
}

/** The single voice of the page. Its words go into one live region, which screen readers read out. */
export interface Announcer {
  readonly store: StoreApi<Utterance>;
  /** Says a text, in place of any text of this speaker that is still waiting. */
  say(speaker: Speaker, text: string): void;
  /** Says a text after `MEANWHILE`, unless another speaker or a notice has said something shortly before or since. */
  sayIfUntold(speaker: Speaker, text: string): void;
  /** Call this when a screen reader reads something by itself, such as a notice, which already tells what happened. */
  isTold(): void;
  /** Cancels the waiting text of this speaker. */
  hush(speaker: Speaker): void;
}

/** Milliseconds between two speakers: a second text sooner would replace the first before it is heard. */
const TURN = 400;

/** For this many milliseconds `sayIfUntold` looks back and waits for somebody else to say it. */
const MEANWHILE = 500;

/** An announcer that has said nothing yet. `now` is in milliseconds. */
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
