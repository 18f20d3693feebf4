import { PageSections } from '@/components/layout/page-sections';
import type { LayoutProps } from '../layout-props';
import { PageTitle } from '../page-title';

/** Home: its sections go from edge to edge, the hero first; the title is for screen readers. */
export function HomeLayout({ page }: LayoutProps) {
  const [first] = page.document.translation.content.sections;
  const beginsWithHero = first?.blocks[0]?.component === 'HeroSlider';
  return (
    <main id="content" data-layout="page">
      <PageTitle page={page} isHidden={beginsWithHero} />
      <PageSections page={page} haveThemes />
    </main>
  );
}
