import { describe, expect, it } from 'vitest';
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
