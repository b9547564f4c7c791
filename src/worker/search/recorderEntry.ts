/// <reference lib="webworker" />
import type { RecorderOrder, RecorderReply } from './protocol';
import { createRecorder } from './recorder';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const obey = createRecorder({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<RecorderOrder>) => obey(data);
self.postMessage({ kind: 'ready' } satisfies RecorderReply);
