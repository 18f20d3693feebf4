'use client';

import { useMemo } from 'react';
import { useStore } from 'zustand';
import { BlockView } from '@/components/blocks/block-view';
import { LAYOUTS } from '@/components/layout/layouts';
import type { BlockPlace, EditSlots } from '@/components/parts/drawn-page';
import type { Revision } from '@/lib/contracts/revisions';
import { compareContent } from '@/lib/domain/content/compare';
import { withFilterBar } from '@/lib/domain/lists/filter-view';
import type { PageView } from '@/lib/domain/site/view-model';
import { BlockMark } from '../core/block-mark';
import { pageContent } from '../core/page-content';
import { useToolTexts } from '../core/tool-texts';
import { useLists } from '../core/use-lists';
import { NotedBlock } from '../structure/noted-block';

interface PastPageProps {
  view: PageView;
  revision: Revision;
}

/** A block of an earlier version of the page, drawn as visitors saw it at that time. */
function PastBlock({ place }: { place: BlockPlace }) {
  const { slots: _slots, ...page } = place.page;
  return (
    <NotedBlock id={place.block.id}>
      <BlockView {...place} page={page} />
    </NotedBlock>
  );
}

const SLOTS: EditSlots = {
  pageTitle: (title) => title,
  filterBar: (bar) => (
    <div className="col-span-full" inert>
      {bar}
    </div>
  ),
  block: (place) => <PastBlock key={place.block.id} place={place} />,
  sectionName: ({ name }) => name,
  nothing: () => null,
  text: ({ value }) => value,
  markup: () => null,
};

/** A saved version of the page in place, drawn by the same views, with the differences marked. */
export function PastPage({ view: opened, revision }: PastPageProps) {
  const t = useToolTexts('revision');
  const now = useStore(pageContent, ({ workingContent }) => workingContent);
  const view = useLists(opened, revision.content);
  const changes = useMemo(() => compareContent(revision.content, now), [revision, now]);
  const Layout = LAYOUTS[view.layout];
  const page = useMemo(() => {
    const translation = { ...view.document.translation, content: revision.content };
    const document = { ...view.document, meta: revision.meta, translation };
    return { ...withFilterBar({ ...view, document }), slots: SLOTS };
  }, [view, revision]);
  return (
    <>
      <Layout page={page} />
      {changes.map(({ id, change }) =>
        change === 'added' ? null : (
          <BlockMark
            key={`${revision.id} ${id}`}
            blockId={id}
            text={t(change)}
            tone={change === 'removed' ? 'gained' : 'changed'}
          />
        ),
      )}
    </>
  );
}
