declare module 'subset-font' {
  /** A font of these letters alone, or of all, and of these parts of its axes. */
  export default function subsetFont(
    font: Buffer,
    letters: string | undefined,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
      readonly keepAllGlyphs?: boolean;
      /** Numbers of names in the font that stay beside the usual ones. */
      readonly preserveNameIds?: readonly number[];
    },
  ): Promise<Buffer>;
}
