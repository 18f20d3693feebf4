import { titleLanguageProps } from '@/components/parts/content-language';
import type { DrawnPage } from '@/components/parts/drawn-page';

/** The one first-level heading of a page. */
export function PageTitle({ page, isHidden = false }: { page: DrawnPage; isHidden?: boolean }) {
  const { title } = page.document.meta;
  return (
    <h1 className={isHidden ? 'sr-only' : 'page-title'} {...titleLanguageProps(page)}>
      {page.slots && !isHidden ? page.slots.pageTitle(title) : title}
    </h1>
  );
}
