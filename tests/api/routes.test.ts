import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as unknown from '@/app/api/[[...path]]/route';
import * as accountLink from '@/app/api/accounts/[id]/link/route';
import * as account from '@/app/api/accounts/[id]/route';
import * as accounts from '@/app/api/accounts/route';
import * as audit from '@/app/api/audit/route';
import * as ownerLink from '@/app/api/auth/owner-link/route';
import * as password from '@/app/api/auth/password/route';
import * as contactMessage from '@/app/api/contact/[id]/route';
import * as contact from '@/app/api/contact/route';
import * as health from '@/app/api/health/route';
import * as interfaceTexts from '@/app/api/interface-texts/route';
import * as language from '@/app/api/languages/[id]/route';
import * as languages from '@/app/api/languages/route';
import * as iconCodes from '@/app/api/languages/update-iconcodes/route';
import * as mediaFile from '@/app/api/media/[...pathname]/route';
import * as archive from '@/app/api/media/archive/route';
import * as bulk from '@/app/api/media/bulk/route';
import * as folders from '@/app/api/media/folders/route';
import * as poster from '@/app/api/media/poster/[...pathname]/route';
import * as replace from '@/app/api/media/replace/route';
import * as library from '@/app/api/media/route';
import * as uploadPart from '@/app/api/media/uploads/[id]/route';
import * as uploadReceived from '@/app/api/media/uploads/received/route';
import * as uploads from '@/app/api/media/uploads/route';
import * as draft from '@/app/api/pages/[id]/draft/route';
import * as pageHistory from '@/app/api/pages/[id]/history/route';
import * as preview from '@/app/api/pages/[id]/previews/[linkId]/route';
import * as previews from '@/app/api/pages/[id]/previews/route';
import * as publish from '@/app/api/pages/[id]/publish/route';
import * as publishing from '@/app/api/pages/[id]/publishing/route';
import * as restorePage from '@/app/api/pages/[id]/restore/route';
import * as rewind from '@/app/api/pages/[id]/rewind/route';
import * as page from '@/app/api/pages/[id]/route';
import * as unpublish from '@/app/api/pages/[id]/unpublish/route';
import * as pageBulk from '@/app/api/pages/bulk/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as listed from '@/app/api/pages/listed/route';
import * as outdated from '@/app/api/pages/outdated/route';
import * as pageReport from '@/app/api/pages/report/route';
import * as pages from '@/app/api/pages/route';
import * as session from '@/app/api/sessions/[id]/route';
import * as sessions from '@/app/api/sessions/route';
import * as siteExport from '@/app/api/site/export/route';
import * as siteImport from '@/app/api/site/import/route';
import * as translation from '@/app/api/translations/[id]/route';
import * as exported from '@/app/api/translations/export/route';
import * as imported from '@/app/api/translations/import/route';
import * as reorder from '@/app/api/translations/reorder/route';
import * as review from '@/app/api/translations/review/route';
import * as translations from '@/app/api/translations/route';
import * as textSearch from '@/app/api/translations/search/route';
import * as latest from '@/app/builds/latest.json/route';
import * as meta from '@/app/builds/meta/[file]/route';
import * as media from '@/app/media/[...pathname]/route';
import { buildManifest, latestBuild } from '@/lib/contracts/builds';
import { healthy } from '@/lib/contracts/health';
import { problem } from '@/lib/contracts/problem';
import { call, type Route } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const ROUTES: [string, Route, string[]][] = [
  ['/api/media', library, ['GET', 'HEAD', 'POST']],
  ['/api/media/x', mediaFile, ['GET', 'HEAD', 'PATCH', 'DELETE']],
  ['/api/media/archive', archive, ['GET', 'HEAD']],
  ['/api/media/bulk', bulk, ['POST']],
  ['/api/media/replace', replace, ['POST']],
  ['/api/media/folders', folders, ['GET', 'HEAD']],
  ['/api/media/poster/x', poster, ['PUT']],
  ['/api/media/uploads', uploads, ['GET', 'HEAD', 'POST']],
  ['/api/media/uploads/received', uploadReceived, ['POST']],
  ['/api/media/uploads/x', uploadPart, ['GET', 'HEAD', 'PATCH', 'DELETE']],
  ['/api/pages', pages, ['GET', 'HEAD', 'POST']],
  ['/api/pages/x', page, ['GET', 'HEAD', 'PATCH', 'DELETE']],
  ['/api/pages/x/restore', restorePage, ['POST']],
  ['/api/pages/x/history', pageHistory, ['GET', 'HEAD']],
  ['/api/pages/x/rewind', rewind, ['GET', 'HEAD', 'POST']],
  ['/api/pages/x/draft', draft, ['GET', 'HEAD', 'PUT', 'DELETE']],
  ['/api/pages/x/publish', publish, ['POST']],
  ['/api/pages/x/unpublish', unpublish, ['POST']],
  ['/api/pages/x/publishing', publishing, ['GET', 'HEAD']],
  ['/api/pages/x/previews', previews, ['GET', 'HEAD', 'POST']],
  ['/api/pages/x/previews/x', preview, ['DELETE']],
  ['/api/pages/bulk', pageBulk, ['POST']],
  ['/api/pages/report', pageReport, ['GET', 'HEAD']],
  ['/api/pages/listed', listed, ['GET', 'HEAD']],
  ['/api/pages/outdated', outdated, ['GET', 'HEAD']],
  ['/api/pages/by-path', byPath, ['POST', 'PATCH']],
  ['/api/contact', contact, ['GET', 'HEAD', 'POST']],
  ['/api/contact/x', contactMessage, ['PATCH', 'DELETE']],
  ['/api/auth/owner-link', ownerLink, ['POST']],
  ['/api/auth/password', password, ['POST']],
  ['/api/sessions', sessions, ['GET', 'HEAD', 'DELETE']],
  ['/api/sessions/x', session, ['DELETE']],
  ['/api/accounts', accounts, ['GET', 'HEAD', 'POST']],
  ['/api/accounts/x', account, ['PATCH', 'DELETE']],
  ['/api/accounts/x/link', accountLink, ['POST']],
  ['/api/audit', audit, ['GET', 'HEAD']],
  ['/api/site/export', siteExport, ['GET', 'HEAD']],
  ['/api/site/import', siteImport, ['POST']],
  ['/api/health', health, ['GET', 'HEAD']],
  ['/api/interface-texts', interfaceTexts, ['GET', 'HEAD']],
  ['/api/languages', languages, ['GET', 'HEAD', 'POST']],
  ['/api/languages/x', language, ['PATCH', 'DELETE']],
  ['/api/languages/update-iconcodes', iconCodes, ['POST']],
  ['/api/translations', translations, ['GET', 'HEAD', 'POST']],
  ['/api/translations/x', translation, ['PATCH', 'DELETE']],
  ['/api/translations/reorder', reorder, ['POST']],
  ['/api/translations/review', review, ['GET', 'HEAD']],
  ['/api/translations/search', textSearch, ['GET', 'HEAD']],
  ['/api/translations/export', exported, ['GET', 'HEAD']],
  ['/api/translations/import', imported, ['POST']],
  ['/builds/latest.json', latest, ['GET', 'HEAD']],
  ['/builds/meta/x.json', meta, ['GET', 'HEAD']],
  ['/media/x', media, ['GET', 'HEAD']],
];

describe('a method that an address does not take (http-api "Conventions")', () => {
  const refused = ROUTES.flatMap(([path, route, taken]) =>
    METHODS.filter((method) => !taken.includes(method)).map((method) => ({ path, route, method, taken })),
  );

  it.each(refused)('$method $path: 405', async ({ path, route, method, taken }) => {
    const { status, headers, json, log } = await call(route, method, { path });
    expect(status).toBe(405);
    expect(headers.get('allow')?.split(', ').sort()).toEqual([...taken, 'OPTIONS'].sort());
    expect(problem.parse(json)).toMatchObject({ code: 'method_not_allowed' });
    expect(log).toEqual([expect.objectContaining({ method, path, status: 405 })]);
  });

  it.each(ROUTES)('OPTIONS %s tells the methods, and lets no other site in', async (path, route, taken) => {
    const origin = { origin: 'https://evil.example', 'access-control-request-method': 'PATCH' };
    const { status, headers, log } = await call(route, 'OPTIONS', { path, headers: origin });
    expect(status).toBe(204);
    expect(headers.get('allow')?.split(', ').sort()).toEqual([...taken, 'OPTIONS'].sort());
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(log.length).toBe(1);
  });
});

describe('an address under /api that is none (security V-6)', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s: 404', async (method) => {
    for (const path of ['/api', '/api/none', '/api/pages/by-path/more', '/api/%2e%2e/x', '/api/x%0d%0ay']) {
      const { status, headers, json, log } = await call(unknown, method, {
        path,
        headers: { origin: 'https://evil.example' },
      });
      expect([path, status, log.length]).toEqual([path, 404, 1]);
      expect(headers.get('content-type')).toBe('application/problem+json');
      expect(problem.parse(json)).toMatchObject({
        code: 'not_found',
        requestId: headers.get('x-request-id'),
      });
    }
  });

  it('keeps queries, cookies and bodies out of the log, and each call on a line (security S-3)', async () => {
    const { log } = await call(unknown, 'POST', {
      path: '/api/canary-path?canary=query%0a{"fake":1}',
      raw: 'canary-body',
      headers: { cookie: 'canary=cookie', authorization: 'canary-token', 'user-agent': 'canary-agent' },
    });
    expect(log).toEqual([
      {
        level: 'info',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        requestId: expect.any(String),
        method: 'POST',
        path: '/api/canary-path',
        status: 404,
        ms: expect.any(Number),
      },
    ]);
  });
});

describe('GET /api/health (security O-6)', () => {
  it('is ok while database and storage answer', async () => {
    // A check gives each of them a second, which a machine that runs three suites at once may not have.
    const answer = await vi.waitFor(
      async () => {
        const given = await call(health, 'GET');
        expect(given.status).toBe(200);
        return given;
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(healthy.parse(answer.json)).toEqual({ status: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('names the storage when that does not answer', async () => {
    const folder = join(site.dataDir, 'media');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    const { status, headers, json } = await call(health, 'GET');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(problem.parse(json)).toMatchObject({ code: 'unavailable', failing: ['storage'] });
    expect((await call(health, 'GET', { path: '/api/health?live' })).json).toEqual({ status: 'ok' });
    await chmod(folder, 0o600);
    await rm(folder);
    expect((await call(health, 'GET')).status).toBe(200);
  });
});

describe('builds (http-api "Builds, health, payloads")', () => {
  it('the latest one, never out of a cache', async () => {
    const { status, headers, json } = await call(latest, 'GET', { path: '/builds/latest.json?1700000000' });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(latestBuild.strict().parse(json)).toEqual(json);
  });

  it('its manifest, and none of another', async () => {
    const { json: build } = await call(latest, 'GET');
    const found = await call(meta, 'GET', { params: { file: `${build.id}.json` } });
    expect(found.status).toBe(200);
    expect(buildManifest.parse(found.json)).toMatchObject(build);
    expect(found.json.routes).toContain('/');
    for (const file of [build.id, `${build.id}.JSON`, 'other.json', '../latest.json', '', '\0']) {
      const { status, json } = await call(meta, 'GET', { params: { file } });
      expect([file, status, json.code]).toEqual([file, 404, 'not_found']);
    }
  });
});
