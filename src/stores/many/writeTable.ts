import { type Table, type TableFormat, tableText, type UnreadableRow } from '../../sudoku/many';
import { nextTask } from '../shared/nextTask';

/** Milliseconds that writing takes without a pause. */
const SLICE = 8;
/** So many characters become a part of the file at once: the browser may keep that outside memory. */
const PART = 1_048_576;

/**
 * The table as a file, written a slice at a time; `null` if the signal was aborted. `onShare` is told how much of it is
 * written, 0 to 1.
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
