import type { PageView } from '@/lib/domain/site/view-model';
import { contentLanguageProps } from './content-language';

/** The one first-level heading of a page. */
export function PageTitle({ page, isHidden = false }: { page: PageView; isHidden?: boolean }) {
  return (
    <h1 className={isHidden ? 'sr-only' : 'page-title'} {...contentLanguageProps(page)}>
      {page.document.meta.title}
    </h1>
  );
}
