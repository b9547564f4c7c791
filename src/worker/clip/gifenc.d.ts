/** Types for the part of the package that writes a clip; the package has none. */
declare module 'gifenc' {
  export function GIFEncoder(): import('./gif').GifEncoder;
}
