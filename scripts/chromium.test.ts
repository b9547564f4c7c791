import { describe, expect, it } from 'vitest';
import { findChromium, findTestChromium } from './chromium.mjs';

type Machine = NonNullable<Parameters<typeof findChromium>[0]>;

const BUNDLED = '/cache/chrome';

/**
 * A machine on which the `browsers` start. Each of the `commands` succeeds and installs its browsers. `ran` records the
 * commands that were run.
 */
function machineWith(
  browsers: readonly string[],
  {
    commands = {},
    ...more
  }: Partial<Machine> & { files?: readonly string[]; commands?: Record<string, readonly string[]> } = {},
) {
  const starting = new Set(browsers);
  const files = new Set(more.files ?? []);
  const ran: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    root: false,
    bundled: BUNDLED,
    exists: (path) => starting.has(path) || files.has(path),
    runs: async (path) => starting.has(path),
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const brought = commands[line];
      for (const browser of brought ?? []) starting.add(browser);
      return brought !== undefined;
    },
    say: () => {},
    ...more,
  };
  return { machine, ran };
}

const PLAYWRIGHT = 'npx playwright install --no-shell chromium';
const PLAYWRIGHT_DEPS = 'npx playwright install-deps chromium';
const UPDATE = 'apt-get update';
const APT = 'apt-get install -y chromium';
const APT_SHELL = 'apt-get install -y chromium-headless-shell';

describe('findChromium', () => {
  it('takes the browser that the environment names', async () => {
    const env = { CHROMIUM: '/opt/mine', PATH: '/usr/bin' };
    const { machine } = machineWith(['/opt/mine', BUNDLED, '/usr/bin/chromium'], { env });
    expect(await findChromium(machine)).toBe('/opt/mine');
  });

  it('reports an error if the browser that the environment names does not start', async () => {
    const { machine } = machineWith([BUNDLED], { env: { CHROMIUM: '/opt/gone' } });
    await expect(findChromium(machine)).rejects.toThrow('/opt/gone');
  });

  it("prefers Playwright's own to an installed one", async () => {
    expect(await findChromium(machineWith(['/usr/bin/chromium', BUNDLED]).machine)).toBe(BUNDLED);
  });

  it('skips a file that does not start', async () => {
    const { machine, ran } = machineWith(['/usr/bin/google-chrome'], {
      files: ['/usr/bin/chromium-browser', BUNDLED],
    });
    expect(await findChromium(machine)).toBe('/usr/bin/google-chrome');
    expect(ran).toEqual([]);
  });

  it.each([
    ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['win32', { PROGRAMFILES: '/Programs' }, '/Programs/Google/Chrome/Application/chrome.exe'],
  ] as const)('knows where Chrome lives on %s', async (platform, env, path) => {
    expect(await findChromium(machineWith([path], { platform, env }).machine)).toBe(path);
  });

  it('installs one with Playwright if there is none', async () => {
    const { machine, ran } = machineWith([], { commands: { [PLAYWRIGHT]: [BUNDLED] } });
    expect(await findChromium(machine)).toBe(BUNDLED);
    expect(ran).toEqual([PLAYWRIGHT]);
  });

  it('installs the libraries that it needs, if it may', async () => {
    const commands = { [PLAYWRIGHT]: [], [PLAYWRIGHT_DEPS]: [BUNDLED] };
    const { machine, ran } = machineWith([], { root: true, commands });
    expect(await findChromium(machine)).toBe(BUNDLED);
    expect(ran).toEqual([PLAYWRIGHT, PLAYWRIGHT_DEPS]);
  });

  it("installs the system's package if Playwright's browser cannot be downloaded", async () => {
    const commands = { [UPDATE]: [], [APT]: ['/usr/bin/chromium'] };
    const { machine, ran } = machineWith([], { root: true, files: ['/usr/bin/apt-get'], commands });
    expect(await findChromium(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([PLAYWRIGHT, UPDATE, APT, APT_SHELL]);
  });

  it('says what to do if nothing helps', async () => {
    const { machine, ran } = machineWith([], { files: ['/usr/bin/apt-get'] });
    await expect(findChromium(machine)).rejects.toThrow('set CHROMIUM');
    expect(ran).toEqual([PLAYWRIGHT]);
  });
});

describe('findTestChromium', () => {
  const SHELL = '/usr/bin/chromium-headless-shell';

  it('prefers the shell', async () => {
    expect(await findTestChromium(machineWith([BUNDLED, '/usr/bin/chromium', SHELL]).machine)).toBe(SHELL);
  });

  it('takes the browser that the environment names', async () => {
    const env = { CHROMIUM: '/opt/mine', PATH: '/usr/bin' };
    expect(await findTestChromium(machineWith(['/opt/mine', SHELL], { env }).machine)).toBe('/opt/mine');
  });

  it('takes another browser if the shell does not start', async () => {
    const { machine, ran } = machineWith(['/usr/bin/chromium'], { files: [SHELL] });
    expect(await findTestChromium(machine)).toBe('/usr/bin/chromium');
    expect(ran).toEqual([]);
  });

  it('installs both if there is neither', async () => {
    const commands = { [UPDATE]: [], [APT]: ['/usr/bin/chromium'], [APT_SHELL]: [SHELL] };
    const { machine } = machineWith([], { root: true, files: ['/usr/bin/apt-get'], commands });
    expect(await findTestChromium(machine)).toBe(SHELL);
  });
});
