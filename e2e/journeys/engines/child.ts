import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Starts a program that ends at the latest when this process does, even if a test was broken off. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, options);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}
