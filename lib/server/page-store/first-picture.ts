import 'server-only';

import { codeElements } from '../page-styles/code-elements';

/** So many characters of text are at most about a screen of a phone. */
const NEAR = 1_000;

/** How many pictures of one list are fetched with the document: any of its first row may be the largest thing seen. */
const IN_LIST = 3;

const TAG = /<[^<>]*>/g;
const IMAGE = /<img [^<>]*>/g;

/**
 * Has the browser fetch the first picture of a page with the document, where it stands near the top, and those beside it in a
 * list: a lazy one waits until the page has been laid out. Only here the page is whole, so that it is known which one is the
 * first and what stands above it.
 */
export function fetchFirstPictures(html: string): string {
  const main = html.indexOf('<main');
  const from = html.indexOf('<img ', main);
  if (main < 0 || from < 0) return html;
  const above = html.slice(main, from);
  const code = codeElements(above).reduce((sum, each) => sum + each.code.length, 0);
  if (above.replaceAll(TAG, '').length - code > NEAR) return html;
  const isInList = above.lastIndexOf('<ul') > above.lastIndexOf('</ul>');
  const end = html.indexOf(isInList ? '</ul>' : '>', from);
  let left = isInList ? IN_LIST : 1;
  const images = html.slice(from, end + 1).replace(IMAGE, (image) => {
    left -= 1;
    return left < 0 ? image : image.replace(' loading="lazy"', ' loading="eager"');
  });
  return html.slice(0, from) + images + html.slice(end + 1);
}
