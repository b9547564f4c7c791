import type { SearchRequest } from '../../sudoku/search';
import { startRacer, type WorkerLike } from '../client';
import type { Divergence, LaneNews, RaceLimits, RacerOrder, RacerReply } from './protocol';

/** A few workers in which searches race: rows of them, side by side. */
export interface Racers {
  /** Makes searches one after the other, beside all that runs already. */
  run(requests: readonly SearchRequest[], limits: RaceLimits, hear: LaneListener<LaneNews>): RaceLane;
  /** Finds where two searches part, comparing up to so many steps. */
  diverge(
    pair: readonly [SearchRequest, SearchRequest],
    limit: number,
    hear: LaneListener<Divergence>,
  ): RaceLane;
}

export interface RaceLane {
  /** Ends it; what a row of searches has come to is told once more. */
  stop(): void;
}

interface LaneListener<T> {
  readonly onNews: (news: T) => void;
  /** The worker has crashed; nothing more is told. */
  readonly onCrash: () => void;
}

export interface RacersOptions {
  /** How many workers. */
  readonly size: number;
  /** Makes a worker; tests bring some of their own. */
  readonly newWorker?: () => WorkerLike;
}

interface Member {
  worker: WorkerLike | null;
  readonly lanes: Map<number, { readonly hear: (reply: RacerReply) => void; readonly onCrash: () => void }>;
}

export function createRacers({ size, newWorker = startRacer }: RacersOptions): Racers {
  const members: readonly Member[] = Array.from({ length: size }, () => ({ worker: null, lanes: new Map() }));
  let lastLane = 0;

  const hire = (member: Member): WorkerLike => {
    const worker = newWorker();
    worker.onmessage = ({ data }: MessageEvent<RacerReply>) => member.lanes.get(data.lane)?.hear(data);
    const crash = (): void => {
      worker.terminate();
      member.worker = null;
      const lost = [...member.lanes.values()];
      member.lanes.clear();
      for (const { onCrash } of lost) onCrash();
    };
    worker.onerror = crash;
    worker.onmessageerror = crash;
    return worker;
  };

  const begin = (
    orderOf: (lane: number) => RacerOrder,
    hear: (reply: RacerReply) => boolean,
    onCrash: () => void,
    tellsItsEnd: boolean,
  ): RaceLane => {
    const member = members.reduce((a, b) => (b.lanes.size < a.lanes.size ? b : a));
    const lane = ++lastLane;
    member.lanes.set(lane, {
      hear: (reply) => {
        if (hear(reply)) member.lanes.delete(lane);
      },
      onCrash,
    });
    member.worker ??= hire(member);
    member.worker.postMessage(orderOf(lane));
    return {
      stop() {
        if (!tellsItsEnd) member.lanes.delete(lane);
        member.worker?.postMessage({ kind: 'stop', lane } satisfies RacerOrder);
      },
    };
  };

  return {
    run: (requests, limits, { onNews, onCrash }) =>
      begin(
        (lane) => ({ kind: 'run', lane, requests, limits }),
        (reply) => {
          if (reply.kind !== 'news') return false;
          onNews(reply.news);
          return reply.news.done;
        },
        onCrash,
        true,
      ),
    diverge: (pair, limit, { onNews, onCrash }) =>
      begin(
        (lane) => ({ kind: 'diverge', lane, pair, limit }),
        (reply) => {
          if (reply.kind !== 'divergence') return false;
          onNews(reply.divergence);
          return true;
        },
        onCrash,
        false,
      ),
  };
}
