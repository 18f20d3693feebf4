import { describe, expect, it } from 'vitest';
import { BlockView } from '@/components/blocks/block-view';
import type { PageView } from '@/lib/domain/site/view-model';
import { block, frame, listedPage, pageView, section, UKRAINIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';

const WORKS = [
  listedPage('/works/tide', 'Tide', { attributes: { year: 2019 } }),
  listedPage('/works/salt', 'Salt'),
];

function drawn(
  items: Record<string, unknown>[],
  headingAbove = 2,
  listed = WORKS,
  more = {},
  rest: Partial<PageView> = {},
): string {
  const list = block('PageList', { parentPage: '/works', template: { items, ...more } });
  const home = section('section-1', 'One', [list]);
  const page = pageView({ sections: [home], rest: { listed: { '/works': listed }, ...rest } });
  return renderView(
    <BlockView block={list} section={home} page={page} isLeading={false} headingAbove={headingAbove} />,
  );
}

const TITLE = { id: 't', type: 'title', config: { tag: 'h3', class: 'large' } };
const YEAR = { id: 'y', type: 'attribute', config: { tag: 'time', attribute: 'year' } };

describe('a list of pages (docs/reference/editing.md#kinds-of-blocks)', () => {
  it('draws title, separator and attribute with the tags and classes of its template', () => {
    const html = drawn([TITLE, { id: 's', type: 'separator', config: { text: ' — ' } }, YEAR]);
    expect(html).toContain('<h3 class="t-large"><a href="/works/tide">Tide</a></h3>');
    expect(html).toContain('<span class="separator" aria-hidden="true"> — </span><time>2019</time>');
    expect(html.match(/<li /g)).toHaveLength(2);
    expect(html.match(/data-filter-item=""/g)).toHaveLength(2);
  });

  it('leaves no separator behind where the attribute is missing', () => {
    const html = drawn([TITLE, { id: 's', type: 'separator', config: {} }, YEAR]);
    expect(html.match(/class="separator"/g)).toHaveLength(1);
  });

  it('leads to the page even where the template has no title', () => {
    expect(drawn([YEAR])).toContain('<a href="/works/tide">Tide</a>');
  });

  it('keeps headings in order: no level is left out below the page’s title', () => {
    expect(drawn([TITLE], 1)).toContain('<h2 class="t-large">');
  });

  it('shows a picture of each page unless it says otherwise', () => {
    const pictured = [listedPage('/works/tide', 'Tide', { cover: '/media/tide.jpg' })];
    expect(drawn([TITLE], 2, pictured)).toMatch(/<ul class="page-list" data-tiles="wall">.*<img /s);
    const plain = drawn([TITLE], 2, pictured, { showPictures: false });
    expect(plain).toContain('<ul class="page-list" data-tiles="wall" data-look="plain">');
    expect(plain).not.toMatch(/<img |data-shared/);
  });

  it('breaks the lines of titles by the language’s tag, which its address need not be', () => {
    const titled = [listedPage('/works/sensors', 'Сенсори та чутливий сад у степу')];
    const ukrainian = { frame: frame({ ...UKRAINIAN, code: 'ua' }) };
    expect(drawn([TITLE], 2, titled, {}, ukrainian)).toContain('сад у\u00a0степу');
    expect(drawn([TITLE], 2, titled)).toContain('сад у степу');
  });

  it('is parted by what is on now, comes next and is past, where something is not over', () => {
    const show = (title: string, dates: string) =>
      listedPage(`/works/${title}`, title, { attributes: { dates } });
    const shows = [
      show('Old', '1 May – 2 May 2019'),
      show('Later', '1 May – 2 May 2026'),
      show('Open', '1 May 2025 – 2 May 2026'),
    ];
    const html = drawn([TITLE], 2, shows);
    expect(html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe('|On now|Open|Coming up|Later|Past|Old|');
    expect(html.match(/<ul [^>]*aria-labelledby="([^"]*)"/)?.[1]).toBe(/<p id="([^"]*)"/.exec(html)?.[1]);
    expect(drawn([TITLE], 2, shows, {}, { today: '2027-01-01' })).not.toContain('<p ');
  });

  it('says so when there is nothing', () => {
    expect(drawn([TITLE], 2, [])).toContain('Nothing here yet.');
  });
});
