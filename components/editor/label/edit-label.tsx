'use client';

import { memo, useState } from 'react';
import { shallow } from 'zustand/shallow';
import type { LabelPlace } from '@/components/parts/drawn-page';
import { labelEntries } from '@/components/parts/label-entries';
import { MuseumLabel } from '@/components/parts/museum-label';
import { useSelection } from '../core/selection';
import { AddDetail } from './add-detail';
import { LabelValue } from './label-value';
import { setDetail } from './set-detail';

/** Whether two labels are drawn the same: in a gallery of many, each letter changes the block, and one picture of it. */
function isSame(before: LabelPlace, after: LabelPlace): boolean {
  const compared = ({ block, section, page, itemKey, language, isLine }: LabelPlace) => [
    block.id,
    section.id,
    section.attributes,
    page.document.attributes,
    page.frame,
    page.named,
    itemKey,
    language,
    isLine,
  ];
  // What is said elsewhere is only known by asking.
  return (
    !after.isSaid &&
    shallow(compared(before), compared(after)) &&
    shallow(before.values, after.values) &&
    shallow(before.definitions, after.definitions)
  );
}

/**
 * A label as visitors see it, each of whose values can be changed where it stands. One that is emptied stays until it is
 * left; with its block selected, others can be added.
 */
export const EditLabel = memo(function EditLabel(place: LabelPlace) {
  const { block, section, page, itemKey, definitions, values, isSaid, language = '', isLine = false } = place;
  /** The value that is being written, and whether it has just been added. */
  const [open, setOpen] = useState<{ id: string; isNew: boolean } | null>(null);
  const isSelected = useSelection(({ blockId }) => blockId === block.id);
  const entries = labelEntries(values, definitions, page.named, open?.id).filter(
    (entry) => entry.id === open?.id || !isSaid?.(entry),
  );
  const typeOf = (id: string) => String(definitions.findLast((each) => each.id === id)?.type ?? 'text');
  return (
    <>
      <MuseumLabel
        entries={entries}
        frame={page.frame}
        language={language}
        isLine={isLine}
        drawValue={(entry) => (
          <LabelValue
            entry={entry}
            type={typeOf(entry.id)}
            stored={Object.hasOwn(values, entry.id) ? values[entry.id] : undefined}
            language={language}
            // In a line nobody sees the name of what is missing.
            placeholder={isLine ? entry.name : '…'}
            isNew={open?.id === entry.id && open.isNew}
            onChange={(value) => setDetail(block.id, itemKey, entry.id, value)}
            onEnter={() => setOpen((now) => (now?.id === entry.id ? now : { id: entry.id, isNew: false }))}
            onLeave={() => setOpen((now) => (now?.id === entry.id ? null : now))}
          />
        )}
      />
      {isSelected ? (
        <AddDetail
          section={section}
          page={page}
          shown={entries}
          definitions={definitions}
          isOfItem={itemKey !== undefined}
          onAdd={(id) => setOpen({ id, isNew: true })}
        />
      ) : null}
    </>
  );
}, isSame);
