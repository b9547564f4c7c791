import { type CSSProperties, Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { extentOf, stepOf } from '../../stores';
import type { Limb } from '../../sudoku/search';
import { useWatchWords } from '../shared';
import { usePlayback, usePlaybackState } from './playback';

/** The most guesses of a search that can be read as a tree. Of a larger one the chart shows bars. */
const MOST = 600;

/** The search as a tree to read, in place of the chart's bars: a line for each row of guesses up to where it branches. */
export function SearchTree() {
  const { tree: words } = useWatchWords();
  const playback = usePlayback();
  const limbs = useTree();
  const growing = usePlaybackState((state) => extentOf(state) !== 'whole');
  if (limbs === 'asking')
    return (
      <p className="sub" role="status">
        {words.asking}
      </p>
    );
  if (limbs === null)
    return (
      <p className="sub">
        {words.tooLarge(MOST)}{' '}
        <button type="button" className="link" onClick={() => playback.showTree(false)}>
          {words.bars}
        </button>
      </p>
    );
  if (limbs.length === 0) return <p className="sub">{words.none}</p>;
  const guesses = limbs.reduce((sum, { choices }) => sum + choices.length, 0);
  return (
    <>
      <p className="sub">
        {words.size(guesses, limbs.length, growing)} {words.help}
      </p>
      <Tree limbs={limbs} />
    </>
  );
}

function useTree(): readonly Limb[] | null | 'asking' {
  const playback = usePlayback();
  const search = usePlaybackState((state) => state.search);
  const extent = usePlaybackState(extentOf);
  const [limbs, setLimbs] = useState<readonly Limb[] | null | 'asking'>('asking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search, and one recorded further, has another tree.
  useEffect(() => {
    const end = new AbortController();
    playback
      .ask('tree', { most: MOST }, { signal: end.signal })
      .then((reply) => end.signal.aborted || setLimbs(reply.ok ? reply.value : []));
    return () => end.abort();
  }, [playback, search, extent]);
  return limbs;
}

/** One Tab stop; arrows move from line to line, to the line it grows from, and to the first that grows from it. */
function Tree({ limbs }: { readonly limbs: readonly Limb[] }) {
  const { tree: words, cell: nameOf } = useWatchWords();
  const playback = usePlayback();
  const step = usePlaybackState(stepOf);
  const now = Math.max(
    0,
    limbs.findLastIndex(({ start }) => start <= step),
  );
  const [at, setAt] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const lineOf = (limb: number) => list.current?.querySelector<HTMLElement>(`[data-limb="${limb}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lineOf` is made anew each time.
  useEffect(() => {
    lineOf(now)?.scrollIntoView({ block: 'nearest' });
  }, [now, limbs]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nextOf(limbs, at ?? now, event.key);
    if (to === null) return;
    event.preventDefault();
    lineOf(to)?.focus();
  };
  return (
    <div ref={list} role="tree" aria-label={words.title} className="limbs" onKeyDown={onKeyDown}>
      {limbs.map((limb, index) => (
        <button
          key={limb.start}
          type="button"
          role="treeitem"
          className="limb"
          aria-level={limb.level + 1}
          aria-selected={index === now}
          tabIndex={index === (at ?? now) ? 0 : -1}
          data-limb={index}
          data-fate={limb.last.fate}
          style={{ '--level': limb.level } as CSSProperties}
          onFocus={() => setAt(index)}
          onBlur={() => setAt(null)}
          onClick={() => playback.goToStep(limb.start)}
        >
          {limb.choices.map(({ cell, digit, pruned }, place) => (
            <Fragment key={`${cell}`}>
              {place > 0 && ' › '}
              {nameOf(cell)}={digit}
              {pruned.length > 0 && (
                <>
                  <span className="unseen">, {words.ruledOut} </span>{' '}
                  <s>{pruned.map((one) => (one.cell === cell ? one.digit : nameOf(one.cell))).join(' ')}</s>
                </>
              )}
            </Fragment>
          ))}{' '}
          <b>{words.ends[endOf(limb)]}</b>
        </button>
      ))}
    </div>
  );
}

/** What a limb comes to. */
function endOf({ last: { fate }, branches }: Limb) {
  if (fate === 'open') return 'open';
  if (fate === 'solution') return branches ? 'leads' : 'solved';
  return branches ? 'fails' : 'deadEnd';
}

/** The line to which a key leads from another; `null` if the key is none of the tree's, or leads nowhere. */
function nextOf(limbs: readonly Limb[], at: number, key: string): number | null {
  const level = limbs[at]?.level ?? 0;
  const to = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    ArrowLeft: limbs.findLastIndex((limb, index) => index < at && limb.level < level),
    ArrowRight: (limbs[at + 1]?.level ?? 0) > level ? at + 1 : -1,
    Home: 0,
    End: limbs.length - 1,
  }[key];
  return to === undefined || limbs[to] === undefined ? null : to;
}
