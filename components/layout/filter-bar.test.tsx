import { describe, expect, it } from 'vitest';
import { PageView } from '@/components/page/page-view';
import { filterPage, withFilterBar } from '@/lib/domain/lists/filter-view';
import type { PageView as PageViewModel } from '@/lib/domain/site/view-model';
import { block, ENGLISH, frame, pageView, RUSSIAN, section, UKRAINIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { FilterBar } from './filter-bar';

const LANGUAGES = { en: ENGLISH, ru: RUSSIAN, uk: UKRAINIAN };

/** A page of so many quotes, every other one signed. */
function quotes(total: number, code: keyof typeof LANGUAGES = 'en'): PageViewModel {
  const all = Array.from({ length: total }, (_, at) =>
    block(
      'Quote',
      { content: `Words ${at}`, source: '' },
      {
        id: `quote-${at}`,
        attributes: { 'block-signed': at % 2 === 0 },
        blockAttributes: [{ id: 'block-signed', name: 'Signed' }],
      },
    ),
  );
  return withFilterBar(
    pageView({
      path: '/about/quotes',
      layout: 'navigated',
      sections: [
        section('words', 'Words', [block('RichText', { content: '<p>x</p>' })]),
        section('all', 'All', all),
      ],
      rest: { frame: frame(LANGUAGES[code]) },
    }),
  );
}

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the filter bar (docs/reference/lists-and-filters.md#visitors)', () => {
  it.each([
    ['en', 21, '21 quotes', '11 of 21 quotes'],
    ['ru', 4, '4 цитаты', '2 из 4 цитат'],
    ['ru', 21, '21 цитата', '11 из 21 цитаты'],
    ['ru', 28, '28 цитат', '14 из 28 цитат'],
    ['uk', 4, '4 цитати', '2 із 4 цитат'],
    ['uk', 21, '21 цитата', '11 із 21 цитати'],
    ['uk', 28, '28 цитат', '14 із 28 цитат'],
  ] as const)('in %s, of %i it says “%s” and “%s”', (code, total, all, some) => {
    const view = quotes(total, code);
    const signed = filterPage(view, { attribute: 'signed', value: 'yes' });
    expect(text(renderView(<FilterBar page={view} />, code))).toContain(all);
    expect(text(renderView(signed && <FilterBar page={signed} />, code))).toContain(some);
  });

  it('says yes and no in the visitor’s language, at addresses that are the same in all', () => {
    const html = renderView(<FilterBar page={quotes(8, 'uk')} />, 'uk');
    expect(html).toContain('href="/uk/about/quotes/signed=yes"');
    expect(text(html)).toContain('так 4');
  });

  it('marks the choice, names it where the choices are folded away, and leads back to all', () => {
    const view = filterPage(quotes(8), { attribute: 'signed', value: 'no' });
    const html = renderView(view && <FilterBar page={view} />);
    expect(html).toMatch(
      /<a[^>]* aria-current="true"[^>]* href="\/about\/quotes\/signed=no"|<a[^>]*signed=no"[^>]* aria-current="true"/,
    );
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(text(html)).toContain('Signed: no');
    expect(html).toMatch(/href="\/about\/quotes"[^>]*>Show all/);
  });

  it('stands before the first section that it is about, and nowhere else', () => {
    const html = renderView(<PageView view={quotes(8)} />);
    expect(html.match(/<search/g)).toHaveLength(1);
    const order = ['id="words"', '<search', 'id="all"'].map((part) => html.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(renderView(<PageView view={quotes(3)} />)).not.toContain('<search');
  });

  it('switches languages to the same choice where there is one, else to the page', () => {
    const view = filterPage(quotes(8), { attribute: 'signed', value: 'no' });
    const alternates = { ru: '/about/quotes/signed=no' };
    const html = renderView(
      view?.filter && <PageView view={{ ...view, filter: { ...view.filter, alternates } }} />,
    );
    const switcher = html.slice(html.indexOf('class="languages '));
    expect([...switcher.matchAll(/ href="([^"]*)"/g)].slice(0, 3).map(([, href]) => href)).toEqual([
      '/about/quotes/signed=no',
      '/ru/about/quotes/signed=no',
      '/uk/about/quotes',
    ]);
  });
});
