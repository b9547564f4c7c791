import { useState } from 'react';
import { AnyIcon, useCommands } from '../shared';
import { useCompareWords } from './comparison';

/**
 * A button that copies a table for a spreadsheet, and one that copies a link to the comparison. Each confirms that it
 * has copied.
 */
export function CopyTable({ text }: { readonly text: () => string }) {
  const words = useCompareWords();
  const { copyLink } = useCommands();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid(words.copied);
    } catch {
      setSaid(words.cannotCopy);
    }
  };
  return (
    <span className="in-row copy-table">
      <button type="button" className="button" onClick={() => void copy()}>
        <AnyIcon name="copy" />
        {words.copyTable}
      </button>
      <button type="button" className="button" onClick={() => void copyLink()}>
        <AnyIcon name="link" />
        {words.copyLink}
      </button>
      <span role="status" className="sub">
        {said}
      </span>
    </span>
  );
}
