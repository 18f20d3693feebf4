import { localiseHtml } from '@/components/layout/localise-link';
import type { SiteFrame } from '@/lib/domain/site/view-model';

interface RichHtmlProps {
  /**
   * Markup from the closed list of the server's sanitiser, which cleans it when it is written and again when it is
   * read for a view. Text of any other origin must not come here.
   */
  html: string;
  /** Links to pages of the site keep its language. */
  frame: SiteFrame;
  /** `span` for a caption of inline markup. */
  as?: 'div' | 'span';
  className?: string;
}

/** The only place that draws stored markup. */
export function RichHtml({ html, frame, as: Element = 'div', className }: RichHtmlProps) {
  if (html.trim() === '') return null;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: localiseHtml(html, frame) }} />;
}
