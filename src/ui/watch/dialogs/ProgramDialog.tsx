import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { ignoreAbsentPart } from '../../../parts';
import { loadIsTypeScript, type ProgramFault, STARTS } from '../../../program';
import type { ProgramRun } from '../../../stores';
import { chooseFile, Dialog, linkOf, saveFile, useStores, useWatchWords } from '../../shared';
import { usePlayback } from '../playback';
import { CodeField } from './CodeField';

const START_NAMES = Object.keys(STARTS) as (keyof typeof STARTS)[];

/** The largest file that is taken for code, in bytes. */
const LARGEST = 1_000_000;

/** A program of the person's own: to write, to run, and then to watch. */
export function ProgramDialog() {
  const shown = useStore(usePlayback().store, ({ shownProgram }) => shownProgram);
  // A link that is opened meanwhile brings a new dialog.
  return <Written key={shown?.index} />;
}

function Written() {
  const stores = useStores();
  const { screen, notices } = stores;
  const { program: words, options, strategies } = useWatchWords();
  const playback = usePlayback();
  const [linked] = useState(playback.shownProgram);
  const [kept] = useState(() => playback.keptProgram() || STARTS.rowByRow);
  const [code, setCode] = useState(linked ?? kept);
  /** What an example or a link has replaced, if the person wrote it. */
  const [mine, setMine] = useState(linked === null || isStart(kept) ? null : kept);
  /** The name of the file that the code was opened from; `null` if it was not. */
  const [name, setName] = useState<string | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const [fault, setFault] = useState<ProgramFault | null>(null);
  /** How many steps the running program has made; `null` while none runs. */
  const [steps, setSteps] = useState<number | null>(null);
  const running = useRef<ProgramRun | null>(null);
  const told = useId();
  useEffect(() => () => running.current?.drop(), []);

  const write = (text: string): void => {
    setCode(text);
    setTooLong(false);
    playback.keepProgram(text);
  };
  const begin = (text: string): void => {
    if (!isStart(code)) setMine(code);
    write(text);
    setFault(null);
  };

  const open = async (file: File): Promise<void> => {
    const text = file.size > LARGEST ? null : await file.text().catch(() => null);
    // A zero is in no text, but in nearly every file that is none.
    if (text === null || text.includes('\0')) return notices.tell({ kind: 'cannotReadFile' });
    if (running.current !== null) return;
    begin(text.replaceAll(/\r\n?/g, '\n'));
    setName(file.name);
  };
  const save = async (): Promise<void> => {
    const file = name ?? (await usualName(code));
    saveFile(new Blob([code], { type: 'text/plain' }), file);
    notices.tell({ kind: 'saved', name: file });
  };
  const copyLink = async (): Promise<void> => {
    const packed = playback.packProgram(code);
    if (packed === null) {
      setFault(null);
      return setTooLong(true);
    }
    try {
      const { address } = await linkOf(stores, 'board');
      await navigator.clipboard.writeText(`${address}&code=${packed}`);
      notices.tell({ kind: 'copied', what: 'link' });
    } catch {
      notices.tell({ kind: 'cannotCopyAside' });
    }
  };

  const run = async (): Promise<void> => {
    setFault(null);
    setTooLong(false);
    setSteps(0);
    const now = playback.runProgram(code, setSteps);
    running.current = now;
    const found = await now.done;
    if (running.current !== now) return;
    running.current = null;
    setSteps(null);
    setFault(found);
    if (found === null) screen.close();
  };

  const isRunning = steps !== null;
  return (
    <Dialog title={words.title} onClose={screen.close} className="program" width={52}>
      <p className="sub">{code === linked ? words.fromLink : words.help}</p>
      <label className="choice">
        {words.starts}
        <select
          value=""
          disabled={isRunning}
          onChange={({ target: { value } }) => {
            const start = START_NAMES.find((name) => name === value);
            const text = start === undefined ? mine : STARTS[start];
            if (text !== null) begin(text);
          }}
        >
          <option value="" disabled>
            {words.noStart}
          </option>
          {mine !== null && <option value="mine">{words.mine}</option>}
          {START_NAMES.map((name) => (
            <option key={name} value={name}>
              {name === 'characters' ? words.characters : strategies[name].name}
            </option>
          ))}
        </select>
      </label>
      <CodeField
        code={code}
        onChange={write}
        name={words.code}
        line={lineOf(fault)}
        describedBy={told}
        readOnly={isRunning}
      />
      <div className="dialog-actions">
        {/* Here it is in view, however low the window. */}
        <p id={told} className={fault === null ? 'quiet told' : 'told is-fault'} role="status">
          {isRunning
            ? words.running(steps)
            : fault !== null
              ? words.fault(fault)
              : isTooLong
                ? words.tooLong
                : ''}
        </p>
        <button
          type="button"
          className="button"
          disabled={isRunning}
          onClick={() => chooseFile((file) => void open(file))}
        >
          {words.openFile}
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          {words.save}
        </button>
        <button type="button" className="button" onClick={() => void copyLink()}>
          {words.copyLink}
        </button>
        <button type="button" className="button" onClick={screen.close}>
          {options.done}
        </button>
        {isRunning ? (
          <button type="button" className="button ink" onClick={() => running.current?.stop()}>
            {words.stop}
          </button>
        ) : (
          <button type="button" className="button ink" onClick={() => void run()}>
            {words.run}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The name of a file for code that was not opened from one. */
async function usualName(code: string): Promise<string> {
  const isTypeScript = await loadIsTypeScript().catch(ignoreAbsentPart);
  return (await isTypeScript?.(code).catch(ignoreAbsentPart)) ? 'solver.ts' : 'solver.js';
}

const isStart = (code: string): boolean => START_NAMES.some((name) => STARTS[name] === code);

/** The line that a fault is in; `null` if it is in none. */
function lineOf(fault: ProgramFault | null): number | null {
  if (fault === null) return null;
  if ('line' in fault) return fault.line;
  return fault.kind === 'noWrites' && 'line' in fault.end ? fault.end.line : null;
}
