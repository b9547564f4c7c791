/// <reference lib="webworker" />
import type { RacerOrder, RacerReply } from './protocol';
import { createRacer } from './racer';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const handle = createRacer({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<RacerOrder>) => handle(data);
self.postMessage({ kind: 'alive' } satisfies RacerReply);
