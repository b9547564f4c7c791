import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { extentOf, stepOf } from '../../../stores';
import type { Limb } from '../../../sudoku/search';
import { Dialog, useStores, useWatchWords } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';

/** The most guesses of a search that can be read as a tree. The chart shows the others. */
const MOST = 600;

/** The search as a tree to read: a line for each row of guesses up to where it branches. */
export function TreeDialog() {
  const { screen } = useStores();
  const { tree: words } = useWatchWords();
  const limbs = useTree();
  const growing = usePlaybackState((state) => extentOf(state) !== 'whole');
  return (
    <Dialog title={words.title} onClose={screen.close} className="tree" width={44}>
      {limbs === 'asking' ? (
        <p className="sub" role="status">
          {words.asking}
        </p>
      ) : limbs === null ? (
        <p className="sub">{words.tooLarge(MOST)}</p>
      ) : limbs.length === 0 ? (
        <p className="sub">{words.none}</p>
      ) : (
        <>
          <p className="sub">
            {words.size(
              limbs.reduce((sum, { choices }) => sum + choices.length, 0),
              limbs.length,
              growing,
            )}{' '}
            {words.help}
          </p>
          <Tree limbs={limbs} />
        </>
      )}
    </Dialog>
  );
}

function useTree(): readonly Limb[] | null | 'asking' {
  const playback = usePlayback();
  const [limbs, setLimbs] = useState<readonly Limb[] | null | 'asking'>('asking');
  useEffect(() => {
    const end = new AbortController();
    playback.pause();
    playback
      .ask('tree', { most: MOST }, { signal: end.signal })
      .then((reply) => end.signal.aborted || setLimbs(reply.ok ? reply.value : []));
    return () => end.abort();
  }, [playback]);
  return limbs;
}

/** One Tab stop; arrows move from line to line, to the line it grows from, and to the first that grows from it. */
function Tree({ limbs }: { readonly limbs: readonly Limb[] }) {
  const { screen } = useStores();
  const { tree: words, cell: nameOf } = useWatchWords();
  const playback = usePlayback();
  const step = usePlaybackState(stepOf);
  const now = Math.max(
    0,
    limbs.findLastIndex(({ start }) => start <= step),
  );
  const [at, setAt] = useState(now);
  const list = useRef<HTMLDivElement>(null);
  const focus = (limb: number): void =>
    list.current?.querySelector<HTMLElement>(`[data-limb="${limb}"]`)?.focus();
  // The line of the shown step has the focus first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once.
  useEffect(() => focus(now), []);
  const go = ({ start }: Limb): void => {
    screen.close();
    playback.goToStep(start);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = nextOf(limbs, at, event.key);
    if (to === null) return;
    event.preventDefault();
    focus(to);
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
          tabIndex={index === at ? 0 : -1}
          data-limb={index}
          data-fate={limb.last.fate}
          style={{ '--level': limb.level } as CSSProperties}
          onFocus={() => setAt(index)}
          onClick={() => go(limb)}
        >
          {limb.choices.map(({ cell, digit }) => `${nameOf(cell)}=${digit}`).join(' › ')}{' '}
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
