/// <reference lib="webworker" />
import type { RacerOrder, RacerReply } from './protocol';
import { createRacer } from './racer';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const obey = createRacer({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<RacerOrder>) => obey(data);
self.postMessage({ kind: 'alive' } satisfies RacerReply);
