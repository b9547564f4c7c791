/*
 * What all clients of workers share: how a worker is started so that it can be told from a dead one while its script is
 * still on its way, and how its silence is counted.
 */

/** The part of a `Worker` that its clients use. */
export interface WorkerLike
  extends Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'> {
  /** It gives signs of life from its start on, however long its script takes to come. */
  readonly isHeardLoading?: boolean;
}

/** Milliseconds between two looks at whether a worker still lives. */
export const LOOK = 250;

/** Milliseconds of silence that are taken for a crash. */
const SILENCE = 2000;

/** The same for a worker that cannot be heard while it loads, as a slow network may take that long. */
const LOADING_UNHEARD = 30_000;

/**
 * How long a worker has been silent, counted in looks and not by the clock: a page that was asleep, or busy itself, then
 * takes no answer for lost that is only waiting to be heard.
 */
export interface Silence {
  /** Notes a message. Returns whether it is the worker's own, and not only a sign that it is loading. */
  hear(message: { readonly kind: string }): boolean;
  /** Counts a look. Returns whether the worker is to be given up. */
  look(): boolean;
  /** Begins to count again, as something is asked. */
  begin(): void;
}

/** @param patience how many milliseconds of silence of a loaded worker are taken for a crash */
export function listenTo({ isHeardLoading = false }: WorkerLike, patience = SILENCE): Silence {
  let limit = isHeardLoading ? SILENCE : LOADING_UNHEARD;
  let looks = 0;
  return {
    hear({ kind }) {
      looks = 0;
      const isOwn = kind !== 'loading';
      limit = isOwn ? patience : SILENCE;
      return isOwn;
    },
    look() {
      looks++;
      return looks >= limit / LOOK;
    },
    begin() {
      looks = 0;
    },
  };
}

let onAbsent: ((absent: boolean) => void) | undefined;

/** Calls back when the script of a worker does not come, and when it has come after all. */
export function hearOfAbsence(listener: (absent: boolean) => void): void {
  onAbsent = listener;
}

/** Whether this page may not start a worker from a text of its own: found out by trying. */
let isRefused = false;

/**
 * Starts a worker from the address of its script. What starts is a few lines that need no network: they say that the worker
 * lives until its script has come, and hand over to it what was posted meanwhile.
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
    // Not even the first line has run: the next one is started as workers usually are.
    isRefused ||= !isHeard;
  });
  return Object.assign(worker, { isHeardLoading: true });
}

/**
 * What was posted meanwhile is handed over in order. A script that cannot be fetched is asked for again and again, after
 * ever more looks, and at once when there is a network again; whatever else goes wrong with it is an error of the worker.
 */
const firstLines = (address: string): string =>
  `let a=[],w=0,n=2,s=()=>{postMessage({kind:"loading",absent:n>2});w&&navigator.onLine&&!--w&&g()},t=setInterval(s,${LOOK}),g=()=>import(${JSON.stringify(address)}).then(()=>{clearInterval(t);a.forEach(e=>onmessage(e))},e=>{if(/import/i.test(e)){n=Math.min(2*n,32);w=navigator.onLine?n:1}else{clearInterval(t);reportError(e)}});s();onmessage=e=>a.push(e);g()`;
