import { edit, openTool } from './support/editing';
import { type OwnPages, withOwnPages } from './support/pages';
import { expect, test } from './support/test';

let own: OwnPages;
withOwnPages((made) => {
  own = made;
});

test('the outline calls a list of pages by the title of the page whose pages it shows', async ({ page }) => {
  const items = [{ key: 'a', id: 'a', type: 'title', config: { tag: 'h3' } }];
  const list = {
    id: 'list',
    component: 'PageList',
    props: { parentPage: '/exhibitions', template: { items } },
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
  };
  const content = { sections: [{ id: 'one', name: 'One', attributes: [], blocks: [list] }] };
  const data = { path: own.path, locale: 'en', translation: { content } };
  expect((await page.request.patch('/api/pages/by-path', { data })).status()).toBe(200);
  await edit(page, own.path);
  await openTool(page, 'Outline');
  await expect(page.getByRole('treeitem', { name: 'List of pages: Exhibitions' })).toBeVisible();
});
