import type { LabelPlace } from './drawn-page';
import { labelEntries } from './label-entries';
import { MuseumLabel } from './museum-label';

/** The museum label of a block or of one of its items: as visitors read it, or to be typed in where it stands. */
export function BlockLabel(place: LabelPlace) {
  const { page, values, definitions, isSaid, language = '', isLine = false } = place;
  if (page.slots?.label) return page.slots.label(place);
  const entries = labelEntries(values, definitions, page.named).filter((entry) => !isSaid?.(entry));
  return <MuseumLabel entries={entries} frame={page.frame} language={language} isLine={isLine} />;
}
