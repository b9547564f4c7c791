/// <reference lib="webworker" />
import type { RecorderOrder, RecorderReply } from './protocol';
import { createRecorder } from './recorder';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const handle = createRecorder({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<RecorderOrder>) => handle(data);
self.postMessage({ kind: 'ready' } satisfies RecorderReply);
