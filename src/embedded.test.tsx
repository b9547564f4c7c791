import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { embed } from './embedded';
import { noticesOf, openStores } from './stores/testing';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

/** The app in a page of somebody else, with this address. */
function open(hash: string) {
  history.replaceState(null, '', `/embed.html${hash}`);
  const embedded = embed(document);
  const stores = openStores({ storage: embedded.storage });
  embedded.begin(stores);
  return {
    ...stores,
    embedded,
    zoom: () => document.documentElement.style.getPropertyValue('zoom'),
    wayOut: () => waitFor(() => document.querySelector('footer a') ?? expect.fail('no way out')),
  };
}

it('an embedded app has the theme, the language and the size that its address asks for', async () => {
  const { settings, zoom, wayOut } = open('#p=1&theme=dark&size=80&lang=ko');
  expect(settings.getState()).toMatchObject({ theme: 'dark', language: 'ko' });
  expect(zoom()).toBe('0.8');
  expect((await wayOut()).textContent).toBe('Unwind에서 열기');
});

it.each(['', '&theme=pink&size=49&lang=xx', '&size=201', '&size='])(
  'an embedded app ignores wishes that it cannot fulfil: %s',
  async (wishes) => {
    const { settings, zoom, wayOut } = open(`#p=1${wishes}`);
    expect(settings.getState()).toMatchObject({ theme: 'system', language: 'en' });
    expect(zoom()).toBe('');
    await wayOut();
  },
);

it.each(['50', '200'])('an embedded app can have the size %s percent', async (size) => {
  const { zoom, wayOut } = open(`#p=1&size=${size}`);
  expect(zoom()).toBe(String(Number(size) / 100));
  await wayOut();
});

it('below an embedded board a link opens the same puzzle in the app itself, in a tab of its own', async () => {
  const { wayOut } = open('#p=123&theme=dark&solve&size=80&lang=en');
  const link = await wayOut();
  expect(link.textContent).toBe('Open in Unwind');
  expect(link.getAttribute('href')).toBe('./#p=123&solve');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('the wishes are no parts of the link, which a page would call unknown', () => {
  const { embedded } = open('#p=123&size=80');
  expect(embedded.link('#theme=dark&p=123&e=4&size=80&lang=ko')).toBe('#p=123&e=4');
});

it('no notice says that a link was opened, because the page around it says what it is', () => {
  const stores = open('#p=1');
  stores.notices.tell({ kind: 'openedLink' });
  expect(noticesOf(stores)).toEqual([]);
  stores.notices.tell({ kind: 'unknownLink' });
  expect(noticesOf(stores)).toEqual(['unknownLink']);
});

it('an embedded app stores nothing in the browser', () => {
  localStorage.clear();
  const { embedded, game } = open('#p=1');
  game.play({ kind: 'give', cells: [0 as never], digit: 5 });
  embedded.storage.setItem('a', 'b');
  expect([embedded.storage.getItem('a'), embedded.storage.getItem('c')]).toEqual(['b', null]);
  embedded.storage.removeItem('a');
  expect(embedded.storage.getItem('a')).toBeNull();
  embedded.storage.setItem('a', 'b');
  embedded.storage.clear();
  expect(embedded.storage.length).toBe(0);
  expect(localStorage.length).toBe(0);
});
