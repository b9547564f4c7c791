import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { ANSWER, PUZZLE } from '../../src/sudoku/many/testing';
import { main } from './main';

/** Runs the command in a folder with one file, and returns its exit code and what it wrote. */
async function run(...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'unwind-'));
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += text;
    return true;
  });
  try {
    await writeFile(join(folder, 'one.txt'), PUZZLE);
    return { code: await main(args, folder), ...written };
  } finally {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  }
}

it('answers the puzzles of a file', async () => {
  expect(await run('one.txt')).toEqual({ code: 0, out: `${PUZZLE}:1:${ANSWER}\n`, err: '' });
});

it('explains itself for an unknown argument', async () => {
  expect(await run('--fast')).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage') });
});

it('says which file cannot be read', async () => {
  expect(await run('one.txt', 'two.txt')).toMatchObject({
    code: 2,
    out: `${PUZZLE}:1:${ANSWER}\n`,
    err: 'two.txt: cannot be read (ENOENT).\n',
  });
});
