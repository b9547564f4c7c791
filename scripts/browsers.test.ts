import { describe, expect, it } from 'vitest';
import { findBrowsers } from './browsers.mjs';

type Machine = NonNullable<Parameters<typeof findBrowsers>[0]>;

const CHROMIUM = '/usr/bin/chromium';
const FIREFOX = '/usr/bin/firefox-esr';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', MINI_BROWSER];
const APT = '/usr/bin/apt-get';
const WEBKIT_PATHS = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb', browser: MINI_BROWSER };

/** A machine with these files. The package manager brings those of `brought`. */
function machineWith(
  files: readonly string[],
  { brought = [], ...more }: Partial<Machine> & { brought?: readonly string[] } = {},
) {
  const there = new Set([CHROMIUM, ...files]);
  const ran: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    platform: 'linux',
    root: false,
    bundled: '/cache/chrome',
    exists: (path) => there.has(path),
    runs: async (path) => there.has(path),
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      if (args[0] === 'install') for (const path of brought) there.add(path);
      return true;
    },
    say: (sentence) => said.push(sentence),
    ...more,
  };
  return { machine, ran, said };
}

describe('findBrowsers', () => {
  it('finds a browser for each engine, and installs nothing', async () => {
    const { machine, ran, said } = machineWith([FIREFOX, ...WEBKIT, APT], { root: true });
    expect(await findBrowsers(machine)).toEqual({
      chromium: CHROMIUM,
      firefox: FIREFOX,
      webkit: WEBKIT_PATHS,
    });
    expect([ran, said]).toEqual([[], []]);
  });

  it('takes the Firefox that the environment names', async () => {
    const { machine } = machineWith([FIREFOX], { env: { PATH: '/usr/bin', FIREFOX: '/opt/firefox' } });
    expect(await findBrowsers(machine)).toMatchObject({ firefox: '/opt/firefox' });
  });

  it.each([
    ['darwin', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    ['win32', '/Programs/Mozilla Firefox/firefox.exe'],
  ] as const)('knows where Firefox lives on %s', async (platform, path) => {
    const env = { CHROMIUM, PROGRAMFILES: '/Programs' };
    expect(await findBrowsers(machineWith([path], { platform, env }).machine)).toMatchObject({
      firefox: path,
    });
  });

  it('installs what is missing, and nothing else, if it may', async () => {
    const { machine, ran } = machineWith([FIREFOX, APT], { root: true, brought: WEBKIT });
    expect(await findBrowsers(machine)).toMatchObject({ webkit: WEBKIT_PATHS });
    expect(ran).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb',
    ]);
  });

  it('names the engines that it has no browser for', async () => {
    const { machine, ran, said } = machineWith([APT]);
    expect(await findBrowsers(machine)).toEqual({ chromium: CHROMIUM });
    expect(ran).toEqual([]);
    expect(said).toEqual([expect.stringContaining('No Firefox'), expect.stringContaining('No WebKit')]);
  });

  it('needs the driver, the browser and the screen of WebKit', async () => {
    for (const lacking of WEBKIT) {
      const { machine, said } = machineWith([FIREFOX, ...WEBKIT.filter((path) => path !== lacking)]);
      expect(await findBrowsers(machine)).not.toHaveProperty('webkit');
      expect(said).toEqual([expect.stringContaining('webkit2gtk-driver')]);
    }
  });
});
