import { ART } from '@/demo/art/index';
import { createBlock } from '@/lib/domain/blocks';
import type { Block, PageContent } from '@/lib/domain/content/model';
import type { PrismaClient } from '@/lib/server/db';

const BLOCKS_PER_SECTION = 20;
/** Length of a text on an ordinary page. */
export const CHARACTERS = 240;
const WORDS =
  'light over the harbour where boats return and paper dries slowly while colour settles in the grain of old wood'.split(
    ' ',
  );

/** One block in fifty has it. */
export const RARE_WORD = 'zanzibar';

/** Words enough for this many characters, the same for the same place. */
function wordsFor(characters: number, place: number): string {
  let text = place % 50 === 0 ? `${RARE_WORD} ` : '';
  for (let at = place; text.length < characters; at += 1)
    text += `${WORDS[(at * 7 + place) % WORDS.length]} `;
  return text.trim();
}

/** Seven texts in ten, two quotes and a picture. */
function kindAt(place: number): 'RichText' | 'Quote' | 'MediaObject' {
  if (place % 10 === 9) return 'MediaObject';
  return place % 10 === 4 || place % 10 === 8 ? 'Quote' : 'RichText';
}

/** Each with about as many characters. */
function blockAt(place: number, characters: number): Block {
  const words = wordsFor(characters, place);
  const id = `block-${place}`;
  const kind = kindAt(place);
  if (kind === 'Quote') {
    const quote = createBlock('Quote', id);
    return { ...quote, props: { ...quote.props, content: words, source: 'A visitor' } };
  }
  if (kind === 'MediaObject') {
    const picture = createBlock('MediaObject', id);
    return {
      ...picture,
      props: {
        ...picture.props,
        src: `/media/${ART[place % ART.length]?.pathname}`,
        alt: words.slice(0, 80),
      },
    };
  }
  const text = createBlock('RichText', id);
  const [first, ...rest] = words.split(' ');
  return { ...text, props: { ...text.props, content: `<p><strong>${first}</strong> ${rest.join(' ')}</p>` } };
}

/** A block as a rival's page has it. */
export interface BlockOfRival {
  kind: 'Text' | 'Quote' | 'Picture';
  words: string;
}

/** As many blocks of the same kinds and words, without the markup. */
export function rivalBlocks(blocks: number): BlockOfRival[] {
  return Array.from({ length: blocks }, (_, place) => {
    const kind = kindAt(place);
    const name = kind === 'RichText' ? 'Text' : kind === 'Quote' ? 'Quote' : 'Picture';
    return { kind: name, words: wordsFor(CHARACTERS, place) };
  });
}

/** A page of so many blocks in sections of twenty. */
export function longContent(blocks: number, characters: number): PageContent {
  const sections = Array.from({ length: Math.ceil(blocks / BLOCKS_PER_SECTION) }, (_, at) => ({
    id: `section-${at}`,
    name: `Section ${at + 1}`,
    attributes: [],
    blocks: Array.from({ length: Math.min(BLOCKS_PER_SECTION, blocks - at * BLOCKS_PER_SECTION) }, (_, n) =>
      blockAt(at * BLOCKS_PER_SECTION + n, characters),
    ),
  }));
  return { sections };
}

/** Puts it below the first page, in English; before the site runs, so that nothing has to be renewed. */
export async function addLongPage(db: PrismaClient, path: string, content: PageContent): Promise<void> {
  const parent = await db.page.findUniqueOrThrow({ where: { path: '/' } });
  const language = await db.language.findUniqueOrThrow({ where: { code: 'en' } });
  const page = await db.page.create({ data: { path, parentId: parent.id, layout: 'default' } });
  await db.pageTranslation.create({
    data: {
      pageId: page.id,
      languageId: language.id,
      title: 'A long page',
      description: '',
      keywords: [],
      content: JSON.parse(JSON.stringify(content)),
    },
  });
}
