import { describe, expect, it } from 'vitest';
import { block, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { QuoteView } from './view';

function label(source: string, year: number): string | undefined {
  const props = { content: 'Words.', source };
  const given = { ...block('Quote', props), attributes: { year } };
  const home = section('section-1', 'One', [given], {
    attributes: [{ id: 'year', name: 'Year', slug: 'year', type: 'number', inherited: false }],
  });
  const view = (
    <QuoteView
      block={given}
      props={props}
      section={home}
      page={pageView({ sections: [home] })}
      isLeading={false}
      headingAbove={2}
    />
  );
  return /<dd[^>]*>(.*?)<\/dd>/.exec(renderView(view))?.[1];
}

describe('the label under a quote (docs/reference/editing.md#kinds-of-blocks)', () => {
  it.each([
    ['does not say again what the source has said', 'Lecture in Vienna, 2021', 2021, undefined],
    ['says what it has not', 'Lecture in Vienna', 2021, '2021'],
    ['does not take a part of a word for it', 'Lecture in 2021', 20, '20'],
    ['stands without a source', '', 2021, '2021'],
  ])('%s', (_what, source, year, expected) => {
    expect(label(source, year)).toBe(expected);
  });
});
