import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { EditBlock } from '@/components/editor/page/edit-block';
import { useEditSlots } from '@/components/editor/page/use-edit-slots';
import type { EditSlots } from '@/components/parts/drawn-page';
import { BLOCK_KINDS, BLOCKS, type BlockKind, createBlock, isShown, kindOf } from '@/lib/domain/blocks';
import type { Field, FieldMap } from '@/lib/domain/blocks/fields';
import { WORDS } from '@/lib/domain/blocks/keep-words';
import { lookSchema } from '@/lib/domain/blocks/look';
import { migrateStored } from '@/lib/domain/blocks/migrate';
import { fieldAt, leavesOf } from '@/lib/domain/blocks/stored-props';
import { blockTitle } from '@/lib/domain/content/block-title';
import { wordsOf } from '@/lib/domain/content/block-words';
import { checkContent } from '@/lib/domain/content/checks';
import { readClip } from '@/lib/domain/content/clipboard';
import { applyCommand, type PropPath } from '@/lib/domain/content/commands';
import { structureOfBlock } from '@/lib/domain/content/from-language';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { blockSays, searchable } from '@/lib/domain/content/search-text';
import { validateContent } from '@/lib/domain/content/validate';
import { plainText } from '@/lib/domain/text/plain-text';
import { archivedText } from '@/lib/server/site-archive/archived-text';
import { checkTexts, readyTextsOf } from '@/lib/server/site-archive/check-texts';
import { MESSAGES } from '@/messages';
import { frame, listedPage, pageView, section } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { sampleBlock } from '@/tests/factories/sample-block';
import { BLOCK_ICONS } from './block-icons';
import { BlockView } from './block-view';

/** What every registered kind of block must provide: one that fails here is not finished. */

const contentOf = (...blocks: Block[]): PageContent => ({ sections: [section('s', 'Section', blocks)] });
const AROUND = { prefixes: new Set<string>(), hexOf: () => null };

const viewOf = (block: Block) =>
  pageView({
    sections: contentOf(block).sections,
    rest: { listed: { '/works': [listedPage('/works/a', 'A work')] } },
  });

const placeOf = (block: Block, slots?: EditSlots) => ({
  block,
  section: section('s', 'Section', [block]),
  page: { ...viewOf(block), ...(slots && { slots }) },
  isLeading: false,
  headingAbove: 2,
});

const seenByVisitors = (block: Block) => renderView(<BlockView {...placeOf(block)} />);

interface Typed {
  path: PropPath;
  field: Field;
  html: string;
}

/** A block as its editor sees it; notes the words in it that can be typed where they stand. */
function Edited({ block, typed }: { block: Block; typed: Typed[] }) {
  const slots = useEditSlots(frame());
  const note = (path: PropPath, drawn: ReactNode) => {
    const field = fieldAt(BLOCKS[block.component as BlockKind].fields, path);
    if (field) typed.push({ path, field, html: renderView(drawn) });
    return drawn;
  };
  const noted: EditSlots = {
    ...slots,
    text: (place) => note(place.path, slots.text(place)),
    markup: (place) => note(place.path, slots.markup(place)),
  };
  return <EditBlock place={placeOf(block, noted)} />;
}

function edited(block: Block): { html: string; typed: Typed[] } {
  const typed: Typed[] = [];
  return { html: renderView(<Edited block={block} typed={typed} />), typed };
}

function allFields(fields: FieldMap): Field[] {
  return Object.values(fields).flatMap((field) => [field, ...allFields(field.fields ?? {})]);
}

/** The keys of texts that a kind needs, below `block.{kind}`. */
function textsNeeded(kind: BlockKind): string[] {
  const shown = allFields(BLOCKS[kind].fields).filter(
    ({ control }) => control !== 'identifier' && control !== 'attribute-values',
  );
  const ofField = ({ texts, control, options = [], looks }: Field) => [
    `fields.${texts?.key}`,
    ...(control === 'choice' ? options.map((option) => `options.${texts?.key}-${option}`) : []),
    ...(looks?.names ?? []).map((look) => `looks.${texts?.key}-${look}`),
  ];
  return ['name', 'about', ...shown.flatMap(ofField)];
}

function textAt(locale: keyof typeof MESSAGES, kind: BlockKind, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((group, step) => Reflect.get(Object(group), step), MESSAGES[locale].block[kind]);
}

const wordsIn = (block: Block): string[] =>
  leavesOf(BLOCKS[block.component as BlockKind].fields, block.props)
    .filter(({ control, value }) => WORDS.has(control) && typeof value === 'string')
    .map(({ value }) => plainText(String(value)));

/** What an import stores of a page that an archive holds, or the reason why it is refused. */
async function archived(content: PageContent): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'archived-block-'));
  try {
    const meta = { title: 'A page', description: '', keywords: [] };
    const at = new Date(0).toISOString();
    const row = { path: '/', language: 'en', meta, content, isOutdated: false, updatedAt: at, draft: null };
    writeFileSync(join(folder, 'texts.ndjson'), `${JSON.stringify(archivedText.parse(row))}\n`);
    const rows = {
      languages: [{ code: 'en', name: 'English', iconCode: 'gb', isActive: true, isDefault: true }],
      pages: new Map([['/', { path: '/', parent: null, position: 0 }]]),
      redirects: new Map(),
    };
    const nothingStored = { pageTranslation: { findFirst: async () => null } } as never;
    await checkTexts(nothingStored, { folder, rows, renamed: new Map() });
    for await (const text of readyTextsOf(folder, () => true)) return text.content;
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(BLOCK_KINDS)('the kind of block %s', (kind) => {
  const sample = sampleBlock(kind);
  const empty = createBlock(kind, 'block-new');

  it('is registered by its name, and has an icon', () => {
    expect([BLOCKS[kind].component, BLOCK_ICONS[kind]]).toEqual([kind, expect.stringMatching(/^M/)]);
  });

  it.each(['en', 'ru', 'uk'] as const)('says what it and its fields are called: %s', (locale) => {
    expect(textsNeeded(kind).filter((key) => typeof textAt(locale, kind, key) !== 'string')).toEqual([]);
  });

  it('may be saved, new and filled in, and is read as it was stored', () => {
    const content = contentOf(empty, sample);
    expect(validateContent(content)).toEqual([]);
    expect(normaliseContent(JSON.parse(JSON.stringify(content)))).toEqual(content);
    expect(readClip(JSON.stringify({ kind: 'block', block: sample }))).toEqual({
      kind: 'block',
      block: sample,
    });
  });

  it('is drawn for visitors once there is something to see', () => {
    expect([isShown(sample), kindOf(kind)?.isEmpty(sample.props)]).toEqual([true, false]);
    expect(seenByVisitors(sample)).not.toBe('');
    expect(blockTitle(sample)).not.toBe('');
  });

  it('draws nothing for visitors while it is empty, and says so to its editor', () => {
    const isEmpty = kindOf(kind)?.isEmpty(empty.props) ?? true;
    expect(checkContent(contentOf(empty), AROUND).some(({ rule }) => rule === 'empty-block')).toBe(isEmpty);
    expect(checkContent(contentOf(sample), AROUND).some(({ rule }) => rule === 'empty-block')).toBe(false);
    const { html, typed } = edited(empty);
    if (isShown(empty)) expect(typed).not.toEqual([]);
    else expect(html).toContain('visitors see nothing here yet');
  });

  it('lets its words be typed where they stand, under the names of their fields', () => {
    const { html, typed } = edited(sample);
    expect(html).not.toContain('visitors see nothing here yet');
    for (const { field, html: words } of typed) {
      const key = field.texts?.key ?? '';
      const label = textAt('en', kind, `inPlace.${key}`) ?? textAt('en', kind, `fields.${key}`);
      expect(words).toContain(`aria-label="${label}"`);
      expect(words).toContain(`aria-multiline="${['textarea', 'html'].includes(field.control)}"`);
    }
  });

  it('shows visitors what was typed', () => {
    for (const { path, field } of edited(sample).typed) {
      const value = field.control.endsWith('html') ? '<em>Typed</em>' : 'Typed';
      const content = applyCommand(contentOf(sample), { type: 'set-prop', blockId: sample.id, path, value });
      const [block] = content.sections[0]?.blocks ?? [];
      expect(block && seenByVisitors(block), path.join('.')).toContain('Typed');
    }
  });

  it('gives all its words to translation and to search', () => {
    const words = wordsIn(sample);
    expect(wordsOf(sample)).toEqual(expect.arrayContaining(words));
    for (const each of words) expect(blockSays(sample, searchable(each)), each).toBe(true);
  });

  it('comes back from an archive of the site as it was', async () => {
    const content = contentOf(empty, sample);
    expect(await archived(content)).toEqual(content);
  });

  it('takes over the settings of another language without its words', () => {
    const own = normaliseContent(contentOf(sample)).sections[0]?.blocks[0] ?? sample;
    expect(wordsIn(structureOfBlock(own, sample))).toEqual(wordsIn(own));
  });

  it('has numbered versions, and takes what each of them stored up to this one and back', () => {
    const { migrations, version, schema } = BLOCKS[kind];
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, at) => at + 2));
    expect(version).toBe(migrations.length + 1);
    for (const { to, example } of migrations) {
      const stored = { props: example, look: {} };
      const now = migrateStored(migrations, stored, { from: to - 1, to: version });
      expect(schema.safeParse(now.props).error).toBeUndefined();
      expect(lookSchema.safeParse(now.look).error).toBeUndefined();
      expect(migrateStored(migrations, now, { from: version, to: to - 1 })).toEqual(stored);
    }
  });

  it('reads whatever an older version may hold without throwing', () => {
    const { migrations, version } = BLOCKS[kind];
    for (const stored of [{}, { text: null }, { items: 'none' }, { items: [null, 7] }])
      for (const [from, to] of [
        [1, version],
        [version, 1],
      ] as const)
        expect(() => migrateStored(migrations, { props: stored, look: {} }, { from, to })).not.toThrow();
  });
});
