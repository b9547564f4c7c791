import { type RefObject, useEffect, useRef } from 'react';
import type { HintView } from '../../../stores';
import { useStores } from '../../shared';
import { useHintWords } from '../useHintWords';

/** The elements of a hint that are announced, in order. Buttons are not among them. */
const SENTENCES =
  'h1, .hint-titled p, .hint-finding, .hint-lead :is(h2, p), .hint-summary > p, [data-now] > details > summary :is(span:not(.unseen), small), [aria-current=step] :is(h2, p, li, .technique-link)';

/** These stay from page to page, so they are announced only when they change. */
const STANDING = 'h1, .hint-titled p, .hint-summary > p, summary > *';

/** Milliseconds before the page announces that it is searching for a hint. Most hints are found sooner. */
const PATIENCE = 1000;

/** Milliseconds before a page is announced, so that when pages are turned quickly only the last one is. */
const REST = 100;

/** Announces each page of a hint that the player turns to: its sentences, without the buttons between them. */
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

/** What was announced last. */
interface Heard {
  readonly view: HintView;
  readonly lines: readonly string[];
}

/** Whether two views show the same step and differ only in which of its links is shown. */
const isSameStep = (before: HintView, view: HintView): boolean =>
  before.kind === 'explanation' &&
  view.kind === 'explanation' &&
  before.level === 'why' &&
  view.level === 'why' &&
  before.steps === view.steps &&
  before.at === view.at &&
  (before.link !== view.link || before.whole !== view.whole);

const textOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Joins lines to a text. Each line ends with a full stop, or a comma where the next one continues it. */
const spoken = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line, at, all) => {
      if (/[.?!:,]$/.test(line)) return line;
      return line + (/^\p{Ll}(?!\dc\d)/u.test(all[at + 1] ?? '') ? ',' : '.');
    })
    .join(' ');
