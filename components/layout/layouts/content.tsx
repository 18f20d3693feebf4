import { PageSections } from '@/components/layout/page-sections';
import { kindOf } from '@/lib/domain/blocks';
import { Breadcrumb } from '../breadcrumb';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';
import { Pager } from '../pager';

/** A name that leaves room for the work under it. */
const SMALL = '[--size-title:var(--size-heading)] [--space-4:var(--space-3)]';

/** Works: the picture as wide as it can be, its name under it, the neighbouring works at the end. */
export function ContentLayout({ page }: LayoutProps) {
  const [first] = page.document.translation.content.sections;
  const kind = kindOf(first?.blocks[0]?.component ?? '');
  const beginsWithWork = kind?.role === 'works' && kind.showsAttributes;
  return (
    <main id="content" data-layout="content">
      <article>
        <header className={beginsWithWork ? SMALL : undefined}>
          <Breadcrumb page={page} />
          <PageTitle page={page} />
        </header>
        <PageSections page={page} />
      </article>
      <Pager page={page} />
    </main>
  );
}
