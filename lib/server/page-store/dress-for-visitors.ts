import 'server-only';

import { builtStyles, inlineStyles } from '../page-styles/inline-styles';
import { stylesForPage } from '../page-styles/styles-for-page';
import { fetchFirstPictures } from './first-picture';
import { withoutFramework } from './without-framework';

/**
 * A page of the site as visitors get it: without the framework's scripts, with the rules of its style sheets that it uses, and
 * with its first picture fetched first.
 * @param early what asks ahead for the data of the page (without-framework.ts); null where React never takes it over
 * @returns also the rules that were written into it, for its policy
 */
export function dressForVisitors(
  html: string,
  early?: string | null,
): { html: string; styles: readonly string[] } {
  const stripped = withoutFramework(html, early);
  // What brings React to a page brings the whole sheets with it.
  const isForStrangers = stripped !== html;
  const styled = inlineStyles(stripped, isForStrangers ? stylesForPage(stripped) : builtStyles);
  return { html: fetchFirstPictures(styled.html), styles: styled.styles };
}
