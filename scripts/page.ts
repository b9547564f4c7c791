import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HtmlTagDescriptor, minify, type Plugin } from 'vite';

/** What the page may load: its own files, and pictures it draws itself. Nothing inline, nothing evaluated. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // A worker starts from a few lines of the page's own, which run before its script has come: src/worker/supervisor.ts.
  "worker-src 'self' blob:",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A file of `public/`, which are copied as they are: this one is for people to read, and a slow phone waits for it. */
const EARLY = 'early.js';

const CHARSET = '<meta charset="utf-8" />';

/**
 * Finishes `index.html`. A built page gets its Content-Security-Policy (the development server needs inline scripts and
 * has none). The script that runs before the first paint holds the page back until it is there, so it comes
 * last in the head, when all else is already on its way, and as short as it can be said.
 */
export function page(): Plugin {
  return {
    name: 'unwind:page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { server, bundle }) {
        if (!html.includes(CHARSET)) throw new Error(`index.html must begin its head with ${CHARSET}`);
        const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
        return {
          html: server ? html : html.replace(CHARSET, `${CHARSET}\n    ${policy}`),
          tags: [
            ...Object.values(bundle ?? {})
              .filter((file) => file.type === 'chunk' && file.name === 'start-react')
              .map((file) => asyncScript(`./${file.fileName}`)),
            { tag: 'script', attrs: { src: `./${EARLY}` }, injectTo: 'head' as const },
          ],
        };
      },
    },
    async writeBundle({ dir = '.' }) {
      const file = join(dir, EARLY);
      const { code } = await minify(EARLY, await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
  };
}

/** What starts React, run as soon as it is there: see src/react.ts. */
const asyncScript = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { type: 'module', async: true, crossorigin: true, src },
  injectTo: 'head',
});
