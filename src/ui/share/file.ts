import { ownFonts } from '../shared';
import { SIDE } from './Picture';

/** The margin around the board, in pixels. */
const MARGIN = 16;
const WHOLE = SIDE + 2 * MARGIN;
/** How many pixels of a PNG stand for one pixel of the page, in each direction. */
const SHARPNESS = 2;

/** The computed style properties to write into the SVG, each with the SVG default, which is left out. */
const PROPERTIES: readonly (readonly [name: string, without: string])[] = [
  ['fill', 'rgb(0, 0, 0)'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-dasharray', 'none'],
  ['stroke-linecap', 'butt'],
  ['stroke-opacity', '1'],
  ['fill-opacity', '1'],
  ['opacity', '1'],
  ['font-family', ''],
  ['font-size', ''],
  ['font-weight', '400'],
  ['font-style', 'normal'],
  ['text-anchor', 'start'],
  ['dominant-baseline', 'auto'],
];
const OF_TEXT = /^(font|text|dominant)/;

/** The drawn board as an SVG file that needs no other files, not even fonts. */
export async function svgFile(drawn: HTMLElement): Promise<Blob> {
  const paper = getComputedStyle(drawn).getPropertyValue('--sheet').trim();
  const parts = [...drawn.querySelectorAll(':scope > svg')].map((svg) =>
    Array.from(svg.children, (child) => standalone(child)).join(''),
  );
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WHOLE}" height="${WHOLE}" viewBox="0 0 ${WHOLE} ${WHOLE}">`,
    `<style>${await fontFaces(drawn.ownerDocument)}</style>`,
    `<rect width="${WHOLE}" height="${WHOLE}" fill="${paper}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})">`,
    ...parts,
    '</g></svg>',
  ].join('\n');
  return new Blob([text], { type: 'image/svg+xml' });
}

/** The drawn board as a PNG. */
export async function pngFile(drawn: HTMLElement): Promise<Blob> {
  const address = URL.createObjectURL(await svgFile(drawn));
  try {
    const image = new Image(WHOLE * SHARPNESS, WHOLE * SHARPNESS);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = WHOLE * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (file === null) throw new Error('the picture could not be drawn');
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** An element as SVG text, with its computed style written into attributes. */
function standalone(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [index, original] of [element, ...element.querySelectorAll('*')].entries()) {
    const written = copies[index];
    if (written === undefined) continue;
    const look = getComputedStyle(original);
    written.removeAttribute('class');
    written.removeAttribute('style');
    // Of a group only the opacity is written; the other properties are written on its children.
    const shown = original.tagName === 'g' ? ['opacity'] : null;
    for (const [name, without] of PROPERTIES) {
      if (shown !== null && !shown.includes(name)) continue;
      if (OF_TEXT.test(name) && original.tagName !== 'text') continue;
      const value = look.getPropertyValue(name);
      if (value === without) written.removeAttribute(name);
      else written.setAttribute(name, /^(fill|stroke)$/.test(name) ? plainColour(value) : value);
    }
  }
  return new XMLSerializer().serializeToString(copy).replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
}

/** Converts a colour to a form that every program understands. Only browsers understand mixed colours. */
function plainColour(value: string): string {
  if (value === 'none' || /^(rgb|#)/.test(value)) return value;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d');
  if (context === null) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red}, ${green}, ${blue}, ${Math.round((alpha / 255) * 1000) / 1000})`;
}

/** The small fonts of the first screen, which have all digits. They are embedded in the picture. */
async function fontFaces(page: Document): Promise<string> {
  const faces = ownFonts(page).map(async ({ family, weight, url }) => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${packed})}`;
  });
  // If a font can be fetched neither from the network nor from the cache, the viewer's own fonts must do.
  return (await Promise.all(faces).catch(() => [])).join('');
}
