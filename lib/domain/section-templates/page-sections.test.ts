import { describe, expect, it } from 'vitest';
import { PAGE_KINDS } from '../site/page-kinds';
import { readySections } from './page-sections';

describe('readySections', () => {
  it.each(PAGE_KINDS)('a %s begins with sections whose ids hold on the whole page', (kind) => {
    const { sections } = readySections(kind, (key) => `[${key}]`);
    const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(JSON.stringify(sections)).toContain('-text]');
  });
});
