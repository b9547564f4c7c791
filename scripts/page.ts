import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { FRAME_SCRIPT } from '../src/program/run/frame.ts';

/** The page may load only its own files and the pictures that it draws. Nothing is inline, and nothing is evaluated. */
const POLICY = [
  "default-src 'none'",
  // The one script of the sandbox for programs of the person's own, which inherits this policy: src/program/run/frame.ts.
  `script-src 'self' 'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'`,
  // A worker starts from a few lines of inline code, before its own script has loaded: see src/worker/supervisor.ts.
  "worker-src 'self' blob:",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * In a sandbox, where the origin of a page is unique, `'self'` means nothing in WebKit. So the policy of an embedded page
 * allows any host, until src/embedded.ts knows the page's own.
 */
const ANY_HOST = 'http: https:';

/** The script that runs before the first paint, as index.html names it. */
const EARLY = 'early.js';
const EARLY_SOURCE = fileURLToPath(new URL('../src/firstScreen/early.js', import.meta.url));

const CHARSET = '<meta charset="utf-8" />';
const LINKS = '<link id="links"';

/** The module that reads links. The page of a link waits for its script. */
export const READS_LINKS = /[\\/]stores[\\/]reading[\\/]links\.ts$/;

/** The module with what only an embedded page does. */
const EMBEDS = /[\\/]src[\\/]embedded\.ts$/;

/**
 * Finishes `index.html`. A built page gets its Content-Security-Policy. (The development server needs inline scripts,
 * so its page has none.) The script that runs before the first paint (src/firstScreen/early.js) blocks the page until
 * it has loaded. So it is minified and comes last in the head, when everything else is already being fetched. An
 * element names the script that reads links, which that early script fetches for an address with a link.
 */
export function page(): Plugin {
  return {
    name: 'unwind:page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server, path, bundle }) {
        if (!html.includes(CHARSET)) throw new Error(`${path} must begin its head with ${CHARSET}`);
        const isEmbedded = path.endsWith('/embed.html');
        // An embedded page knows nothing about the user before its scripts have loaded, so it needs no early script.
        const early = isEmbedded
          ? []
          : [{ tag: 'script', attrs: { src: `./${EARLY}` }, injectTo: 'head' as const }];
        if (server) return { html, tags: early };
        const allowed = isEmbedded ? POLICY.replaceAll("'self'", `'self' ${ANY_HOST}`) : POLICY;
        const policy = `<meta http-equiv="Content-Security-Policy" content="${allowed}" />`;
        const preload = (module: RegExp) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: scriptOf(module, bundle) },
          injectTo: 'head' as const,
        });
        return {
          html: html
            .replace(CHARSET, `${CHARSET}\n    ${policy}`)
            .replace(LINKS, `$& href="${scriptOf(READS_LINKS, bundle)}"`),
          // An embedded page always has a link.
          tags: isEmbedded ? [preload(EMBEDS), preload(READS_LINKS)] : early,
        };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${EARLY}`, async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await earlyScript());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: EARLY, source: await earlyScript() });
    },
  };
}

/** The address of the built script with a module. */
function scriptOf(module: RegExp, bundle: Rolldown.OutputBundle = {}): string {
  for (const part of Object.values(bundle))
    if (part.type === 'chunk' && part.moduleIds.some((id) => module.test(id))) return `./${part.fileName}`;
  throw new Error(`no script of the build has ${module}`);
}

/** The script that runs before the first paint, with what it imports. It is no module, since a module would run later. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // For browsers older than any that is enough, since it tells them so.
      target: 'es2019',
      lib: { entry: EARLY_SOURCE, formats: ['iife'], name: 'unwindEarly' },
    },
  });
  const [script] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (script?.type !== 'chunk') throw new Error(`${EARLY} was not built`);
  return script.code;
}
