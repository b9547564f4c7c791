/** The part of the package that a clip is written with; it brings no types of its own. */
declare module 'gifenc' {
  export function GIFEncoder(): import('./gif').GifEncoder;
}
