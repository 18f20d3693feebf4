import localFont from 'next/font/local';

// One family per script, put together by the stacks in globals.css: a browser then loads the letters that a page has.
// The ranges are those of the packages' own stylesheets. next/font reads its options without running them, so every
// one has to be written out. What is fetched ahead depends on the language: lib/server/fonts.

const displayLatin = localFont({
  src: '../../node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  variable: '--display-latin',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const displayCyrillic = localFont({
  src: '../../node_modules/@fontsource-variable/unbounded/files/unbounded-cyrillic-wght-normal.woff2',
  variable: '--display-cyrillic',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

const textLatin = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
      weight: '200 900',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
      weight: '200 900',
      style: 'italic',
    },
  ],
  variable: '--text-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});

const textCyrillic = localFont({
  src: [
    {
      path: '../../node_modules/@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2',
      weight: '200 900',
      style: 'normal',
    },
    {
      path: '../../node_modules/@fontsource-variable/literata/files/literata-cyrillic-wght-italic.woff2',
      weight: '200 900',
      style: 'italic',
    },
  ],
  variable: '--text-cyrillic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});

/** For `<html className>`: makes the families known to the stacks of globals.css. */
export const fontVariables = [displayLatin, displayCyrillic, textLatin, textCyrillic]
  .map(({ variable }) => variable)
  .join(' ');
