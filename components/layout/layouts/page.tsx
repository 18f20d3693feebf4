import { PageSections } from '@/components/layout/page-sections';
import { kindOf } from '@/lib/domain/blocks';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** Home: its sections go from edge to edge, the hero first; the title is for screen readers. */
export function HomeLayout({ page }: LayoutProps) {
  const [first] = page.document.translation.content.sections;
  const beginsWithHero = kindOf(first?.blocks[0]?.component ?? '')?.holds === 'hero';
  return (
    <main id="content" data-layout="page">
      <PageTitle page={page} isHidden={beginsWithHero} />
      <PageSections page={page} haveThemes />
    </main>
  );
}
