import type { AttributeValue } from '@/lib/domain/content/model';
import { definitionsFor } from './definitions';
import type { BlockPlace, LabelPlace } from './drawn-page';
import { labelEntries } from './label-entries';
import { MuseumLabel } from './museum-label';

type Label = Pick<LabelPlace, 'block' | 'section' | 'page' | 'definitions' | 'values' | 'itemKey'>;

/** What the label of a block says, and can say. */
export function labelOfBlock({
  block,
  section,
  page,
}: Pick<BlockPlace, 'block' | 'section' | 'page'>): Label {
  const definitions = definitionsFor(block, section, page);
  return { block, section, page, definitions, values: block.attributes };
}

interface Item {
  key?: string | undefined;
  attributes: Record<string, AttributeValue>;
}

/** As for the block, of one of its items. */
export function labelOfItem(ofBlock: Label, { key, attributes }: Item): Label {
  const definitions = [...ofBlock.definitions, ...ofBlock.block.itemAttributes];
  return { ...ofBlock, definitions, values: attributes, itemKey: key };
}

/** Whether visitors see nothing of a label. */
export const isUnsaid = ({ values, definitions, page }: Label) =>
  labelEntries(values, definitions, page.named).length === 0;

/** The museum label of a block or of one of its items: as visitors read it, or to be typed in where it stands. */
export function BlockLabel(place: LabelPlace) {
  const { page, values, definitions, isSaid, language = '', isLine = false } = place;
  if (page.slots?.label) return page.slots.label(place);
  const entries = labelEntries(values, definitions, page.named).filter((entry) => !isSaid?.(entry));
  return <MuseumLabel entries={entries} frame={page.frame} language={language} isLine={isLine} />;
}
