import type { Section } from './model';

/** A section as the editor adds it; the id is the caller's, and the name in other languages. */
export function createSection(id: string, name = 'New Section'): Section {
  return { id, name, attributes: [], blocks: [] };
}
