import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import * as exported from '@/app/api/site/export/route';
import * as imported from '@/app/api/site/import/route';
import { ARCHIVE_VERSION, ROW_FILES, rowFilesOf, siteImportAnswer } from '@/lib/contracts/site-archive';
import { packed, unpacked } from '@/tests/factories/tar-archive';
import { call } from './call';
import { SITE_URL, type TestSite } from './site';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** An archive with some of its files changed, and as one of an older version has them, and a manifest that says so. */
export function withFiles(
  archive: Buffer,
  changes: Record<string, (text: string) => string>,
  version = ARCHIVE_VERSION,
): Buffer {
  const later = new Set<string>(ROW_FILES);
  for (const name of rowFilesOf(version)) later.delete(name);
  const present = unpacked(archive).filter(({ name }) => !later.has(name));
  const files = present.map(({ name, bytes }) => {
    const change = changes[name];
    return { name, bytes: change ? Buffer.from(change(bytes.toString())) : bytes };
  });
  const [manifest, ...others] = files;
  if (!manifest) throw new Error('An archive without a file');
  const reported = JSON.parse(manifest.bytes.toString());
  reported.version = version;
  reported.files = reported.files.filter(({ name }: { name: string }) => !later.has(name));
  for (const file of reported.files) {
    const bytes = others.find(({ name }) => name === file.name)?.bytes ?? Buffer.alloc(0);
    Object.assign(file, { size: bytes.length, sha256: sha256(bytes) });
  }
  return packed([{ name: 'manifest.json', bytes: Buffer.from(JSON.stringify(reported)) }, ...others]);
}

/** A file of rows, row by row. */
export const rows = (change: (row: Record<string, unknown>) => unknown) => (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => change(JSON.parse(line)) ?? [])
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');

/** The archive calls of an owner, and what they may change. */
export function archiveCalls(site: TestSite, owner: { cookie: string }) {
  async function exportSite(): Promise<Buffer> {
    const { status, bytes, headers } = await call(exported, 'GET', {
      path: '/api/site/export',
      headers: owner,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/x-tar']);
    return bytes;
  }

  function importCall(archive: Buffer, dryRun: boolean, headers: Record<string, string> = owner) {
    const path = `/api/site/import?dryRun=${dryRun}`;
    const type = { 'content-type': 'application/x-tar', origin: SITE_URL };
    return call(imported, 'POST', { path, raw: new Uint8Array(archive), headers: { ...type, ...headers } });
  }

  async function importSite(archive: Buffer, dryRun = false) {
    const { status, json } = await importCall(archive, dryRun);
    expect([status, json.detail]).toEqual([200, undefined]);
    return siteImportAnswer.parse(json);
  }

  const filesOf = async (folder: string) =>
    (await readdir(join(site.dataDir, 'media', folder)).catch(() => [])).sort();

  /** All that an import may change. */
  const state = async () => [
    await site.db.language.findMany({ orderBy: { code: 'asc' } }),
    await site.db.translation.count(),
    await site.db.page.findMany({ orderBy: { id: 'asc' } }),
    await site.db.pageTranslation.findMany({
      orderBy: { id: 'asc' },
      select: { id: true, version: true, title: true },
    }),
    await site.db.redirect.findMany({ orderBy: { fromPath: 'asc' } }),
    await site.db.mediaItem.findMany({ orderBy: { pathname: 'asc' } }),
    await site.db.cacheTag.count(),
    await filesOf('uploads'),
    await filesOf('.incoming'),
  ];

  return { exportSite, importCall, importSite, filesOf, state };
}

export const draw = (background: string) =>
  sharp({ create: { width: 24, height: 12, channels: 3, background } })
    .png()
    .toBuffer();
