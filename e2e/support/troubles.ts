import { type App, expect } from './app';
import { shelfBegun } from './shelf';
import type { State } from './states';
import { openQuietly, unplug } from './unplugged';

/**
 * What the page shows when something does not load, is full, or is open elsewhere. Each leaves its page unusable for
 * the next one.
 */
export const TROUBLES: readonly State[] = [
  [
    'a dialog that does not come, without a network',
    async (app) => {
      await app.page.route(/assets\/PrintDialog-/, (route) => route.abort());
      await openAndWait(app);
      await unplug(app.page);
      await app.choose('print');
      await expect(app.dialog.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a dialog that is refused, and the report of it',
    async (app) => {
      await app.page.route(/assets\/PrintDialog-/, (route) => route.abort());
      await openAndWait(app);
      await app.choose('print');
      await expect(app.dialog.getByRole('checkbox')).toBeVisible();
    },
  ],
  ['Watch, refused', (app) => refused(app, 'w')],
  ['Hint, refused', (app) => refused(app, 'h')],
  ['Compare, refused', (app) => refused(app, 'r')],
  [
    'a solver that is refused',
    async (app) => {
      // Refused only once the page is at rest: Escape would close what it says of that.
      let begin = (): void => {};
      const atRest = new Promise<void>((done) => {
        begin = done;
      });
      await app.page.route(/assets\/entry-/, async (route) => {
        await atRest;
        await route.abort();
      });
      await openAndWait(app);
      begin();
      await expect(app.notices.getByRole('button')).not.toHaveCount(0);
    },
  ],
  [
    'storage that is full',
    async (app) => {
      await openAndWait(app);
      await app.page.evaluate(() => {
        const full = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        Object.assign(Storage.prototype, { setItem: full });
        Object.assign(IDBObjectStore.prototype, { put: full });
      });
      await app.select('r1c3');
      await app.type('4');
      await app.select('r1c4');
      await app.type('6');
      await expect(app.notices.getByRole('button')).not.toHaveCount(0);
    },
  ],
  ['a puzzle that is open in another tab', takenElsewhere],
  [
    'a new version that waits',
    async (app) => {
      await app.page.addInitScript(() => {
        const waiting = Object.assign(new EventTarget(), { waiting: {}, installing: null });
        // It is found only once the page is at rest: Escape would close what the page says of it.
        const atRest = new Promise((done) => addEventListener('atRest', done));
        const workers = {
          controller: {},
          register: async () => {
            await atRest;
            return waiting;
          },
          getRegistration: async () => waiting,
        };
        Object.defineProperty(navigator, 'serviceWorker', {
          value: Object.assign(new EventTarget(), workers),
        });
      });
      await openAndWait(app);
      await app.page.evaluate(() => dispatchEvent(new Event('atRest')));
      await expect(app.notices).toContainText(app.words.notices.newVersion({ kind: 'newVersion' }));
    },
  ],
];

/** Opens a puzzle in a page whose notices stay until they have been checked. */
async function openAndWait(app: App): Promise<void> {
  await app.page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, pause?: number) =>
      pause === 8000 ? 0 : setTimeout(act, pause)) as typeof setTimeout;
  });
  await openQuietly(app);
}

/** Opens a puzzle that then moves to another tab. */
async function takenElsewhere(app: App): Promise<void> {
  await openAndWait(app);
  await shelfBegun(app);
  await expect
    .poll(() =>
      app.page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        const mine = held.find(({ name }) => name?.startsWith('unwind.shelf.'))?.name;
        if (mine !== undefined)
          void navigator.locks.request(mine, { steal: true }, () => new Promise(() => {}));
        return mine;
      }),
    )
    .toBeTruthy();
  await expect(app.notices.getByRole('button', { name: app.words.noticeActions.takeOver })).toBeVisible();
}

/** Presses the key of a view whose files do not load. */
async function refused(app: App, key: string): Promise<void> {
  await openAndWait(app);
  await app.select('r1c3');
  await app.page.route(/assets\/.*\.(js|css)$/, (route) => route.abort());
  await app.press(key);
  await expect(app.page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
}

/** Removes the browser's complaints about files that it cannot load. Any other complaint is a failure. */
export function forgive(app: App): void {
  const others = app.complaints.filter(
    (text) => !/^Failed to load resource|^The resource .* preload/.test(text),
  );
  app.complaints.splice(0);
  expect(others).toEqual([]);
}
