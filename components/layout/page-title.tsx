import type { DrawnPage } from '@/components/page/drawn-page';
import { titleLanguageProps } from './content-language';

/** The one first-level heading of a page. */
export function PageTitle({ page, isHidden = false }: { page: DrawnPage; isHidden?: boolean }) {
  const { title } = page.document.meta;
  return (
    <h1 className={isHidden ? 'sr-only' : 'page-title'} {...titleLanguageProps(page)}>
      {page.slots && !isHidden ? page.slots.pageTitle(title) : title}
    </h1>
  );
}
