import localFont from 'next/font/local';

// One family per script, put together by the stacks in tokens.css: a browser then loads the letters that a page has.
// The files are parts of the packages' (scripts/typefaces): letters in these ranges, in the weights that the style
// sheets ask for. next/font reads its options without running them, so every one has to be written out. What is fetched ahead depends on the language: lib/server/fonts.

const displayLatin = localFont({
  src: './fonts/unbounded-latin-normal.woff2',
  variable: '--display-latin',
  weight: '250 500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212',
    },
  ],
});

const displayAccents = localFont({
  src: './fonts/unbounded-accents-normal.woff2',
  variable: '--display-accents',
  weight: '250 500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+152-153',
    },
  ],
});

const displayCyrillic = localFont({
  src: './fonts/unbounded-cyrillic-normal.woff2',
  variable: '--display-cyrillic',
  weight: '250 500',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+301,U+400-45F,U+490-491,U+2116',
    },
  ],
});

const textLatin = localFont({
  src: [
    { path: './fonts/literata-latin-normal.woff2', weight: '400 700', style: 'normal' },
    { path: './fonts/literata-latin-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--text-latin',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+D7,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212',
    },
  ],
});

const textAccents = localFont({
  src: [
    { path: './fonts/literata-accents-normal.woff2', weight: '400 700', style: 'normal' },
    { path: './fonts/literata-accents-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--text-accents',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+152-153',
    },
  ],
});

const textCyrillic = localFont({
  src: [
    { path: './fonts/literata-cyrillic-normal.woff2', weight: '400 700', style: 'normal' },
    { path: './fonts/literata-cyrillic-italic.woff2', weight: '400', style: 'italic' },
  ],
  variable: '--text-cyrillic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+301,U+400-45F,U+490-491,U+2116',
    },
  ],
});

/** For `<html className>`: makes the families known to the stacks of tokens.css. */
export const fontVariables = [
  displayLatin,
  displayAccents,
  displayCyrillic,
  textLatin,
  textAccents,
  textCyrillic,
]
  .map(({ variable }) => variable)
  .join(' ');
