import { expect } from 'vitest';
import * as restoring from '@/app/api/pages/[id]/restore/route';
import * as one from '@/app/api/pages/[id]/route';
import * as bulk from '@/app/api/pages/bulk/route';
import * as byPath from '@/app/api/pages/by-path/route';
import * as report from '@/app/api/pages/report/route';
import * as all from '@/app/api/pages/route';
import { pageReport } from '@/lib/contracts/page-changes';
import { pageSettings } from '@/lib/contracts/page-settings';
import { fitsBelow, pathsAbove } from '@/lib/domain/site/page-tree';
import { type Answer, call } from './call';
import type { TestSite } from './site';

export const meta = (title: string) => ({ title, description: '', keywords: [] });

/** The calls that manage pages, with the rights for them. */
export function pageCalls(headers: Record<string, string>) {
  const at = (id: string, query = '') => ({ path: `/api/pages/${id}${query}`, params: { id }, headers });
  return {
    create: (json: object) => call(all, 'POST', { path: '/api/pages', headers, json }),
    read: (id: string, locale = 'en') => call(one, 'GET', at(id, `?locale=${locale}`)),
    change: (id: string, json: object) => call(one, 'PATCH', { ...at(id), json }),
    remove: (id: string, query = '') => call(one, 'DELETE', at(id, query)),
    restore: (id: string) => call(restoring, 'POST', at(id, '/restore')),
    bulk: (json: object) => call(bulk, 'POST', { path: '/api/pages/bulk', headers, json }),
    save: (path: string, translation: object, locale = 'en') =>
      call(byPath, 'PATCH', { path: '/api/pages/by-path', headers, json: { path, locale, translation } }),
    report: async (query = '') => {
      const { json } = await call(report, 'GET', { path: `/api/pages/report${query}`, headers });
      return pageReport.parse(json);
    },
    /** Makes a page and answers its id. */
    async add(path: string, more: object = {}): Promise<string> {
      const { status, json } = await this.create({ path, locale: 'en', meta: meta(path), ...more });
      expect([status, json.detail]).toEqual([201, undefined]);
      return pageSettings.parse(json).id;
    },
  };
}

export function refusal({ status, json }: Answer): [number, string, string] {
  return [status, json.code, json.detail];
}

/** Invariants of every page tree and every redirect. */
export async function expectTree({ db }: TestSite): Promise<void> {
  const pages = await db.page.findMany({ orderBy: [{ position: 'asc' }] });
  const live = pages.filter(({ deletedAt }) => deletedAt === null);
  const idAt = new Map(live.map(({ path, id }) => [path, id]));
  const pathOf = new Map(live.map(({ path, id }) => [id, path]));
  for (const { path, parentId } of live) {
    const nearest = pathsAbove(path).find((above) => idAt.has(above)) ?? null;
    const parent = parentId === null ? null : pathOf.get(parentId);
    if (parent === undefined || !fitsBelow(parent, nearest))
      throw new Error(`${path} stands below ${parent}, and not below ${nearest}`);
  }
  for (const parentId of new Set(live.map((page) => page.parentId))) {
    const positions = live.filter((page) => page.parentId === parentId).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, n) => n));
  }
  const redirects = await db.redirect.findMany();
  expect(redirects.filter(({ fromPath }) => idAt.has(fromPath))).toEqual([]);
}
