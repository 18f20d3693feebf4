import { randomUUID } from 'node:crypto';
import { SEED_PAGES } from '@/demo/content/index';
import { SEED_LANGUAGES } from '@/demo/content/languages';
import { SEED_LOCALES } from '@/demo/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { linksOf } from '@/lib/domain/content/page-links';
import { mediaReferences } from '@/lib/domain/content/summary';
import { standingOf } from '@/lib/domain/content/translated';
import { kindForPath } from '@/lib/domain/site/page-kinds';
import { layoutForPath } from '@/lib/domain/site/routes';
import type { PrismaClient } from '@/lib/server/db';

/** Whether nobody has put anything on this site yet: only then is it filled. */
export async function isEmptySite(db: PrismaClient): Promise<boolean> {
  return (await db.page.count()) === 0;
}

/** Makes the three shipped languages, English the default, where there are none. */
export async function seedLanguages(db: PrismaClient): Promise<void> {
  if ((await db.language.count()) > 0) return;
  await db.$transaction(async (tx) => {
    for (const { isDefault, ...language } of SEED_LANGUAGES) {
      const { id } = await tx.language.create({ data: language });
      if (isDefault) await tx.siteSetting.create({ data: { id: 1, defaultLanguageId: id } });
    }
  });
}

/** Stores every page in every language, with its first revision, as one unit: either all are there or none. */
export async function seedPages(db: PrismaClient): Promise<number> {
  const languages = await db.language.findMany({ where: { code: { in: [...SEED_LOCALES] } } });
  const setting = await db.siteSetting.findUnique({ where: { id: 1 } });
  const source = SEED_LOCALES.find((locale) =>
    languages.some(({ id, code }) => id === setting?.defaultLanguageId && code === locale),
  );
  const media = await db.mediaItem.findMany({ select: { id: true, pathname: true } });
  const mediaIds = new Map(media.map(({ id, pathname }) => [`/media/${pathname}`, id]));
  const ids = new Map(SEED_PAGES.map(({ path }) => [path, randomUUID()]));
  const pages = SEED_PAGES.map(({ path, parent, layout, attributes, position }) => ({
    id: ids.get(path) ?? '',
    parentId: parent === null ? null : (ids.get(parent) ?? null),
    path,
    demonstration: path,
    layout: layout ?? layoutForPath(path),
    kind: kindForPath(path),
    attributes: attributes.map((each) => ({ ...each, inherited: false })),
    position,
  }));
  const translations = SEED_PAGES.flatMap(({ path, meta, content }) =>
    languages.flatMap(({ id: languageId, code }) => {
      const locale = SEED_LOCALES.find((each) => each === code);
      if (!locale) return [];
      const stored = JSON.parse(JSON.stringify(content(locale)));
      const textIn = (its: typeof locale) => ({
        title: meta[its].title,
        content: normaliseContent(its === locale ? stored : content(its)),
      });
      const original = source && source !== locale ? textIn(source) : null;
      return [
        {
          id: randomUUID(),
          pageId: ids.get(path) ?? '',
          languageId,
          content: stored,
          links: linksOf(stored),
          version: 1,
          ...meta[locale],
          // Counted here: else each server would begin with counting, and with drawing anew what it has just drawn.
          ...standingOf(textIn(locale), original, null),
        },
      ];
    }),
  );
  await db.$transaction(async (tx) => {
    // Parents before children, which the database asks for.
    for (const depth of [...new Set(pages.map(depthOf))].sort((a, b) => a - b)) {
      await tx.page.createMany({ data: pages.filter((page) => depthOf(page) === depth) });
    }
    await tx.pageTranslation.createMany({ data: translations });
    await tx.revision.createMany({
      data: translations.map(({ id, version, content, title, description, keywords }) => ({
        translationId: id,
        version,
        content,
        meta: { title, description, keywords },
      })),
    });
    await tx.mediaUsage.createMany({
      data: translations.flatMap(({ id, content }) =>
        mediaReferences(content).flatMap((address) => {
          const mediaItemId = mediaIds.get(address);
          return mediaItemId ? [{ pageTranslationId: id, mediaItemId }] : [];
        }),
      ),
    });
  });
  return pages.length;
}

function depthOf({ path }: { path: string }): number {
  return path === '/' ? 0 : path.split('/').length;
}
