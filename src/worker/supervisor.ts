/*
 * What thread.ts, search/searchWorkers.ts, race/racers.ts and clip/clipWorker.ts share: a worker is started when it is
 * first needed, taken for crashed when it falls silent, ended and started again when it works on although nobody wants
 * the answer, and let go when nobody needs it. While its script is loading it can be told from a dead one.
 */

/** The part of a `Worker` that is used here. */
export interface WorkerLike
  extends Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'> {
  /** It gives signs of life from its start on, also while its script is loading. */
  readonly isHeardLoading?: boolean;
}

/** Milliseconds between two looks at whether a worker still lives. */
const LOOK = 250;

/** Milliseconds of silence that are taken for a crash. */
const SILENCE = 2000;

/** The same for a worker that gives no signs of life while it loads: a slow network may take that long. */
const LOADING_UNHEARD = 30_000;

/**
 * A busy loop hears no message, so its work can only be ended with its worker. It is first given this many milliseconds to
 * finish, as most work does: a fresh worker takes longer than that to load.
 */
const GRACE = 100;

/** A worker under supervision: it starts when something is first posted, and again after it has ended. */
export interface Supervised<Message> {
  /** Whether there is a worker, loading or loaded. */
  readonly isRunning: boolean;
  /** Starts the worker before it is needed. */
  start(): void;
  post(message: Message, transfer?: Transferable[]): void;
  /** Something is waited for from now on: a worker that falls silent has crashed. */
  expectReplies(): void;
  /** Nothing is waited for: it may be silent, and is let go after a while. */
  expectNothing(): void;
  /**
   * Nobody wants what it works at. Unless `expectNothing` is called within 100 ms, it is ended and started again, and
   * `onEnded` is called.
   */
  giveUp(onEnded: () => void): void;
  /** Ends the worker at once, whatever it does. */
  end(): void;
}

export interface Supervision<Reply> {
  readonly newWorker: () => WorkerLike;
  /** Hears what the worker itself says. */
  readonly onReply: (reply: Reply) => void;
  /** The worker has failed, or fallen silent while something was waited for. It has ended already. */
  readonly onCrash: () => void;
  /** How many milliseconds of silence of a loaded worker are taken for a crash; 2000 unless told. */
  readonly silence?: number | undefined;
  /** After how many milliseconds of rest it is let go, for its memory; never unless told. */
  readonly idle?: number | undefined;
}

/**
 * Silence is counted in looks and not by the clock: after the page itself was asleep or busy, an answer may be waiting
 * to be heard, and the worker must not be taken for crashed.
 */
export function supervise<Message, Reply extends { readonly kind: string }>({
  newWorker,
  onReply,
  onCrash,
  silence = SILENCE,
  idle,
}: Supervision<Reply>): Supervised<Message> {
  let worker: WorkerLike | null = null;
  /** Looks since it was last heard, and how many are too many. */
  let looks = 0;
  let limit = 0;
  let clock: ReturnType<typeof setInterval> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const stopClocks = (): void => {
    clearInterval(clock);
    clearTimeout(leave);
    clearTimeout(grace);
    clock = undefined;
  };

  const end = (): void => {
    stopClocks();
    if (worker === null) return;
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
    worker = null;
  };

  const crash = (): void => {
    end();
    onCrash();
  };

  const start = (): WorkerLike => {
    if (worker !== null) return worker;
    worker = newWorker();
    limit = worker.isHeardLoading ? SILENCE : LOADING_UNHEARD;
    worker.onmessage = ({ data }: MessageEvent<Reply | { readonly kind: 'loading' }>) => {
      looks = 0;
      limit = data.kind === 'loading' ? SILENCE : silence;
      if (data.kind !== 'loading') onReply(data as Reply);
    };
    worker.onerror = crash;
    worker.onmessageerror = crash;
    return worker;
  };

  return {
    get isRunning() {
      return worker !== null;
    },
    start,
    post: (message, transfer = []) => start().postMessage(message, transfer),
    expectReplies() {
      clearTimeout(leave);
      if (clock !== undefined) return;
      looks = 0;
      clock = setInterval(() => {
        if (++looks >= limit / LOOK) crash();
      }, LOOK);
    },
    expectNothing() {
      stopClocks();
      if (idle !== undefined) leave = setTimeout(end, idle);
    },
    giveUp(onEnded) {
      grace = setTimeout(() => {
        end();
        start();
        onEnded();
      }, GRACE);
    },
    end,
  };
}

let onAbsent: ((absent: boolean) => void) | undefined;

/** Calls back when the script of a worker does not come, and when it has come after all. */
export function hearOfAbsence(listener: (absent: boolean) => void): void {
  onAbsent = listener;
}

/** Whether the page is forbidden to start a worker from a text of its own. Found out by trying. */
let isRefused = false;

/**
 * Starts a worker from the address of its script. A few lines that need no network run first: they give signs of life
 * until the script has come, and then hand over to it what was posted meanwhile.
 */
export function startAt(address: string): WorkerLike {
  if (!isRefused) {
    try {
      return startHeard(address);
    } catch {
      isRefused = true;
    }
  }
  return new Worker(address, { type: 'module' });
}

function startHeard(address: string): WorkerLike {
  const url = URL.createObjectURL(new Blob([firstLines(address)], { type: 'text/javascript' }));
  const worker = new Worker(url, { type: 'module' });
  let isHeard = false;
  let isAbsent = false;
  worker.addEventListener('message', ({ data }) => {
    if (!isHeard) URL.revokeObjectURL(url);
    isHeard = true;
    if (isAbsent === (data.absent ?? false)) return;
    isAbsent = !isAbsent;
    onAbsent?.(isAbsent);
  });
  worker.addEventListener('error', () => {
    // Not even the first line has run: the next worker is started straight from its script.
    isRefused ||= !isHeard;
  });
  return Object.assign(worker, { isHeardLoading: true });
}

/**
 * What was posted meanwhile is handed over in order. A script that cannot be fetched is asked for again, after longer
 * and longer pauses, and at once when there is a network again. Any other failure of the script is an error of the
 * worker.
 */
const firstLines = (address: string): string =>
  `let a=[],w=0,n=2,s=()=>{postMessage({kind:"loading",absent:n>2});w&&navigator.onLine&&!--w&&g()},t=setInterval(s,${LOOK}),g=()=>import(${JSON.stringify(address)}).then(()=>{clearInterval(t);a.forEach(e=>onmessage(e))},e=>{if(/import/i.test(e)){n=Math.min(2*n,32);w=navigator.onLine?n:1}else{clearInterval(t);reportError(e)}});s();onmessage=e=>a.push(e);g()`;
