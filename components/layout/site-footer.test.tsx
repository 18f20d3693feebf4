import { describe, expect, it } from 'vitest';
import { frame, RUSSIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { SiteFooter } from './site-footer';

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
