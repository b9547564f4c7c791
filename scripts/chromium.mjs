// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SECOND = 1000;
const ENVIRONMENT = ['CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** The same browser without windows, from Debian's package. */
const SHELL = 'chromium-headless-shell';
const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
const WINDOWS = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

/**
 * @typedef {object} Machine The machine's answers to the search for a browser; tests pass made-up ones.
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} root Whether we may install system packages.
 * @property {string} bundled The path of Playwright's own Chromium, whether or not it exists.
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<boolean>} runs Whether the browser starts. A stub, or a missing library, gives
 * `false`.
 * @property {(command: string, args: string[], limit: Limit) => Promise<boolean>} run Whether it succeeded in time.
 * @property {(sentence: string) => void} say
 *
 * @typedef {object} Limit
 * @property {number} silence Milliseconds until the command is stopped.
 * @property {RegExp} [life] Output that proves progress and restarts that time.
 */

/**
 * Features to switch off. Above all, a browser keeps two hidden pages of its own behind the address bar of every
 * window, which take more time than the page under test. Only the last such list on a command line counts, so this one
 * repeats the features that Playwright switches off.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Flags for every launch: no first-run pages and no traffic of the browser's own. Root cannot have a sandbox, so for
 * root it is switched off.
 */
export const LAUNCH_ARGS = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the headless shell rounds the widths of letters, which no browser of a user does.
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join(',')}`,
];

/**
 * The path of a Chromium that starts: the one that the environment names, Playwright's own, or an installed one. If
 * there is none, installs one.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 * @throws {Error} if there is none and none can be installed. The message says what to do.
 */
export async function findChromium(machine = thisMachine()) {
  const named = ENVIRONMENT.map((name) => machine.env[name]).find(Boolean);
  if (named) {
    if (await machine.runs(named)) return named;
    throw new Error(`The environment names ${named} as the browser, but it does not start.`);
  }
  return (await installed(machine)) ?? (await install(machine));
}

/**
 * The browser that runs the tests. A browser that the environment names comes first, then the headless shell if it is
 * installed: the same Chromium without windows, which takes about a seventh less processor time. Otherwise the browser
 * that `findChromium` finds.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 * @throws {Error} as `findChromium`.
 */
export async function findTestChromium(machine = thisMachine()) {
  if (ENVIRONMENT.some((name) => machine.env[name])) return findChromium(machine);
  const shell = await shellOf(machine);
  if (shell) return shell;
  const found = await findChromium(machine);
  // Installing Chromium may have installed the shell too.
  return (await shellOf(machine)) ?? found;
}

/** @param {Machine} machine */
async function shellOf(machine) {
  for (const path of onPath(machine, [SHELL])) {
    if (machine.exists(path) && (await machine.runs(path))) return path;
  }
  return undefined;
}

/** @param {Machine} machine */
async function installed(machine) {
  for (const path of [machine.bundled, ...placesOf(machine)]) {
    if (machine.exists(path) && (await machine.runs(path))) return path;
  }
  return undefined;
}

/** @param {Machine} machine */
async function install(machine) {
  const { root, say } = machine;
  say('No Chromium found. Installing one with Playwright.');
  const patience = { silence: 60 * SECOND, life: /\d+%/ };
  if (await machine.run('npx', ['playwright', 'install', '--no-shell', 'chromium'], patience)) {
    if (await machine.runs(machine.bundled)) return machine.bundled;
    if (root) {
      await machine.run('npx', ['playwright', 'install-deps', 'chromium'], { silence: 300 * SECOND });
      if (await machine.runs(machine.bundled)) return machine.bundled;
    }
  }
  if (root && machine.exists('/usr/bin/apt-get')) {
    say('That did not work. Installing the chromium package with apt.');
    const updated = await machine.run('apt-get', ['update'], { silence: 120 * SECOND });
    if (updated) await machine.run('apt-get', ['install', '-y', 'chromium'], { silence: 600 * SECOND });
    const found = await installed(machine);
    // Not every release of Debian has this package.
    if (found) await machine.run('apt-get', ['install', '-y', SHELL], { silence: 600 * SECOND });
    if (found) return found;
  }
  throw new Error(
    'No Chromium here, and none could be installed. Install Chromium or Chrome, or run ' +
      '"npx playwright install --with-deps chromium", or set CHROMIUM to the path of one.',
  );
}

/** @param {Machine} machine */
function placesOf(machine) {
  const { env, platform } = machine;
  if (platform === 'darwin') {
    const folders = ['/Applications', `${env.HOME}/Applications`];
    return folders.flatMap((folder) => MAC.map((app) => `${folder}/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => WINDOWS.map((app) => `${folder}/${app}`));
  }
  return onPath(machine, COMMANDS);
}

/**
 * @param {Machine} machine
 * @param {readonly string[]} commands
 */
function onPath({ env }, commands) {
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => `${folder}/${command}`));
}

/**
 * The machine that we run on.
 *
 * @returns {Machine}
 */
export function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    root: isRoot(),
    bundled: chromium.executablePath(),
    exists: existsSync,
    // On Windows, Chrome opens a window when asked for its version.
    runs: async (path) =>
      process.platform === 'win32'
        ? existsSync(path)
        : await run(path, ['--version'], { silence: 20 * SECOND }, 'ignore'),
    run: (command, args, limit) => run(command, args, limit, 'pipe'),
    say: (sentence) => console.log(sentence),
  };
}

/**
 * Runs a command in a process group of its own, so that its children end with it at the limit.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Limit} limit
 * @param {'ignore' | 'pipe'} output
 * @returns {Promise<boolean>}
 */
function run(command, args, { silence, life }, output) {
  const windows = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      detached: !windows,
      shell: windows,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const stop = () => {
      if (windows) spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
      else if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const clock = setTimeout(stop, silence);
    for (const [stream, sink] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream?.on('data', (/** @type {Buffer} */ chunk) => {
        sink.write(chunk);
        if (life?.test(chunk.toString())) clock.refresh();
      });
    }
    const end = (/** @type {boolean} */ good) => {
      clearTimeout(clock);
      resolve(good);
    };
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });
}

function isRoot() {
  return process.getuid?.() === 0;
}
