import { memo } from 'react';
import { sectionLookProps } from '@/components/layout/section-look';
import { SectionView } from '@/components/layout/section-view';
import type { SectionPlace } from '@/components/parts/drawn-page';
import { useWaitingHeight } from './long-page';

/** A section of the page, drawn again only when it has changed: what else the page holds changes with every letter. */
export const EditSection = memo(
  function EditSection(place: SectionPlace) {
    const { section, look, page } = place;
    const height = useWaitingHeight(section.id);
    if (height === undefined) return <SectionView {...place} />;
    return <section id={section.id} {...sectionLookProps(look, page.layout)} style={{ blockSize: height }} />;
  },
  (before, after) =>
    before.section === after.section &&
    before.isFirst === after.isFirst &&
    before.page.layout === after.page.layout &&
    before.page.slots === after.page.slots &&
    before.page.media === after.page.media &&
    before.page.listed === after.page.listed &&
    before.page.named === after.page.named,
);
