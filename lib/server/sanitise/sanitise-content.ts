import 'server-only';

import { BLOCKS, isBlockKind } from '@/lib/domain/blocks';
import type { FieldMap } from '@/lib/domain/blocks/fields';
import type { Block, PageContent } from '@/lib/domain/content/model';
import { sanitiseHtml } from './sanitise-html';

type Json = Record<string, unknown>;

/** The content with every markup property of its known blocks cleaned; all else, unknown kinds too, as it was. */
export function sanitiseContent(content: PageContent): PageContent {
  return {
    ...content,
    sections: content.sections.map((section) => ({ ...section, blocks: section.blocks.map(sanitiseBlock) })),
  };
}

function sanitiseBlock(block: Block): Block {
  if (!isBlockKind(block.component)) return block;
  return { ...block, props: sanitiseFields(BLOCKS[block.component].fields, block.props) };
}

function sanitiseFields(fields: FieldMap, stored: Json): Json {
  const cleaned: Json = { ...stored };
  for (const [name, field] of Object.entries(fields)) {
    const value = stored[name];
    if (typeof value === 'string' && (field.control === 'html' || field.control === 'inline-html')) {
      cleaned[name] = sanitiseHtml(value, field.control === 'html' ? 'rich' : 'inline');
    } else if (field.fields && Array.isArray(value)) {
      cleaned[name] = value.map((item) => (isRecord(item) ? sanitiseFields(field.fields ?? {}, item) : item));
    } else if (field.fields && isRecord(value)) {
      cleaned[name] = sanitiseFields(field.fields, value);
    }
  }
  return cleaned;
}

function isRecord(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
