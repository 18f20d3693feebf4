import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { block, ENGLISH, frame, pageView, RUSSIAN, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { PageView } from './page-view';

function hrefs(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

describe('a page for a visitor', () => {
  it('keeps the page in the language switcher (docs/reference/pages-and-paths.md#routes)', () => {
    const html = renderView(<PageView view={pageView({ path: '/about/quotes', layout: 'navigated' })} />);
    const switcher = html.slice(html.indexOf('class="languages '));
    expect(hrefs(switcher).slice(0, 3)).toEqual(['/about/quotes', '/ru/about/quotes', '/uk/about/quotes']);
    expect(switcher).toContain('hrefLang="ru" lang="ru"');
  });

  it('offers only the languages that its frame names', () => {
    const view = pageView({ rest: { frame: { ...frame(), languages: [ENGLISH, RUSSIAN] } } });
    expect(renderView(<PageView view={view} />)).not.toContain('Українська');
  });

  it('leads to pages of the visitor’s own language', () => {
    const html = renderView(<PageView view={pageView({ rest: { frame: frame(RUSSIAN) } })} />, 'ru');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/ru', '/ru/works', '/ru/legal/privacy-policy']));
    expect(html).toContain('Меню');
  });

  it('marks content that fell back with its own language (docs/reference/languages.md#languages-of-the-site)', () => {
    const sections = [section('section-1', 'One', [])];
    const view = pageView({ sections, rest: { frame: frame(RUSSIAN), contentLanguage: ENGLISH } });
    const html = renderView(<PageView view={view} />, 'ru');
    expect(html).toContain('<div class="sections" lang="en" dir="ltr">');
    expect(html).toContain('<h1 class="page-title" lang="en" dir="ltr">');
    expect(html).toMatch(
      /<p class="translation-note [^>]*" lang="ru" dir="ltr">Эта страница ещё не переведена\./,
    );
  });

  it('says borrowed words of the interface in their own direction, not the page’s', () => {
    const arabic: SiteLanguage = { code: 'ae', tag: 'ar', name: 'العربية', iconCode: 'ae', dir: 'rtl' };
    const filterBar = { kind: 'works', isSearchable: true, total: 24, shown: 24 } as const;
    const sections = [section('section-1', 'One', [])];
    const rest = {
      frame: frame(arabic),
      contentLanguage: ENGLISH,
      filterBar: { ...filterBar, beforeSection: 'section-1', groups: [], listViews: [], wholePath: '/' },
    };
    const fallback = {
      layout: { notTranslated: 'en' },
      filter: { allWorks: 'en', search: 'en' },
      nav: { menu: 'he' },
    };
    const html = renderView(<PageView view={pageView({ sections, rest })} />, 'en', fallback);
    expect(html).toMatch(/<p class="translation-note [^>]*" lang="en" dir="ltr">[^<]+<\/p>/);
    expect(html).toMatch(/<span role="status" lang="en" dir="ltr">[^<]*24/);
    expect(html).toMatch(/<label><span lang="en" dir="ltr">/);
    expect(html).toMatch(/class="menu-button [^>]*><span lang="he" dir="rtl"/);
    expect(html).toMatch(/<search [^>]* lang="ar" dir="rtl"/);
  });

  it('says of each part of a half translated page which language it is in (decision 30)', () => {
    const texts = [
      block('RichText', { content: '<p>Eins</p>' }, { id: 'a' }),
      block('Quote', { content: 'Two', source: '' }, { id: 'b' }),
    ];
    const sections = [section('s1', 'One', texts), section('s2', 'Zwei', [])];
    const rest = {
      frame: frame(RUSSIAN),
      contentLanguage: RUSSIAN,
      untranslated: ['b', 's1'],
      sourceLanguage: ENGLISH,
    };
    const html = renderView(<PageView view={pageView({ sections, layout: 'content-legal', rest })} />, 'ru');
    expect(html).toContain('Часть этой страницы ещё не переведена.');
    expect(html).toContain('<h1 class="page-title">');
    expect(html).toMatch(/<div class="sections [^"]*">/);
    expect(html).toMatch(/<div class="prose">/);
    expect(html).toMatch(/<figure class="quote"[^>]* lang="en" dir="ltr">/);
    expect(html).toMatch(/<h2 id="s1-name" class="section-name" lang="en" dir="ltr">/);
    expect(html).toContain('<a href="#s1" lang="en" dir="ltr">One</a></li><li><a href="#s2">');
    const none = { ...rest, contentLanguage: ENGLISH, untranslated: ['a', 'b', 's1', 's2'] };
    const copy = renderView(<PageView view={pageView({ sections, rest: none })} />, 'ru');
    expect(copy).toContain('<h1 class="page-title">');
    expect(copy).toMatch(/<div class="sections[^>]* lang="en" dir="ltr">/);
    expect(copy).toContain('Эта страница ещё не переведена.');
  });

  it.each([
    ['/', 'dark'],
    ['/works', 'dark'],
    ['/works/digital-art/nft/seed-vault', 'dark'],
    ['/about', 'paper'],
    ['/worksheets', 'paper'],
  ])('%s stands in the %s theme', (path, theme) => {
    expect(renderView(<PageView view={pageView({ path })} />)).toContain(`data-theme="${theme}"`);
  });

  it('escapes what people wrote where it is only ever text (security X-7)', () => {
    const title = '</title><script>alert(1)</script>';
    const sections = [section('section-1', title, []), section('section-2', title, [])];
    const html = renderView(<PageView view={pageView({ title, sections, layout: 'content-legal' })} />);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('has neither navigation nor footer in the auth layout', () => {
    const html = renderView(<PageView view={pageView({ layout: 'auth' })} />);
    expect(html).not.toContain('<footer');
    expect(html).not.toContain('/works');
  });
});
