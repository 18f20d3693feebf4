interface RichHtmlProps {
  /**
   * Markup from the closed list of the server's sanitiser, which cleans it when it is written and again when it is
   * read for a view. Text of any other origin must not come here.
   */
  html: string;
  /** `span` for a caption of inline markup. */
  as?: 'div' | 'span';
  className?: string;
}

/** The only place that draws stored markup. */
export function RichHtml({ html, as: Element = 'div', className }: RichHtmlProps) {
  if (html.trim() === '') return null;
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
