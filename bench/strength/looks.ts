import type { Change } from './change';

const PAGE = 'e2e/looks/page.spec.ts';
const PHONES = 'e2e/looks/short.phone.spec.ts';
const LOOKS = 'e2e/looks/looks.spec.ts';
const CONTRAST = 'e2e/looks/contrast.spec.ts';

export const looks: readonly Change[] = [
  {
    file: 'index.html',
    from: 'data-later="./icon.svg"',
    to: 'data-later="./icon.png"',
    breaks: 'The page has no icon.',
    caughtBy: PAGE,
  },
  {
    file: 'public/unwind.ko.webmanifest',
    from: '"lang": "ko"',
    to: '"lang": "en"',
    breaks: 'The Korean manifest says that it is English.',
    caughtBy: PAGE,
  },
  {
    file: 'src/firstScreen/shell.css',
    from: '.stalled,\n  .keeping {\n    display: none;',
    to: '.keeping {\n    display: none;',
    breaks: 'A page that has loaded says that it has not.',
    caughtBy: PAGE,
  },
  {
    file: 'src/ui/compact/column.css',
    from: 'position: fixed;\n      left: var(--margin);',
    to: 'position: static;\n      left: var(--margin);',
    breaks: 'The three main keys are not always in view on a phone.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/compact/column.css',
    from: 'var(--foot) +\n        14px',
    to: '14px',
    breaks: 'Board and keypad leave no room for the three keys.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/compact/short.css',
    from: '      line-height: 1.25;\n      white-space: nowrap;',
    to: '      line-height: 1.25;',
    breaks: 'The verdict takes several lines on a low phone.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/compact/notices.css',
    from: '    top: 1px;\n',
    to: '    top: 100px;\n',
    breaks: 'A notice covers the board.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/shared/board/labels.css',
    from: '    inset: auto 3px 100%;',
    to: '    inset: 0 3px auto;',
    breaks: 'The names of columns are on the board on a phone.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/hint/panel/panel.css',
    from: '      top: calc(var(--inset-top) + var(--bar) + 9 * var(--c) + 14px + var(--above));',
    to: '      top: calc(var(--inset-top) + var(--bar) + 8 * var(--c) + 14px + var(--above));',
    breaks: 'The sheet of a hint covers the last row of the board.',
    caughtBy: PHONES,
  },
  {
    file: 'src/ui/shared/tokens.css',
    from: '--ink-3: #979ba1;',
    to: '--ink-3: #5a5f66;',
    breaks: 'Candidates are too faint in the dark theme.',
    caughtBy: CONTRAST,
  },
  {
    file: 'src/ui/shared/tokens.css',
    from: '      --quick: 0ms;\n      --calm: 0ms;',
    to: '      --quick: 90ms;\n      --calm: 160ms;',
    breaks: 'Things move in spite of reduced motion.',
    caughtBy: LOOKS,
  },
  {
    file: 'src/i18n/languages.ts',
    from: "import('./ko/watch')",
    to: "import('./en/watch')",
    breaks: 'Watch speaks English in Korean.',
    caughtBy: 'src/ui/tests/watching.test.tsx',
  },
];
