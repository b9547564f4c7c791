import { useId, useState } from 'react';
import type { Gathered, SetId } from '../../../stores';
import { clashGroups } from '../../../sudoku/core';
import { chooseFile, Icon, useMoreMessages } from '../../shared';
import { useCompareState, useCompareWords, useComparison } from '../comparison';

const STEPS = [10_000, 100_000, 1_000_000, 10_000_000];

/** Chooses the puzzles to compare on, and the limit at which a search is stopped. */
export function SetChoices() {
  const words = useCompareWords();
  const comparison = useComparison();
  const chosen = useCompareState((state) => state.set);
  const stepLimit = useCompareState((state) => state.stepLimit);
  const gathered = useCompareState((state) => state.gathered);
  const [adding, setAdding] = useState(false);
  const limits = STEPS.includes(stepLimit) ? STEPS : [...STEPS, stepLimit].toSorted((a, b) => a - b);
  const offer = (blob: Blob): void => {
    setAdding(false);
    void comparison.offerSet(blob);
  };
  return (
    <>
      <div className="in-row set-choices">
        <label className="in-row compare-choice">
          {words.set.choose}
          <select
            value={chosen ?? ''}
            onChange={(event) => {
              setAdding(false);
              void comparison.chooseSet(event.target.value as SetId);
            }}
          >
            {chosen === null && (
              <option value="" disabled>
                {words.set.none}
              </option>
            )}
            {chosen === 'pasted' && (
              <option value="pasted" disabled>
                {words.set.pasted}
              </option>
            )}
            {(Object.keys(words.set.sets) as SetId[]).map((id) => (
              <option key={id} value={id}>
                {words.set.sets[id]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          <Icon name="paste" />
          {words.set.own}
        </button>
        <label className="in-row compare-choice">
          {words.set.stepLimit}
          <select value={stepLimit} onChange={(event) => comparison.setStepLimit(Number(event.target.value))}>
            {limits.map((steps) => (
              <option key={steps} value={steps}>
                {words.set.steps(steps)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {adding && <OwnSet onOffer={offer} />}
      {gathered !== null && <Report gathered={gathered} />}
    </>
  );
}

/** Takes the player's own puzzles, as text or as a file. */
function OwnSet({ onOffer }: { readonly onOffer: (blob: Blob) => void }) {
  const { set: words } = useCompareWords();
  const [text, setText] = useState('');
  const help = useId();
  return (
    <div className="in-column set-own">
      <p id={help} className="sub">
        {words.pasteHelp}
      </p>
      <textarea
        rows={6}
        spellCheck={false}
        aria-label={words.pasted}
        aria-describedby={help}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="in-row">
        <button
          type="button"
          className="button ink"
          disabled={text.trim() === ''}
          onClick={() => onOffer(new Blob([text]))}
        >
          {words.usePasted}
        </button>
        <button type="button" className="button" onClick={() => chooseFile(onOffer)}>
          <Icon name="file" />
          {words.openFile}
        </button>
      </p>
    </div>
  );
}

/** How many puzzles were read, what was left out, and why. */
function Report({ gathered: { found, every, puzzles, left, leftOut } }: { readonly gathered: Gathered }) {
  const { set: words } = useCompareWords();
  const { reading } = useMoreMessages();
  const said = words.gathered(found, every, puzzles.length);
  if (left === 0) return <p className="remark set-report">{said}</p>;
  return (
    <details className="remark set-report" open={found === 0}>
      <summary>
        {said} {words.left(left)}
      </summary>
      <ul>
        {leftOut.map(({ line, text, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <b>{words.leaving(line, text)}</b>{' '}
            {why.kind === 'clash' ? words.leftClash(clashGroups(why.clashes)) : reading.error(why.reason)}
          </li>
        ))}
        {left > leftOut.length && <li>{words.moreLeft(left - leftOut.length)}</li>}
      </ul>
    </details>
  );
}
