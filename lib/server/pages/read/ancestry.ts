import 'server-only';

import { inheritAttributes } from '@/lib/domain/content/attributes';
import type { Attribute } from '@/lib/domain/content/model';
import { normaliseAttributes } from '@/lib/domain/content/normalise';
import type { PrismaClient } from '@/lib/server/db';

export interface Ancestor {
  id: string;
  path: string;
  layout: string;
  kind: string;
  attributes: unknown;
}

/** The site's database, or one transaction of it. */
type Reader = Pick<PrismaClient, '$queryRaw'>;

/** From the page at a path up to the root, the page itself first; empty where no page is. */
export function readAncestry(reader: Reader, path: string): Promise<Ancestor[]> {
  return reader.$queryRaw<Ancestor[]>`
    with recursive up as (
      select id, parent_id, path, layout, kind, attributes, 0 as height from page where path = ${path}
      union all
      select page.id, page.parent_id, page.path, page.layout, page.kind, page.attributes, up.height + 1
      from page join up on page.id = up.parent_id
    )
    select id, path, layout, kind, attributes from up order by height`;
}

/** A page's own attributes below those of its ancestors. */
export function attributesInForce(ancestry: readonly Pick<Ancestor, 'attributes'>[]): Attribute[] {
  return ancestry.reduceRight<Attribute[]>(
    (inherited, { attributes }) => inheritAttributes(normaliseAttributes(attributes), inherited),
    [],
  );
}

/** The attributes in force on each of some pages, by the page's id. */
export async function readAttributesInForce(
  reader: Reader,
  pageIds: readonly string[],
): Promise<Map<string, Attribute[]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await reader.$queryRaw<{ of: string; attributes: unknown }[]>`
    with recursive up as (
      select id as "of", parent_id, attributes, 0 as height from page where id = any(${pageIds}::text[])
      union all
      select up.of, page.parent_id, page.attributes, up.height + 1 from page join up on page.id = up.parent_id
    )
    select "of", attributes from up order by height`;
  return new Map(pageIds.map((id) => [id, attributesInForce(rows.filter((row) => row.of === id))]));
}
