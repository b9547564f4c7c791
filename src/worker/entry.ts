/// <reference lib="webworker" />
import { EMPTY_GRID } from '../sudoku/core';
import { handedOver, perform } from './jobs';
import { pauseFor } from './pause';
import type { JobName, PauseRequest, Progress, Reply, Request } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds between signs of life while busy. The page expects one every 250. */
const HEARTBEAT = 100;

const post = (reply: Reply): void => self.postMessage(reply);

self.onmessage = ({ data }: MessageEvent<Request | PauseRequest>) => {
  if ('rest' in data) {
    pauseFor(data.rest);
    return;
  }
  // An error thrown in a job is our own mistake. Reporting it lets the page see a crash.
  answer(data).catch(reportError);
};

async function answer(request: Request): Promise<void> {
  let last = performance.now();
  const postAtTimes = (reply: Reply, always = false): void => {
    const now = performance.now();
    if (now - last < HEARTBEAT && !always) return;
    last = now;
    post(reply);
  };
  const alive = (): void => postAtTimes({ kind: 'alive' });
  const pulse = setInterval(alive, HEARTBEAT);
  try {
    const tell = (progress: Progress<JobName>, always?: boolean): void =>
      postAtTimes({ kind: 'progress', progress }, always);
    const answer = await perform(request, tell, alive);
    self.postMessage({ kind: 'answer', answer } satisfies Reply, handedOver(request.job, answer));
  } finally {
    clearInterval(pulse);
  }
}

/**
 * Runs the solver until the JavaScript engine has compiled it, so that the first real question is answered as fast as
 * later ones.
 */
async function warmUp(): Promise<void> {
  const question = { givens: EMPTY_GRID, entries: EMPTY_GRID, limit: 1000 };
  await perform({ job: 'solve', question }, () => {});
  post({ kind: 'ready' });
}

warmUp().catch(reportError);
