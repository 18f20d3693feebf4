import { describe, expect, it } from 'vitest';
import { validateContent } from '@/lib/domain/content/validate';
import { startingContent, startingWords } from './starting-page';

const contentOf = (demonstration: string) =>
  startingContent(
    demonstration,
    { title: 'Title', text: startingWords(demonstration) === null ? null : 'To be typed over' },
    (path) => `/moved${path}`,
  );

describe('what an emptied page begins with (docs/first-steps.md#the-demonstration)', () => {
  it.each([
    ['/', ['RichText', 'PageList'], '/moved/works'],
    ['/works', ['PageList'], '/moved/works'],
    ['/exhibitions', ['PageList'], '/moved/exhibitions'],
    ['/about', ['RichText'], null],
    ['/contact', ['RichText'], null],
    ['/legal/privacy-policy', ['RichText'], null],
    ['/constructor', ['RichText'], null],
  ])('%s', (demonstration, kinds, listed) => {
    const content = contentOf(demonstration);
    expect(validateContent(content)).toEqual([]);
    const blocks = content.sections.flatMap((section) => section.blocks);
    expect(blocks.map(({ component }) => component)).toEqual(kinds);
    expect(blocks.at(-1)?.props.parentPage ?? null).toBe(listed);
    expect(JSON.stringify(blocks).includes('To be typed over')).toBe(kinds.includes('RichText'));
  });
});
