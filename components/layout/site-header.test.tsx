import { describe, expect, it } from 'vitest';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { ENGLISH, frame, RUSSIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { SiteHeader } from './site-header';

const MARK = { src: '/media/logo.png', width: 800, height: 200 };

function brand(mark: SiteFrame['mark'], rest: Partial<SiteFrame> = {}, isBare = false): string {
  const given = frame(RUSSIAN, { ...rest, ...(mark && { mark }) });
  const html = renderView(<SiteHeader frame={given} path="/about" isBare={isBare} />, 'ru');
  return /<(a|span)[^>]* class="brand [^>]*>(?<inner>.*?)<\/\1>/s.exec(html)?.groups?.inner ?? '';
}

describe('whose site it is, in the header (docs/reference/look.md#logo)', () => {
  it('is said by the name', () => {
    expect(brand(undefined)).toBe('Дарья Селиван');
  });

  it('is said by the mark, which has the name as its text and keeps its place while it loads', () => {
    const html = brand({ ...MARK, isAlone: true });
    expect(html).toMatch(/^<img [^>]*>$/);
    for (const part of ['alt="Дарья Селиван"', 'src="/media/logo.png?w=480&amp;q=75"', 'width="800"'])
      expect(html).toContain(part);
    expect(brand({ ...MARK, isAlone: true }, { homeIn: [ENGLISH.code] })).toBe(html);
  });

  it('is said by the shape of the mark in the colour of the words, where that is chosen', () => {
    const html = brand({ ...MARK, isAlone: true, isInWords: true });
    expect(html).toMatch(
      /^<span class="[^"]*bg-current[^"]*" style="mask-image:url\([^)]*\/media\/logo\.png\?w=480[^)]*\)"><img [^>]*alt="Дарья Селиван"[^>]*><\/span>$/,
    );
  });

  it('is said once where both are shown, and a drawing is sent as it is', () => {
    const html = brand({ src: '/media/logo.svg', isAlone: false });
    expect(html).toMatch(
      /^<span [^>]*><img [^>]*src="\/media\/logo.svg" alt=""[^>]*><span>Дарья Селиван<\/span><\/span>$/,
    );
  });

  it('is said by the name on the pages of owners', () => {
    expect(brand({ ...MARK, isAlone: true }, {}, true)).toBe('Дарья Селиван');
  });
});

describe('the menu (docs/reference/pages-and-paths.md#menu-and-footer)', () => {
  const menu: SiteFrame['menu'] = [
    {
      path: '/works',
      title: 'Работы',
      below: [{ path: '/works/nft', title: 'NFT', isFallback: true, below: [] }],
    },
    { address: 'https://example.org/', title: 'example.org', below: [] },
  ];
  const html = (path: string) =>
    renderView(<SiteHeader frame={frame(RUSSIAN, { menu })} path={path} />, 'ru');
  const [row = '', dialog = ''] = html('/works/nft').split('<dialog');

  it('unfolds a second level by the name above it, in a row that begins with that page', () => {
    expect(row).toMatch(/<details[^>]*><summary class="[^"]* within"[^>]*>Работы/);
    expect([...row.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
      expect.arrayContaining(['/ru/works', '/ru/works/nft', 'https://example.org/']),
    );
    expect(html('/about')).not.toMatch(/<summary class="[^"]* within"/);
  });

  it('shows both levels in the dialog of a phone, and nothing to unfold', () => {
    expect(dialog).not.toContain('<details');
    expect(dialog).toMatch(/href="\/ru\/works"[^>]*>Работы<\/a><ul class="[^"]*"><li/);
  });

  it('says the language of a lent title, and does not tell others where visitors come from', () => {
    expect(row).toMatch(/<a class="within" lang="en" dir="ltr" aria-current="page" href="\/ru\/works\/nft"/);
    expect(row).toContain('<a href="https://example.org/" rel="noopener noreferrer">example.org</a>');
  });
});
