/** The package brings no types; this is the part in use. */
declare module 'subset-font' {
  /** A font with only the characters of `text`, in the wanted format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
