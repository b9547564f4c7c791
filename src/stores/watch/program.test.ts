import { expect, it } from 'vitest';
import { FIRST } from './createPlayback';
import { createProgram } from './program';

it('a program that is stopped before it has begun does not begin', async () => {
  const kept = new Map<string, string>();
  const vault = {
    get: (key: string) => kept.get(key) ?? null,
    put: (key: string, text: string) => !!kept.set(key, text),
  };
  const program = createProgram({ getState: () => FIRST }, vault, () => {
    throw new Error('nothing to watch');
  });
  program.keepProgram('function solve(board) {}');
  expect(program.keptProgram()).toBe('function solve(board) {}');
  const run = program.runProgram('function solve(board) { for (;;); }', () => {});
  run.stop();
  expect(await run.done).toEqual({ kind: 'noWrites', end: { kind: 'ended', by: 'person' } });
});
