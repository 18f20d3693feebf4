'use client';

import type { PageView } from '@/lib/domain/site/view-model';
import { FilterNote } from '../filter/filter-note';
import { PageFiles } from '../media/page-files';
import { EditedPage } from '../page/edited-page';
import { StructureLayer } from '../structure/structure-layer';
import { usePast } from './past';
import { PastPage } from './past-page';

/** The page that is edited, or an earlier version of it while that is looked at. */
export function PageOnStage({ view }: { view: PageView }) {
  const revision = usePast((state) => state.revision);
  if (revision) return <PastPage view={view} revision={revision} />;
  return (
    <>
      <EditedPage view={view} />
      <StructureLayer />
      <PageFiles />
      <FilterNote />
    </>
  );
}
