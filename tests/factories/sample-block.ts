import { type BlockKind, createBlock, kindOf } from '@/lib/domain/blocks';
import type { Field, FieldMap } from '@/lib/domain/blocks/fields';
import type { Block } from '@/lib/domain/content/model';
import type { JsonRecord } from '@/lib/domain/json';

/** A value that may be saved in a field; words name the field that they stand in. */
function sampleOf(field: Field): unknown {
  const words = `Words of ${field.texts?.key}`;
  switch (field.control) {
    case 'text':
      return words;
    case 'textarea':
      return `${words}\nand more`;
    case 'html':
      return `<p>${words}</p>`;
    case 'inline-html':
      return `<em>${words}</em>`;
    case 'picture':
      return '/media/sample.jpg';
    case 'video':
      return 'https://vimeo.com/76979871';
    case 'link':
    case 'page-path':
      return '/works';
    case 'identifier':
      return `key-${field.texts?.key}`;
    case 'group':
      return sampleProps(field.fields ?? {});
    case 'list':
      return [{ ...sampleProps(field.fields ?? {}), key: `key-${field.texts?.key}` }];
    default:
      return field.initial;
  }
}

function sampleProps(fields: FieldMap): JsonRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));
}

/** A block of a kind with something in each of its fields. */
export function sampleBlock(kind: BlockKind, id = 'block-sample'): Block {
  return { ...createBlock(kind, id), props: sampleProps(kindOf(kind)?.fields ?? {}) };
}
