// @ts-check
// Finds what our scripts and styles use and a browser of the floor does not know, by the compatibility data of MDN.
// `npm run lint` runs it. WITHOUT lists what may be used, because something else is there for those browsers.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compat from '@mdn/browser-compat-data/forLegacyNode';
import { transform } from 'lightningcss';
import { parseSync } from 'vite';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Entry */
/** @typedef {import('@mdn/browser-compat-data').BrowserName} Browser */
/** @typedef {{ feature: string, file: string }} Use */

/**
 * The oldest versions that are enough, by the names of MDN. README.md and the page name them too.
 *
 * @satisfies {Partial<Record<Browser, string>>}
 */
export const FLOOR = {
  chrome: '111',
  chrome_android: '111',
  firefox: '121',
  safari: '16.4',
  safari_ios: '16.4',
};

/** What the build compiles scripts and styles to. */
export const BUILD_TARGET = [`chrome${FLOOR.chrome}`, `firefox${FLOOR.firefox}`, `safari${FLOOR.safari}`];

/**
 * What a browser of the floor may lack, and what is there without it.
 *
 * @type {Readonly<Record<string, string>>}
 */
const WITHOUT = {
  // Scripts
  ClipboardItem: 'A sentence says that the picture could not be copied.',
  'Clipboard.readText': 'A dialog asks for the text.',
  'CSS.registerProperty': 'A length is not registered, so it is not zoomed twice.',
  'CanvasRenderingContext2D.imageSmoothingQuality': 'Photographs are read as well.',
  'Element.checkVisibility': 'Whether it has a size tells.',
  'HTMLElement.hidePopover':
    'A menu is fixed over the page, and closed by a press elsewhere (usePopover.ts).',
  'HTMLElement.showPopover':
    'A menu is fixed over the page, and closed by a press elsewhere (usePopover.ts).',
  'IDBFactory.databases': 'Every database is opened to see what it holds.',
  'Navigator.canShare': 'There is no button for other apps.',
  'Navigator.share': 'There is no button for other apps.',
  'StorageManager.estimate': 'The page does not say how much is stored.',
  'Window.launchQueue': 'A file is opened from the menu.',
  'the attribute autocapitalize': 'It is for the keyboards of telephones, which know it.',
  'the attribute popover': 'A menu is fixed over the page, and closed by a press elsewhere (usePopover.ts).',
  // Looks
  'at-rules.property': 'Lengths are worked out where they are used, to the same figures.',
  'properties.animation-timeline': 'No shade says that there is more below.',
  'properties.animation-timeline.scroll': 'No shade says that there is more below.',
  'properties.grid-template-columns.subgrid': 'The parts of a row are one below the other.',
  'at-rules.media.scripting': 'The board of a first visit is seen before that of a later one.',
  'at-rules.page': 'The paper has the margins of the browser.',
  'properties.content-visibility': 'Long lists are drawn as a whole.',
  'properties.content-visibility.auto': 'Long lists are drawn as a whole.',
  'properties.contain-intrinsic-size': 'Long lists are drawn as a whole.',
  'properties.cursor.pointer': 'A telephone has no cursor.',
  'properties.cursor.default': 'A telephone has no cursor.',
  'properties.cursor.grab': 'A telephone has no cursor.',
  'properties.cursor.crosshair': 'A telephone has no cursor.',
  'properties.cursor.ew-resize': 'A telephone has no cursor.',
  'properties.forced-color-adjust': 'Only where the system has no forced colours.',
  'properties.forced-color-adjust.none': 'Only where the system has no forced colours.',
  'properties.print-color-adjust.exact': 'The build writes it with the prefix too.',
  'properties.resize': 'On iPhones a field has no corner to pull.',
  'properties.resize.none': 'On iPhones a field has no corner to pull.',
  'properties.scrollbar-gutter': 'The page moves aside when a scrollbar appears.',
  'properties.scrollbar-gutter.auto': 'The page moves aside when a scrollbar appears.',
  'properties.scrollbar-gutter.stable': 'The page moves aside when a scrollbar appears.',
  'types.round': 'Cells have parts of pixels.',
  'properties.text-decoration.wavy': 'The line is straight.',
  'properties.text-wrap': 'Lines are broken where they are full.',
  'properties.text-wrap.balance': 'Lines are broken where they are full.',
  'properties.text-wrap.pretty': 'Lines are broken where they are full.',
  'properties.text-wrap-style': 'Lines are broken where they are full.',
  'properties.text-wrap-style.pretty': 'Lines are broken where they are full.',
};

/** Names of members of our own objects that something newer than the floor has too. */
const OUR_MEMBERS = new Set(
  'actions address bytes dispose drop escape fileName groupBy icon image ink memory region resize side silent states take union when'.split(
    ' ',
  ),
);

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

/**
 * The uses of what a browser of the floor lacks, without those that WITHOUT lists.
 *
 * @param {string} file A path that tells the language: `.css`, `.js`, `.ts` or `.tsx`.
 * @param {string} text
 * @returns {Use[]}
 */
export function newerThanFloor(file, text) {
  return extname(file) === '.css' ? inStyles(file, text) : inScript(file, text);
}

/**
 * @param {Entry | undefined} entry
 * @param {(prefix: string) => boolean} [isThereWith] whether it is written with this prefix too
 * @returns {boolean} whether every browser of the floor knows it
 */
function isKnown(entry, isThereWith = () => false) {
  const support = entry?.__compat?.support;
  if (support === undefined) return true;
  return /** @type {Browser[]} */ (Object.keys(FLOOR)).every((browser) => {
    const all = support[browser];
    // Without a word about the telephone's browser, it is as the desktop's.
    if (all === undefined) return true;
    const oldest = FLOOR[/** @type {keyof typeof FLOOR} */ (browser)];
    return (Array.isArray(all) ? all : [all]).some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) =>
        typeof added === 'string' &&
        added !== 'preview' &&
        !isLater(added, oldest) &&
        (typeof removed !== 'string' || isLater(removed, oldest)) &&
        flags === undefined &&
        (prefix === undefined || isThereWith(prefix)) &&
        other === undefined,
    );
  });
}

/**
 * @param {string} version such as `17.4` or `≤37`
 * @param {string} than
 */
function isLater(version, than) {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [atMost = 0, atMostMinor = 0] = than.split('.').map(Number);
  return major > atMost || (major === atMost && minor > atMostMinor);
}

/**
 * @param {Entry | undefined} from
 * @param {string[]} path
 * @returns {Entry | undefined}
 */
function entryAt(from, ...path) {
  return path.reduce((entry, name) => /** @type {Entry | undefined} */ (entry?.[name]), from);
}

/**
 * Looks at the styles as the build writes them: for the floor, and without what it can say in an older way.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Use[]}
 */
function inStyles(file, text) {
  const [safari = 0, minor = 0] = FLOOR.safari.split('.').map(Number);
  const css = transform({
    filename: file,
    code: Buffer.from(text),
    minify: true,
    targets: {
      chrome: Number(FLOOR.chrome) << 16,
      firefox: Number(FLOOR.firefox) << 16,
      safari: (safari << 16) | (minor << 8),
    },
  }).code.toString();
  /** @type {Use[]} */
  const uses = [];
  const use = (/** @type {string[]} */ ...path) => {
    const [name = ''] = path.slice(1);
    const isThereWith = (/** @type {string} */ prefix) => css.includes(`${prefix}${name}:`);
    // What has a prefix is for one engine alone.
    if (name.startsWith('-') || isKnown(entryAt(compat.css, ...path), isThereWith)) return;
    const feature = path.join('.');
    if (!uses.some((one) => one.feature === feature)) uses.push({ feature, file });
  };
  for (const [, rule = '', condition = ''] of css.matchAll(/@([\w-]+)([^{;]*)/g)) {
    use('at-rules', rule);
    for (const [, feature = ''] of condition.matchAll(/\(([a-z-]+)/g)) use('at-rules', rule, feature);
  }
  for (const [, selector = ''] of css.matchAll(/(?<=^|[{}])([^{}@;]+)\{/g))
    for (const [, name = ''] of selector.matchAll(/:([a-z-]+)/g)) use('selectors', name);
  for (const [, property = '', value = ''] of css.matchAll(/(?<=[{;])([a-z-]+):([^;{}]+)/g)) {
    use('properties', property);
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z-]+)\(/g)) use('types', name);
    const words = value.replace(/\(.*?\)|"[^"]*"/g, '').matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g);
    for (const [name] of words) use('properties', property, name);
    // A browser that does not know a text for readers has the line before it.
    if (
      property === 'content' &&
      value.includes('/') &&
      !css.includes(`content:${value.split('/')[0]?.trim()};`)
    )
      use('properties', property, 'alt_text');
  }
  return uses;
}

/**
 * The members of everything that a browser of the floor has, by their names. Whoever has an object of a newer kind has
 * asked for it by a name that is looked at.
 */
const MEMBERS = membersByName();

function membersByName() {
  const found = /** @type {Map<string, [owner: string, member: Entry][]>} */ (new Map());
  const owners = /** @type {Record<string, Entry>} */ ({ ...compat.javascript.builtins, ...compat.api });
  for (const [owner, object] of Object.entries(owners))
    if (isKnown(object))
      for (const [name, member] of Object.entries(/** @type {Record<string, Entry>} */ (object)))
        if (/^[a-z]\w*$/.test(name)) found.set(name, [...(found.get(name) ?? []), [owner, member]]);
  return found;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Use[]}
 */
function inScript(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} is not understood: ${errors[0].message}`);
  /** @type {Use[]} */
  const uses = [];
  const ours = /** @type {Set<string>} */ (new Set());
  const add = (/** @type {string} */ feature, /** @type {SyntaxNode} */ { start }) =>
    uses.push({ feature, file: `${file}:${text.slice(0, start).split('\n').length}` });
  walk(program, (node) => {
    if (/Specifier$|^(Class|Function|TSEnum|TSInterface|TSTypeAlias|VariableDeclarator)/.test(node.type))
      ours.add(nameOf(node.local ?? node.id));
    if (node.type === 'MemberExpression' && !node.computed) {
      const [owner, name] = [nameOf(node.object), nameOf(node.property)];
      const exact = entryAt(globalOf(owner), `${name}_static`) ?? entryAt(globalOf(owner), name);
      const all = MEMBERS.get(name) ?? [];
      if (exact) isKnown(exact) || add(`${owner}.${name}`, node);
      else if (all[0] && !OUR_MEMBERS.has(name) && !all.some(([, member]) => isKnown(member)))
        add(`${all[0][0]}.${name}`, node);
    }
    if (node.type === 'CallExpression')
      for (const { key } of node.arguments?.flatMap((given) => given.properties ?? []) ?? []) {
        const name = nameOf(node.callee?.property ?? node.callee);
        const takers = [compat.api[name], ...(MEMBERS.get(name) ?? []).map(([, member]) => member)];
        const options = takers.flatMap((taker) => entryAt(taker, `options_${nameOf(key)}_parameter`) ?? []);
        if (options.length > 0 && !options.some((option) => isKnown(option)))
          add(`${name}({ ${nameOf(key)} })`, node);
      }
    if (node.type === 'JSXAttribute') {
      const name = nameOf(node.name).toLowerCase();
      if (!isKnown(entryAt(compat.html.global_attributes, name))) add(`the attribute ${name}`, node);
    }
    if (node.type === 'Identifier' && !isKnown(globalOf(nameOf(node)))) add(nameOf(node), node);
  });
  return uses.filter(({ feature }) => !ours.has(feature));
}

/**
 * What the platform has under this name. A name with a small first letter is mostly one of our variables.
 *
 * @param {string} name
 */
function globalOf(name) {
  return /^[A-Z]/.test(name) ? (compat.api[name] ?? entryAt(compat.javascript.builtins, name)) : undefined;
}

/**
 * @typedef {object} SyntaxNode What is read of a node of the syntax tree.
 * @property {string} type
 * @property {number} start
 * @property {unknown} [name]
 * @property {boolean} [computed]
 * @property {SyntaxNode} [object]
 * @property {SyntaxNode} [property]
 * @property {SyntaxNode} [callee]
 * @property {SyntaxNode[]} [arguments]
 * @property {SyntaxNode[]} [properties]
 * @property {SyntaxNode} [key]
 * @property {SyntaxNode} [id]
 * @property {SyntaxNode} [local]
 */

/**
 * @param {unknown} node
 * @returns {string}
 */
function nameOf(node) {
  if (typeof node === 'string') return node;
  return typeof node === 'object' && node !== null && 'name' in node ? nameOf(node.name) : '';
}

/**
 * Visits all of a script except its types, which are not there when it runs.
 *
 * @param {unknown} node
 * @param {(node: SyntaxNode) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    visit(/** @type {SyntaxNode} */ (node));
    for (const [key, value] of Object.entries(node))
      if (!/^(typeAnnotation|typeArguments|typeParameters|returnType)$/.test(key)) walk(value, visit);
  }
}

/** @returns {{ found: Use[], needless: string[] }} what is newer than the floor, and the lines of the lists above that nothing needs */
export function check() {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|js|tsx?)$/.test(file) && !/test|\.d\.ts$/.test(file),
  );
  const all = files.flatMap((file) => newerThanFloor(file, readFileSync(join(SOURCE, file), 'utf8')));
  return {
    found: all.filter(({ feature }) => !(feature in WITHOUT)),
    needless: Object.keys(WITHOUT).filter((name) => !all.some(({ feature }) => feature === name)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { found, needless } = check();
  for (const { feature, file } of found)
    console.error(`${file}: ${feature} is newer than the floor (scripts/floor.mjs).`);
  for (const feature of needless) console.error(`scripts/floor.mjs: nothing uses ${feature}.`);
  process.exitCode = found.length + needless.length > 0 ? 1 : 0;
}
