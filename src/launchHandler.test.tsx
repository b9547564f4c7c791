import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { handleLaunches } from './launchHandler';
import type { Stores } from './stores';
import { createActs } from './stores/acts/acts';
import { createNotices } from './stores/page/notices';

type Consumer = (launch: { targetURL?: string; files?: { getFile(): Promise<File> }[] }) => void;

/** Starts a page at an address. Returns the calls it makes, and a function that launches it again. */
function startAt(address: string) {
  history.replaceState('a place', '', address);
  const makeToday = vi.fn(async () => undefined);
  const newPuzzle = { next: vi.fn(), makeToday };
  const importing = {
    offer: vi.fn(async () => undefined),
    offerFiles: vi.fn(async () => undefined),
  };
  const screen = { open: vi.fn() };
  let launch: Consumer = () => {};
  Object.defineProperty(window, 'launchQueue', {
    configurable: true,
    value: {
      setConsumer(consumer: Consumer) {
        launch = consumer;
      },
    },
  });
  const acts = createActs(createNotices(), async () => {});
  handleLaunches({ acts, importing, newPuzzle, screen } as unknown as Stores);
  return {
    ...importing,
    next: newPuzzle.next,
    screen,
    makeToday,
    launch: (what: Parameters<Consumer>[0]) => launch(what),
  };
}

afterEach(() => Reflect.deleteProperty(window, 'launchQueue'));

it('reads a text that another app shares, and removes it from the address', () => {
  const { offer } = startAt('/?shared-title=A%20name&shared-text=12%2034#x');
  expect(offer).toHaveBeenCalledExactlyOnceWith('12 34', { kind: 'pasted' });
  expect(location.pathname + location.search + location.hash).toBe('/#x');
  expect(history.state).toBe('a place');
});

it('reads the shared address if there is no text', () => {
  const { offer } = startAt('/?shared-title=A&shared-text=&shared-url=https%3A%2F%2Fa.example%2F%23p%3D1');
  expect(offer).toHaveBeenCalledExactlyOnceWith('https://a.example/#p=1', { kind: 'pasted' });
});

it('reads shared files rather than the text beside them, and deletes them from the cache', async () => {
  const kept = new Map([['https://a.example/shared-files/7/0', 'a picture']]);
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) =>
        new Response(kept.get(url), { headers: { 'content-type': 'image/png', 'x-name': 'a%20b.png' } }),
    }),
    delete: async () => kept.clear(),
  });
  const { offer, offerFiles } = startAt('/?shared-text=look&shared-files=7');
  await vi.waitFor(() => expect(offerFiles).toHaveBeenCalledOnce());
  const [[file]] = offerFiles.mock.calls[0] as unknown as [[File]];
  expect([file.name, file.type, await file.text()]).toEqual(['a b.png', 'image/png', 'a picture']);
  expect(offer).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
  expect(location.search).toBe('');
  vi.unstubAllGlobals();
});

it('reads the text if the shared files are gone', async () => {
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => [] }), delete: async () => true });
  const { offer } = startAt('/?shared-text=12&shared-files=7');
  await vi.waitFor(() => expect(offer).toHaveBeenCalledExactlyOnceWith('12', { kind: 'pasted' }));
  vi.unstubAllGlobals();
});

it('opens the paste dialog', () => {
  expect(startAt('/?paste').screen.open).toHaveBeenCalledExactlyOnceWith('paste');
  expect(location.search).toBe('');
});

it('makes a new puzzle, and the puzzle of today', async () => {
  expect(startAt('/?new').next).toHaveBeenCalledOnce();
  expect(location.search).toBe('');
  const { makeToday } = startAt('/?today');
  await vi.waitFor(() => expect(makeToday).toHaveBeenCalledOnce());
});

it('leaves another query alone', () => {
  const { offer } = startAt('/?from=shop');
  expect(offer).not.toHaveBeenCalled();
  expect(location.search).toBe('?from=shop');
});

it('reads all files of a launch', async () => {
  const { launch, offer, offerFiles } = startAt('/');
  const files = ['1', '2'].map((text) => new File([text], `${text}.sdk`));
  launch({ files: files.map((file) => ({ getFile: async () => file })) });
  await vi.waitFor(() => expect(offerFiles).toHaveBeenCalledExactlyOnceWith(files));
  expect(offer).not.toHaveBeenCalled();
});

it('opens the link of a launch in the same window, through the hash', async () => {
  const { launch, offer } = startAt('/');
  const target = (address: string) => ({ targetURL: new URL(address, location.href).href });
  launch(target('/'));
  launch(target('/#p=12&h=0'));
  expect(location.hash).toBe('#p=12&h=0');
  history.replaceState(null, '', '/');
  launch(target('/?p=34'));
  expect(location.hash).toBe('#p=34');
  launch(target('/?shared-text=7'));
  await vi.waitFor(() => expect(offer).toHaveBeenCalledExactlyOnceWith('7', { kind: 'pasted' }));
});

it('ignores the launch that opened the page, but not a second launch of the same link', () => {
  const target = new URL('/#p=56', location.href).href;
  const { launch } = startAt('/#p=56');
  history.replaceState(null, '', '/');
  launch({ targetURL: target });
  expect(location.hash).toBe('');
  launch({ targetURL: target });
  expect(location.hash).toBe('#p=56');
});

it('works in browsers that cannot install apps', () => {
  history.replaceState(null, '', '/');
  expect(() => handleLaunches({} as Stores)).not.toThrow();
});

it.each(['en', 'ko'])(
  'the icon of the installed app has a shortcut to each, in its language: %s',
  (language) => {
    const { lang, shortcuts } = JSON.parse(readFileSync(`public/unwind.${language}.webmanifest`, 'utf8'));
    expect(lang).toBe(language);
    expect(shortcuts.map(({ url }: { readonly url: string }) => url)).toEqual([
      './?paste',
      './?new',
      './?today',
    ]);
  },
);
