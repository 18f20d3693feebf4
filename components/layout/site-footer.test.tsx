import { describe, expect, it } from 'vitest';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { frame, listedPage, RUSSIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { SiteFooter } from './site-footer';

describe('legal texts', () => {
  it('are led to where they stand, by their titles, and only where visitors find them', () => {
    const moved = listedPage('/datenschutz', 'Datenschutz', { isFallback: true });
    const html = renderView(<SiteFooter frame={frame(RUSSIAN, { legal: [moved] })} path="/about" />, 'ru');
    expect(html).toMatch(/<a[^>]* lang="en"[^>]* href="\/ru\/datenschutz"[^>]*>Datenschutz</);
    expect(html).not.toContain('/legal/');
  });
});

describe('way to the feeds (issue "Finding it")', () => {
  it.each([
    ['/works/digital-art/nft', ['/ru/works/feed.atom']],
    ['/exhibitions', ['/ru/exhibitions/feed.atom']],
    ['/about', []],
  ])('%s leads to %j, in the visitor’s language', (path, addresses) => {
    const html = renderView(<SiteFooter frame={frame(RUSSIAN)} path={path} />, 'ru');
    expect([...html.matchAll(/href="([^"]*\.atom)"/g)].map(([, href]) => href)).toEqual(addresses);
  });
});

describe('what the footer leads to', () => {
  it('is its own list: pages first, and what is elsewhere beside them', () => {
    const footer: SiteFrame['footer'] = [
      { address: 'https://www.instagram.com/daria', title: 'Instagram', below: [] },
      { path: '/works', title: 'Работы', below: [] },
    ];
    const html = renderView(<SiteFooter frame={frame(RUSSIAN, { footer })} path="/about" />, 'ru');
    const [, pages = '', elsewhere = ''] = html.split(/<nav|<ul class="footer-links/);
    expect(pages).toContain('href="/ru/works"');
    expect(elsewhere).toContain('href="https://www.instagram.com/daria"');
    const plain = renderView(<SiteFooter frame={frame(RUSSIAN)} path="/about" />, 'ru');
    expect(plain).not.toContain('footer-links');
  });
});
