import { type RefObject, useEffect, useRef } from 'react';
import type { HintView } from '../../../stores';
import { useStores } from '../../shared';
import { useHintWords } from '../useHintWords';

/** What is read out of a hint, in order; not what one can do about it. */
const SENTENCES =
  'h1, .hint-finding, .hint-lead :is(h2, p), .hint-summary > p, p.hint-summary, .path-length, [data-now] > details > summary :is(span:not(.unseen), small), [aria-current=step] :is(h2, p, li, .technique-link)';

/** Of these only what is new since the last page is read out again. */
const STANDING = 'h1, .hint-summary > p, .path-length, summary > *';

/** Milliseconds before it is told that a hint is being looked for: most are there at once. */
const PATIENCE = 1000;

/** Milliseconds of rest before a page is read out. */
const REST = 100;

/** Reads out each page of a hint as it is turned to: its sentences as they stand on it, without the controls between. */
export function useAnnouncing(panel: RefObject<HTMLElement | null>, view: HintView | null): void {
  const { announcer } = useStores();
  const words = useHintWords();
  const standing = useRef<readonly string[]>([]);
  const heard = useRef<Heard | null>(null);
  useEffect(() => {
    if (view === null) return;
    const searching = view.kind === 'finding' || view.kind === 'findingPath';
    const timer = setTimeout(
      () => {
        const elements = [...(panel.current?.querySelectorAll<HTMLElement>(SENTENCES) ?? [])].filter(
          (element) => element.closest('nav, button:not(.technique-link)') === null,
        );
        const isToldOn = heard.current !== null && isSameStep(heard.current.view, view);
        const before = isToldOn ? (heard.current?.lines ?? []) : [];
        heard.current = { view, lines: elements.map(textOf) };
        const stands = elements.filter((element) => element.matches(STANDING)).map(textOf);
        const news = elements.filter(
          (element) =>
            !(element.matches(STANDING) && standing.current.includes(textOf(element))) &&
            !before.includes(textOf(element)),
        );
        standing.current = stands;
        const place =
          view.kind === 'explanation' && view.level === 'why' && view.steps.length > 1 && !isToldOn
            ? [words.step(view.at + 1, view.steps.length)]
            : [];
        const text = spoken([...place, ...news.map(textOf)]);
        if (text !== '') announcer.say('hint', text);
      },
      searching ? PATIENCE : REST,
    );
    return () => clearTimeout(timer);
  }, [announcer, panel, view, words]);
}

/** What was read out last. */
interface Heard {
  readonly view: HintView;
  readonly lines: readonly string[];
}

/** Whether there is only another link, or all of them, of the step that was in view before. */
const isSameStep = (before: HintView, view: HintView): boolean =>
  before.kind === 'explanation' &&
  view.kind === 'explanation' &&
  before.level === 'why' &&
  view.level === 'why' &&
  before.steps === view.steps &&
  before.at === view.at &&
  (before.link !== view.link || before.whole !== view.whole);

const textOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Lines as sentences: each ends, so that the next is heard as another, unless that goes on with it. */
const spoken = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line, at, all) => {
      if (/[.?!:,]$/.test(line)) return line;
      return line + (/^\p{Ll}(?!\dc\d)/u.test(all[at + 1] ?? '') ? ',' : '.');
    })
    .join(' ');
