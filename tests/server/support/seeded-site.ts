import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageContent, PageDocument, PageMeta } from '@/lib/domain/content/model';
import { createDatabase, type PrismaClient } from '@/lib/server/db';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { childrenTag, PAGES_TAG, pathTag } from '@/lib/server/tags/page-tags';
import { freshDatabase } from '@/tests/setup/fresh-database';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { type Answer, httpRequest } from './http';

/**
 * The demonstration pages in a database of their own, for tests of running servers. The pictures are not drawn,
 * since no test of the server needs them.
 */
export interface SeededSite {
  readonly url: string;
  readonly db: PrismaClient;
  /** A cookie header that proves an owner. */
  readonly cookie: string;
  /** A new empty folder, removed at the end. */
  newDataDir(): Promise<string>;
  drop(): Promise<void>;
}

export async function seededSite(): Promise<SeededSite> {
  const database = await freshDatabase('pages');
  const db = createDatabase(database.url, { queryTimeout: 30_000, transactionTimeout: 60_000 });
  const folders: string[] = [];
  return {
    url: database.url,
    db,
    cookie: await ownerCookie(db),
    async newDataDir() {
      const folder = await mkdtemp(path.join(tmpdir(), 'test-site-'));
      folders.push(folder);
      return folder;
    },
    async drop() {
      await db.$disconnect();
      await database.drop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Signs an owner in by the rows that a sign-in leaves behind. */
export async function ownerCookie(db: PrismaClient): Promise<string> {
  const user = await db.user.create({ data: { name: 'Owner', role: 'owner' } });
  const { id } = await db.session.create({ data: { id: randomUUID(), userId: user.id } });
  return sealedCookie(id);
}

/** Makes a page as the service of a later release will: row, text and renewal in one transaction. */
export async function makePage(db: PrismaClient, at: string, locale: string, meta: PageMeta, text: string) {
  const parentPath = at.slice(0, at.lastIndexOf('/')) || '/';
  await db.$transaction(async (tx) => {
    const parent = await tx.page.findUniqueOrThrow({ where: { path: parentPath } });
    const language = await tx.language.findUniqueOrThrow({ where: { code: locale } });
    const page = await tx.page.create({ data: { path: at, parentId: parent.id, layout: 'default' } });
    await tx.pageTranslation.create({
      data: {
        pageId: page.id,
        languageId: language.id,
        ...meta,
        content: JSON.parse(JSON.stringify(contentOf(text))),
      },
    });
    await bumpTags(tx, [PAGES_TAG, childrenTag(parent.id), pathTag(at)]);
  });
}

/** Content of one paragraph. */
export function contentOf(text: string): PageContent {
  const block = {
    id: 'block-1',
    component: 'RichText',
    props: { content: `<p>${text}</p>` },
    attributes: {},
    blockAttributes: [],
    itemAttributes: [],
  };
  return { sections: [{ id: 'section-1', name: 'Text', attributes: [], blocks: [block] }] };
}

export interface Save {
  path: string;
  locale: string;
  text: string;
  title?: string;
  version?: number;
}

/** Saves a page through a running server, as the editor does. */
export function save(origin: string, cookie: string, { path: at, locale, text, title, version }: Save) {
  const translation = {
    content: contentOf(text),
    ...(title !== undefined && { meta: { title, description: '', keywords: [] } }),
    ...(version !== undefined && { version }),
  };
  return httpRequest(origin, '/api/pages/by-path', {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ path: at, locale, translation }),
  });
}

/** Makes a call through a running server as its owner, and looks into the answer. */
export async function callAs(
  cookie: string,
  origin: string,
  method: string,
  target: string,
  body?: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await httpRequest(origin, target, { method, headers, ...sent });
  return { status: answer.status, json: answer.body === '' ? {} : JSON.parse(answer.body) };
}

/** The page as the server has stored it. */
export async function readByPath(origin: string, at: string, locale: string): Promise<Answer> {
  return httpRequest(origin, '/api/pages/by-path', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: at, locale }),
  });
}

/** The document of an answer. */
export function documentOf(answer: Answer): PageDocument {
  return JSON.parse(answer.body) as PageDocument;
}
