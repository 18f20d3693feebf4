import { Fragment } from 'react';
import { FilterBar } from '@/components/layout/filter-bar';
import { TranslationNote } from '@/components/layout/translation-note';
import { contentLanguageProps } from '@/components/parts/content-language';
import type { DrawnPage } from '@/components/parts/drawn-page';
import { isShown, kindOf } from '@/lib/domain/blocks';
import type { Section } from '@/lib/domain/content/model';
import { lookOfSection, type SectionLook } from '@/lib/domain/page-look/settings';
import { ListView } from './list-view/list-view';
import { SectionView } from './section-view';

interface PageSectionsProps {
  page: DrawnPage;
  className?: string;
}

const opensWithHeading = ({ blocks }: Section): boolean => {
  const opening = blocks.find(isShown);
  return opening !== undefined && kindOf(opening.component)?.opensWithHeading(opening.props) === true;
};

/** What is left of a narrowed page says where it was taken from. */
function lookIn(page: DrawnPage, section: Section): SectionLook {
  const look = lookOfSection(section, page.layout);
  const isNamed = page.filter !== null && look.name === 'hidden' && !opensWithHeading(section);
  return isNamed ? { ...look, name: 'above' } : look;
}

/** The content of a page, in the language that it is written in. */
export function PageSections({ page, className }: PageSectionsProps) {
  const { sections } = page.document.translation.content;
  const View = page.slots?.SectionView ?? SectionView;
  const note = <TranslationNote page={page} />;
  const bar = <FilterBar page={page} />;
  const listView = page.listView && <ListView page={page} shown={page.listView} />;
  const isListLast = page.listView !== null && page.filterBar?.beforeSection === '';
  // There the page begins at the window's edge.
  const isNoteLast = page.layout === 'page';
  return (
    <div
      className={className === undefined ? 'sections' : `sections ${className}`}
      {...contentLanguageProps(page)}
    >
      {isNoteLast ? null : note}
      {sections.length === 0 ? page.slots?.nothing(null) : null}
      {sections.map((section, index) => (
        <Fragment key={section.id}>
          {section.id === page.filterBar?.beforeSection ? (
            <>
              {page.slots?.filterBar(bar) ?? bar}
              {listView}
            </>
          ) : null}
          <View section={section} page={page} isFirst={index === 0} look={lookIn(page, section)} />
        </Fragment>
      ))}
      {isListLast ? (
        <>
          {bar}
          {listView}
        </>
      ) : null}
      {isNoteLast ? note : null}
    </div>
  );
}
