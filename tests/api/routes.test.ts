import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as unknown from '@/app/api/[[...path]]/route';
import * as health from '@/app/api/health/route';
import * as latest from '@/app/builds/latest.json/route';
import * as meta from '@/app/builds/meta/[file]/route';
import description from '@/docs/reference/openapi.json';
import { buildManifest, latestBuild } from '@/lib/contracts/builds';
import { healthy } from '@/lib/contracts/health';
import { problem } from '@/lib/contracts/problem';
import { pathOf } from '@/scripts/openapi/build-document';
import { findRoutes } from '@/scripts/openapi/find-routes';
import { call, type Route } from './support/call';
import { openSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({ hasPages: false });
});
afterAll(() => site.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** By docs/reference/openapi.json, which is not asked of the routes here but read as everybody reads it. */
const ROUTES = (await findRoutes()).flatMap(({ address, module }): [string, Route, string[]][] => {
  const operations = (description.paths as Record<string, object>)[pathOf(address)];
  const methods = Object.keys(operations ?? {}).map((method) => method.toUpperCase());
  const taken = methods.includes('GET') ? ['HEAD', ...methods] : methods;
  return operations ? [[address.replace(/\[[^\]]+\]/g, 'x'), module, taken]] : [];
});

describe('a method that an address does not take (docs/reference/http-api.md#conventions)', () => {
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

describe('builds (docs/reference/http-api.md#builds-health-payloads)', () => {
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
