/** Why a part did not come. */
export type Absence =
  /** The network is gone, or its server. */
  | 'offline'
  /** The server has another version of the app, and no longer the files of this one. */
  | 'outdated'
  /** The server is there, and so is this version; only this part does not come. */
  | 'refused';

/** A part of the app that did not come, however often it was asked for. */
export class PartAbsent extends Error {
  override readonly name = 'PartAbsent';
  readonly why: Absence;

  constructor(why: Absence, cause?: unknown) {
    super(cause instanceof Error ? cause.message : `a part is ${why}`, { cause });
    this.why = why;
  }
}

/** What is known of the page in which parts are fetched; a worker knows nothing of it. */
export interface Page {
  /** Whether there is a network, as far as the browser knows. */
  isOnline(): boolean;
  /** Fetches once more the styles that did not come. Rejects if one of these, by their addresses, still does not. */
  mendStyles(wanted: ReadonlySet<string>): Promise<void>;
  /** Finds out why a part does not come. */
  whyAbsent(): Promise<Absence>;
}

let page: Page = { isOnline: () => true, mendStyles: async () => {}, whyAbsent: async () => 'refused' };

export function setPage(known: Partial<Page>): void {
  page = { ...page, ...known };
}

/** Why parts do not come, if they do not. */
export const whyAbsent = (): Promise<Absence> => page.whyAbsent();

/** Milliseconds to wait before asking again, and again. Each time may bring what the files that came then ask for. */
const PAUSES = [250, 500, 1000, 1000];

/** What the browsers, and the build's own loader of styles, say of a file that did not come. */
const NOT_FETCHED = /dynamically imported module|module script|preload CSS for (\S+)/i;

/** Fetches a part. */
export interface Later<T> {
  (): Promise<T>;
  /** The part, once it has come: whoever wants it then need not wait. */
  readonly here?: T;
}

/**
 * A way to fetch a part when it is first wanted, and to have it from then on. Where it does not come, it is asked for a few
 * times more, then given up with a `PartAbsent`; whoever wants it after that has it asked for anew. What a part throws
 * while it starts is our own mistake, and thrown on as it is.
 *
 * Asking again is of use since HTML lets `import()` fetch a file again that failed (whatwg/html#10327). An older browser
 * fails at once each time: there a reload helps, which the boundary offers. Another address for the same file would help
 * too, but a module under two addresses is there twice, each with a state of its own.
 */
export function later<T>(fetchPart: () => Promise<T>): Later<T>;
/** The same for one thing of a module, by its name. */
export function later<M, K extends keyof M>(fetchModule: () => Promise<M>, name: K): Later<M[K]>;
export function later<M extends object>(fetchPart: () => Promise<M>, name?: keyof M): Later<M | M[keyof M]> {
  /** The styles that it has been refused. */
  const styles = new Set<string>();
  let coming: Promise<M | M[keyof M]> | undefined;

  const ask = async ([pause, ...pauses]: readonly number[]): Promise<M | M[keyof M]> => {
    try {
      await page.mendStyles(styles);
      const part = await fetchPart();
      return name === undefined ? part : part[name];
    } catch (error) {
      const refusal =
        error instanceof Error && !(error instanceof PartAbsent) && NOT_FETCHED.exec(error.message);
      if (!refusal) throw error;
      if (refusal[1] !== undefined) styles.add(refusal[1]);
      // Without a network there is no use in asking; the browser tells when it is back.
      if (pause === undefined || !page.isOnline()) throw new PartAbsent(await page.whyAbsent(), error);
      await new Promise((resolve) => setTimeout(resolve, pause));
      return ask(pauses);
    }
  };

  const load: { (): Promise<M | M[keyof M]>; here?: M | M[keyof M] } = () => {
    coming ??= ask(PAUSES).then(
      (part) => {
        load.here = part;
        return part;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  return load;
}

/**
 * What is done about a part that the view which waits for it tells of when it does not come: nothing. What nobody tells
 * of is told by the page as a notice (see main.tsx).
 */
export function toldByView(error: unknown): void {
  if (!(error instanceof PartAbsent)) throw error;
}
