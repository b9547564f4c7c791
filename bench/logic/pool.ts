import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Answer, Task } from './checker';

/** The file of the checker's program, which is bundled beside this one. */
const CHECKER = 'checker.js';

/**
 * Runs tasks in as many processes as there are cores, and yields the answers as they arrive. No task starts after
 * `until`, a time of the performance clock. Throws if a process fails.
 */
export async function* answers(tasks: Iterator<Task>, until: number): AsyncGenerator<Answer> {
  const workers = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(new URL(CHECKER, import.meta.url))),
  );
  const idle = [...workers];
  const come: Answer[] = [];
  let failed: Error | null = null;
  let wake = (): void => {};
  for (const worker of workers) {
    worker.on('message', (answer: Answer) => {
      come.push(answer);
      idle.push(worker);
      wake();
    });
    worker.on('exit', (code) => {
      failed = new Error(`a process ended with ${code}`);
      wake();
    });
  }
  try {
    for (let done = false; ; ) {
      if (failed !== null) throw failed;
      while (!done && idle.length > 0) {
        const next = performance.now() > until ? null : tasks.next();
        done = next === null || next.done === true;
        if (next !== null && !next.done) idle.pop()?.send(next.value);
      }
      yield* come.splice(0);
      if (done && idle.length === workers.length && come.length === 0) return;
      if (come.length === 0 && failed === null && !(idle.length > 0 && !done))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    for (const worker of workers) worker.removeAllListeners('exit').kill();
  }
}
