/*
 * Supervises every worker: used by thread.ts, search/searchWorkers.ts, race/racers.ts and asker.ts. A worker is started
 * when it is first needed. If it falls silent, it counts as crashed. If it continues with unwanted work, it is ended
 * and started again. If it is not needed for a while, it is ended. A worker whose script is still loading is told apart
 * from a dead one.
 */

/** The part of a `Worker` that is used here. */
export interface WorkerLike
  extends Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'> {
  /** Whether it sends signs of life from its start on, even while its script is loading. */
  readonly isHeardLoading?: boolean;
}

/** Milliseconds between two checks whether a worker is alive. */
const LOOK = 250;

/** Milliseconds of silence that count as a crash. */
const SILENCE = 2000;

/**
 * A check that comes this many milliseconds late shows that the machine is under strain, where a worker may get no turn
 * for seconds. Such a check counts for only a part of one.
 */
const LATE = 25;
const COUNTED_UNDER_STRAIN = 0.2;

/** The same for a worker that sends no signs of life while it loads, because a slow network may take that long. */
const LOADING_UNHEARD = 30_000;

/**
 * A busy loop receives no messages, so its work can only be stopped by ending the worker. First it gets this many
 * milliseconds to finish, which is enough for most work, and less than loading a new worker takes.
 */
const GRACE = 100;

let busy = 0;

/** How many workers have been asked for something and have not answered yet, whoever asked them. */
export const busyWorkers = (): number => busy;

/** A worker under supervision. The first message starts it, also after it was ended. */
export interface Supervised<Message> {
  /** Whether there is a worker, loading or loaded. */
  readonly isRunning: boolean;
  /** Starts the worker before it is needed. */
  start(): void;
  post(message: Message, transfer?: Transferable[]): void;
  /** From now on silence counts as a crash. */
  expectReplies(): void;
  /** From now on the worker may be silent. It is ended after `idle` milliseconds. */
  expectNothing(): void;
  /**
   * Nobody wants the present work any more. Unless `expectNothing` is called within 100 ms, the worker is ended and
   * started again, and `onEnded` is called.
   */
  giveUp(onEnded: () => void): void;
  /** Ends the worker at once, even if it is busy. */
  end(): void;
}

export interface Supervision<Reply> {
  readonly newWorker: () => WorkerLike;
  /** Receives the worker's replies. */
  readonly onReply: (reply: Reply) => void;
  /** The worker has failed, or was silent while a reply was expected. It has already been ended. */
  readonly onCrash: () => void;
  /** This many milliseconds of silence of a loaded worker count as a crash; default 2000. */
  readonly silence?: number | undefined;
  /** After this many idle milliseconds the worker is ended to release memory; default never. */
  readonly idle?: number | undefined;
}

/**
 * Supervises a worker. Silence is measured by counting checks, not by the clock, and checks that come late count less:
 * after the page itself was asleep or busy, a reply may be waiting, and the worker must not count as crashed.
 */
export function supervise<Message, Reply extends { readonly kind: string }>({
  newWorker,
  onReply,
  onCrash,
  silence = SILENCE,
  idle,
}: Supervision<Reply>): Supervised<Message> {
  let worker: WorkerLike | null = null;
  /** Checks since the last reply, and how many of them mean a crash. */
  let looks = 0;
  let limit = 0;
  let clock: ReturnType<typeof setInterval> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;

  const stopClocks = (): void => {
    clearInterval(clock);
    clearTimeout(leave);
    clearTimeout(grace);
    if (clock !== undefined) busy--;
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
      busy++;
      looks = 0;
      let last = performance.now();
      clock = setInterval(() => {
        const now = performance.now();
        looks += now - last > LOOK + LATE ? COUNTED_UNDER_STRAIN : 1;
        last = now;
        if (looks >= limit / LOOK) crash();
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

/**
 * Sets a listener that is called with true when the script of a worker fails to load, and with false when it has
 * loaded after all.
 */
export function listenForAbsence(listener: (absent: boolean) => void): void {
  onAbsent = listener;
}

/** Whether the page may not start a worker from a blob of its own text. Found out by trying. */
let isRefused = false;

/**
 * Starts a worker from the address of its script. A few lines that need no network run first. They send signs of life
 * until the script has loaded, and then pass on the messages posted meanwhile. If the script fails to load, and when it
 * has loaded after all, `tell` is called instead of the common listener.
 */
export function startAt(address: string, tell?: (absent: boolean) => void): WorkerLike {
  if (!isRefused) {
    try {
      return startHeard(address, tell);
    } catch {
      isRefused = true;
    }
  }
  return new Worker(address, { type: 'module' });
}

function startHeard(address: string, tell?: (absent: boolean) => void): WorkerLike {
  const url = URL.createObjectURL(new Blob([firstLines(address)], { type: 'text/javascript' }));
  // In a sandbox, whose origin is unique, browsers start no module worker from a blob. A classic script can import too.
  const worker = new Worker(url, { type: origin === 'null' ? 'classic' : 'module' });
  let isHeard = false;
  let isAbsent = false;
  worker.addEventListener('message', ({ data }) => {
    if (!isHeard) URL.revokeObjectURL(url);
    isHeard = true;
    const listener = tell ?? onAbsent;
    // A listener that is set late is called at the next sign of life.
    if (listener === undefined || isAbsent === (data.absent ?? false)) return;
    isAbsent = !isAbsent;
    listener(isAbsent);
  });
  worker.addEventListener('error', () => {
    // Not even the first line has run, so the next worker is started directly from its script.
    isRefused ||= !isHeard;
  });
  return Object.assign(worker, { isHeardLoading: true });
}

/**
 * The messages posted while the script loads are passed on in order. The script is fetched before it is imported,
 * because in Firefox an import that has failed fails for ever. A script that cannot be fetched is requested again
 * after longer and longer pauses, and at once when there is a network again; so is one whose import fails all the same,
 * as in a page that is being left: a person may come back to it. Any other failure of the script is an error of the
 * worker.
 */
const firstLines = (address: string): string =>
  `let a=[],w=0,n=2,s=()=>{postMessage({kind:"loading",absent:n>2});w&&navigator.onLine&&!--w&&g()},t=setInterval(s,${LOOK}),f=${JSON.stringify(address)},g=()=>fetch(f).then(async r=>{await r.arrayBuffer();if(!r.ok)throw 0}).catch(()=>{throw"import"}).then(()=>import(f)).then(()=>{clearInterval(t);a.forEach(e=>onmessage(e))},e=>{if(/import|script load/i.test(e)){n=Math.min(2*n,32);w=navigator.onLine?n:1}else{clearInterval(t);reportError(e)}});s();onmessage=e=>a.push(e);g()`;
