import { type App, expect, test } from '../support/app';
import { type Area, type Colour, contrast, difference, Shot } from '../support/pixels';
import type { Language } from '../support/words';

/** A puzzle that offers every kind of step at the start, and the technique to test for each kind. */
const PUZZLE = '.7....12.1......67...2....42...4..7.71..3..49.9..7...13....9...95......6.67....8.';
type Kind = 'xWing' | 'aic' | 'alsXz' | 'cellForcingChain';

/**
 * The token in tokens.css with the colour of each role: of a mark's ring, or of the line through an eliminated
 * candidate.
 */
const ROLES = {
  pattern: '--chosen',
  off: '--chosen',
  on: '--chosen',
  fin: '--now-edge',
  placed: '--proven',
  out: '--refuted',
} as const;
type Role = keyof typeof ROLES;

/** A mark on the board: its cell, the place of its digit, and points on its ring or line. */
interface Mark {
  readonly role: Role;
  readonly cell: Area;
  readonly centre: Area;
  readonly outline: readonly (readonly [number, number])[];
}

/** What the page has drawn, in CSS pixels of the window. */
interface Drawn {
  readonly board: Area;
  readonly marks: readonly Mark[];
  /** The digits of the board and of marks, which links must not cover. */
  readonly digits: readonly Pick<Mark, 'cell' | 'centre'>[];
  readonly links: number;
  readonly colours: Readonly<Record<string, Colour>>;
  readonly tinted: readonly Area[];
  /** Points on the frames of cells. */
  readonly framed: readonly (readonly [number, number])[];
}

/** Opens the first step of a technique from the list of all. */
async function show(app: App, technique: Kind): Promise<void> {
  const name = app.words.techniques.names[technique];
  const group = app.hint.locator('details').filter({ has: app.page.getByText(new RegExp(`^${name} \\d+$`)) });
  await group.locator('summary').click();
  await group.getByRole('button').first().click();
  await expect(app.heading).toHaveText(app.words.hint.headings.step);
  await expect(app.grid.locator('.hint-mark').first()).toBeAttached();
}

const drawnOn = (app: App): Promise<Drawn> =>
  app.grid.evaluate(
    (grid, { roles }) => {
      const area = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const colourOf = (token: string): [number, number, number] => {
        if (context === null) throw new Error('no canvas');
        context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(token);
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      };
      const along = (shape: SVGGeometryElement, count: number): [number, number][] => {
        const matrix = shape.getScreenCTM();
        if (matrix === null) return [];
        return Array.from({ length: count }, (_, i) => {
          const point = shape
            .getPointAtLength(((i + 0.5) / count) * shape.getTotalLength())
            .matrixTransform(matrix);
          return [point.x, point.y];
        });
      };
      const cells = [...grid.querySelectorAll('[role=gridcell]')];
      const areas = cells.map(area);
      const marks = Object.keys(roles).flatMap((role) =>
        [...grid.querySelectorAll(`.hint-mark.${role}`)].map((mark) => {
          const text = mark.querySelector('text');
          const shape = mark.querySelector<SVGGeometryElement>(role === 'out' ? 'path' : 'circle, rect');
          if (text === null || shape === null) throw new Error(`a mark without its parts: ${role}`);
          const { x, y, width, height } = area(text);
          const cell = areas.find((one) => {
            const [right, below] = [x + width / 2 - one.x, y + height / 2 - one.y];
            return right >= 0 && right < one.width && below >= 0 && below < one.height;
          });
          if (cell === undefined) throw new Error('a mark beside the cells');
          return { role: role as keyof typeof roles, cell, centre: area(text), outline: along(shape, 24) };
        }),
      );
      // The middle of a digit, where its ink is.
      const core = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => {
        const side = Math.min(width, height) * 0.5;
        return { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
      };
      const given = cells.filter((cell) => /^\d$/.test(cell.textContent?.trim() ?? ''));
      return {
        board: area(grid.querySelector('svg.hint-overlay') ?? grid),
        marks,
        digits: [
          ...given.map((cell) => ({ cell: area(cell), centre: core(area(cell)) })),
          ...marks.map(({ cell, centre }) => ({ cell, centre: core(centre) })),
        ],
        links: grid.querySelectorAll('.hint-links > path').length,
        colours: Object.fromEntries(
          [...new Set([...Object.values(roles), '--sheet', '--chosen-wash'])].map((token) => [
            token,
            colourOf(token),
          ]),
        ),
        tinted: [...grid.querySelectorAll('.hint-house:not(.hint-target)')].map(area),
        framed: [...grid.querySelectorAll<SVGGeometryElement>('.hint-outlines rect:not(.group)')].flatMap(
          (frame) => along(frame, 8),
        ),
      };
    },
    { roles: ROLES },
  );

/** A screenshot with a part of the drawing hidden. */
async function without(app: App, part: string): Promise<Shot> {
  const set = (visibility: string) =>
    app.grid.locator(part).evaluateAll((elements, visibility) => {
      for (const element of elements)
        if (element instanceof SVGElement) element.style.visibility = visibility;
    }, visibility);
  await set('hidden');
  const shot = await Shot.of(app.page);
  await set('');
  return shot;
}

/**
 * The share of the points at which a colour is visible on its background. A thin line has at least half of its colour
 * in some pixel.
 */
const share = (
  shot: Shot,
  points: readonly (readonly [number, number])[],
  colour: Colour,
  ground: Colour,
): number =>
  points.filter(([x, y]) => difference(shot.nearest(x, y, colour), colour) < 0.5 * difference(ground, colour))
    .length / points.length;

async function looksRight(app: App): Promise<void> {
  const drawn = await drawnOn(app);
  const shot = await Shot.of(app.page);
  const bare = await without(app, '.hint-overlay');
  const unlinked = await without(app, '.hint-links');
  const colourOf = (token: string): Colour => drawn.colours[token] ?? [0, 0, 0];

  expect(shot.differingOutside(drawn.board, bare)).toBe(0);
  expect(drawn.marks.some(({ role }) => role === 'out')).toBe(true);
  for (const { role, cell, centre, outline } of drawn.marks) {
    const colour = colourOf(ROLES[role]);
    const ground = unlinked.ground(cell);
    // Only parts of a dashed ring are drawn, and neighbours may overlap.
    const seen = share(unlinked, outline, colour, ground);
    expect.soft(seen, `${role} ring`).toBeGreaterThan(role === 'fin' ? 0.4 : 0.6);
    expect.soft(shot.differingInside(centre, bare), `${role} digit`).toBeGreaterThan(4);
    const best = Math.max(...outline.map(([x, y]) => contrast(unlinked.nearest(x, y, colour), ground)));
    expect.soft(best, `${role} contrast`).toBeGreaterThanOrEqual(3);
  }
  for (const { cell, centre } of drawn.digits) {
    const covered = unlinked.inkCovered(centre, unlinked.ground(cell), shot);
    expect.soft(covered, `links over ${JSON.stringify(centre)}`).toBe(0);
  }
  if (drawn.links > 0) expect(shot.differingInside(drawn.board, unlinked)).toBeGreaterThan(20 * drawn.links);
  for (const cell of drawn.tinted)
    expect.soft(difference(shot.ground(cell), colourOf('--sheet')), 'a tinted cell').toBeGreaterThan(5);
  if (drawn.framed.length > 0) {
    const frames = share(shot, drawn.framed, colourOf('--chosen'), colourOf('--sheet'));
    expect.soft(frames, 'frames').toBeGreaterThan(0.4);
  }
}

interface Look {
  readonly size: readonly [number, number];
  readonly scheme: 'light' | 'dark';
  readonly kind: Kind;
}

interface Device {
  readonly name: string;
  readonly language: Language;
  readonly scale: number;
  readonly looks: readonly Look[];
}

const DEVICES: readonly Device[] = [
  {
    name: 'a desk',
    language: 'en',
    scale: 1,
    looks: [
      { size: [1280, 800], scheme: 'dark', kind: 'cellForcingChain' },
      { size: [1280, 800], scheme: 'light', kind: 'alsXz' },
    ],
  },
  {
    name: 'phones',
    language: 'ko',
    scale: 2,
    looks: [
      { size: [390, 844], scheme: 'light', kind: 'aic' },
      { size: [320, 568], scheme: 'dark', kind: 'xWing' },
    ],
  },
];

for (const { name, language, scale, looks } of DEVICES) {
  test.describe(`on ${name}, in ${language}`, () => {
    const [width, height] = looks[0]?.size ?? [0, 0];
    test.use({ language, viewport: { width, height }, deviceScaleFactor: scale });

    test('drawings have the right colours, stay on the board, and do not cover digits', async ({ app }) => {
      test.slow();
      const { actions } = app.words.hint;
      await app.openPuzzle(PUZZLE);
      await app.select('r1c1');
      await app.start('hint');
      await app.askElsewhere(actions.all);
      for (const { size, scheme, kind } of looks) {
        await app.page.setViewportSize({ width: size[0], height: size[1] });
        await app.page.emulateMedia({ colorScheme: scheme });
        await expect(app.page.locator('html')).toHaveAttribute('data-theme', scheme);
        await show(app, kind);
        await looksRight(app);
        await app.click(actions.backOut);
      }
    });
  });
}
