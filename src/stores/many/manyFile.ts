import { nextTask } from '../shared/nextTask';

/** Many puzzles: a text, or files that are read as if they were one. */
export type ManyContent = string | readonly Blob[];

/** Many puzzles as one file. */
export interface ManyInput {
  readonly blob: Blob;
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
}

/** Many puzzles, not yet as one file. */
export interface ManyOffer {
  readonly content: ManyContent;
  readonly name: string | null;
}

/** How many characters of a long text are converted in one task. */
const PART = 1_048_576;

/** Converts the content to one file. A long text is converted in several tasks, because it takes a while. */
export async function fileOf(content: ManyContent): Promise<Blob> {
  if (typeof content !== 'string') {
    const [only, more] = content;
    // Empty lines separate the end of one file from the beginning of the next.
    return only !== undefined && more === undefined
      ? only
      : new Blob(content.flatMap((file) => [file, '\n\n\n']));
  }
  const parts: Blob[] = [];
  for (let at = 0; at < content.length; ) {
    // Start a new task even for the first part, because reading a long text from the clipboard already took a whole
    // task.
    if (content.length > PART) await nextTask();
    // Do not cut between the two halves of a surrogate pair.
    const end = at + PART + (/[\ud800-\udbff]/.test(content.charAt(at + PART - 1)) ? 1 : 0);
    parts.push(new Blob([content.slice(at, end)]));
    at = end;
  }
  return new Blob(parts);
}
