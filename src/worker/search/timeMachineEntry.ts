/// <reference lib="webworker" />
import type { TimeMachineOrder, TimeMachineReply } from './protocol';
import { createTimeMachine } from './timeMachine';

declare const self: DedicatedWorkerGlobalScope;

// A reported error reaches the page as a crash.
const obey = createTimeMachine({ post: (reply) => self.postMessage(reply), crash: reportError });
self.onmessage = ({ data }: MessageEvent<TimeMachineOrder>) => obey(data);
self.postMessage({ kind: 'ready' } satisfies TimeMachineReply);
