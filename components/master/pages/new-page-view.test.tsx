import { describe, expect, it } from 'vitest';
import { LAYOUTS } from '@/components/layout/layouts';
import type { PageToEdit } from '@/lib/contracts/page-view';
import { PAGE_LAYOUTS } from '@/lib/domain/site/routes';
import { MESSAGES } from '@/messages';
import { block, listedPage, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { newPageView } from './new-page-view';

const HOME: PageToEdit = {
  view: pageView({
    path: '/',
    title: 'The home page',
    sections: [section('hero', 'Opening', [block('RichText', { content: '<p>Words of home.</p>' })])],
  }),
  publishing: null,
  messages: MESSAGES.en,
  tools: { language: { tag: 'en', dir: 'ltr' }, messages: MESSAGES.en },
};
const WORKS: PageToEdit = {
  ...HOME,
  view: pageView({
    path: '/works',
    title: 'All works',
    sections: [],
    rest: { listed: { '/works': [listedPage('/works/one', 'One work')] } },
  }),
};

describe('the pictures of a new page (docs/pages.md#a-pages-settings)', () => {
  it.each(PAGE_LAYOUTS)(
    'show its title and words for its own in %s, and nothing of the page above',
    (name) => {
      const Layout = LAYOUTS[name];
      const { view } = newPageView(HOME, { path: '/salt', title: 'Salt' });
      const html = renderView(<Layout page={{ ...view, layout: name }} />);
      expect(html).toMatch(/<h1[^>]*>Salt<\/h1>/);
      expect(html).toContain('What the picture shows');
      expect(html).not.toContain('Words of home');
    },
  );

  it('stand below the page above, beside its pages', () => {
    const { view } = newPageView(WORKS, { path: '/works/salt', title: 'Salt' });
    expect(view.trail.map(({ path }) => path)).toEqual(['/works']);
    expect(view.siblings.map(({ path }) => path)).toEqual(['/works/one', '/works/salt']);
    expect(view.document.translation.path).toBe('/works/salt');
  });
});
