import { BLOCKS, createBlock } from '@/lib/domain/blocks';
import { createListItem } from '@/lib/domain/blocks/stored-props';
import type { Command } from '@/lib/domain/content/commands';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { createSection } from '@/lib/domain/content/new-section';
import { isRecord } from '@/lib/domain/json';
import type { EditKind } from './action';

interface Wanted {
  what: EditKind;
  at: number;
  to: number;
  /** A word that nobody else writes. */
  token: string;
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const itemsOf = ({ props }: Block): { key: string }[] =>
  (Array.isArray(props.items) ? props.items : []).filter(
    (item): item is { key: string } => isRecord(item) && typeof item.key === 'string',
  );

/** The command that an edit is on this page; undefined where there is nothing to do it to. */
export function commandFor(content: PageContent, { what, at, to, token }: Wanted): Command | undefined {
  const section = pick(content.sections, at);
  const blocks = content.sections.flatMap((each) => each.blocks);
  const block = pick(blocks, at);
  const neighbour = pick([null, ...(section?.blocks ?? []).map(({ id }) => id)], to) ?? null;
  switch (what) {
    case 'add-section': {
      const added = { ...createSection(`section-${nameOf(token)}`), name: token };
      return { type: 'add-section', section: added, after: section?.id ?? null };
    }
    case 'rename-section':
      return section && { type: 'rename-section', sectionId: section.id, name: token };
    case 'remove-section':
      return section && content.sections.length > 1
        ? { type: 'remove-section', sectionId: section.id }
        : undefined;
    case 'move-section':
      return section && { type: 'move-section', sectionId: section.id, direction: upOrDown(to) };
    case 'add-attribute': {
      const attribute = {
        id: `attr-${nameOf(token)}`,
        name: token,
        slug: nameOf(token),
        type: 'text',
        inherited: false,
      };
      return section && { type: 'add-attribute', sectionId: section.id, attribute };
    }
    case 'add-block':
      return (
        section && {
          type: 'add-block',
          sectionId: section.id,
          block: newBlock(token, to),
          after: neighbour,
        }
      );
    case 'place-block': {
      const home = pick(content.sections, to);
      return block && home && { type: 'place-block', blockId: block.id, sectionId: home.id };
    }
    default:
      return block && commandForBlock(block, { what, at, to, token });
  }
}

/** The digits of a token: an id must not look like a word that a person wrote. */
const nameOf = (token: string) => token.replace(/\D/g, '');

const picture = (key: string, alt: string) => ({
  ...createListItem(BLOCKS.MediaGallery.fields.items, key),
  key,
  alt,
});

const upOrDown = (to: number) => (to % 2 === 0 ? 'up' : 'down');

function newBlock(token: string, to: number): Block {
  const kind = to % 3 === 0 ? 'MediaGallery' : to % 3 === 1 ? 'Quote' : 'RichText';
  const block = createBlock(kind, `block-${nameOf(token)}`);
  return kind === 'MediaGallery' ? block : { ...block, props: { ...block.props, content: token } };
}

function commandForBlock(block: Block, { what, to, token }: Wanted): Command | undefined {
  const blockId = block.id;
  const item = pick(itemsOf(block), to);
  const isText = block.component !== 'MediaGallery';
  const path = ['items'];
  switch (what) {
    case 'write':
      return isText ? { type: 'set-prop', blockId, path: ['content'], value: token } : undefined;
    case 'append':
      return isText
        ? { type: 'set-prop', blockId, path: ['content'], value: `${block.props.content ?? ''} ${token}` }
        : undefined;
    case 'remove-block':
      return { type: 'remove-block', blockId };
    case 'move-block':
      return { type: 'move-block', blockId, direction: upOrDown(to) };
    case 'duplicate-block':
      return { type: 'duplicate-block', blockId, id: `block-${nameOf(token)}` };
    case 'set-value':
      return { type: 'set-attribute-value', blockId, attributeId: 'year', value: token };
    case 'add-item': {
      const added = picture(`item-${nameOf(token)}`, token);
      return isText ? undefined : { type: 'add-item', blockId, path, item: added, after: item?.key ?? null };
    }
    case 'write-item':
      return item && { type: 'set-prop', blockId, path: ['items', item.key, 'alt'], value: token };
    case 'move-item':
      return item && { type: 'move-item', blockId, path, key: item.key, direction: upOrDown(to) };
    case 'remove-item':
      return item && { type: 'remove-item', blockId, path, key: item.key };
    default:
      return undefined;
  }
}

/** What every run begins with: two texts, a quote and a gallery in two sections, and an empty one. */
export function firstContent(): PageContent {
  const text = (id: string, token: string) => ({
    ...createBlock('RichText', id),
    props: { content: token },
  });
  const gallery = {
    ...createBlock('MediaGallery', 'block-g'),
    props: { items: [picture('a', 'tok1z'), picture('b', 'tok2z'), picture('c', 'tok3z')] },
  };
  const quote = { ...createBlock('Quote', 'block-q'), props: { content: 'tok4z' } };
  const section = (id: string, name: string, ...blocks: Block[]) => ({ id, name, attributes: [], blocks });
  return {
    sections: [
      section('section-1', 'tok5z', text('block-1', 'tok6z'), quote, text('block-2', 'tok7z')),
      section('section-2', 'tok8z', gallery, text('block-3', 'tok9z')),
      section('section-3', 'tok10z'),
    ],
  };
}

/** The first token that is nobody's yet. */
export const FIRST_TOKEN = 11;
