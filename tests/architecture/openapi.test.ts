import { expect, it } from 'vitest';
import { buildDocument } from '@/scripts/openapi/build-document';
import { findRoutes } from '@/scripts/openapi/find-routes';
import { findNamedSchemas } from '@/scripts/openapi/named-schemas';
import { SchemaWriter } from '@/scripts/openapi/schema-writer';

it('docs/reference/openapi.json is that of the routes; `npm run openapi` writes it', async () => {
  const document = buildDocument(await findRoutes(), new SchemaWriter(await findNamedSchemas()));
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
    '../../docs/reference/openapi.json',
  );
});
