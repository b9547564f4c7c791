import { useStore } from 'zustand';
import { keptFromPuzzle, type PrintSet } from '../../stores';
import { EMPTY_GRID } from '../../sudoku/core';
import {
  type Finding,
  TABLE_FORMATS,
  type Table,
  type TableFormat,
  type UnreadableRow,
} from '../../sudoku/many';
import { AnyIcon, Icon, saveFile, useCommands, useMoreMessages, useStores } from '../shared';
import { useManyRun } from './manyRun';

const EXTENSIONS: Readonly<Record<TableFormat, string>> = { text: 'txt', csv: 'csv', json: 'json' };

/** At most this many puzzles are put on the shelf at once. */
const MOST_KEPT = 1000;

interface TableActionsProps {
  /** The finding whose rows are listed; `null` if all are. */
  readonly finding: Finding | null;
  /** How many rows are listed. */
  readonly shown: number;
  /** The row of the table that is listed at a place. */
  readonly rowAt: (n: number) => number;
}

/** What can be done with the rows that are listed: print them, put them on the shelf, save them, or take another file. */
export function TableActions({ finding, shown, rowAt }: TableActionsProps) {
  const run = useManyRun();
  const { notices, printing, shelf: loadShelf } = useStores();
  const { openFile } = useCommands();
  const { many: words, reading } = useMoreMessages();
  const { phase, saving, name } = useStore(run.store);
  const explain = ({ reason }: UnreadableRow): string => reading.error(reason);
  const save = async (format: TableFormat): Promise<void> => {
    const file = await run.save(format, explain);
    if (file === null) return;
    const fileName = `${name?.replace(/\.[^.]*$/, '') ?? 'sudoku'}-solved.${EXTENSIONS[format]}`;
    saveFile(file, fileName);
    notices.tell({ kind: 'saved', name: fileName });
  };
  const keep = async (): Promise<void> => {
    const shelf = await loadShelf();
    await shelf.start();
    const table = run.table();
    const kept = Array.from({ length: Math.min(shown, MOST_KEPT) }, (_, n) => rowAt(n)).flatMap((index) => {
      const row = table.row(index);
      if (row.finding === 'unreadable') return [];
      const puzzle = { givens: row.givens, entries: EMPTY_GRID, notes: null, name: null };
      const { card, game } = keptFromPuzzle(puzzle, words.origin(name ?? words.aText, row.number), {
        at: Date.now(),
        newId: () => Math.random().toString(36).slice(2),
      });
      const rating = run.ratingOf(index);
      if (rating === undefined) return [{ card, game }];
      const { difficulty, er, solved } = rating;
      return [
        { card: { ...card, hardness: { kind: 'rated', difficulty, er, whole: solved } as const }, game },
      ];
    });
    const taken = await shelf.take(kept);
    if (taken !== null) notices.tell({ kind: 'shelfTaken', ...taken, unreadable: 0 });
  };
  return (
    <div className="dialog-actions many-actions">
      <button type="button" className="button plain" onClick={openFile}>
        <Icon name="file" />
        {words.otherFile}
      </button>
      <button
        type="button"
        className="button"
        disabled={phase === 'running' || shown === 0 || finding === 'unreadable'}
        onClick={() => printing.openSet(setOf(run.table(), rowAt, shown, name))}
      >
        <AnyIcon name="print" />
        {words.print}
      </button>
      <button
        type="button"
        className="button"
        disabled={phase === 'running' || shown === 0 || finding === 'unreadable'}
        onClick={() => void keep()}
      >
        <AnyIcon name="shelf" />
        {words.keep(Math.min(shown, MOST_KEPT))}
      </button>
      {saving === null ? (
        <fieldset className="in-line" disabled={phase === 'running'}>
          <legend>{words.saveAs}</legend>
          {TABLE_FORMATS.map((format) => (
            <button
              key={format}
              type="button"
              className="button"
              disabled={phase === 'running'}
              onClick={() => void save(format)}
            >
              {words.formats[format]}
            </button>
          ))}
        </fieldset>
      ) : (
        <>
          <span className="sub">{words.saving(saving)}</span>
          <button type="button" className="button" onClick={run.stop}>
            {words.stop}
          </button>
        </>
      )}
    </div>
  );
}

/** The listed rows, as a set to print. */
const setOf = (table: Table, rowAt: (n: number) => number, size: number, name: string | null): PrintSet => ({
  shownIn: 'many',
  name,
  size,
  puzzle(place) {
    const row = table.row(rowAt(place));
    if (row.finding === 'unreadable') return null;
    const { number, givens, solution } = row;
    return { number, givens, solution: row.finding === 'one' ? solution : null };
  },
});
