import 'server-only';

declare global {
  // Pages are rendered by one bundle and get their policy from another: the process knows one list.
  var atelierThemeStyles: Set<string> | undefined;
}

/** Themes change seldom; a page is given its policy right after it was rendered. */
const MOST = 20;

/** Notes a style sheet that this server writes into pages, so that their policy allows it. */
export function noteThemeStyle(style: string): string {
  if (style === '') return style;
  globalThis.atelierThemeStyles ??= new Set();
  const noted = globalThis.atelierThemeStyles;
  noted.delete(style);
  noted.add(style);
  const [oldest] = noted;
  if (noted.size > MOST && oldest !== undefined) noted.delete(oldest);
  return style;
}

/** Whether a style sheet in a page is one that this server has written into it. */
export const isThemeStyle = (style: string): boolean => globalThis.atelierThemeStyles?.has(style) ?? false;
