// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
await build({ root, logLevel: 'warn' });

const server = await serve({ root: `${root}/dist`, port: wantedPort(), next: true });
console.log(`Unwind is at ${server.url} (Ctrl+C ends it)`);
openBrowser(server.url);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.close().then(() => process.exit(0));
  });
}

function wantedPort() {
  const port = Number(process.env.PORT || 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  console.error(`PORT is "${process.env.PORT}", which is not a port. Using 4173.`);
  return 4173;
}

/**
 * Opens the page in a browser if a desktop is running. The address is printed in any case, so failures are ignored.
 *
 * @param {string} url
 */
function openBrowser(url) {
  const { env, platform } = process;
  const desktop = platform === 'darwin' || platform === 'win32' || env.DISPLAY || env.WAYLAND_DISPLAY;
  if (!desktop || env.CI || env.BROWSER === 'none' || env.SSH_CONNECTION) return;
  const [command, ...args] =
    platform === 'darwin'
      ? ['open', url]
      : platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
