import { titleLanguageProps } from '@/components/parts/content-language';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { lookOfPage } from '@/lib/domain/page-look/settings';
import { bindHeading } from '@/lib/domain/text/bound-words';

/** For what leaves room to the work under it. */
const SMALL = '[--size-title:var(--size-heading)]';

/** The one first-level heading of a page. */
export function PageTitle({ page }: { page: DrawnPage }) {
  const { title } = page.document.meta;
  const look = lookOfPage(page.document.translation.content);
  const languageProps = titleLanguageProps(page);
  const language = languageProps.lang ?? page.frame.language.tag;
  const isHidden = look.title === 'hidden';
  return (
    <h1
      className={isHidden ? 'sr-only' : look.title === 'small' ? `page-title ${SMALL}` : 'page-title'}
      {...languageProps}
    >
      {page.slots && !isHidden ? page.slots.pageTitle(title, language) : bindHeading(title, language)}
    </h1>
  );
}
