import type { Page } from 'playwright/test';

/** The text of a key in the page's database; `null` if there is none. */
export const storedText = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(async (key) => {
    const opening = indexedDB.open('unwind');
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const database = opening.result;
    const reading: IDBRequest<{ readonly text: string | null } | undefined> = database
      .transaction('texts')
      .objectStore('texts')
      .get(key);
    await new Promise((done) => {
      reading.onsuccess = done;
    });
    database.close();
    return reading.result?.text ?? null;
  }, key);

/** Stores texts as another tab does: it tells the others. */
export const storeElsewhere = (page: Page, texts: Readonly<Record<string, string | null>>): Promise<void> =>
  page.evaluate((texts) => {
    const channel = new BroadcastChannel('unwind.shelf');
    const rows = Object.entries(texts).map(([key, text]) => ({ key, text, at: Date.now() }));
    channel.postMessage({ kind: 'texts', rows });
    channel.close();
  }, texts);

/** From the next load on, the database opens this many milliseconds late; with `null`, at the page's event `answer`. */
export const delayDatabase = (page: Page, late: number | null): Promise<unknown> =>
  page.addInitScript((late) => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      const opening = open.call(this, name, version);
      const listen = opening.addEventListener.bind(opening);
      Object.defineProperty(opening, 'onsuccess', {
        set: (act: () => void) =>
          listen('success', () => (late === null ? addEventListener('answer', act) : setTimeout(act, late))),
      });
      return opening;
    };
  }, late);
