import type { Locator } from 'playwright/test';
import { type Line, tell } from '../../src/i18n';
import { NOTICE_SAMPLES } from '../../src/i18n/testing';
import type { Cell, ClashGroup, House } from '../../src/sudoku/core';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import {
  drawnAgain,
  faults,
  frames,
  LANGUAGES,
  type Look,
  notInView,
  onSizes,
  overlapping,
  SIZES,
  type Where,
} from '../support/layout';
import { keepNotices } from '../support/notices';
import { WRITTEN_PHOTO } from '../support/photos';
import { EASY, HARD, MISTYPED, MODERATE, nineLines, TWO, withDigits } from '../support/puzzles';
import { Watching } from '../support/watching';

/** Sizes of phones; states.spec.ts checks desktop windows. */
const PHONES = SIZES.filter(([width, height]) => width < 900 || height < 480);

const everywhere = (app: App, look: Look, where: Where = {}) =>
  onSizes(app, look, { sizes: PHONES, ...where });

async function isWhole(app: App, size: string, floor: number): Promise<void> {
  expect.soft(await faults(app.page, floor), size).toEqual([]);
}

const jobsOf = (app: App) => app.page.getByRole('navigation', { name: app.words.app.keys });

test('board, main keys, and the keypad or what one can begin with, are fully in view without scrolling', async ({
  app,
}) => {
  test.slow();
  const looksAt = async (app: App, size: string, below: Locator): Promise<void> => {
    const parts = { board: app.grid, below, jobs: jobsOf(app) };
    await isWhole(app, size, 32);
    expect.soft(await notInView(app.page, parts), size).toEqual([]);
    expect.soft(await overlapping(parts), size).toEqual([]);
  };
  const looks = (app: App, size: string): Promise<void> => looksAt(app, size, app.keypad);
  await app.open();
  await everywhere(app, async (app, size) => {
    await looksAt(app, size, app.page.locator('.ways'));
    expect.soft(await app.page.evaluate(crowding), size).toEqual([]);
  });
  await app.type('53..7');
  await everywhere(app, looks, { turn: 1 });
  await app.openPuzzle(EASY);
  await everywhere(app, looks);
  await app.paste(TWO);
  await app.showsDigits(TWO);
  await app.press('Escape', 's');
  await expect(app.button(app.words.verdict.next)).toBeVisible();
  await everywhere(app, looks, { turn: 1 });
});

test('the paste dialog shows the text and its error together', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.setClipboard('');
  await app.choose('paste');
  await app.puzzleText.fill(nineLines(withDigits(EASY, 22, 'B')));
  const saidIn = (app: App) => app.dialog.getByRole('status').filter({ hasText: 'B' });
  await expect(saidIn(app)).toBeVisible();
  // On a magnified page, or a phone held sideways, the dialog scrolls.
  const sizes = PHONES.filter(([, height]) => height >= 480);
  for (const turn of [0, 1])
    await everywhere(
      app,
      async (app, size) => {
        const parts = { text: app.puzzleText, said: saidIn(app) };
        expect.soft(await notInView(app.page, parts), size).toEqual([]);
      },
      { sizes, turn },
    );
});

test('the first line says what this is, the calendar shows the puzzles of its day, and what may be mistyped is offered in words', async ({
  app,
}) => {
  await app.page.setViewportSize({ width: 390, height: 664 });
  await app.open();
  const line = app.page.getByText(app.words.app.start.text);
  await expect(line).toBeInViewport({ ratio: 1 });
  expect((await line.boundingBox())?.height).toBeGreaterThan(12);
  await app.openPuzzle(MISTYPED);
  for (const [width, height] of [
    [390, 664],
    [320, 480],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    const offer = app.button(app.words.verdict.mistyped);
    await expect(offer.getByText(app.words.verdict.mistyped)).toBeInViewport({ ratio: 1 });
  }
  await app.choose('calendar');
  const puzzles = app.dialog.getByRole('region', { name: app.words.record.calendar.puzzles });
  for (const [width, height] of [
    [390, 664],
    [375, 553],
    [320, 480],
    [664, 390],
    [568, 320],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    for (const puzzle of await puzzles.getByRole('button').all())
      await expect.soft(puzzle, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
  }
  await hasNoViolations(await app.speaking('ko'));
});

test('with text of twice the size, the buttons of a hint and the choices of a photograph stay in view', async ({
  app,
}) => {
  await app.page.setViewportSize({ width: 390, height: 664 });
  const tools = await app.page.context().newCDPSession(app.page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  await app.openPuzzle(MODERATE);
  await app.cell('r8c9').tap();
  await app.tapKey('hint');
  const { actions } = app.words.hint;
  for (const name of [actions.nudge, actions.technique, actions.why]) {
    await expect(app.button(name)).toBeInViewport({ ratio: 1 });
    await app.button(name).tap();
  }
  await expect(app.hint.locator('.hint-proof')).toBeVisible();
  expect(await faults(app.page)).toEqual([]);
  await app.press('Escape');
  await app.choose('photo');
  await app.choosePhoto(WRITTEN_PHOTO);
  await expect(app.dialog.locator('.photo-verdict')).not.toContainText(app.words.photo.verdict.judging);
  for (const digit of await app.dialog.locator('.photo-digits button').all())
    await expect(digit).toBeInViewport({ ratio: 1 });
  expect(await faults(app.page)).toEqual([]);
  // Also on the shortest phone, where the verdict and the buttons lie over what is lower.
  await app.page.setViewportSize({ width: 320, height: 480 });
  await drawnAgain(app.page);
  expect(await faults(app.page)).toEqual([]);
  const last = await app.dialog.locator('.photo-digits').boundingBox();
  const verdict = await app.dialog.locator('.photo-verdict').boundingBox();
  expect((last?.y ?? 480) + (last?.height ?? 0)).toBeLessThanOrEqual((verdict?.y ?? 0) + 1);
  await app.press('Escape');
  await expect(app.keypad).toBeInViewport({ ratio: 1 });
  for (const puzzle of [MISTYPED, TWO]) {
    await app.openPuzzle(puzzle);
    if (puzzle === MISTYPED)
      await expect(app.button(app.words.verdict.mistyped)).toBeInViewport({ ratio: 1 });
    await expect(app.keypad).toBeInViewport({ ratio: 1 });
    expect(await faults(app.page)).toEqual([]);
  }
  await app.openPuzzle(MISTYPED);
  await app.button(app.words.verdict.mistyped).tap();
  for (const language of LANGUAGES) {
    const there = await app.speaking(language);
    await expect(there.page.locator('.doctor-remedy .button.ink')).toBeInViewport({ ratio: 1 });
  }
});

test('Watch shows the board, the sentence, the buttons and a timeline together', async ({ app }) => {
  test.slow();
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 1234);
  await app.press('Escape');
  // states.spec.ts tests that nothing in this state is cut off, covered or too small.
  const looks = async (app: App, size: string): Promise<void> => {
    const watching = new Watching(app);
    const parts = {
      board: app.grid,
      sentence: watching.sentence,
      buttons: app.page.getByRole('group', { name: watching.words.transport.name }),
      timeline: app.page.locator('.chart-map'),
      jobs: jobsOf(app),
    };
    expect.soft(await notInView(app.page, parts), size).toEqual([]);
    expect.soft(await overlapping(parts), size).toEqual([]);
  };
  // The words of the other language may come after the press that changes it.
  await everywhere(app, looks, { before: ({ grid }) => grid.waitFor() });
});

test('Watch shows three lines about a step in full on the shortest phone', async ({ app }) => {
  await app.page.setViewportSize({ width: 320, height: 480 });
  await new Watching(app).open(HARD, 'rowByRow', 1240);
  for (const language of LANGUAGES) {
    const watching = new Watching(await app.speaking(language));
    const { grid, page } = watching.app;
    const why = page.locator('.says > p:not(.unseen)');
    const deck = page.getByRole('group', { name: watching.words.transport.name });
    await expect(why).toBeVisible();
    expect(
      await notInView(page, { board: grid, why, timeline: page.locator('.chart-map') }),
      language,
    ).toEqual([]);
    expect(await overlapping({ board: grid, sentence: watching.sentence, why, deck }), language).toEqual([]);
    const [said, dock] = [await why.boundingBox(), await page.locator('.dock').boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0), language).toBeLessThanOrEqual(dock?.y ?? 0);
  }
});

test('in Hint the whole board stays in view above the explanation', async ({ app }) => {
  test.slow();
  const { actions } = app.words.hint;
  await app.openPuzzle(MODERATE);
  await app.cell('r8c9').tap();
  await app.tapKey('hint');
  const looks = async (app: App, size: string): Promise<void> => {
    const { width, height } = app.page.viewportSize() ?? { width: 0, height: 0 };
    await isWhole(app, size, width >= 360 && height >= 760 ? 44 : 32);
    const parts = { board: app.grid, hint: app.hint, jobs: jobsOf(app) };
    expect.soft(await notInView(app.page, parts), size).toEqual([]);
    expect.soft(await overlapping(parts), size).toEqual([]);
  };
  for (const [turn, name] of [actions.nudge, actions.technique, actions.why].entries()) {
    await expect(app.button(name)).toBeVisible();
    await everywhere(app, looks, { turn });
    await app.button(name).click();
  }
  await everywhere(app, looks, { turn: 1 });
});

test('the verdict takes one line, and its first part is not cut off', async ({ app }) => {
  test.slow();
  const low = PHONES.filter(([, height]) => height < 800);
  const why = ['nothingEntered', 'noSolution', 'manySolutions', 'given', 'emptyBoard'] as const;
  let turn = 0;
  /** Looks at lines of the verdict, with these reports of how far the player is. */
  const looks = async (
    linesIn: (words: App['words']['verdict']) => readonly Line[],
    reportsIn: (words: App['words']['verdict']) => readonly string[] = () => [],
  ): Promise<void> => {
    await everywhere(
      app,
      async ({ page, words: { verdict } }, size) => {
        const lines = linesIn(verdict);
        for (const progress of ['', ...reportsIn(verdict)])
          expect.soft(await page.evaluate(verdictFaults, { lines, progress }), size).toEqual([]);
      },
      { sizes: low, turn: turn++ },
    );
  };
  await app.openPuzzle(EASY);
  await expect(app.page.locator('.rated p')).toHaveText(app.words.choosing.difficulties.beginner);
  await looks((words) => [
    ...[words.empty, words.unknown, words.fullButWrong, words.failed, words.judging(24), words.example(24)],
    ...[words.none(24), words.proved(3, 24), words.clash([CLASH]), ...why.map(words.cannot)],
    ...[words.many({ count: 1284, exact: true }, 24), words.many({ count: 1000, exact: false }, 0)],
    ...[words.checked(0, 1), words.checked(12, 50), words.checkedLoosely(true), words.checkedLoosely(false)],
  ]);
  await looks(
    (words) => [words.one(24)],
    (words) => [null, 2, [CLASH]].map((mistake) => words.progress(12, 49, mistake)),
  );
  await app.choose('editGivens');
  await expect(app.button(app.words.verdict.start)).toBeVisible();
  await looks((words) => [words.judging(24), words.one(24)]);
  await app.press('s');
  await expect(app.button(app.words.answer.copyAnswer)).toBeVisible();
  await looks((words) => [
    ...[words.solved(12.34, 0), words.solved(12.34, 5), words.solvedWithAnswers(57), words.solvedByYou],
    ...[words.alreadySolved, words.revealed(CLASH.cells.slice(1)), words.revealed(CLASH.cells)],
    ...[words.working(0, 200), words.working(1_284_331, 200)],
  ]);
  for (const [givens, count] of [
    [TWO, { count: 2, exact: true }],
    ['1'.padEnd(81, '.'), { count: 10_000, exact: false }],
  ] as const) {
    await app.paste(givens);
    await app.showsDigits(givens);
    await app.press('s');
    await expect(app.button(app.words.answer.next)).toBeVisible();
    await looks((words) =>
      (['first', 'fitting', 'other'] as const).map((place) => words.shown(count, place, false)),
    );
  }
});

for (const [turn, place] of (['Hint', 'Watch', 'the doctor'] as const).entries())
  test(`rows and columns have labels where sentences name them: ${place}`, async ({ app }) => {
    test.slow();
    if (place === 'Watch') {
      await new Watching(app).open(HARD, 'rowByRow', 1234);
      await app.press('Escape');
    } else await app.openPuzzle(place === 'Hint' ? MODERATE : TWO);
    if (place === 'Hint') {
      await app.cell('r8c9').tap();
      await app.tapKey('hint');
      await expect(app.button(app.words.hint.actions.nudge)).toBeVisible();
    }
    if (place === 'the doctor') {
      await app.click(app.words.verdict.examine);
      await expect(app.page.locator('.doctor-panel')).toBeVisible();
    }
    const looks = async ({ page }: App, size: string): Promise<void> => {
      expect.soft(await page.evaluate(labelFaults), size).toEqual([]);
    };
    // The words of the other language may come after the press that changes it.
    const before = ({ page }: App): Promise<void> => expect(page.locator('.labels li').first()).toBeVisible();
    await everywhere(app, looks, { sizes: SIZES, turn, before });
  });

for (const [turn, place] of (['Play', 'Hint', 'Watch', 'a dialog'] as const).entries())
  test(`notices cover no content and no button, and move nothing: ${place}`, async ({ app }) => {
    test.slow();
    await keepNotices(app.page);
    const { deletedElsewhere, ...others } = NOTICE_SAMPLES;
    if (place === 'Watch') {
      await new Watching(app).open(HARD, 'rowByRow', 1234);
      await app.press('Escape');
    } else {
      await app.openPuzzle(MODERATE);
    }
    if (place === 'Hint') {
      await app.cell('r8c9').tap();
      await app.tapKey('hint');
      for (const name of [app.words.hint.actions.nudge, app.words.hint.actions.technique])
        await app.button(name).click();
      await expect(app.button(app.words.hint.actions.why)).toBeVisible();
    }
    if (place === 'a dialog') {
      await app.choose('exportAs');
      await expect(app.dialog.getByRole('button').first()).toBeVisible();
    }
    // Each notice is held in the first frame of its animation: it must cover nothing while it appears, either.
    await app.page.evaluate(() => {
      const held = new CSSStyleSheet();
      held.replaceSync('.notice { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [held];
    });
    const { width, height } = app.page.viewportSize() ?? { width: 0, height: 0 };
    const before = await frames(app.page);
    const copies = async ({ dialog, notices, page, words }: App): Promise<void> => {
      if (place === 'a dialog')
        await dialog.getByRole('button', { name: words.entry.exporting.copy }).click();
      else await page.keyboard.press('ControlOrMeta+c');
      await expect(notices.locator('.notice')).toBeVisible();
    };
    await copies(app);
    expect(await frames(app.page), `${width} x ${height}`).toEqual(before);
    const looks = async ({ page, words }: App, size: string): Promise<void> => {
      const { undo, beginAfresh, keepMine } = words.noticeActions;
      const toldHere = Object.values(others).flatMap((samples) =>
        samples.map(([notice]) => tell(words.notices, notice)),
      );
      const toldOfTabs = deletedElsewhere.map(([notice]) => tell(words.notices, notice));
      for (const labels of [[], [undo], [beginAfresh, keepMine]]) {
        const told = labels.length > 1 ? toldOfTabs : toldHere;
        const found = await page.evaluate(noticeFaults, { told, labels });
        expect.soft(found, `${size}, ${labels}`).toEqual([]);
      }
    };
    // Each place in every second size, so that each size is seen in two places.
    const sizes = [...SIZES, [480, 320], [640, 360]] as const;
    await everywhere(app, looks, {
      sizes: sizes.filter((_, size) => size % 2 === turn % 2),
      turn: turn >> 1,
      before: copies,
    });
  });

test('a notice does not cover the three main keys, and disappears when touched', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 664 });
  await app.openPuzzle(MODERATE);
  await app.cell('r8c9').tap();
  await app.tapKey('hint');
  await expect(app.button(app.words.hint.actions.nudge)).toBeVisible();
  await app.press('ControlOrMeta+c');
  const said = app.notices.getByText(app.words.notices.copied({ kind: 'copied', what: 'puzzle' }));
  await said.tap();
  await expect(said).toBeHidden();
  await expect(app.view).toHaveAttribute('data-mode', 'hint');
  await app.press('ControlOrMeta+c');
  await expect(said).toBeVisible();
  await app.tapKey('hint');
  await expect(said).toBeHidden();
  await expect(app.view).toHaveAttribute('data-mode', 'play');
});

test('a notice that stays until it is answered covers no menu of the header', async ({ app }) => {
  await app.openPuzzle(MODERATE);
  await app.page.evaluate(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: full });
    Object.assign(IDBObjectStore.prototype, { put: full });
  });
  await app.cell('r8c9').tap();
  await app.type('5');
  const said = app.notices.getByText(app.words.notices.shelfFailed({ kind: 'shelfFailed', why: 'full' }));
  await expect(said).toBeVisible();
  // No frame shows its words cut off without the button that shows all of them.
  await app.page.setViewportSize({ width: 1000, height: 700 });
  await app.page.evaluate(cutWithoutButton);
  await app.page.setViewportSize({ width: 320, height: 800 });
  await expect(app.notices.getByRole('button', { name: app.words.noticeActions.showAll })).toBeVisible();
  expect(await app.page.evaluate(() => document.documentElement.dataset.cut)).toBe('');
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [360, 640],
    [820, 1180],
    [844, 390],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    for (const name of [app.words.app.menu.puzzle, app.words.app.menu.more]) {
      await app.page.getByRole('banner').getByRole('button', { name }).tap();
      await expect(app.page.getByRole('menu')).toBeVisible();
      await app.press('Escape');
      await expect(app.page.getByRole('menu')).toBeHidden();
    }
    await expect(said).toBeVisible();
  }
});

/** Writes down, whenever the notice has changed its size, if its words are cut off and no button shows all of them. */
function cutWithoutButton(): void {
  const { dataset } = document.documentElement;
  dataset.cut = '';
  const notice = document.querySelector('.notice:last-child');
  const words = notice?.querySelector('p');
  if (!notice || !words) return;
  new ResizeObserver(() => {
    if (innerWidth < 900 && words.scrollHeight > words.clientHeight + 2 && !notice.querySelector('.unfold'))
      dataset.cut += `${innerWidth}: ${words.scrollHeight} in ${words.clientHeight}; `;
  }).observe(notice);
}

/** The buttons of a first visit that are less than `least` pixels away from the board or the keypad. */
function crowding(): string[] {
  const least = 2.5;
  const found: string[] = [];
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const pad = document.querySelector('.pad')?.getBoundingClientRect();
  for (const button of document.querySelectorAll('.ways .button')) {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    for (const part of [board, pad]) {
      if (part === undefined || part.left >= right || part.right <= left) continue;
      const apart = Math.max(part.top - bottom, top - part.bottom);
      if (apart < least) found.push(`${button.textContent}: ${apart}`);
    }
  }
  return found;
}

const CLASH: ClashGroup = { digit: 8, house: 3 as House, cells: [20 as Cell, 24 as Cell] };

interface Said {
  readonly lines: readonly Line[];
  readonly progress: string;
}

/** Shows each line in the verdict, one after the other. Returns those that take more than one line or are cut off. */
function verdictFaults({ lines, progress }: Said): string[] {
  const found: string[] = [];
  const words = document.querySelector<HTMLElement>('.verdict-text');
  const lead = words?.querySelector('b');
  const rest = words?.querySelector('.rest');
  if (!words || !lead || !rest) return ['there is none'];
  const isSeen = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).clipPath === 'none' && isSeen(element.parentElement));
  const before = [lead.textContent, rest.textContent] as const;
  const rated = document.createElement('div');
  rated.className = 'rated';
  const text = document.createElement('p');
  text.className = progress.includes('·') ? 'progress wrong' : 'progress';
  text.textContent = progress;
  rated.append(text);
  const own = words.querySelector<HTMLElement>('.rated');
  if (progress !== '') own?.style.setProperty('display', 'none');
  if (progress !== '') words.append(rated);
  for (const line of lines) {
    lead.textContent = line.lead;
    rest.textContent = line.rest;
    const middles: number[] = [];
    for (const part of words.querySelectorAll('b, .rest, .rated p')) {
      if (!part.checkVisibility() || !isSeen(part)) continue;
      for (const box of part.getClientRects()) if (box.width > 0) middles.push((box.top + box.bottom) / 2);
    }
    if (Math.max(...middles) - Math.min(...middles) > 5) found.push(`several lines: ${words.innerText}`);
    const end = words.getBoundingClientRect().right + 0.5;
    for (const first of [lead, text])
      if (first.checkVisibility() && isSeen(first) && first.getBoundingClientRect().right > end)
        found.push(`cut: ${first.textContent}, ${first.getBoundingClientRect().right - end} too long`);
  }
  [lead.textContent, rest.textContent] = before;
  rated.remove();
  own?.style.removeProperty('display');
  return found;
}

interface Telling {
  readonly told: readonly string[];
  readonly labels: readonly string[];
}

/**
 * Shows each message in a copy of the visible notice, with these buttons, in the same place. Returns what a notice
 * covers, and what does not fit in it. All copies are there at once, so that the page is laid out once.
 */
function noticeFaults({ told, labels }: Telling): string[] {
  const found = new Set<string>();
  const shown = document.querySelector<HTMLElement>('.notice')?.parentElement;
  if (!shown) return ['there is no notice'];
  const copies = told.map((sentence) => {
    const copy = shown.cloneNode(true) as HTMLElement;
    const notice = copy.querySelector<HTMLElement>('.notice');
    const text = notice?.querySelector('p');
    for (const own of copy.querySelectorAll<HTMLElement>('.button')) own.style.display = 'none';
    for (const label of labels) {
      const button = document.createElement('button');
      button.className = 'button';
      button.textContent = label;
      text?.after(button);
    }
    if (text) text.textContent = sentence;
    shown.after(copy);
    return { copy, notice, text, sentence };
  });
  const parts = '.board, .pad, .says, .deck, .chart-map, .side.hint, .jobs, .dialog-body';
  const dialog = document.querySelector('dialog[open]');
  const under = [...document.querySelectorAll(parts)].filter(
    (part) => dialog === null || dialog.contains(part),
  );
  for (const { notice, text, sentence } of copies) {
    if (!notice || !text) return ['there is no text in the notice'];
    const box = notice.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      found.add(`out of the window: ${sentence}`);
    if (text.getBoundingClientRect().width < 48) found.add(`no room for words: ${sentence}`);
    for (const button of notice.querySelectorAll<HTMLElement>('button')) {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      if (width === 0) continue;
      if (width < 24 || bottom - top < 24) found.add(`small: ${button.textContent}`);
      if (left < box.left || right > box.right + 0.5 || top < box.top || bottom > box.bottom + 0.5)
        found.add(`out of the notice: ${button.textContent}`);
    }
    for (const part of under) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const wide = Math.min(right, box.right) - Math.max(left, box.left);
      const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      if (wide > 0.5 && high > 0.5) found.add(`over ${part.className} by ${high.toFixed(1)}: ${sentence}`);
    }
  }
  for (const { copy } of copies) copy.remove();
  return [...found];
}

/** Faults of the labels of rows and columns: not 18 of them, or one outside the window, too small, or on the board. */
function labelFaults(): string[] {
  const found: string[] = [];
  const labels = [...document.querySelectorAll<HTMLElement>('.labels li')].filter((label) =>
    label.checkVisibility(),
  );
  if (labels.length !== 18) found.push(`${labels.length} labels`);
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const top = scrollY;
  for (const label of labels) {
    const { left, right, top: upper, bottom, height } = label.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth || upper + top < -0.5)
      found.push(`out of the window: ${left}, ${upper}`);
    if (height < 9) found.push(`small: ${height}`);
    if (
      board &&
      left + 1 < board.right &&
      right - 1 > board.left &&
      upper + 1 < board.bottom &&
      bottom - 1 > board.top
    )
      found.push(`on the board: ${label.textContent}`);
  }
  return [...new Set(found)];
}

test('the menus of the header scroll on no phone', async ({ app }) => {
  await app.openPuzzle(EASY);
  for (const language of LANGUAGES) {
    const speaker = await app.speaking(language);
    for (const [width, height] of [
      [320, 480],
      [360, 640],
      [390, 664],
      [664, 390],
      [844, 390],
      [568, 320],
    ] as const) {
      await app.page.setViewportSize({ width, height });
      for (const name of ['puzzle', 'more'] as const) {
        const menu = await speaker.openMenu(name);
        const size = `${name}, ${width} x ${height}, ${language}`;
        for (const entry of await menu.locator('button').all())
          await expect.soft(entry, size).toBeInViewport({ ratio: 1 });
        expect(
          await menu.evaluate((list) => [
            list.scrollLeft + list.scrollWidth - list.clientWidth,
            list.scrollHeight - list.clientHeight,
          ]),
          size,
        ).toEqual([0, 0]);
        await app.press('Escape');
        await expect(menu).toBeHidden();
      }
    }
  }
});
