import { readFile } from 'node:fs/promises';
import { minify, type Plugin, type Rolldown } from 'vite';

/** The page may load only its own files and the pictures that it draws. Nothing is inline, and nothing is evaluated. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
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

/** The script that runs before the first paint, as index.html names it. */
const EARLY = 'early.js';
const EARLY_SOURCE = new URL('../src/firstScreen/early.js', import.meta.url);

const CHARSET = '<meta charset="utf-8" />';

/** What reads a link. The page waits for it before it shows the puzzle of a link. */
const READS_LINKS = '/src/stores/reading/links.ts';

/**
 * Finishes `index.html`. A built page gets its Content-Security-Policy. (The development server needs inline scripts,
 * so its page has none.) The script that runs before the first paint (src/firstScreen/early.js) blocks the page until
 * it has loaded. So it is minified and comes last in the head, when everything else is already being fetched. It is told
 * the names of the files that read a link, because a link is in the address before any script can ask for them.
 */
export function page(): Plugin {
  return {
    name: 'unwind:page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server, path, bundle = {} }) {
        if (!html.includes(CHARSET)) throw new Error(`${path} must begin its head with ${CHARSET}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
        return {
          html: server ? html : html.replace(CHARSET, `${CHARSET}\n    ${policy}`),
          // An embedded page knows nothing about the user before its scripts have loaded, so it needs no early script.
          tags: path.endsWith('/embed.html')
            ? []
            : [
                {
                  tag: 'script',
                  attrs: {
                    src: `./${EARLY}`,
                    'data-reads-links': filesFor(READS_LINKS, bundle, html).join(' '),
                  },
                  injectTo: 'head',
                },
              ],
        };
      },
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${EARLY}`, async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await readFile(EARLY_SOURCE));
      });
    },
    async generateBundle() {
      const { code } = await minify(EARLY, await readFile(EARLY_SOURCE, 'utf8'));
      this.emitFile({ type: 'asset', fileName: EARLY, source: code });
    },
  };
}

/** The script with a module and all scripts it imports, without those that the page names itself. */
function filesFor(module: string, bundle: Rolldown.OutputBundle, html: string): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const part = bundle[file];
    if (part?.type !== 'chunk' || found.has(file) || html.includes(file)) return;
    found.add(file);
    part.imports.forEach(add);
  };
  const parts = Object.values(bundle);
  const own = parts.find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module));
  if (parts.length > 0 && own === undefined) throw new Error(`no script begins with ${module}`);
  if (own !== undefined) add(own.fileName);
  return [...found].map((file) => `./${file}`);
}
