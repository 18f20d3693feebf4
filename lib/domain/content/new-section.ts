import type { Section } from './model';

/** A section as the editor adds it (specification §3 "Section"); the id is the caller's (decision 23), and the name in other languages. */
export function createSection(id: string, name = 'New Section'): Section {
  return { id, name, attributes: [], blocks: [] };
}
