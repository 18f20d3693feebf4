import { describe, expect, it } from 'vitest';
import type { ReviewedText } from '@/lib/domain/translations/review';
import { keyOf, reviewRows } from './review-rows';

const text = (namespace: string, state: ReviewedText['state'] = 'translated'): ReviewedText => ({
  namespace,
  key: 'one',
  source: 'One',
  isShipped: true,
  state,
  problems: [],
});
const shapeOf = (texts: readonly ReviewedText[], isToolsOpen: boolean) =>
  reviewRows(texts, isToolsOpen).map((row) => [row.kind, keyOf(row)]);

describe('the texts beside their originals (docs/languages.md#what-is-left-to-do)', () => {
  it('are visitors’ alone where a view has no others', () => {
    expect(shapeOf([text('nav'), text('own')], false)).toEqual([
      ['text', 'nav\none'],
      ['text', 'own\none'],
    ]);
  });

  it('have the tools’ texts behind visitors’, folded, and open below their head', () => {
    const texts = [text('nav'), text('toolbar'), text('footer')];
    expect(shapeOf(texts, false)).toEqual([
      ['part', 'visitors'],
      ['text', 'nav\none'],
      ['text', 'footer\none'],
      ['part', 'tools'],
    ]);
    expect(shapeOf(texts, true).at(-1)).toEqual(['text', 'toolbar\none']);
  });

  it('say that nothing is left for visitors, and that the tools do not speak the language', () => {
    expect(shapeOf([text('toolbar', 'missing')], true).map(([kind]) => kind)).toEqual([
      'part',
      'none',
      'part',
      'untold',
      'text',
    ]);
  });
});
