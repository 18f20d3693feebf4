'use client';

import { pageContent } from '../core/page-content';
import { useDrag } from './drag';
import { KindIcon } from './kind-icon';
import { useNames } from './names';
import { findSelected } from './selected';

/** The label under the pointer during a drag: its kind and its first words. */
export function Carried() {
  const names = useNames();
  const what = useDrag((state) => state.what);
  const found =
    what &&
    findSelected(pageContent.getState().workingContent, {
      blockId: what.kind === 'block' ? what.id : null,
      sectionId: what.kind === 'section' ? what.id : null,
    });
  if (!found) return null;
  const component = found.kind === 'block' ? found.block.component : 'section';
  return (
    <div className="tool flex w-max max-w-72 cursor-grabbing items-center gap-2 truncate rounded-lg px-3 py-2 font-display text-sm shadow-lg">
      <KindIcon kind={component} />
      {found.kind === 'block' ? names.block(found.block) : names.section(found.section)}
    </div>
  );
}
