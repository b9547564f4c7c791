import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answersTo } from './answers';

const USAGE = `Usage: npm run -s solve -- [--json] [--rate] [FILE...]
Without a file, or for "-", the puzzles are read from the standard input.
A line for each puzzle: puzzle:solutions:solution, with --rate also :rating:level; a count with + is where counting stopped.
--json: an object for each puzzle instead.`;

/** A text is written when it has grown to this many characters. */
const CHUNK = 65_536;

/**
 * Solves the puzzles of files, or of the standard input, and writes the answers to the standard output.
 *
 * @param from the folder that the names of files start from
 * @returns the exit code: 0, or 2 if an argument is unknown or a file cannot be read
 */
export async function main(args: readonly string[], from: string): Promise<number> {
  const read = readArguments(args);
  if (read === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  // The reader of a pipe, such as `head`, may have seen enough.
  process.stdout.on('error', () => process.exit(0));
  for (const file of read.files) {
    try {
      await write(answersTo(file === '-' ? process.stdin : createReadStream(resolve(from, file)), read));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      process.stderr.write(`${file}: cannot be read (${error.code}).\n`);
      return 2;
    }
  }
  return 0;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, rate: { type: 'boolean', default: false } },
    });
    return { ...values, files: positionals.length > 0 ? positionals : ['-'] };
  } catch {
    return null;
  }
}

async function write(answers: AsyncIterable<string>): Promise<void> {
  let text = '';
  for await (const answer of answers) {
    text += answer;
    if (text.length < CHUNK) continue;
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
    text = '';
  }
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Whether the system refused to open or read a file. */
const isUnreadable = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;
