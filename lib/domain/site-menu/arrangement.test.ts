import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  addEntry,
  arrangementOf,
  changeRows,
  isHideable,
  leadsTo,
  removeEntry,
  rowsIn,
  showPage,
  siteMenuOf,
} from './arrangement';
import type { MenuPart, SiteMenu } from './model';
import { moveRow } from './rows';

const FIRST = ['works', 'about', 'contact'];
const INSTAGRAM = { address: 'https://instagram.com/a' };

const begin = (site: SiteMenu = {}) => arrangementOf(site, FIRST);
const shown = (now: Arrangement, part: MenuPart = 'menu') =>
  rowsIn(part, now, FIRST)
    .map(({ target, level }) => `${level === 1 ? '-' : ''}${target.page ?? target.address}`)
    .join(' ');
function row(now: Arrangement, page: string, part: MenuPart = 'menu') {
  const found = rowsIn(part, now, FIRST).find(({ target }) => target.page === page);
  if (!found) throw new Error(`${page} is not there`);
  return found;
}

describe('a menu that nobody has arranged follows the pages', () => {
  it('and goes on doing so while pages are hidden and shown again, in their own places', () => {
    const without = removeEntry(begin(), FIRST, 'menu', row(begin(), 'about'));
    expect([shown(without), siteMenuOf(without)]).toEqual(['works contact', { hidden: ['about'] }]);
    const again = showPage(without, 'about');
    expect([shown(again), siteMenuOf(again)]).toEqual(['works about contact', {}]);
    expect(siteMenuOf(addEntry(without, FIRST, 'menu', { page: 'about' }))).toEqual({});
  });

  it('until it is changed: then it is stored whole', () => {
    const moved = changeRows(begin(), FIRST, 'menu', (rows) =>
      moveRow(rows, row(begin(), 'contact').key, null),
    );
    const order = ['contact', 'works', 'about'].map((page) => ({ page }));
    expect(siteMenuOf(moved)).toEqual({ menu: order });
    expect(siteMenuOf(addEntry(begin(), FIRST, 'menu', INSTAGRAM)).menu).toHaveLength(4);
  });

  it('and does so again where an earlier state is taken in which it did', () => {
    expect(siteMenuOf(arrangementOf({}, FIRST))).toEqual({});
  });
});

describe('a menu that was arranged', () => {
  const site: SiteMenu = { menu: [{ page: 'contact', below: [{ page: 'news' }] }], hidden: ['about'] };

  it('has the pages that have come since, at its end', () => {
    expect(shown(begin(site))).toBe('contact -news works');
  });

  it('hides a page of the first level, and loses any other', () => {
    expect(isHideable('menu', row(begin(site), 'news'), FIRST)).toBe(false);
    const hidden = removeEntry(begin(site), FIRST, 'menu', row(begin(site), 'contact'));
    expect(siteMenuOf(hidden)).toEqual({
      menu: [{ page: 'news' }, { page: 'works' }],
      hidden: ['about', 'contact'],
    });
    const lost = removeEntry(begin(site), FIRST, 'menu', row(begin(site), 'news'));
    expect(siteMenuOf(lost).hidden).toEqual(['about']);
    expect(shown(lost)).toBe('contact works');
  });

  it('shows a hidden page again at its end', () => {
    const again = showPage(begin(site), 'about');
    expect([shown(again), again.hidden]).toEqual(['contact -news works about', []]);
  });
});

describe('the footer', () => {
  const site: SiteMenu = { menu: [{ page: 'contact', below: [{ page: 'news' }] }], hidden: ['about'] };

  it('shows the first level of the menu, and changes with it', () => {
    expect(shown(begin(site), 'footer')).toBe('contact works');
    expect(shown(addEntry(begin(site), FIRST, 'menu', INSTAGRAM), 'footer')).toBe(
      `contact works ${INSTAGRAM.address}`,
    );
  });

  it('has a list of its own once it is changed; its pages are removed, not hidden', () => {
    const own = removeEntry(begin(site), FIRST, 'footer', row(begin(site), 'works', 'footer'));
    expect(siteMenuOf(own)).toMatchObject({ footer: [{ page: 'contact' }], hidden: ['about'] });
    expect(shown(own)).toBe('contact -news works');
    expect(siteMenuOf({ ...own, footer: null }).footer).toBeUndefined();
  });
});

it('a list is known to lead to a page or an address already', () => {
  const rows = rowsIn('menu', addEntry(begin(), FIRST, 'menu', INSTAGRAM), FIRST);
  expect([leadsTo(rows, { page: 'works' }), leadsTo(rows, INSTAGRAM)]).toEqual([true, true]);
  expect([leadsTo(rows, { page: 'news' }), leadsTo(rows, { address: 'https://a.example' })]).toEqual([
    false,
    false,
  ]);
});
