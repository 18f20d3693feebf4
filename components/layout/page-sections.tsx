import { Fragment } from 'react';
import { FilterBar } from '@/components/layout/filter-bar';
import { themeForSection } from '@/components/layout/section-theme';
import { TranslationNote } from '@/components/layout/translation-note';
import { contentLanguageProps } from '@/components/parts/content-language';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { isShown, kindOf } from '@/lib/domain/blocks';
import type { Section } from '@/lib/domain/content/model';
import { SectionView } from './section-view';

interface PageSectionsProps {
  page: DrawnPage;
  /** Where the names of sections stand above them: over each, or where a page of several reads better with them. */
  headings?: 'all' | 'between';
  /** Whether each section has a theme of its own, dark or paper, rather than the page's. */
  haveThemes?: boolean;
  className?: string;
}

function hasHeading(sections: Section[], index: number, isNarrowed: boolean): boolean {
  if (sections.length < 2 && !isNarrowed) return false;
  const opening = sections[index]?.blocks.find(isShown);
  const kind = opening && kindOf(opening.component);
  if (kind?.opensWithHeading(opening?.props)) return false;
  // What is left of a narrowed page says where it was taken from. A name would stand between the title and a work.
  return isNarrowed || index > 0 || kind?.role !== 'works';
}

/** The content of a page, in the language that it is written in. */
export function PageSections({
  page,
  headings = 'between',
  haveThemes = false,
  className,
}: PageSectionsProps) {
  const { sections } = page.document.translation.content;
  const View = page.slots?.SectionView ?? SectionView;
  return (
    <div
      className={className === undefined ? 'sections' : `sections ${className}`}
      {...contentLanguageProps(page)}
    >
      {haveThemes ? null : <TranslationNote page={page} />}
      {sections.length === 0 ? page.slots?.nothing(null) : null}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {section.id === page.filterBar?.beforeSection ? <FilterBar page={page} /> : null}
          <View
            section={section}
            page={page}
            isFirst={index === 0}
            theme={haveThemes ? themeForSection(section) : undefined}
            hasHeading={headings === 'all' || hasHeading(sections, index, page.filter !== null)}
          />
        </Fragment>
      ))}
      {haveThemes ? <TranslationNote page={page} /> : null}
    </div>
  );
}
