import { SEED_PAGES } from '@/prisma/seed/content/index';
import { CLOSED_DOORS, inLanguage, LANGUAGES, narrowed } from './support/addresses';
import { htmlErrors } from './support/html-rules';
import { expect, test } from './support/test';

for (const language of LANGUAGES) {
  test(`every page is valid HTML as it is served, in ${language}`, async ({ request }) => {
    const paths = [...SEED_PAGES.map(({ path }) => path), ...CLOSED_DOORS, '/no/such-page'];
    const found: string[] = [];
    for (const address of [...inLanguage(paths, language), ...narrowed(language)]) {
      const answer = await request.get(address);
      expect(answer.headers()['content-type'], address).toContain('text/html');
      found.push(...(await htmlErrors(await answer.text(), address)));
    }
    expect(found).toEqual([]);
  });
}
