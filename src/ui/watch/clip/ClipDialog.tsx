import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { ClipField } from '../../../i18n';
import { type ClipWish, lastStepOf, stepOf } from '../../../stores';
import { Dialog, Segmented, useMoreMessages, useStores } from '../../shared';
import { usePlayback, usePlaybackState } from '../playback';
import { ClipRunning } from './ClipRunning';
import { planOf, SPEEDS, usualWish } from './plan';
import { canDrawClips, saveClip } from './save';
import { useFocusIfLost } from './useFocusIfLost';
import './clip.css';

/** Saves some steps as a GIF. While one is being drawn, shows its progress. */
export function ClipDialog({ visible }: { readonly visible: { from: number; to: number } | null }) {
  const { screen } = useStores();
  const { clip: words } = useMoreMessages();
  const run = usePlaybackState((state) => state.clip);
  return (
    <Dialog title={words.title} onClose={screen.close} className="clip-dialog" width={32.5}>
      {!canDrawClips() ? (
        <p>{words.unsupported}</p>
      ) : run === null ? (
        <ClipForm visible={visible} />
      ) : (
        <>
          <ClipRunning run={run} className="clip-running" />
          <p className="sub">{words.goesOn}</p>
        </>
      )}
    </Dialog>
  );
}

function ClipForm({ visible }: { readonly visible: { from: number; to: number } | null }) {
  const stores = useStores();
  const { clip: words } = useMoreMessages();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const [likely] = useState(() => {
    const state = playback.store.getState();
    return usualWish(stepOf(state), lastStepOf(state), visible);
  });
  const wish = usePlaybackState(({ clipWish }) => clipWish) ?? likely;
  // The usual wish depends on the part in view when the dialog opened, so it is kept for when the dialog opens again.
  useEffect(() => {
    if (playback.store.getState().clipWish === null) playback.setClipWish(likely);
  }, [playback, likely]);
  const form = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useFocusIfLost(save);
  const told = useId();
  const plan = planOf(wish, last);
  const wrong = plan.ok ? null : plan.error.field;
  const change = (change: Partial<ClipWish>): void => playback.setClipWish({ ...wish, ...change });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (plan.ok) void saveClip(playback, stores, plan.value, wish.size, words);
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const field = (name: ClipField): ReactNode => (
    <label className="choice">
      {words[name]}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={wish[name]}
        aria-invalid={wrong === name}
        aria-describedby={wrong === name ? told : undefined}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </label>
  );
  return (
    <form ref={form} onSubmit={submit}>
      <p className="sub">{words.says}</p>
      <div className="clip-fields">
        {field('from')}
        {field('to')}
        {field('frames')}
        <label className="choice">
          {words.speed}
          <select value={wish.speed} onChange={(event) => change({ speed: Number(event.target.value) })}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {words.perSecond(speed)}
              </option>
            ))}
          </select>
        </label>
        <div className="choice clip-size">
          <span aria-hidden="true">{words.size}</span>
          <Segmented
            name={words.size}
            value={wish.size}
            options={(['small', 'medium', 'large'] as const).map((value) => ({
              value,
              label: words.sizes[value],
            }))}
            onChange={(size) => change({ size })}
          />
        </div>
      </div>
      <p id={told} className="clip-told" aria-live="polite" data-wrong={!plan.ok || undefined}>
        {plan.ok
          ? words.planned({
              frames: plan.value.steps.length,
              states: plan.value.to - plan.value.from + 1,
              milliseconds: plan.value.milliseconds,
              held: plan.value.lastDelay,
              bytes: plan.value.bytes,
            })
          : words.problem(plan.error)}
      </p>
      <div className="dialog-actions">
        <button ref={save} type="submit" className="button ink" data-first>
          {words.save}
        </button>
      </div>
    </form>
  );
}
