import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import type { VerdictState } from '../../stores';
import type { NotationId, Writing } from '../../sudoku/formats';
import {
  AnyIcon,
  answerOf,
  contentOf,
  Dialog,
  puzzleOf,
  Segmented,
  type TextContent,
  useMoreMessages,
  useStores,
} from '../shared';
import { saveText } from './saveText';
import './entry.css';

/**
 * The puzzle, the entries or the answer in every notation that can express it, to copy or to save as a file.
 */
export function ExportDialog() {
  const stores = useStores();
  const { screen } = stores;
  const { entry, reading } = useMoreMessages();
  const words = entry.exporting;
  const [content, setContent] = useState<TextContent>(() => contentOf(stores));
  const judged = useStore(stores.verdict, ({ verdict }) => verdict.kind);
  const answered = answerOf(stores) !== null;
  const writings = useWritings(content);
  const [chosen, setChosen] = useState<NotationId | null>(null);
  const select = useId();
  const writing = writings?.find(({ notation }) => notation === chosen) ?? writings?.[0] ?? null;
  return (
    <Dialog title={words.title} onClose={screen.close} className="exporting" width={40}>
      <Segmented
        name={words.what}
        value={content}
        onChange={setContent}
        options={[
          { value: 'givens', label: words.contents.givens },
          { value: 'entries', label: words.contents.entries },
          { value: 'answer', label: words.contents.answer, disabled: !answered },
        ]}
      />
      {!answered && <p className="quiet">{words.noAnswer(whyNone(judged))}</p>}
      <label htmlFor={select} className="sub">
        {words.notation}
      </label>
      <select
        id={select}
        value={writing?.notation ?? ''}
        onChange={(event) =>
          setChosen(writings?.find(({ notation }) => notation === event.target.value)?.notation ?? null)
        }
      >
        {writings?.map(({ notation }) => (
          <option key={notation} value={notation}>
            {reading.notation(notation)}
          </option>
        ))}
      </select>
      <textarea readOnly wrap="off" aria-label={words.text} value={writing?.text ?? words.preparing} />
      <p className="quiet carries">{writing !== null && words.carries(writing.carries, content)}</p>
      {writing !== null && <Actions writing={writing} />}
    </Dialog>
  );
}

function Actions({ writing: { notation, text, extension } }: { readonly writing: Writing }) {
  const { notices } = useStores();
  const words = useMoreMessages().entry.exporting;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.tell({ kind: 'copied', what: notation });
    } catch {
      notices.tell({ kind: 'cannotCopy' });
    }
  };
  const save = (): void => {
    const name = `sudoku.${extension}`;
    saveText(text, name);
    notices.tell({ kind: 'saved', name });
  };
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={save}>
        <AnyIcon name="save" />
        {words.save}
      </button>
      <button type="button" className="button ink" onClick={() => void copy()}>
        <AnyIcon name="copy" />
        {words.copy}
      </button>
    </div>
  );
}

const whyNone = (judged: VerdictState['verdict']['kind']): 'none' | 'many' | 'unknown' =>
  judged === 'none' || judged === 'clash' ? 'none' : judged === 'many' ? 'many' : 'unknown';

/** The board in every notation; `null` until the worker has written it. */
function useWritings(content: TextContent): readonly Writing[] | null {
  const stores = useStores();
  const [written, setWritten] = useState<{
    readonly content: TextContent;
    readonly writings: readonly Writing[];
  } | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    void stores.workThread.ask('write', { puzzle: puzzleOf(stores, content) }, { signal }).then((answer) => {
      if (answer.ok) setWritten({ content, writings: answer.value });
    });
    return () => asking.abort();
  }, [stores, content]);
  // Never show or copy text that was written for another choice of content.
  return written?.content === content ? written.writings : null;
}
