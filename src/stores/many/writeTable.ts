import { type Table, type TableFormat, tableText, type UnreadableRow } from '../../sudoku/many';
import { nextTask } from '../shared/nextTask';

/** Writing pauses after this many milliseconds. */
const SLICE = 8;
/** After this many characters the text becomes a part of the file, which the browser may keep outside memory. */
const PART = 1_048_576;

/**
 * Writes the table as a file, in tasks of `SLICE` milliseconds. Resolves with `null` if the signal was aborted. Calls
 * `onShare` with the share that is written, 0 to 1.
 */
export async function writeTable(
  table: Table,
  format: TableFormat,
  explain: (row: UnreadableRow) => string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob | null> {
  const parts: Blob[] = [];
  let text = '';
  let since = performance.now();
  onShare(0);
  for (const { text: more, rows } of tableText(table, format, explain)) {
    text += more;
    if (text.length >= PART) {
      parts.push(new Blob([text]));
      text = '';
    }
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    if (signal.aborted) return null;
    since = performance.now();
    onShare(rows / table.size);
  }
  return new Blob([...parts, text]);
}
