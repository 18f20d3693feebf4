import { titleLanguageProps } from '@/components/parts/content-language';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { lookOfPage } from '@/lib/domain/page-look/settings';

/** For what leaves room to the work under it. */
const SMALL = '[--size-title:var(--size-heading)]';

/** The one first-level heading of a page. */
export function PageTitle({ page }: { page: DrawnPage }) {
  const { title } = page.document.meta;
  const look = lookOfPage(page.document.translation.content);
  const isHidden = look.title === 'hidden';
  return (
    <h1
      className={isHidden ? 'sr-only' : look.title === 'small' ? `page-title ${SMALL}` : 'page-title'}
      {...titleLanguageProps(page)}
    >
      {page.slots && !isHidden ? page.slots.pageTitle(title) : title}
    </h1>
  );
}
