import { describe, expect, it } from 'vitest';
import type { MenuLink, NamedPage } from '../site/view-model';
import { isFirstLevel, type MenuEntry, pagesInMenu, renameInMenu, type SiteMenu } from './model';
import { networkName } from './network-name';
import { resolveMenu } from './resolve-menu';

const page = (name: string, rest: Partial<NamedPage> = {}): NamedPage => ({
  path: `/${name}`,
  title: name.toUpperCase(),
  ...rest,
});

/** About, works and contact on the first level; news below about. Shop is there, and visitors do not find it. */
function menuOf(site: SiteMenu, language = 'ru', titles: Partial<Record<string, Partial<NamedPage>>> = {}) {
  const found = (name: string) => page(name, titles[name]);
  const firstLevel = ['about', 'works', 'contact'].map((name) => ({ id: name, page: found(name) }));
  const pages = new Map(['about', 'works', 'contact', 'news'].map((name) => [name, found(name)]));
  return resolveMenu(site, { firstLevel, pages, language, fallback: 'en' });
}

const drawn = (links: readonly MenuLink[]): string =>
  links
    .map((link) => {
      const below = link.below.length > 0 ? ` (${drawn(link.below)})` : '';
      return `${link.title}${'isFallback' in link ? '*' : ''}${below}`;
    })
    .join(', ');

const ABOUT: MenuEntry = { page: 'about' };
const SHOP: MenuEntry = { page: 'shop' };
const INSTAGRAM: MenuEntry = { address: 'https://www.instagram.com/daria' };

describe('the menu (docs/reference/pages-and-paths.md#menu-and-footer)', () => {
  it.each<[string, SiteMenu, string]>([
    ['nothing arranged: the first level', {}, 'ABOUT, WORKS, CONTACT'],
    ['another order', { menu: [{ page: 'contact' }, ABOUT, { page: 'works' }] }, 'CONTACT, ABOUT, WORKS'],
    ['what is new comes last', { menu: [{ page: 'contact' }] }, 'CONTACT, ABOUT, WORKS'],
    ['hidden', { hidden: ['works'] }, 'ABOUT, CONTACT'],
    ['a second level', { menu: [{ ...ABOUT, below: [{ page: 'news' }] }] }, 'ABOUT (NEWS), WORKS, CONTACT'],
    [
      'an arranged page below another comes once',
      { menu: [{ ...ABOUT, below: [{ page: 'works' }] }] },
      'ABOUT (WORKS), CONTACT',
    ],
    ['a page that nobody finds is left out', { menu: [SHOP, ABOUT], hidden: ['works', 'contact'] }, 'ABOUT'],
    [
      'what stands below it moves up',
      { menu: [{ ...SHOP, below: [ABOUT] }], hidden: ['works', 'contact'] },
      'ABOUT',
    ],
    [
      'elsewhere, by the name of the network',
      { menu: [INSTAGRAM], hidden: ['about', 'works', 'contact'] },
      'Instagram',
    ],
  ])('%s', (_, site, expected) => {
    expect(drawn(menuOf(site).menu)).toBe(expected);
  });

  it.each<[string, MenuEntry, Partial<NamedPage>, string]>([
    ['its title', ABOUT, {}, 'ABOUT'],
    ['the label in the language', { ...ABOUT, labels: { ru: 'Обо мне', en: 'Me' } }, {}, 'Обо мне'],
    ['its own title before a label in another language', { ...ABOUT, labels: { en: 'Me' } }, {}, 'ABOUT'],
    [
      'a label in the default language before a title that is lent',
      { ...ABOUT, labels: { en: 'Me' } },
      { isFallback: true },
      'Me*',
    ],
    [
      'a label in the language of a page that is lent',
      { ...ABOUT, labels: { ru: 'Обо мне' } },
      { isFallback: true },
      'Обо мне',
    ],
    ['a lent title', ABOUT, { isFallback: true }, 'ABOUT*'],
    [
      'elsewhere, a label in the default language',
      { ...INSTAGRAM, labels: { en: 'Pictures' } },
      {},
      'Pictures*',
    ],
  ])('an entry is called by %s', (_, entry, about, expected) => {
    const site = { menu: [entry], hidden: ['about', 'works', 'contact'] };
    expect(drawn(menuOf(site, 'ru', { about }).menu)).toBe(expected);
  });
});

describe('the footer', () => {
  it('follows the first level of the menu', () => {
    const menu = [{ ...ABOUT, below: [{ page: 'news' }] }];
    expect(drawn(menuOf({ menu, hidden: ['works'] }).footer)).toBe('ABOUT, CONTACT');
  });

  it('has a list of its own once there is one, to which nothing is added', () => {
    expect(drawn(menuOf({ footer: [INSTAGRAM, ABOUT] }).footer)).toBe('Instagram, ABOUT');
    expect(drawn(menuOf({ footer: [] }).footer)).toBe('');
  });
});

it.each([
  ['https://www.instagram.com/daria', 'Instagram'],
  ['https://m.youtube.com/@daria', 'YouTube'],
  ['https://shop.example.org/a', 'shop.example.org'],
  ['mailto:studio@example.org?subject=Works', 'studio@example.org'],
  ['tel:+380441234567', '+380441234567'],
  ['https://', 'https://'],
])('%s is called %s', (address, expected) => {
  expect(networkName(address)).toBe(expected);
});

it.each([
  ['/', false],
  ['/works', true],
  ['/works/a', false],
])('%s is of the first level: %s', (path, expected) => {
  expect(isFirstLevel(path)).toBe(expected);
});

describe('an arrangement with other names of its pages', () => {
  const site: SiteMenu = {
    menu: [{ ...SHOP, below: [{ ...ABOUT, labels: { en: 'Me' } }] }, INSTAGRAM],
    hidden: ['works', 'shop'],
    footer: [ABOUT, SHOP],
  };

  it('names them all, hidden ones apart', () => {
    expect(pagesInMenu(site)).toEqual(['shop', 'about']);
  });

  it('leaves out those that there are not; what stands below them moves up', () => {
    expect(renameInMenu(site, (name) => (name === 'shop' ? null : `/${name}`))).toEqual({
      menu: [{ page: '/about', labels: { en: 'Me' } }, INSTAGRAM],
      hidden: ['/works'],
      footer: [{ page: '/about' }],
    });
  });

  it('stays as it is by the same names', () => {
    expect(renameInMenu(site, (name) => name)).toEqual(site);
  });
});
