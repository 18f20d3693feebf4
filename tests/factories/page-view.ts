import type { Block, Look, Section } from '@/lib/domain/content/model';
import type { MediaFacts } from '@/lib/domain/media/model';
import { kindForPath } from '@/lib/domain/site/page-kinds';
import { NO_RELATED } from '@/lib/domain/site/related-pages';
import type { LayoutName } from '@/lib/domain/site/routes';
import type { ListedPage, PageView, SiteFrame, SiteLanguage } from '@/lib/domain/site/view-model';

export const ENGLISH: SiteLanguage = { code: 'en', tag: 'en', name: 'English', iconCode: 'us', dir: 'ltr' };
export const RUSSIAN: SiteLanguage = { code: 'ru', tag: 'ru', name: 'Русский', iconCode: 'ru', dir: 'ltr' };
export const UKRAINIAN: SiteLanguage = {
  code: 'uk',
  tag: 'uk',
  name: 'Українська',
  iconCode: 'ua',
  dir: 'ltr',
};

export function listedPage(path: string, title: string, rest: Partial<ListedPage> = {}): ListedPage {
  return { path, title, description: '', cover: null, attributes: {}, attributeNames: {}, ...rest };
}

export function frame(language: SiteLanguage = ENGLISH, rest: Partial<SiteFrame> = {}): SiteFrame {
  const about = listedPage('/about', 'About');
  const works = listedPage('/works', 'Works');
  const exhibitions = listedPage('/exhibitions', 'Exhibitions');
  const contact = listedPage('/contact', 'Contact');
  const privacy = listedPage('/legal/privacy-policy', 'Privacy policy');
  const terms = listedPage('/legal/terms-of-use', 'Terms of use');
  const menu = [about, works, exhibitions, contact].map(({ path, title }) => ({ path, title, below: [] }));
  return {
    language,
    languages: [ENGLISH, RUSSIAN, UKRAINIAN],
    navigation: [about, works, exhibitions, contact, privacy, terms],
    menu,
    footer: menu,
    legal: [privacy, terms],
    known: { about, works, exhibitions, contact, privacy, terms },
    feeds: ['/exhibitions', '/works'],
    homeIn: ['en', 'ru', 'uk'],
    ...rest,
  };
}

export function block(component: string, props: Record<string, unknown>, rest: Partial<Block> = {}): Block {
  return {
    id: `block-${component}`,
    component,
    props,
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
    ...rest,
  };
}

export function section(id: string, name: string, blocks: Block[], rest: Partial<Section> = {}): Section {
  return { id, name, attributes: [], blocks, ...rest };
}

export const PICTURE: MediaFacts = { contentType: 'image/jpeg', width: 1600, height: 1200 };

interface PageViewOptions {
  path?: string;
  layout?: LayoutName;
  title?: string;
  sections?: Section[];
  look?: Look;
  rest?: Partial<PageView>;
}

/** A view with the given content, on an ordinary page in English unless it is said otherwise. */
export function pageView({
  path = '/about',
  layout = 'default',
  title = 'A page',
  sections = [],
  look = {},
  rest = {},
}: PageViewOptions = {}): PageView {
  return {
    frame: frame(),
    layout,
    kind: kindForPath(path),
    today: '2026-01-01',
    contentLanguage: ENGLISH,
    writtenIn: [ENGLISH, RUSSIAN, UKRAINIAN],
    untranslated: [],
    sourceLanguage: ENGLISH,
    trail: [],
    parentLayout: null,
    siblings: [],
    listed: {},
    named: {},
    related: NO_RELATED,
    media: {},
    filter: null,
    listView: null,
    filterBar: null,
    document: {
      id: 'page-1',
      meta: { title, description: '', keywords: [] },
      layout,
      attributes: [],
      translation: {
        id: 'translation-1',
        locale: 'en',
        path,
        content: { look, sections },
        version: 1,
        updatedAt: '2025-11-02T10:00:00.000Z',
      },
    },
    ...rest,
  };
}
