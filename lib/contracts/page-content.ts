import * as z from 'zod';
import { isBlockKind } from '@/lib/domain/blocks';
import type { Attribute, Block, PageContent, Section } from '@/lib/domain/content/model';

/** Content as it is answered: keys and blocks that this release does not know travel along. */

const attributeValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const attribute: z.ZodType<Attribute> = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  slug: z.string(),
  type: z.string(),
  inherited: z.boolean(),
});

const blockAttribute = z.looseObject({
  id: z.string().min(1),
  name: z.string().exactOptional(),
  defaultValue: attributeValue.exactOptional(),
});

const knownBlock = z.looseObject({
  props: z.record(z.string(), z.unknown()),
  attributes: z.record(z.string(), attributeValue),
  blockAttributes: z.array(blockAttribute),
  itemAttributes: z.array(blockAttribute),
});

// A block of an unknown kind is kept byte for byte, so only its id is required.
const block = z
  .looseObject({ id: z.string().min(1), component: z.string().min(1) })
  .superRefine((given, context) => {
    if (!isBlockKind(given.component)) return;
    const parsed = knownBlock.safeParse(given);
    for (const issue of parsed.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
    }
  }) as unknown as z.ZodType<Block>;

export const section: z.ZodType<Section> = z.looseObject({
  id: z.string().min(1),
  name: z.string(),
  attributes: z.array(attribute),
  blocks: z.array(block),
});

export const pageContent: z.ZodType<PageContent> = z.looseObject({ sections: z.array(section) });
