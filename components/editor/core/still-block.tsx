import { useMemo } from 'react';
import { BlockView } from '@/components/blocks/block-view';
import { themeOfSection } from '@/components/layout/section-look';
import type { Block, Section } from '@/lib/domain/content/model';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { lookOfSection } from '@/lib/domain/page-look/settings';
import type { PageView } from '@/lib/domain/site/view-model';
import { useOpenedPage } from './opened-page';
import { useLists } from './use-lists';

interface StillBlockProps {
  block: Block;
  section: Section;
}

/** The level below which the headings of a block in a panel stand: the panel's own, and that of its entry. */
const PANEL_LEVEL = 3;

/** A small, inert preview of a block as visitors would see it, in the colours of its section, for panels that compare versions. */
export function StillBlock({ block, section }: StillBlockProps) {
  const view = useOpenedPage((state) => state.view);
  return view ? <DrawnBlock block={block} section={section} view={view} /> : null;
}

function DrawnBlock({ block, section, view }: StillBlockProps & { view: PageView }) {
  const content = useMemo(() => ({ sections: [{ ...section, blocks: [block] }] }), [block, section]);
  const page = useLists(view, content);
  const { translation } = view.document;
  const theme = themeOfSection(
    lookOfSection(section, view.layout),
    pageTheme(translation.content, translation.path),
  );
  return (
    <div
      className="max-h-88 overflow-auto rounded-md bg-(--ground) p-4 text-base wrap-anywhere text-(--ink) [&_.prose]:max-w-none [&_:is(img,video,iframe)]:max-h-48 [&_:is(img,video,iframe)]:object-contain"
      data-theme={theme}
      inert
    >
      <BlockView block={block} section={section} page={page} isLeading={false} headingAbove={PANEL_LEVEL} />
    </div>
  );
}
