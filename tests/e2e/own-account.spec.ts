import type { Page } from '@playwright/test';
import { MAILBOX, type MailServer, startMailServer } from '../setup/mail-server';
import { violations } from './support/accessibility';
import { anyName, asOwner, isNewAccount } from './support/accounts';
import { hintIsRead, toolbarOf } from './support/editing';
import { allowFilesOfOthers, anyPicture, anyWord, libraryOf } from './support/library';
import { isOwnersBrowser } from './support/owner';
import { isReady } from './support/page-states';
import { ownPages } from './support/pages';
import { expect, test } from './support/test';

allowFilesOfOthers();

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('whoever edits chooses the language of the tools; pages keep theirs (docs/reference/languages.md#the-language-of-the-tools)', async ({
  page,
  browser,
  context,
}) => {
  const { account } = await isNewAccount(browser, context, 'editor');
  await page.goto('/master/settings');
  const part = partOf(page, 'Your account');
  const name = `${account.name} Byron`;
  await part.getByLabel('Name', { exact: true }).fill(name);
  await part.getByLabel('Language of the tools').selectOption('Українська');
  await part.getByRole('button', { name: 'Save' }).click();

  // The panel speaks it at once, the site around it the language of the address, and so it does after a reload.
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Налаштування');
  await expect(main).toHaveAttribute('lang', 'uk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(partOf(page, 'Ваш обліковий запис').getByLabel('Ім’я', { exact: true })).toHaveValue(name);
  await page.reload();
  await expect(page).toHaveTitle(/^Налаштування/);
  await expect(toolbarOf(page, 'Інструменти сайту')).toHaveAttribute('lang', 'uk');
  const found = await violations(page, 'settings in another language');

  // On an English page visitors' words stay English, and what is added is English as well.
  const { path } = await ownPages(page, anyName());
  await page.goto(path);
  await hintIsRead(page);
  const toolbar = toolbarOf(page, 'Інструменти сайту');
  await toolbar.getByRole('switch', { name: 'Режим редагування' }).click();
  await expect(toolbar.getByText('Усе збережено')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/rights reserved/i);
  found.push(...(await violations(page, 'editing in another language')));
  await toolbar.getByRole('button', { name: 'Додати' }).click();
  const picker = page.getByRole('dialog');
  await expect(picker).toHaveAttribute('lang', 'uk');
  await picker.getByRole('option', { name: /^Частина біографії/ }).click();
  await expect(
    page.locator('#content').getByText('Year: title of the exhibition, gallery, city').first(),
  ).toBeVisible();
  await toolbar.getByRole('button', { name: 'Зберегти зміни', exact: true }).click();
  await expect(toolbar.getByText('Усе збережено')).toBeVisible();

  // The library over it, and the sign that somebody has signed out elsewhere, speak it too.
  await toolbar.getByRole('switch', { name: 'Режим редагування' }).click();
  await toolbar.getByRole('button', { name: 'Медіа' }).click();
  const library = libraryOf(page, 'Медіатека');
  await expect(library).toHaveAttribute('lang', 'uk');
  // What is written of a picture is for the language of the page.
  const choosing = page.waitForEvent('filechooser');
  await library.getByRole('button', { name: 'Завантажити файли' }).click();
  const picture = `${anyWord()}.png`;
  await (await choosing).setFiles([await anyPicture(picture)]);
  await library.getByRole('gridcell').getByRole('button', { name: picture, exact: true }).click();
  const details = page.getByRole('dialog', { name: picture, exact: true });
  await expect(details.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // Back to the language of each page.
  await page.goto('/ru/master/settings');
  const own = partOf(page, 'Ваш обліковий запис');
  await own.getByLabel('Мова інструментів').selectOption({ index: 0 });
  // What was not touched is not sent: somebody may have changed it meanwhile.
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await own.getByRole('button', { name: 'Зберегти' }).click();
  expect((await sent).postDataJSON()).toEqual({ toolsLanguage: null });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
  await expect(main).not.toHaveAttribute('lang');
  expect(found).toEqual([]);
});

test.describe('with mail', () => {
  let server: MailServer;
  test.beforeAll(async () => {
    server = await startMailServer();
  });
  test.afterAll(() => server.close());

  test('an owner sends the link of a new account by mail, and it opens (docs/reference/accounts-and-roles.md#adding-people)', async ({
    page,
    browser,
  }) => {
    await isOwnersBrowser(page, '/master/settings');
    await asOwner(browser, async (owner) => {
      const { version } = await (await owner.get('/api/site/mail')).json();
      const settings = {
        ...{
          isOn: false,
          host: '127.0.0.1',
          port: server.port,
          security: 'none',
          ...MAILBOX,
          isDaily: false,
        },
        ...{ sender: 'site@studio.example', recipient: 'owner@studio.example', version },
      };
      expect((await owner.put('/api/site/mail', { data: settings })).status()).toBe(200);
    });
    const email = `${anyName()}@studio.example`;
    const accounts = partOf(page, 'Accounts');
    await accounts.getByLabel('Name', { exact: true }).fill(`Lesia ${anyName()}`);
    await accounts.getByLabel('E-mail (optional)').fill(email);
    await accounts.getByRole('button', { name: 'Add an account' }).click();
    const shown = page.getByRole('dialog');
    await shown.getByRole('button', { name: `Send it to ${email}` }).click();
    await expect(shown.getByText('The mail server has accepted the message.')).toBeVisible();
    const found = await violations(page, 'a link that was sent');
    const mail = server.mails.find(({ to }) => to.includes(email));
    const link = /https?:\/\/\S+\/master\?owner=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto(link);
    await isReady(theirs);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, Lesia/);
    expect(found).toEqual([]);
  });
});
