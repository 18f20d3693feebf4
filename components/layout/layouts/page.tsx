import { PageSections } from '@/components/layout/page-sections';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** Home: its sections go from edge to edge, without a gap between them. */
export function HomeLayout({ page }: LayoutProps) {
  return (
    <main id="content" data-layout="page">
      <PageTitle page={page} />
      <PageSections page={page} className="gap-y-0" />
    </main>
  );
}
