import type { Section } from './model';

/** A section as the editor adds it (specification §3 "Section"); the id is the caller's (decision 23). */
export function createSection(id: string): Section {
  return { id, name: 'New Section', attributes: [], blocks: [] };
}
