import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as siteTheme from '@/app/api/site/theme/route';
import * as themeVersions from '@/app/api/site/theme/versions/route';
import { siteTheme as themeOfPages } from '@/lib/server/site-theme/site-theme';
import { call } from './support/call';
import { openSite, type TestSite } from './support/site';

const WHITE = { paper: { ground: '#ffffff', ink: '#111111', accent: '#c2001b' } };
const BLUE = { paper: { accent: '#0038c7' }, sound: 'of a later release' };

let site: TestSite;
let owner: { cookie: string };
let editor: { cookie: string };
beforeAll(async () => {
  site = await openSite({ hasPages: false });
  owner = await site.signIn('owner');
  editor = await site.signIn('editor');
});
afterAll(() => site.close());

const theme = (headers: Record<string, string>, method = 'GET', json?: unknown) =>
  call(siteTheme, method, { path: '/api/site/theme', headers, ...(json !== undefined && { json }) });
const versions = async () =>
  (await call(themeVersions, 'GET', { path: '/api/site/theme/versions', headers: owner })).json.versions;

describe('the look of the site (docs/reference/look.md)', () => {
  it('is the default before anybody has changed it', async () => {
    expect((await theme(owner)).json).toEqual({ version: 0, theme: {} });
    expect(await versions()).toEqual([]);
  });

  it('is changed by the owner alone, from the state that was read, and pages have it at once', async () => {
    expect((await theme(editor)).status).toBe(403);
    expect((await theme(editor, 'PUT', { version: 0, theme: WHITE })).status).toBe(403);
    expect((await theme({}, 'PUT', { version: 0, theme: WHITE })).status).toBe(401);
    const { json } = await theme(owner, 'PUT', { version: 0, theme: WHITE });
    expect(json).toEqual({ version: 1, theme: WHITE });
    expect((await themeOfPages()).paper).toEqual(WHITE.paper);
    const late = await theme(owner, 'PUT', { version: 0, theme: BLUE });
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    expect((await theme(owner)).json).toEqual({ version: 1, theme: WHITE });
    expect(await site.db.auditEvent.count({ where: { action: 'site_theme_changed', object: '1' } })).toBe(1);
  });

  it('of two who save at once, one is refused', async () => {
    const saves = [WHITE, BLUE].map((given) => theme(owner, 'PUT', { version: 1, theme: given }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('keeps what a later release has written, and every version with who and when', async () => {
    await theme(owner, 'PUT', { version: 2, theme: BLUE });
    expect((await theme(owner)).json).toEqual({ version: 3, theme: BLUE });
    const kept = await versions();
    expect(kept.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(kept[2]).toMatchObject({
      theme: WHITE,
      author: expect.any(String),
      createdAt: expect.any(String),
    });
  });

  it.each([
    [{ paper: { ...WHITE.paper, ink: '#999999' } }, 'text that cannot be read'],
    [{ dark: { ground: '#0a0a0c', ink: '#f3efe8', accent: '#222222' } }, 'an accent that cannot be read'],
    [{ note: 'x'.repeat(9_000) }, 'too much'],
    [{ note: '\u0000' }, 'a character that cannot be stored'],
    ['dark', 'no record'],
  ])('refuses %j: %s', async (given: unknown, _why: string) => {
    const { version } = (await theme(owner)).json;
    expect((await theme(owner, 'PUT', { version, theme: given })).status).toBe(422);
  });
});
