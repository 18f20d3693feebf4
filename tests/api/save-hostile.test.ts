import { createElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { PageView } from '@/components/page/page-view';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { MAX_REPORTED_ERRORS } from '@/lib/domain/errors';
import { isStorableText } from '@/lib/domain/text/stored-text';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { buildPageView } from '@/lib/server/pages/view/page-view';
import { markupCollections, stringCollections } from '@/tests/corpora/read-corpora';
import { faultOfMarkup, isHarmless } from '@/tests/factories/hostile-markup';
import { renderView } from '@/tests/factories/render-view';
import { shareOf } from '@/tests/setup/shares.mjs';
import { call } from './support/call';
import { block } from './support/content';
import { openSite, type TestSite } from './support/site';

const PATH = '/legal/privacy-policy';
const BLOCKS_AT_ONCE = 150;

let site: TestSite;
let editor: { cookie: string };

beforeAll(async () => {
  site = await openSite();
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const save = (content: PageContent, meta?: object) =>
  call(byPath, 'PATCH', {
    json: { path: PATH, locale: 'en', translation: { content, ...(meta && { meta }) } },
    headers: editor,
  });
const read = () => call(byPath, 'POST', { json: { path: PATH, locale: 'en' } });

/** The texts in portions, each as the blocks of one page. */
async function inPortions(
  texts: string[],
  toBlock: (text: string, id: string) => Block,
  check: (content: PageContent, portion: string[]) => Promise<void>,
  atOnce = BLOCKS_AT_ONCE,
): Promise<void> {
  for (let from = 0; from < texts.length; from += atOnce) {
    const portion = texts.slice(from, from + atOnce);
    const blocks = portion.map((text, n) => toBlock(text, `block-${n}`));
    await check({ look: {}, sections: [{ id: 'section-1', name: 'One', attributes: [], blocks }] }, portion);
  }
}

/** A page is drawn for every few vectors: a test of all of them would be the longest of the suite. */
const PARTS = 4;

/** Fields, each with every part of the vectors. */
const inParts = <ToBlock>(fields: [string, ToBlock][]): [string, number, ToBlock][] =>
  fields.flatMap(([field, toBlock]) =>
    Array.from({ length: PARTS }, (_, at): [string, number, ToBlock] => [field, at + 1, toBlock]),
  );

/** The page as a visitor gets it, out of the database. */
async function drawn(): Promise<string> {
  const languages = await listActiveLanguages();
  const [language] = languages;
  const found = language && (await buildPageView(PATH, language, languages));
  if (!found) throw new Error('the page is gone');
  return renderView(createElement(PageView, { view: found.view }));
}

/** Tags that the page's own views write, and no attribute that runs anything. */
function faultOfPage(html: string): string | null {
  for (const [tag, name = '', attributes = ''] of html.matchAll(
    /<([a-z][^\s/>]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    // React's own, for a picture that is wanted early.
    if (tag.startsWith('<link rel="preload" as="image" imageSrcSet="/media/')) continue;
    if (/^(script|style|object|embed|base|form|meta|link|template|noscript|math)$/i.test(name)) return tag;
    for (const [attribute, key = '', value = ''] of attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)) {
      if (/^(on|srcdoc$|action$|formaction$|xlink)/i.test(key)) return attribute;
      if (/^(href|src|poster)$/i.test(key) && !isHarmless(value.replaceAll('&amp;', '&'))) return attribute;
    }
  }
  return null;
}

const markup = (text: string, id: string) => block('RichText', { content: text }, { id });
const caption = (text: string, id: string) =>
  block('MediaGallery', { items: [{ src: '/media/a.jpg', alt: '', caption: text }] }, { id });
const plain = (text: string, id: string) => block('Quote', { content: text, source: text }, { id });
const slide = (text: string, id: string) =>
  block(
    'HeroSlider',
    {
      slides: [
        { image: '/media/a.jpg', title: text, description: text, buttons: [{ id: 'go', text, link: '/' }] },
      ],
    },
    { id },
  );
const linked = (link: string, id: string) =>
  block('HeroSlider', { slides: [{ title: 'x', buttons: [{ id: 'go', text: 'Go', link }] }] }, { id });
const pictured = (src: string, id: string) => block('MediaObject', { src, alt: 'x', caption: '' }, { id });
const filmed = (url: string, id: string) => block('Video', { url, title: 'x' }, { id });

const markupOf = ({ sections }: PageContent) =>
  (sections[0]?.blocks ?? []).map(({ props }) => {
    const { content, items } = props as { content?: string; items?: { caption: string }[] };
    return content ?? items?.[0]?.caption ?? '';
  });

describe.each(markupCollections())('hostile markup %s (security X-1, X-7, R-4)', (name, given) => {
  const vectors = (name.includes('public') ? shareOf(given, 7) : given).filter(isStorableText);

  it.each([
    ['rich text', markup],
    ['captions', caption],
  ])('is clean in %s once it is saved, and on the page', async (_field, toBlock) => {
    await inPortions(vectors, toBlock, async (content) => {
      const { status, json } = await save(content);
      expect(status).toBe(200);
      const cleaned = markupOf(json.translation.content);
      expect(cleaned.map(faultOfMarkup).filter((fault) => fault !== null)).toEqual([]);
      const stored = await site.db.pageTranslation.findFirstOrThrow({
        where: { page: { path: PATH }, language: { code: 'en' } },
      });
      expect(markupOf(stored.content as unknown as PageContent)).toEqual(cleaned);
      expect(faultOfPage(await drawn())).toBeNull();
      // Sent back as it was answered, it stays as it is.
      expect((await save(json.translation.content)).json.translation.content).toEqual(
        json.translation.content,
      );
    });
  });

  it.each([
    ['rich text', markup],
    ['captions', caption],
  ])('is clean in %s of a row that was written by hand, also when it is read', async (_field, toBlock) => {
    await inPortions(vectors, toBlock, async (content) => {
      await site.db.pageTranslation.updateMany({
        where: { page: { path: PATH }, language: { code: 'en' } },
        data: { content: JSON.parse(JSON.stringify(content)) },
      });
      const cleaned = markupOf((await read()).json.translation.content);
      expect(cleaned.map(faultOfMarkup).filter((fault) => fault !== null)).toEqual([]);
      expect(faultOfPage(await drawn())).toBeNull();
    });
  });

  it.each([
    ['quotes', plain],
    ['slides', slide],
  ])('is only ever text in %s', async (_field, toBlock) => {
    await inPortions(vectors, toBlock, async (content) => {
      const { status, json } = await save(content);
      expect(status).toBe(200);
      expect(json.translation.content).toMatchObject(JSON.parse(JSON.stringify(content)));
      expect(faultOfPage(await drawn())).toBeNull();
    });
  });

  it.each(
    inParts([
      ['links', linked],
      ['pictures', pictured],
      ['videos', filmed],
    ]),
  )(
    'is refused or harmless in %s, and shows nothing where it is stored already, part %i (docs/reference/editing.md#links)',
    async (_field, part, toBlock) => {
      const check = async (content: PageContent, portion: string[]) => {
        const { status, json } = await save(content);
        const refused = new Set<number>(
          (status === 422 ? json.errors : []).map(({ path }: { path: string }) => Number(path.split('.')[5])),
        );
        expect([200, 422]).toContain(status);
        expect(portion.filter((text, n) => !refused.has(n) && text !== '' && !isHarmless(text))).toEqual([]);
        await site.db.pageTranslation.updateMany({
          where: { page: { path: PATH }, language: { code: 'en' } },
          data: { content: JSON.parse(JSON.stringify(content)) },
        });
        expect(faultOfPage(await drawn())).toBeNull();
      };
      // With several in one save, the answer would not say which one was refused.
      const some = vectors.filter((_, n) => n % PARTS === part - 1);
      await inPortions(some, toBlock, check, MAX_REPORTED_ERRORS);
    },
  );
});

it.each(['<p onclick="x">', '<script>', '<a href="javascript:x">', '<img src="//x.y/z" alt="">'])(
  'the judge of these tests finds fault with %s',
  (html) => {
    expect(faultOfPage(`<main><p>a</p>${html}</main>`)).not.toBeNull();
  },
);

describe.each(stringCollections())('naughty strings %s (security V-4)', (_name, given) => {
  const strings = given.filter(isStorableText);

  it('come back from every plain field as they went in', async () => {
    const toBlock = (text: string, id: string): Block =>
      block('MediaObject', { src: '', alt: text, caption: '' }, { id, attributes: { [`a-${id}`]: text } });
    await inPortions(strings, toBlock, async (content) => {
      expect((await save(content)).status).toBe(200);
      expect((await read()).json.translation.content).toEqual(content);
    });
    await inPortions(strings, plain, async (content) => {
      expect((await save(content)).status).toBe(200);
      expect((await read()).json.translation.content).toEqual(content);
    });
  });

  it('name sections and stand in meta, or are refused', async () => {
    for (let from = 0; from < strings.length; from += 10) {
      const portion = strings.slice(from, from + 10).filter((text) => [...text].length < 60);
      const sections = portion.map((name, n) => ({ id: `s${n}`, name, attributes: [], blocks: [] }));
      const meta = { title: portion[0] ?? '', description: portion[1] ?? '', keywords: portion };
      const { status, json } = await save({ look: {}, sections }, meta);
      if (status === 422) {
        expect(json.errors.every(({ path }: { path: string }) => path.startsWith('translation.meta'))).toBe(
          true,
        );
        continue;
      }
      expect(status).toBe(200);
      const stored = (await read()).json;
      expect(stored.meta).toEqual(meta);
      expect(stored.translation.content).toEqual({ look: {}, sections });
    }
  });

  it('those that the database cannot hold are refused', async () => {
    for (const text of [...given.filter((each) => !isStorableText(each)), 'a\0', '\ud800', 'a\udc00b']) {
      for (const toBlock of [markup, caption, plain, slide]) {
        const content = { sections: [{ id: 's', name: '', attributes: [], blocks: [toBlock(text, 'b')] }] };
        expect((await save(content)).status).toBe(422);
      }
    }
  });
});

describe('names that reach a prototype (security V-3)', () => {
  it.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '%s is an attribute like any other',
    async (name) => {
      const attribute = { id: name, name, slug: name, type: 'text', inherited: false };
      const blocks = [block('Quote', { content: 'q', source: '' }, { attributes: { [name]: 'value' } })];
      const content = { look: {}, sections: [{ id: name, name, attributes: [attribute], blocks }] };
      expect((await save(content)).status).toBe(200);
      expect((await read()).json.translation.content).toEqual(content);
      expect((await drawn()).includes('q')).toBe(true);
    },
  );
});

describe('a block of a kind that is not known (docs/reference/http-api.md#pages)', () => {
  const STORED =
    '{"sections":[{"id":"s","name":"N","attributes":[],"blocks":[{"zeta":1,"component":"Hologram","id":"h","beams":[{"b":2,"a":"<script>"}],"props":"odd","deep":{"x":[null,1.5,true]}}]}]}';
  const storedText = async () => {
    const [row] = await site.db.$queryRaw<{ content: string }[]>`
      select t.content::text from page_translation t join page p on p.id = t.page_id join language l on l.id = t.language_id
      where p.path = ${PATH} and l.code = 'en'`;
    return row?.content;
  };

  it('survives a load and a save, key by key', async () => {
    await site.db.$executeRaw`
      update page_translation t set content = ${STORED}::json from page p, language l
      where p.id = t.page_id and l.id = t.language_id and p.path = ${PATH} and l.code = 'en'`;
    const { content } = (await read()).json.translation;
    content.sections[0].blocks.push(block('Quote', { content: 'new' }));
    expect((await save(content)).status).toBe(200);
    const kept = JSON.parse((await storedText()) ?? '{}').sections[0].blocks;
    expect(JSON.stringify(kept[0])).toBe(JSON.stringify(JSON.parse(STORED).sections[0].blocks[0]));
    expect(kept[1]).toMatchObject({ component: 'Quote' });
    expect(await drawn()).not.toContain('Hologram');
  });

  it('may stay and be moved, but not be changed or added', async () => {
    const { content } = (await read()).json.translation;
    const [hologram] = content.sections[0].blocks;
    const added = structuredClone(content);
    added.sections[0].blocks.push({ ...hologram, id: 'another', component: 'Other' });
    expect((await save(added)).status).toBe(422);
    content.sections[0].blocks.reverse();
    expect((await save(content)).status).toBe(200);
  });
});
