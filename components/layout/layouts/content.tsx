import { PageSections } from '@/components/layout/page-sections';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { Pager } from '../pager';

/** Works: the picture as wide as it can be, its name under it, the neighbouring works at the end. */
export function ContentLayout({ page }: LayoutProps) {
  return (
    <main id="content" data-layout="content">
      <article>
        <header>
          <Breadcrumb page={page} />
          <PageTitle page={page} />
        </header>
        <PageSections page={page} />
      </article>
      <Pager page={page} />
    </main>
  );
}
