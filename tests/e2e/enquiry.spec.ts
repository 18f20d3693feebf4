import { violations } from './support/accessibility';
import { anyAddress, isOwnersBrowser, signInByCall } from './support/owner';
import { expect, test } from './support/test';

const TIDE = '/works/digital-art/virtual-worlds/tidal-archive';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } });

test('a visitor asks about a work, and the owner sees which (docs/reference/screens.md#contact-form)', async ({
  page,
}) => {
  await page.goto(TIDE);
  await page.getByRole('link', { name: 'Enquire about this work' }).click();
  await expect(page).toHaveURL(`/contact?about=${encodeURIComponent(TIDE)}#write`);
  const about = page.getByRole('main').getByRole('link', { name: 'Tidal Archive' });
  await expect(about).toBeVisible();
  await expect(about).toHaveAttribute('href', TIDE);
  expect(await violations(page, 'a question about a work')).toEqual([]);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Grace Hopper');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('grace@museum.example');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is there another print of it?');
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();

  await signInByCall(page.context());
  await isOwnersBrowser(page, '/master');
  await page.getByRole('link', { name: /^Messages \d+ new messages?$/ }).click();
  await expect(page).toHaveURL('/master/settings#messages');
  const message = page.getByRole('article', { name: /Grace Hopper/ });
  await expect(message.getByText('About: Tidal Archive')).toBeVisible();
  await expect(message.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute(
    'href',
    'mailto:grace@museum.example?subject=Tidal%20Archive',
  );
  await message.getByRole('link', { name: 'Tidal Archive' }).click();
  await expect(page).toHaveURL(TIDE);
});

test('a contact page that is asked about nothing says nothing of it', async ({ page, troubles }) => {
  troubles.expect(/^answer 404: .*\/no\/such-page\/_payload\.json$/, /status of 404/);
  for (const query of ['', '?about=/no/such-page', '?about=https://evil.example/']) {
    const looked = query.includes('no/such') ? page.waitForResponse(/_payload\.json/) : null;
    await page.goto(`/contact${query}`);
    await looked;
    await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
    await expect(page.getByText('About:', { exact: true })).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner sees it as well', async ({ page }) => {
    await page.goto(`/ru${TIDE}`);
    await page.getByRole('link', { name: 'Спросить об этой работе' }).click();
    await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Без скрипта');
    await page.getByRole('textbox', { name: 'Ваш адрес электронной почты' }).fill('none@museum.example');
    await page.getByRole('textbox', { name: 'Ваше сообщение' }).fill('Можно ли посмотреть работу?');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page).toHaveURL(/\/ru\/contact#sent$/);
    await signInByCall(page.context());
    const { messages } = await (await page.request.get('/api/contact')).json();
    const kept = messages.find(({ name }: { name: string }) => name === 'Без скрипта');
    expect(kept.about).toEqual({ title: 'Архив приливов', path: TIDE });
  });
});
