import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import project from './package.json' with { type: 'json' };
import { BUILD_TARGET } from './scripts/floor.mjs';
import { fonts } from './scripts/fonts.ts';
import { licences } from './scripts/licences.ts';
import { manifest } from './scripts/manifest.ts';
import { narrow } from './scripts/narrow.ts';
import { page, READS_LINKS } from './scripts/page.ts';
import { serviceWorker } from './scripts/serviceWorker.ts';
import { shell } from './scripts/shell.ts';
import { withFiles, withFilesInWorker } from './scripts/withFiles.ts';

// For reports of failures (see src/ui/shared/failure/Report.tsx).
process.env.VITE_VERSION = project.version;

const BESIDE =
  /src[\\/]ui[\\/](beside|menus|play[\\/](index|PlayAids|SolveDialog)|keypad[\\/]ColourKeys|verdict[\\/](Actions|Rated|receiptView)|shared[\\/](rating|commands[\\/](moreCommands|boardText)|controls[\\/](AnyIcon|MenuList)|failure[\\/]Report|notices[\\/](NoticeCard|newVersion)))\.tsx?$/;

const MAKES_LINKS = /[\\/]shared[\\/]commands[\\/]linkOf\.ts$/;

export default defineConfig({
  // Relative, so that the build works under any path of any host.
  base: './',
  plugins: [fonts(), react(), shell(), page(), licences(), withFiles(), manifest(), serviceWorker()],
  css: { postcss: narrow() },
  worker: { format: 'es', plugins: () => [withFilesInWorker()] },
  build: {
    target: BUILD_TARGET,
    // The scripts of a dialog or a view name those that they need. Only its styles must be listed (src/parts/files.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    // Few files for the first screen, because every further request would wait for one of the few connections: React's
    // file and ours. (Rolldown keeps what it adds itself in a third one.)
    rolldownOptions: {
      // The app, and the version that other pages embed.
      input: ['index.html', 'embed.html'],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
            // What reads a link, which the page of a link waits for, and what makes one.
            { name: 'readLinks', test: (id) => READS_LINKS.test(id) || MAKES_LINKS.test(id) },
            // What waits for the first screen, as one file.
            {
              name: 'afterFirstPaint',
              test: /src[\\/]afterFirstPaint\.ts$|[\\/]openShelf\.ts$/,
            },
            // What the first screen can do without: the menus, messages, and what is beside the board in play.
            { name: 'beside', test: BESIDE },
            // What uses the database with the library for it: one file for the shelf and for kept files.
            {
              name: 'database',
              test: /[\\/](storage[\\/](typed|files|filePieces)|saving[\\/]earlier[\\/]\w+)\.ts$|[\\/]idb[\\/]/,
            },
          ],
        },
      },
    },
    license: { fileName: 'licences/packages.md' },
    // The page's own policy would refuse a small font that is inlined as a data: address.
    assetsInlineLimit: 0,
  },
});
