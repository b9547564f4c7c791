import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

const ROOT = '<div id="root"></div>';
const NOSCRIPT = '<noscript></noscript>';
const ENTRY = fileURLToPath(new URL('../src/firstScreen/shell.tsx', import.meta.url));

/** Drawing HTML needs no styles, and outside a build nothing collects them. */
const withoutStyles: Plugin = {
  name: 'unwind:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
};

/**
 * Draws the page of a first visit into the `index.html` of a build (see src/firstScreen/shell.tsx). The drawn page does
 * nothing until its scripts have hydrated it. Beside it are the sentences to show if they do not load. The development
 * server does without a drawn page.
 */
export function shell(): Plugin {
  return {
    name: 'unwind:shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { path }) {
        if (!path.endsWith('/index.html')) return html;
        for (const place of [ROOT, NOSCRIPT])
          if (!html.includes(place)) throw new Error(`index.html must have ${place}`);
        const { module } = await runnerImport<typeof import('../src/firstScreen/shell')>(ENTRY, {
          configFile: false,
          mode: 'production',
          logLevel: 'warn',
          plugins: [withoutStyles, react()],
        });
        const stalled = `<div class="stalled" role="alert">${module.outside('stalled')}</div>`;
        const tooOld = `<div id="too-old" hidden>${module.outside('tooOld')}</div>`;
        const keeping = `<div class="keeping" role="status">${module.outside('keeping')}</div>`;
        return html
          .replace(NOSCRIPT, () => `<noscript>${module.outside('needsScripts')}</noscript>`)
          .replace(
            ROOT,
            () =>
              `<div id="root"><div id="shell" data-asleep>${module.shell()}</div></div>${stalled}${keeping}${tooOld}`,
          );
      },
    },
  };
}
