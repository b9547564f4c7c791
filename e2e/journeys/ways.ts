import { readFileSync } from 'node:fs';
import { clip } from '../../src/i18n/en/clip';
import { compare as compareIn } from '../../src/i18n/en/compare';
import { watch as watchIn } from '../../src/i18n/en/watch';
import { PRINTED_PHOTO } from '../support/photos';
import { EASY, EASY_ANSWER, EASY_ENTRIES, EMPTY, MODERATE, NONE, TWO } from '../support/puzzles';
import type { Language, MenuWord } from '../support/words';
import type { CellName, Person } from './person';

/** How a person reaches a part that loads later, and how it is known to be there. */
export interface Way {
  /** The language in which the page is then. */
  readonly language?: Language;
  go(person: Person): Promise<void>;
  seen(person: Person): Promise<boolean>;
  /** Whether all parts are there and the page works on it, which takes long on a busy machine. */
  works?(person: Person): Promise<boolean>;
}

const comparing = compareIn(null);
const { program } = watchIn(null);
const inDialog = { role: 'dialog' } as const;

const sees =
  (...what: Parameters<Person['texts']>) =>
  async (person: Person): Promise<boolean> =>
    (await person.texts(...what)).length > 0;

/** A dialog that is whole: its parts have come, too. */
const seesDialog = async (person: Person): Promise<boolean> =>
  (await sees('heading', undefined, inDialog)(person)) &&
  !(await sees('alert', /could not be loaded/)(person));

const dialog = (entry: MenuWord, seen: Way['seen'] = seesDialog): Way => ({
  go: (person) => person.choose(entry),
  seen,
});

const byKey = (key: string, seen: Way['seen']): Way => ({ go: (person) => person.key(key), seen });

const drop = (puzzle: string) => (person: Person) =>
  person.drops('puzzle.txt', Buffer.from(puzzle), 'text/plain');

/** Ways of one press each, from the board. */
export const QUICK: Readonly<Record<string, Way>> = {
  'the menu': {
    go: (person) => person.press('button', person.words.app.menu.puzzle),
    seen: sees('menuitem'),
  },
  'the keys': byKey('?', seesDialog),
  'the options': {
    go: (person) => person.press('button', person.words.play.moreOptions),
    seen: seesDialog,
  },
  'a message': byKey(
    'l',
    async (person) => (await person.texts('region', person.words.app.notices)).join('') !== '',
  ),
  'a file that is refused': { go: drop('no puzzle'), seen: seesDialog },
  'a photograph': {
    go: (person) => person.drops('photo.jpg', readFileSync(PRINTED_PHOTO), 'image/jpeg'),
    seen: (person) => sees('grid', person.words.photo.board, inDialog)(person),
    // Before that, the network that reads may still be missing.
    works: async (person) => {
      const { finding, reading } = person.words.photo.stages;
      const said = (await person.texts('dialog')).join('');
      return said.includes(finding) || said.includes(reading);
    },
  },
  'the colours': {
    go: (person) => person.press('button', person.words.app.pad.colour),
    seen: (person) => sees('button', person.words.colours.names[1])(person),
  },
  Hint: {
    go: (person) => person.press('button', person.words.app.hint),
    seen: (person) => sees('heading', undefined, { role: 'region', name: person.words.hint.name })(person),
  },
  Watch: {
    go: (person) => person.press('button', person.words.app.watch),
    seen: sees('button', 'Step back'),
  },
  Compare: byKey('r', (person) => person.evaluate(() => document.querySelector('main.compare') !== null)),
};

const within =
  (view: Way, then: (person: Person) => Promise<void>) =>
  async (person: Person): Promise<void> => {
    if (!(await view.seen(person))) await view.go(person);
    await then(person);
  };

/** Chooses a set of puzzles in Compare. No driver can open the list of a select in every browser. */
const set = (id: string): Way => ({
  go: within(QUICK.Compare as Way, async (person) => {
    if (!(await sees('combobox', comparing.set.choose)(person)))
      await person.press('button', comparing.scopes.set);
    await person.sees('combobox', comparing.set.choose);
    await person.evaluate(
      (choose, id) => {
        for (const list of document.querySelectorAll('select')) {
          if (![...list.options].some(({ value }) => value === id)) continue;
          list.value = id;
          list.dispatchEvent(new Event('change', { bubbles: true }));
        }
        return choose;
      },
      comparing.set.choose,
      id,
    );
  }),
  seen: (person) =>
    person.evaluate((id) => [...document.querySelectorAll('select')].some(({ value }) => value === id), id),
});

const WAY_TO_CLIP: Way = {
  go: within(QUICK.Watch as Way, async (person) => {
    await person.press('button', person.words.chart.more, { within: { role: 'main' } });
    await person.press('menuitem', new RegExp(`^${clip.title}`));
  }),
  seen: seesDialog,
};

/** Whether a message says that a file was saved. */
async function saysSaved(person: Person): Promise<boolean> {
  const { app, notices } = person.words;
  const said = notices.saved({ kind: 'saved', name: '' }).replace(/\.$/, '').trim();
  return (await person.texts('region', app.notices)).join('\n').includes(said);
}

/** All of a puzzle but one digit. */
const LAST = EASY.indexOf('.');
const without = (grid: string): string => `${grid.slice(0, LAST)}.${grid.slice(LAST + 1)}`;
const ALL_BUT_ONE = without(EASY_ENTRIES);
const BEFORE_LAST = without(EASY_ANSWER);

/** The puzzle that another app shares. */
const SHARED = MODERATE;

/** A program that must lose its types before it runs. */
const TYPED = 'function solve(board: number[]) { board[2] = 4; }';

/** In a page of the same origin: the database answers no other page until this one is closed. */
async function holdDatabase(): Promise<void> {
  const opening = indexedDB.open('unwind');
  await new Promise((done) => {
    opening.onsuccess = done;
  });
  const { result: database } = opening;
  const names = [...database.objectStoreNames];
  const store = database.transaction(names, 'readwrite').objectStore(names[0] as string);
  // A transaction lives as long as something is asked of it.
  await new Promise<unknown>((done) => {
    const ask = () => {
      store.count().onsuccess = () => {
        done(ask());
      };
    };
    ask();
  });
}

/** In the page: a camera that always shows this picture, as no browser here has one. */
async function pretendCamera(base64: string): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/jpeg;base64,${base64}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: picture.width,
    height: picture.height,
  });
  // A stream has a new frame only when the canvas is drawn.
  setInterval(() => canvas.getContext('2d')?.drawImage(picture, 0, 0), 100);
  const camera = {
    enumerateDevices: async () => [{ kind: 'videoinput' }],
    getUserMedia: async () => canvas.captureStream(10),
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: camera });
}

/** These, and all others, in an order in which one leads on to the next. */
export const WAYS: Readonly<Record<string, Way>> = {
  ...QUICK,
  ...Object.fromEntries(Object.keys(comparing.set.sets).map((id) => [`the set ${id}`, set(id)])),
  'the strategies': {
    go: within(QUICK.Watch as Way, (person) => person.press('button', /^Strategy/)),
    seen: seesDialog,
  },
  'a clip': WAY_TO_CLIP,
  'a saved clip': {
    go: within(WAY_TO_CLIP, async (person) => {
      // A driver may stop at the file.
      await person.evaluate(() => {
        HTMLAnchorElement.prototype.click = () => {};
      });
      await person.press('button', clip.save);
    }),
    seen: saysSaved,
  },
  'a program of one’s own': {
    go: within(QUICK.Watch as Way, async (person) => {
      if (!(await sees('button', program.run)(person))) {
        await person.press('button', /^Strategy/);
        await person.press('button', new RegExp(`^${program.title}`));
      }
      await person.press('button', program.run);
    }),
    seen: sees('list', program.lines),
  },
  'a program with types': {
    go: within(QUICK.Watch as Way, async (person) => {
      if (!(await sees('button', program.run)(person))) {
        await person.press('button', /^Strategy/);
        await person.press('button', new RegExp(`^${program.title}`));
      }
      await person.press('textbox', program.code);
      await person.key('Control+a');
      await person.type(TYPED);
      await person.press('button', program.run);
    }),
    seen: async (person) => (await person.texts('list', program.lines)).join('').includes('board[2] = 4'),
  },
  'the choice of techniques': {
    go: within({ ...(QUICK['the options'] as Way) }, (person) =>
      person.press('button', person.words.choosing.open, { within: inDialog }),
    ),
    seen: (person) => sees('heading', person.words.choosing.title, inDialog)(person),
  },
  'the pages of techniques': {
    go: within(QUICK['the keys'] as Way, (person) =>
      person.press('button', person.words.shortcuts.techniques, { within: inDialog }),
    ),
    seen: async (person) =>
      (await seesDialog(person)) && !(await sees('heading', person.words.shortcuts.title, inDialog)(person)),
  },
  'the wishes of a new puzzle': dialog('wishPuzzle'),
  'the examples': dialog('examples'),
  'copy or save': dialog('exportAs'),
  print: dialog('print'),
  share: dialog('share', (person) => sees('img', person.words.share.qr, inDialog)(person)),
  'one’s data': dialog('data'),
  'the shelf': dialog('shelf'),
  'the calendar': dialog('calendar'),
  many: dialog('many'),
  'no solution': {
    go: drop(NONE),
    seen: (person) => person.evaluate(() => document.querySelector('.doctor-card') !== null),
  },
  'two solutions, examined': {
    async go(person) {
      await drop(TWO)(person);
      await person.showsDigits(TWO);
      await person.press('button', person.words.verdict.examine);
    },
    seen: (person) => person.evaluate(() => document.querySelector('.doctor-pair') !== null),
  },
  'a new puzzle': {
    async go(person) {
      const { choosing, newPuzzle } = person.words;
      await person.key('n');
      await person.press('button', `${choosing.difficulties.easy} ${newPuzzle.levels.easy}`);
    },
    seen: async (person) => (await person.digits()) !== TWO,
  },
  'the board to go on with': {
    go: (person) => person.choose('empty'),
    seen: (person) => person.evaluate(() => document.querySelector('.go-on-board svg') !== null),
  },
  'a file that another app shares': {
    go: (person) =>
      person.evaluate(
        async (puzzle, now) => {
          // As the service worker leaves it, in browsers that install apps.
          const cache = await caches.open('unwind-shared');
          const headers = { 'x-name': 'puzzle.txt', 'content-type': 'text/plain' };
          await cache.put(`shared-files/${now}/0`, new Response(puzzle, { headers }));
          location.assign(`?shared-files=${now}`);
        },
        SHARED,
        Date.now(),
      ),
    seen: async (person) => (await person.digits()) === SHARED,
  },
  'a board that the database delivers late': {
    async go(person) {
      const address = await person.evaluate(() => location.href);
      const other = await person.inAnotherTab();
      try {
        await other.tab.goTo(new URL('early.js', address).href);
        await other.evaluate(holdDatabase);
        await person.reload();
        // Now the page has begun without its board.
        await person.showsDigits(EMPTY);
      } finally {
        // Lets the database answer.
        await other.tab.close();
      }
    },
    seen: async (person) => (await person.digits()) !== EMPTY,
  },
  'the live camera': {
    async go(person) {
      const { photo } = person.words;
      await person.evaluate(pretendCamera, readFileSync(PRINTED_PHOTO).toString('base64'));
      await person.choose('photo');
      await person.press('button', photo.live.open, { within: inDialog });
    },
    // A grid that holds still is photographed and read.
    seen: (person) =>
      person.evaluate(() => document.querySelector('.photo-seen polygon, .photo-columns') !== null),
  },
  'what was set aside': {
    async go(person) {
      await person.evaluate(() => {
        // As another tab tells of it.
        const channel = new BroadcastChannel('unwind.shelf');
        const row = { key: 'unwind.game.damaged.1700000000000', text: '{"version', at: Date.now() };
        channel.postMessage({ kind: 'texts', rows: [row] });
        channel.close();
      });
      await person.choose('aside');
    },
    seen: seesDialog,
  },
  'a finished puzzle': {
    async go(person) {
      if ((await person.digits()) !== BEFORE_LAST) {
        await person.evaluate(
          (link) => location.assign(`?${Date.now()}#${link}`),
          `p=${EASY}&e=${ALL_BUT_ONE}`,
        );
        await person.showsDigits(BEFORE_LAST);
        await person.key('Escape');
      }
      await person.select(`r1c${LAST + 1}` satisfies CellName);
      await person.key(EASY_ANSWER[LAST] as string);
    },
    seen: (person) => sees('region', person.words.play.finished)(person),
  },
  Korean: {
    go: (person) => person.press('button', '한국어'),
    seen: sees('button', 'English'),
  },
  'the pages of techniques, in Korean': {
    language: 'ko',
    go: within({ ...QUICK['the keys'], language: 'ko' } as Way, (person) =>
      person.press('button', person.words.shortcuts.techniques, { within: inDialog }),
    ),
    seen: (person) => person.evaluate(() => document.querySelector('dialog.technique-dialog') !== null),
  },
  'Watch, in Korean': {
    language: 'ko',
    go: (person) => person.key('w'),
    seen: (person) => person.evaluate(() => document.querySelector('main.watch') !== null),
  },
  'Compare, in Korean': { ...(QUICK.Compare as Way), language: 'ko' },
  'a link, in Korean': {
    language: 'ko',
    go: (person) => person.evaluate((puzzle) => location.assign(`?${Date.now()}#p=${puzzle}`), EASY),
    seen: async (person) => (await person.digits()) === EASY,
  },
  'an embedded board': {
    language: 'ko',
    go: (person) =>
      person.evaluate((puzzle) => location.assign(`embed.html?${Date.now()}#p=${puzzle}`), EASY),
    // It answers keys, which takes one more file than to draw it.
    async seen(person) {
      const isDrawn = () =>
        /embed/.test(location.pathname) && document.querySelector('main [role=grid]') !== null;
      if (!(await person.evaluate(isDrawn))) return false;
      await person.key('ArrowRight', '4');
      return (await person.digits()) !== EASY;
    },
  },
};
