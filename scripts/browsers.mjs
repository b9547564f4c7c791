// @ts-check
import { findTestChromium, thisMachine } from './chromium.mjs';

/** @typedef {import('./chromium.mjs').Machine} Machine */
/** @typedef {{ driver: string, browser: string, screen: string }} WebKitPaths */
/** @typedef {{ chromium?: string, firefox?: string, webkit?: WebKitPaths }} Browsers */

const SECOND = 1000;
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WINDOWS_FIREFOX = 'Mozilla Firefox/firefox.exe';
/** Where Debian and its kin put the browser that WebKitGTK brings, which is on no path. */
const MINI_BROWSER = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((place) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${place}/webkit2gtk-${version}/MiniBrowser`),
);

/** The packages of Debian that bring what is missing. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/**
 * The browsers of three engines. Installs what is missing if it may. Says which engine has none.
 *
 * @param {Machine} [machine]
 * @returns {Promise<Browsers>}
 */
export async function findBrowsers(machine = thisMachine()) {
  const missing = /** @type {const} */ (['firefox', 'webkit']).filter((name) => !FIND[name](machine));
  await install(
    machine,
    missing.flatMap((name) => PACKAGES[name]),
  );
  const found = {
    chromium: await findTestChromium(machine).catch(() => undefined),
    firefox: FIND.firefox(machine),
    webkit: FIND.webkit(machine),
  };
  if (!found.chromium) machine.say('No Chromium here: set CHROMIUM to the path of one.');
  if (!found.firefox) machine.say('No Firefox here: install one, or set FIREFOX to its path.');
  if (!found.webkit) machine.say('No WebKit here: on Debian or Ubuntu, install webkit2gtk-driver and xvfb.');
  return /** @type {Browsers} */ (JSON.parse(JSON.stringify(found)));
}

const FIND = {
  /** @param {Machine} machine */
  firefox: ({ env, platform, exists }) => {
    if (env.FIREFOX) return env.FIREFOX;
    if (platform === 'darwin') return [MAC_FIREFOX].find(exists);
    if (platform === 'win32') return [`${env.PROGRAMFILES}/${WINDOWS_FIREFOX}`].find(exists);
    return onPath({ env, exists }, 'firefox') ?? onPath({ env, exists }, 'firefox-esr');
  },
  /**
   * @param {Machine} machine
   * @returns {WebKitPaths | undefined}
   */
  webkit: (machine) => {
    const driver = onPath(machine, 'WebKitWebDriver');
    const screen = onPath(machine, 'Xvfb');
    const browser = MINI_BROWSER.find(machine.exists);
    return driver && browser && screen ? { driver, browser, screen } : undefined;
  },
};

/**
 * @param {Machine} machine
 * @param {string[]} packages
 */
async function install({ root, exists, run, say }, packages) {
  if (packages.length === 0 || !root || !exists('/usr/bin/apt-get')) return;
  say(`Installing ${packages.join(', ')} with apt, for the journeys in other browsers.`);
  if (!(await run('apt-get', ['update'], { silence: 120 * SECOND }))) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { silence: 600 * SECOND });
}

/**
 * @param {Pick<Machine, 'env' | 'exists'>} machine
 * @param {string} command
 */
function onPath({ env, exists }, command) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return folders.map((folder) => `${folder}/${command}`).find(exists);
}
