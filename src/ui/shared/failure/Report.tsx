import { useState } from 'react';
import { type FailedPart, LANGUAGES } from '../../../i18n';
import { momentOf, type Stores } from '../../../stores';
import { useLoaded } from '../loaded';

interface ReportProps {
  readonly of: FailedPart;
  readonly stores: Stores;
  readonly error: unknown;
}

/** A button that copies a report of the failure, for the person who will fix it. */
export function Report({ of, stores, error }: ReportProps) {
  // Not from the context: there may be no provider around it.
  const { report: words } = useLoaded(LANGUAGES[stores.settings.getState().language].loadMore)(null);
  const [report, setReport] = useState<{ readonly text: string; readonly copied: boolean } | null>(null);
  const [withPuzzle, setWithPuzzle] = useState(false);
  const copy = async (): Promise<void> => {
    const text = reportOf(error, of, stores, withPuzzle);
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject();
    setReport({ text, copied: await writing.then(() => true).catch(() => false) });
  };
  return (
    <>
      <div className="in-row">
        <button type="button" className="button plain" onClick={() => void copy()}>
          {report?.copied ? words.copied : words.copy}
        </button>
        <label className="in-line sub">
          <input
            type="checkbox"
            checked={withPuzzle}
            onChange={({ target }) => {
              setWithPuzzle(target.checked);
              setReport(null);
            }}
          />
          {words.withPuzzle}
        </label>
      </div>
      {report?.copied === false && <textarea readOnly aria-label={words.copy} value={report.text} />}
    </>
  );
}

/** A row of 81 digits and blanks. The app's own error messages may quote a board. */
const BOARD = /[\d.]{81}/g;

/** What is needed to find the bug. The puzzle is included only if the player allows it. */
function reportOf(
  error: unknown,
  of: FailedPart,
  { screen, game, settings }: Stores,
  withPuzzle: boolean,
): string {
  const { mode, dialog } = screen.store.getState();
  const { board, phase } = momentOf(game.store.getState());
  const told = error instanceof Error ? `${error}\n${error.stack ?? ''}` : String(error);
  return [
    `Unwind ${import.meta.env.VITE_VERSION} ${document.querySelector<HTMLScriptElement>('script[type=module]')?.src}`,
    `${navigator.userAgent}, ${innerWidth}x${innerHeight}, ${settings.getState().language}`,
    `Failed: ${of}. Open: ${mode}, ${dialog ?? 'no dialog'}, ${phase}`,
    told.replace(BOARD, withPuzzle ? '$&' : '(a board)'),
    ...(withPuzzle ? [board.givens, board.entries] : []),
  ].join('\n');
}
