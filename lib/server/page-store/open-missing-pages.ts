import 'server-only';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databaseUrl } from '@/lib/server/env';
import { findStandingIn } from './find-standing';
import { MissingPages } from './missing-pages';
import { OwnRoutes } from './own-routes';
import { pageStore } from './shared-store';

/**
 * The 404s that the small server sends.
 * @param build the folder of the build, which lists its routes
 * @param files the folder of files that have fixed addresses
 * @param render renders what is kept under a key again
 */
export function openMissingPages(
  build: string,
  files: string,
  render: (key: string) => Promise<unknown>,
): MissingPages {
  const routes: Record<string, string> = JSON.parse(
    readFileSync(path.join(build, 'app-path-routes-manifest.json'), 'utf8'),
  );
  const fixed = readdirSync(files, { recursive: true, encoding: 'utf8' });
  const own = new OwnRoutes([...Object.values(routes), ...fixed.map((file) => `/${file}`)]);
  return new MissingPages({
    store: pageStore(),
    findStanding: findStandingIn(databaseUrl()),
    isOwn: (pathname) => own.has(pathname),
    render,
  });
}
