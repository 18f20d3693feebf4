import { memo } from 'react';
import { SectionView } from '@/components/page/section-view';

/** A section of the page, drawn again only when it has changed: what else the page holds changes with every letter. */
export const EditSection = memo(
  SectionView,
  (before, after) =>
    before.section === after.section &&
    before.isFirst === after.isFirst &&
    before.hasHeading === after.hasHeading &&
    before.room === after.room &&
    before.page.slots === after.page.slots &&
    before.page.media === after.page.media,
);
