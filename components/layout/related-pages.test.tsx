import { describe, expect, it } from 'vitest';
import { NO_RELATED } from '@/lib/domain/site/related-pages';
import type { PageView } from '@/lib/domain/site/view-model';
import { listedPage, PICTURE, pageView } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { RelatedPages } from './related-pages';

const works = ['a', 'b', 'c', 'd'].map((name) => listedPage(`/works/${name}`, name.toUpperCase()));

function drawn(
  related: Partial<PageView['related']>,
  hasPager = false,
  rest: Partial<PageView> = {},
): string {
  const page = pageView({ path: '/works/a', rest: { related: { ...NO_RELATED, ...related }, ...rest } });
  return renderView(<RelatedPages page={page} hasPager={hasPager} />);
}
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('RelatedPages', () => {
  it('is nothing where nothing belongs with the page', () => {
    expect(drawn({})).toBe('');
  });

  it('names what belongs together, each part under its name', () => {
    const html = drawn({
      shownIn: [listedPage('/exhibitions/tide', 'Tide')],
      writtenAbout: [listedPage('/press/tide', 'On tides')],
      works: [listedPage('/works/x', 'X')],
    });
    expect(hrefs(html)).toEqual(['/exhibitions/tide', '/press/tide', '/works/x']);
    expect(html.match(/<h2/g)).toHaveLength(3);
    expect(html).toContain('Shown in');
  });

  it('leads to the series, and leaves out what the pager shows already', () => {
    const moreOf = { series: { path: '/series', title: 'Tide Rooms' }, works: works.slice(1) };
    const rest = { siblings: works };
    expect(hrefs(drawn({ moreOf }, false, rest))).toEqual(['/series', '/works/b', '/works/c', '/works/d']);
    expect(hrefs(drawn({ moreOf }, true, rest))).toEqual(['/series', '/works/c', '/works/d']);
    expect(drawn({ moreOf: { ...moreOf, works: works.slice(1, 2) } }, true, rest)).toBe('');
  });

  it('asks for no more of a picture that is higher than wide than its height leaves', () => {
    const work = listedPage('/works/x', 'X', { cover: '/media/x.jpg' });
    const sizesOf = (width: number) =>
      drawn({ works: [work] }, false, { media: { '/media/x.jpg': { ...PICTURE, width, height: 1200 } } });
    expect(sizesOf(600)).toContain('(min-width: 43rem) calc(1.05 * 6.5rem), calc(1.05 * min(44vw, 6.5rem))');
    expect(sizesOf(1800)).toContain('(min-width: 43rem) calc(1.05 * 13rem), calc(1.05 * 44vw)');
  });

  it('says in which language a title is that the visitor’s language does not have', () => {
    const fallback = listedPage('/exhibitions/tide', 'Tide', { isFallback: true });
    expect(drawn({ shownIn: [fallback] })).toContain('lang="en"');
  });
});
