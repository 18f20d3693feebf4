import { contentLanguageProps } from '@/components/layout/content-language';
import type { PageView } from '@/lib/domain/site/view-model';
import { SectionView } from './section-view';

interface PageSectionsProps {
  page: PageView;
  hasHeadings?: boolean;
}

/** The content of a page, in the language that it is written in (decision 6). */
export function PageSections({ page, hasHeadings = false }: PageSectionsProps) {
  return (
    <div className="sections" {...contentLanguageProps(page)}>
      {page.document.translation.content.sections.map((section, index) => (
        <SectionView
          key={section.id}
          section={section}
          page={page}
          isFirst={index === 0}
          hasHeading={hasHeadings}
        />
      ))}
    </div>
  );
}
