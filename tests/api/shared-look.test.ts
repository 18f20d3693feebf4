import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import type { Look, PageContent } from '@/lib/domain/content/model';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;
let owner: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  owner = await site.signIn('owner');
});
afterAll(() => site.close());

const read = async (path: string, locale: string) =>
  (await call(byPath, 'POST', { json: { path, locale } })).json.translation;

/** Saves a page with the look of its first section, and of the page, changed. */
async function saveLook(path: string, locale: string, look: Look, ofPage: Look = {}): Promise<void> {
  const { content, version } = await read(path, locale);
  const [first, ...rest] = (content as PageContent).sections;
  const changed = {
    ...content,
    look: { ...content.look, ...ofPage },
    sections: [{ ...first, look: { ...first?.look, ...look } }, ...rest],
  };
  const translation = { content: changed, version };
  const { status } = await call(byPath, 'PATCH', { json: { path, locale, translation }, headers: owner });
  expect(status).toBe(200);
}
const lookOf = async (path: string, locale: string) => (await read(path, locale)).content.sections[0].look;

describe('the look of a page (docs/reference/editing.md#look-of-sections-and-blocks)', () => {
  it('is changed in all its languages by a save in one, and their words are left alone', async () => {
    const before = await read('/about', 'ru');
    await saveLook('/about', 'en', { ground: 'dark', above: 'large' });
    const after = await read('/about', 'ru');
    expect(after.content.sections[0].look).toMatchObject({ ground: 'dark', above: 'large' });
    expect(after.version).toBe(before.version + 1);
    const words = ({ content }: { content: PageContent }) =>
      content.sections.map(({ name, blocks }) => [name, blocks.map(({ props }) => props)]);
    expect(words(after)).toEqual(words(before));
    expect((await read('/about', 'uk')).content.sections[0].look).toMatchObject({ ground: 'dark' });
  });

  it('does not write languages anew where only words have changed', async () => {
    const { version } = await read('/contact', 'ru');
    await saveLook('/contact', 'en', {});
    expect((await read('/contact', 'ru')).version).toBe(version);
  });

  it('is left alone in a language with a look of its own, which leaves the others alone', async () => {
    await saveLook('/about/quotes', 'uk', {}, { languages: 'own' });
    await saveLook('/about/quotes', 'en', { below: 'none' });
    expect(await lookOf('/about/quotes', 'ru')).toMatchObject({ below: 'none' });
    expect(await lookOf('/about/quotes', 'uk')).not.toMatchObject({ below: 'none' });
    await saveLook('/about/quotes', 'uk', { ground: 'accent' });
    expect(await lookOf('/about/quotes', 'en')).not.toMatchObject({ ground: 'accent' });
  });

  it('makes no stale translation look fresh', async () => {
    const outdated = async () =>
      (
        await site.db.pageTranslation.findFirstOrThrow({
          where: { page: { path: '/about/awards-and-honors' }, language: { code: 'ru' } },
        })
      ).isOutdated;
    const { content, version } = await read('/about/awards-and-honors', 'en');
    const source = JSON.parse(JSON.stringify(content)) as PageContent;
    const block = source.sections.flatMap(({ blocks }) => blocks).find(({ props }) => 'content' in props);
    if (block) block.props.content = '<p>Something else entirely.</p>';
    const translation = { content: source, version };
    const json = { path: '/about/awards-and-honors', locale: 'en', translation };
    expect((await call(byPath, 'PATCH', { json, headers: owner })).status).toBe(200);
    expect(await outdated()).toBe(true);
    await saveLook('/about/awards-and-honors', 'en', { above: 'small' });
    expect(await lookOf('/about/awards-and-honors', 'ru')).toMatchObject({ above: 'small' });
    expect(await outdated()).toBe(true);
  });

  it('keeps settings and values of another release', async () => {
    await saveLook('/works', 'en', { glow: 'soft', ground: 'marble' });
    expect(await lookOf('/works', 'en')).toMatchObject({ glow: 'soft', ground: 'marble' });
  });
});
