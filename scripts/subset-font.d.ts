declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'woff2' | 'sfnt';
    /** Axes that are fixed to one value or narrowed to a range. */
    readonly variationAxes?: Record<string, number | { readonly min: number; readonly max: number }>;
    /** The OpenType features to keep; all if omitted. */
    readonly keepFeatures?: string[];
    readonly noHinting?: boolean;
  }
  /** Reduces a font to the letters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
