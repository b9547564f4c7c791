import { nextTask } from '../shared/nextTask';

/** What holds many puzzles: a text, or files that are read as if they were one. */
export type ManyContent = string | readonly Blob[];

/** A file or a text that holds many puzzles. */
export interface ManyInput {
  readonly blob: Blob;
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
}

/** The same, not yet one file. */
export interface ManyOffer {
  readonly content: ManyContent;
  readonly name: string | null;
}

/** Characters of a long text that are made a part of a file at once. */
const PART = 1_048_576;

/** The content as one file. A long text becomes a file part by part, as that takes a while. */
export async function fileOf(content: ManyContent): Promise<Blob> {
  if (typeof content !== 'string') {
    const [only, more] = content;
    // Empty lines keep apart what ends one file and begins the next.
    return only !== undefined && more === undefined
      ? only
      : new Blob(content.flatMap((file) => [file, '\n\n\n']));
  }
  const parts: Blob[] = [];
  for (let at = 0; at < content.length; ) {
    // Before the first part too: taking a long text from the clipboard has filled a task already.
    if (content.length > PART) await nextTask();
    // Not between the halves of a character.
    const end = at + PART + (/[\ud800-\udbff]/.test(content.charAt(at + PART - 1)) ? 1 : 0);
    parts.push(new Blob([content.slice(at, end)]));
    at = end;
  }
  return new Blob(parts);
}
