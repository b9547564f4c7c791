import { type SyntheticEvent, useState } from 'react';
import { useWatchWords } from '../../shared';
import { usePlayback } from '../playback';

/** Goes to a step by its number. */
export function GoTo({ onDone }: { readonly onDone?: () => void }) {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const [text, setText] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const step = Number(text.replaceAll(/[\s,.]/g, ''));
    if (text === '' || !Number.isInteger(step)) return;
    playback.goToStep(step);
    setText('');
    onDone?.();
  };
  return (
    <form className="go-to" onSubmit={submit}>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={words.goTo}
        aria-label={words.goTo}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {words.go}
      </button>
    </form>
  );
}
