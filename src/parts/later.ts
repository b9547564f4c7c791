/** Why a part did not come. */
export type Absence =
  /** The network is gone, or its server. */
  | 'offline'
  /** The server has another version of the app and no longer has this version's files. */
  | 'outdated'
  /** The server can be reached and has this version, but this part fails to load. */
  | 'refused'
  /** The browser will fail to import this part until the page is reloaded. */
  | 'stuck';

/** A part of the app did not load, after every attempt. */
export class PartAbsent extends Error {
  override readonly name = 'PartAbsent';
  readonly why: Absence;

  constructor(why: Absence, cause?: unknown) {
    super(cause instanceof Error ? cause.message : `a part is ${why}`, { cause });
    this.why = why;
  }
}

/** What parts may ask the page. A worker has no page to ask. */
export interface Page {
  /** Whether the browser believes there is a network. */
  isOnline(): boolean;
  /** Fetches again the style sheets that failed to load. Rejects if one of `wanted` (their addresses) still fails. */
  mendStyles(wanted: ReadonlySet<string>): Promise<void>;
  /** Finds out why a part fails to load. */
  whyAbsent(): Promise<Absence>;
}

let page: Page = { isOnline: () => true, mendStyles: async () => {}, whyAbsent: async () => 'refused' };

export function setPage(known: Partial<Page>): void {
  page = { ...page, ...known };
}

/** Why parts fail to load at present. */
export const whyAbsent = (): Promise<Absence> => page.whyAbsent();

/** Resolves when there is a network again. */
export const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Milliseconds to wait before each new attempt for a file. */
const PAUSES = [250, 500, 1000, 1000];

/**
 * The messages with which browsers, and our own `withFiles`, report a file that did not load. In WebKit it counts as a
 * refused cross-origin load if the page was being left.
 */
const NOT_FETCHED =
  /(^error loading )?dynamically imported module|module script|script load denied|preload CSS for (\S+)/i;

/** Fetches a part. */
export interface Later<T> {
  (): Promise<T>;
  /** The part, once it has loaded. Then nobody needs to wait for it. */
  readonly here?: T;
}

/**
 * Fetches a part when it is first wanted, and keeps it. If it fails to load, it is tried a few times more for each of
 * its files, since an attempt may only get as far as the next missing one; then the promise rejects with a `PartAbsent`,
 * and the next caller starts afresh. An error that the part throws while it starts is our own mistake and is passed on.
 *
 * A second attempt can succeed because files are fetched before they are imported (files.ts), and because HTML lets
 * `import()` fetch a failed file again (whatwg/html#10327). Firefox does not: should an import itself fail there, only a
 * reload helps. Another address for the same file would help too, but then the module would exist twice, each copy
 * with its own state.
 */
export function later<T>(fetchPart: () => Promise<T>): Later<T>;
/** The same for one export of a module, by its name. */
export function later<M, K extends keyof M>(fetchModule: () => Promise<M>, name: K): Later<M[K]>;
export function later<M extends object>(fetchPart: () => Promise<M>, name?: keyof M): Later<M | M[keyof M]> {
  /** The addresses of style sheets that failed to load. */
  const styles = new Set<string>();
  let coming: Promise<M | M[keyof M]> | undefined;

  /** @param failures how often each file has failed so far, by the message that names it */
  const ask = async (failures: Map<string, number>): Promise<M | M[keyof M]> => {
    try {
      await page.mendStyles(styles);
      const part = await fetchPart();
      return name === undefined ? part : part[name];
    } catch (error) {
      const refusal =
        error instanceof Error && !(error instanceof PartAbsent) && NOT_FETCHED.exec(error.message);
      if (!refusal) throw error;
      const [, isStuck, style] = refusal;
      if (style !== undefined) styles.add(style);
      const failed = failures.get(error.message) ?? 0;
      const pause = PAUSES[failed];
      failures.set(error.message, failed + 1);
      // Without a network a new attempt is pointless. The browser reports when it is back.
      if (pause === undefined || isStuck || !page.isOnline())
        throw new PartAbsent(isStuck && page.isOnline() ? 'stuck' : await page.whyAbsent(), error);
      await new Promise((resolve) => setTimeout(resolve, pause));
      return ask(failures);
    }
  };

  const load: { (): Promise<M | M[keyof M]>; here?: M | M[keyof M] } = () => {
    coming ??= ask(new Map()).then(
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
 * Ignores the failure of a part, because the view that waits for the part shows it. Any other failure is shown by the
 * page as a notice (see main.tsx).
 */
export function ignoreAbsentPart(error: unknown): void {
  if (!(error instanceof PartAbsent)) throw error;
}
