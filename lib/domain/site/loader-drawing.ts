/**
 * What the loader shows: a moon over the tide, drawn line by line (components/shell/loader/loader.css moves it). Shapes only: neither a picture
 * nor text, which a browser would take for the largest thing on the page.
 */
export const LOADER_DRAWING =
  '<svg viewBox="0 0 240 160" fill="none" stroke="currentColor"><circle cx="120" cy="44" r="17"/>' +
  '<path d="M4 88q14.5-7 29 0t29 0 29 0 29 0 29 0 29 0 29 0 29 0"/>' +
  '<path d="M33 106q14.5-7 29 0t29 0 29 0 29 0 29 0 29 0"/>' +
  '<path d="M62 124q14.5-7 29 0t29 0 29 0 29 0"/>' +
  '<path d="M91 142q14.5-7 29 0t29 0"/></svg>';
