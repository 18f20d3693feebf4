declare module 'subset-font' {
  /** A font of these letters alone, and of these parts of its axes. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Buffer>;
}
