import { type ReactNode, useEffect, useId, useState } from 'react';
import { lastStepOf, stepOf } from '../../../stores';
import { Dialog, Segmented, saveFile, useStores, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { LONGEST_LOG, logEntry, type Steps, stepsOf } from './log';

/** How many steps before and after the shown one a log has at first. */
const AROUND = 10;

/** Some steps as text, to copy or to save. */
export function LogDialog() {
  const { screen, notices } = useStores();
  const { log: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const [fields, setFields] = useState(() => {
    const state = playback.store.getState();
    const at = stepOf(state);
    return {
      from: String(Math.max(0, at - AROUND)),
      to: String(Math.min(lastStepOf(state), at + AROUND)),
    };
  });
  const [form, setForm] = useState<'sentences' | 'boards'>('sentences');
  const told = useId();
  const steps = stepsOf(fields.from, fields.to, last);
  const { entries, of } = useLog(steps.ok ? steps.value : null, form === 'boards');
  const text = entries.join('\n');
  const isWhole = steps.ok && entries.length === of;
  const field = (name: 'from' | 'to'): ReactNode => (
    <label className="choice">
      {words[name]}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={fields[name]}
        aria-invalid={!steps.ok}
        aria-describedby={told}
        onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
      />
    </label>
  );
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notices.tell({ kind: 'copied', what: 'steps' });
    } catch {
      notices.tell({ kind: 'cannotCopyAside' });
    }
  };
  const save = (): void => {
    const name = `search-${fields.from}-${fields.to}.txt`;
    saveFile(new Blob([text], { type: 'text/plain' }), name);
    notices.tell({ kind: 'saved', name });
  };
  return (
    <Dialog title={words.title} onClose={screen.close} className="log" width={40}>
      <div className="log-fields">
        {field('from')}
        {field('to')}
        <Segmented
          name={words.form}
          value={form}
          onChange={setForm}
          options={(['sentences', 'boards'] as const).map((value) => ({ value, label: words.forms[value] }))}
        />
      </div>
      <p id={told} className="quiet" aria-live="polite">
        {steps.ok ? words.progress(entries.length, of) : words.problems[steps.error](last, LONGEST_LOG)}
      </p>
      <textarea readOnly wrap="off" aria-label={words.text} value={text} />
      <div className="dialog-actions">
        <button type="button" className="button" disabled={!isWhole} onClick={save}>
          {words.save}
        </button>
        <button type="button" className="button ink" disabled={!isWhole} onClick={() => void copy()}>
          {words.copy}
        </button>
      </div>
    </Dialog>
  );
}

/** How many states are asked for between two pictures of the text so far. */
const AT_ONCE = 100;

/** The log of some steps, as far as it is written, and how many entries it will have. */
function useLog(steps: Steps | null, withBoards: boolean): { entries: readonly string[]; of: number } {
  const playback = usePlayback();
  const { sentence } = useWatchWords();
  const [from, to] = steps === null ? [0, -1] : [steps.from, steps.to];
  const [entries, setEntries] = useState<readonly string[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    const write = async (): Promise<void> => {
      const all: string[] = [];
      for (let step = from; step <= to; step++) {
        const reply = await playback.ask('seek', { step }, { signal });
        if (signal.aborted || !reply.ok) return;
        all.push(logEntry(reply.value, sentence(reply.value), withBoards));
        if (all.length % AT_ONCE === 0 || step === to) setEntries([...all]);
      }
    };
    setEntries([]);
    void write();
    return () => asking.abort();
  }, [playback, sentence, from, to, withBoards]);
  return { entries, of: to - from + 1 };
}
