import * as z from 'zod';
import { BLOCKS, type BlockKind } from '../blocks';
import { attributeValueSchema, attributeValuesSchema } from '../blocks/field-kinds';
import { lookSchema } from '../blocks/look';
import { INPUT } from '../limits';
import { noMoreThan } from '../no-more-than';

const id = z.string().min(1).max(INPUT.idCharacters);
const name = z.string().max(INPUT.nameCharacters);

const attributeSchema = z.strictObject({
  id,
  name,
  slug: id,
  type: z.string().min(1).max(INPUT.idCharacters),
  inherited: z.boolean().optional(),
});

/** The attribute definitions of a page or section. */
export const attributeListSchema = noMoreThan(INPUT.attributesPerList, z.array(attributeSchema));

const blockAttribute = { id, name: name.optional(), defaultValue: attributeValueSchema.optional() };

const blockShape = {
  id,
  component: z.string().min(1).max(INPUT.idCharacters),
  version: z.int().min(1).optional(),
  attributes: attributeValuesSchema.optional(),
  look: lookSchema.optional(),
  checkedAgainst: z.iso.datetime().optional(),
  blockAttributes: noMoreThan(
    INPUT.attributesPerList,
    z.array(z.strictObject({ ...blockAttribute, slug: id.optional(), type: id.optional() })),
  ).optional(),
  // Further fields are allowed, with plain values.
  itemAttributes: noMoreThan(
    INPUT.attributesPerList,
    z.array(noMoreThan(INPUT.attributesPerList, z.object(blockAttribute).catchall(attributeValueSchema))),
  ).optional(),
};

/** A section without a look into its blocks. */
export const sectionSchema = z.strictObject({
  id,
  name: name.optional(),
  attributes: attributeListSchema.optional(),
  look: lookSchema.optional(),
  blocks: z.array(z.unknown()).max(INPUT.blocksPerSection).optional(),
});

/** The document without a look into its sections. */
export const contentSchema = z.strictObject({
  sections: z.array(z.unknown()).max(INPUT.sectionsPerPage),
  look: lookSchema.optional(),
});

/** Requirements that every block meets, whatever its kind. */
export const anyBlockSchema = z.looseObject({ id: blockShape.id, component: blockShape.component });

const schemas = new Map<BlockKind, z.ZodType>();

/** A block of a known kind, strictly: absent lists and properties are filled in when it is read. */
export function blockSchema(kind: BlockKind): z.ZodType {
  // Made once: a schema is compiled when it is first used, which takes longer than to look through a block.
  const schema =
    schemas.get(kind) ?? z.strictObject({ ...blockShape, props: BLOCKS[kind].schema.optional() });
  schemas.set(kind, schema);
  return schema;
}
