import { SEED_PAGES } from '@/demo/content/index';
import { inLanguage, kindsInTurn, LANGUAGES, narrowed, SIGN_IN_PAGES } from './support/addresses';
import { htmlErrors } from './support/html-rules';
import { expect, test } from './support/test';

const everyPage = [
  ...inLanguage(
    SEED_PAGES.map(({ path }) => path),
    'en',
  ),
  ...narrowed('en'),
];

for (const language of LANGUAGES) {
  test(`every page is valid HTML as it is served, in ${language}`, async ({ request }) => {
    // Some fifty pages in one language, each read by the rules for up to a second on a busy machine.
    test.setTimeout(180_000);
    // Views are the same in all languages, so that the others need no more than one page of each kind.
    const pages = language === 'en' ? everyPage : kindsInTurn(language);
    const found: string[] = [];
    for (const address of [...pages, ...inLanguage([...SIGN_IN_PAGES, '/no/such-page'], language)]) {
      const answer = await request.get(address);
      expect(answer.headers()['content-type'], address).toContain('text/html');
      found.push(...(await htmlErrors(await answer.text(), address)));
    }
    expect(found).toEqual([]);
  });
}
