import { describe, expect, it } from 'vitest';
import { FilterBar } from '@/components/layout/filter-bar';
import { PageSections } from '@/components/layout/page-sections';
import { filterPage, withFilterBar } from '@/lib/domain/lists/filter-view';
import type { PageView } from '@/lib/domain/site/view-model';
import { block, frame, listedPage, pageView, RUSSIAN, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';

const attributeNames = { year: 'Year', medium: 'Medium', shown: 'Shown' };
const WORKS = [
  listedPage('/works/a', 'Tide', {
    attributes: { year: 'c. 2019', medium: 'Oil', shown: true },
    attributeNames,
  }),
  listedPage('/works/b', 'Salt', { attributes: { year: 2024, shown: false }, attributeNames }),
  listedPage('/works/c', 'Rain', { attributes: { year: 2024, medium: 'Ink', shown: true }, attributeNames }),
  listedPage('/works/d', 'Fog', { isFallback: true, attributes: { shown: true }, attributeNames }),
];

function seen(value: 'list' | 'timeline', rest: Partial<PageView> = {}): PageView {
  const list = block('PageList', { parentPage: '/works', template: { items: [] } });
  const page = pageView({
    path: '/works',
    sections: [section('all', 'All', [list])],
    rest: { listed: { '/works': WORKS }, ...rest },
  });
  const view = filterPage(withFilterBar(page), { attribute: 'view', value });
  if (!view) throw new Error('There is no such view');
  return view;
}

const text = (html: string) => html.replace(/^[^>]*>|<[^>]*>/g, '|').replace(/\|+/g, '|');

describe('a list and a timeline (docs/reference/lists-and-filters.md#list-and-timeline)', () => {
  it('has a line for each page, with the year in the words of the page, and the name of each value', () => {
    const html = renderView(<PageSections page={seen('list')} />);
    const lines = html.split('data-filter-item=""').slice(1).map(text);
    expect(lines).toHaveLength(4);
    expect(lines[2]).toContain('c.\u00a02019|Tide|Medium: |Oil|Shown: |yes|');
    expect(lines[0]).not.toContain('Medium');
    expect(html).toContain('href="/works/a"');
    expect(html).toMatch(/aria-hidden="true"[^>]*><span[^>]*>Medium<\/span><span[^>]*>Shown<\/span>/);
  });

  it('has a heading for each year, and none over what says no year', () => {
    const html = renderView(<PageSections page={seen('timeline')} />);
    expect([...html.matchAll(/<h2[^>]*>(\d+)<\/h2>/g)].map(([, year]) => year)).toEqual(['2024', '2019']);
    expect(html.match(/<section /g)).toHaveLength(3);
    expect(html.match(/data-filter-item=""/g)).toHaveLength(4);
    expect(html).toContain('<section class="section ');
  });

  it('says which title is in another language', () => {
    expect(renderView(<PageSections page={seen('list', { frame: frame(RUSSIAN) })} />, 'ru')).toMatch(
      /<a [^>]*lang="en"[^>]*href="\/ru\/works\/d"|<a [^>]*href="\/ru\/works\/d"[^>]*lang="en"/,
    );
  });

  it('says in the bar how the page is seen, and leads back to its pictures', () => {
    const html = renderView(<FilterBar page={seen('timeline')} />);
    expect(html).toMatch(/aria-current="true"[^>]*href="\/works\/view=timeline"[^>]*>By year/);
    expect(html).toMatch(/href="\/works"[^>]*>Pictures/);
    expect(html).toContain('href="/works/year=2024,view=timeline"');
  });
});
