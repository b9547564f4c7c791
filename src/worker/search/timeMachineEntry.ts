/// <reference lib="webworker" />
import type { TimeMachineOrder, TimeMachineReply } from './protocol';
import { createTimeMachine } from './timeMachine';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const handle = createTimeMachine({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<TimeMachineOrder>) => handle(data);
self.postMessage({ kind: 'ready' } satisfies TimeMachineReply);
