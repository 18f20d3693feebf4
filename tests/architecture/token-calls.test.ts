import { expect, it } from 'vitest';
import { TOKEN_ACCESS } from '@/lib/domain/auth/token-scopes';
import { findRoutes } from '@/scripts/openapi/find-routes';

const calls = (await findRoutes()).flatMap(({ address, declarations }) =>
  Object.entries(declarations ?? {}).map(([method, { access, token }]) => ({
    name: `${method} ${address}`,
    isGet: method === 'GET',
    access,
    token,
  })),
);
const isOfContent = (access: string) => access !== 'public' && TOKEN_ACCESS.some((each) => each === access);

it('an access token reads what its account may read of pages, files, languages and texts, and nothing else', () => {
  const gets = calls.filter(({ isGet, access }) => isGet && isOfContent(access));
  expect(gets.length).toBeGreaterThan(20);
  expect(gets.filter(({ token }) => token !== 'read').map(({ name }) => name)).toEqual([]);
  const others = calls.filter(
    ({ isGet, access, token }) => token === 'read' && !(isGet && isOfContent(access)),
  );
  // Beside them only the call that reads by POST, and those that find nothing.
  expect(others.map(({ name }) => name).filter((name) => !name.endsWith(' /api/[[...path]]'))).toEqual([
    'POST /api/pages/by-path',
  ]);
});

it('an access token writes drafts and files, and nothing else', () => {
  const writes = calls.filter(({ token }) => token === 'write-drafts');
  expect(writes.map(({ name }) => name).sort()).toEqual([
    'PATCH /api/media/[...pathname]',
    'PATCH /api/media/uploads/[id]',
    'POST /api/media',
    'POST /api/media/uploads',
    'POST /api/media/uploads/received',
    'POST /api/pages',
    'PUT /api/pages/[id]/draft',
  ]);
});
