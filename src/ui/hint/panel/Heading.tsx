import type { HintView } from '../../../stores';
import { useHintCatalogue } from '../../shared';
import { useHintWords } from '../useHintWords';

/** The subject of the view and, for a list or a path, its length. */
export function Heading({ view }: { readonly view: HintView }) {
  const words = useHintWords();
  const { path } = useHintCatalogue();
  const length =
    view.kind === 'list'
      ? words.list(
          view.available.reduce((sum, { steps }) => sum + steps.length, 0),
          view.end,
        )
      : view.kind === 'explanation' && view.subject.kind === 'path'
        ? view.subject.cut
          ? path.cut(view.steps.length)
          : path.length(view.steps.length, view.subject.solved, view.board.without.length > 0)
        : null;
  return (
    <header className={length === null ? undefined : 'hint-titled'}>
      <h1 className={length === null ? 'unseen-narrow' : undefined}>{headingOf(view, words)}</h1>
      {length !== null && <p>{length}</p>}
    </header>
  );
}

function headingOf(view: HintView, { headings }: ReturnType<typeof useHintWords>): string {
  switch (view.kind) {
    case 'finding':
      return headings.finding(view.cell);
    case 'findingPath':
      return headings.path;
    case 'remark':
    case 'list':
    case 'singles':
      return headings[view.kind];
    case 'explanation': {
      const { subject } = view;
      if (subject.kind === 'step' || subject.kind === 'path') return headings[subject.kind];
      return subject.kind === 'cell'
        ? headings.cell(subject.cell)
        : headings.digit(subject.cell, subject.digit);
    }
  }
}
