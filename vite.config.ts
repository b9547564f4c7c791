import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { fonts } from './scripts/fonts.ts';
import { licences } from './scripts/licences.ts';
import { manifest } from './scripts/manifest.ts';
import { page } from './scripts/page.ts';
import { shell } from './scripts/shell.ts';

// For the reports that people copy (see src/ui/shared/Guard.tsx).
process.env.VITE_VERSION = project.version;

export default defineConfig({
  // Relative, so that the build works from any path of any host.
  base: './',
  plugins: [fonts(), react(), shell(), page(), licences(), manifest()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // What a dialog or a view imports is found when its own file has come; only its styles must be there before it is shown.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Few files for the first screen, as every further request would wait for one of the few connections: React, what
    // starts it (see src/firstScreen/startReact.ts), and ours.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
              priority: 2,
            },
            { name: 'start-react', test: /[\\/]firstScreen[\\/]startReact\.ts$/, priority: 1 },
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
    license: { fileName: 'licences/packages.md' },
    // A small font as a data: address would be refused by the page's own policy.
    assetsInlineLimit: 0,
  },
});
