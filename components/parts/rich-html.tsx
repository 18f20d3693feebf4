import type { FocusEventHandler, PointerEventHandler } from 'react';
import type { TextLanguage } from '@/components/islands/text-language';
import { localiseHtml } from '@/components/parts/localise-link';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { bindMarkup } from '@/lib/domain/text/bound-markup';

interface RichHtmlProps {
  /**
   * Markup from the closed list of the server's sanitiser, which cleans it when it is written and again when it is
   * read for a view. Text of any other origin must not come here.
   */
  html: string;
  /** Links to pages of the site keep its language. */
  frame: SiteFrame;
  /** The tag of its language, by whose rules lines are broken; without it they are broken anywhere. */
  language?: string | undefined;
  /** `span` for a caption of inline markup. */
  as?: 'div' | 'span';
  className?: string;
  /** What it says of its language, where that is not the one around it. */
  languageProps?: TextLanguage | undefined;
  /** While a page is edited: what makes of the text something that can be typed in. */
  field?: EditedField;
}

interface EditedField {
  role: 'textbox';
  tabIndex: number;
  'aria-label': string;
  'aria-multiline': boolean;
  'data-empty': string | undefined;
  onPointerDown: PointerEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
}

const OPENS_WITH_HEADING = /^\s*<h2(?! data-looks)[\s>]/;

/** Whether a text begins with a heading, which stands beside it where there is room. */
const opensWithHeading = (html: string): boolean => OPENS_WITH_HEADING.test(html);

/** The only place that draws stored markup. */
export function RichHtml({
  html,
  frame,
  language,
  as: Element = 'div',
  className,
  languageProps,
  field,
}: RichHtmlProps) {
  if (html.trim() === '' && !field) return null;
  const shown = localiseHtml(html, frame);
  return (
    <Element
      {...field}
      {...languageProps}
      className={className}
      data-headed={opensWithHeading(html) ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: language === undefined ? shown : bindMarkup(shown, language) }}
    />
  );
}
