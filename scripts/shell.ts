import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

const ROOT = '<div id="root"></div>';
const ENTRY = fileURLToPath(new URL('../src/shell.tsx', import.meta.url));

/** HTML needs no styles, and outside a build there is nobody to gather them. */
const withoutStyles: Plugin = {
  name: 'unwind:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/**
 * Draws the page of a first visit into the `index.html` of a build (see src/shell.tsx). What is drawn is inert until its
 * scripts have woken it. The development server has no use for it: there a page is read more often than opened.
 */
export function shell(): Plugin {
  return {
    name: 'unwind:shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html must have ${ROOT}`);
        const { module } = await runnerImport<typeof import('../src/shell')>(ENTRY, {
          configFile: false,
          mode: 'production',
          logLevel: 'warn',
          plugins: [withoutStyles, react()],
        });
        return html.replace(ROOT, () => `<div id="root"><div id="shell" inert>${module.shell()}</div></div>`);
      },
    },
  };
}
