import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import description from '@/docs/reference/openapi.json';
import { pathOf } from '@/scripts/openapi/build-document';
import { PAGE_DOCUMENTS } from '@/scripts/openapi/page-documents';

/** Answers 404 at every unknown address under `/api`. */
const CATCH_ALL = '/api/[[...path]]';

it('docs/reference/openapi.json has every route of the build, and nothing else', () => {
  const manifest: Record<string, string> = JSON.parse(
    readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
  );
  const routes = Object.entries(manifest)
    .filter(([file, route]) => file.endsWith('/route') && route !== CATCH_ALL)
    .map(([, route]) => PAGE_DOCUMENTS[route]?.path ?? pathOf(route));
  expect(Object.keys(description.paths).sort()).toEqual(routes.sort());
});
