import 'server-only';

import { codeElements } from '../page-styles/code-elements';

/** So many characters of text are at most about a screen of a phone. */
const NEAR = 1_000;

const TAG = /<[^<>]*>/g;
const LAZY = ' loading="lazy"';

/**
 * Has the browser fetch the first picture of a page with the document, where it stands near the top: a lazy one waits until the
 * page has been laid out. Only here the page is whole, so that it is known which one is the first and what stands above it.
 */
export function fetchFirstPicture(html: string): string {
  const main = html.indexOf('<main');
  const from = html.indexOf('<img ', main);
  if (main < 0 || from < 0) return html;
  const image = html.slice(from, html.indexOf('>', from));
  if (!image.includes(LAZY)) return html;
  const above = html.slice(main, from);
  const code = codeElements(above).reduce((sum, each) => sum + each.code.length, 0);
  if (above.replaceAll(TAG, '').length - code > NEAR) return html;
  return html.slice(0, from) + image.replace(LAZY, ' loading="eager"') + html.slice(from + image.length);
}
