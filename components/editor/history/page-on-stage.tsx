'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PageView } from '@/lib/domain/site/view-model';
import { ToolBoundary } from '../core/tool-boundary';
import { FilterNote } from '../filter/filter-note';
import { PageFiles } from '../media/page-files';
import { EditedPage } from '../page/edited-page';
import { NameMark } from '../page/name-mark';
import { MenuMarks } from '../site-menu/menu-marks';
import { StructureLayer } from '../structure/structure-layer';
import { TextTools } from '../text/text-tools';
import { usePast } from './past';
import { PastPage } from './past-page';

/** Errors of floating tools are shown over the page. */
const over = (failed: ReactNode) => createPortal(failed, document.body);

/** The edited page, or an earlier version while that is viewed. */
export function PageOnStage({ view }: { view: PageView }) {
  const revision = usePast((state) => state.revision);
  if (revision)
    return (
      <ToolBoundary key="past">
        <PastPage view={view} revision={revision} />
      </ToolBoundary>
    );
  return (
    <>
      <ToolBoundary>
        <EditedPage view={view} />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <StructureLayer />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <TextTools />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <PageFiles />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <FilterNote />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <NameMark frame={view.frame} />
      </ToolBoundary>
      <ToolBoundary shown={over}>
        <MenuMarks frame={view.frame} />
      </ToolBoundary>
    </>
  );
}
