import { workerData } from 'node:worker_threads';
import { readText } from '../../src/sudoku/formats';
import type { Reader, ReaderAnswer } from './hostile';

/* Runs in a new worker: reads a text when it arrives, and then again. */

const READINGS = 4;

const { text, port } = workerData as Reader;
const times: number[] = [];
let workMs = 0;
let refused = true;
for (let i = 0; i < READINGS; i++) {
  const start = performance.now();
  const before = process.cpuUsage();
  const { kind } = await readText(text);
  times.push(performance.now() - start);
  const { user, system } = process.cpuUsage(before);
  workMs = Math.max(workMs, (user + system) / 1000);
  refused = kind === 'refused';
}
const [coldMs = 0, ...warm] = times;
port.postMessage({ coldMs, warmMs: Math.max(...warm), workMs, refused } satisfies ReaderAnswer);
