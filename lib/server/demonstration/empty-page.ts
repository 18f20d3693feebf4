import 'server-only';

import type { RemovalRecord } from '@/lib/contracts/demonstration';
import type { PageMeta } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import type { SitePage } from '@/lib/domain/demonstration/plan-removal';
import { type StartingWords, startingContent, startingWords } from '@/lib/domain/demonstration/starting-page';
import type { Transaction } from '@/lib/server/db';
import { listLanguages } from '@/lib/server/languages/list-languages';
import { translatorFor } from '@/lib/server/messages/translator';
import { writeText } from '@/lib/server/pages/write/write-text';

type EmptiedPage = RemovalRecord['emptied'][number];

/** What emptied pages begin with in a language. */
interface LanguageWords {
  /** Stands for a name that nobody has said. */
  name: string;
  /** Of the page about the artist, whose title in the demonstration says who that is. */
  about: string;
  textOf(words: StartingWords): string;
}

/** The words of emptied pages, by language id; read before anything is locked. */
export async function startingWordsIn(): Promise<Map<string, LanguageWords>> {
  const languages = await listLanguages();
  const read = await Promise.all(
    languages.map(async (language) => {
      const t = await translatorFor(language);
      const words: LanguageWords = {
        name: t('beginning.name'),
        about: t('beginning.aboutTitle'),
        textOf: (name) => t(`beginning.${name}`),
      };
      return [language.id, words] as const;
    }),
  );
  return new Map(read);
}

interface Emptying {
  words: ReadonlyMap<string, LanguageWords>;
  pathOf(demonstration: string): string;
  /** Whether visitors do not find it afterwards. */
  isHidden: boolean;
  authorId: string;
}

/** Writes words to be typed over into every text of a page, each as a version of its own, and drops its drafts. */
export async function emptyPage(
  tx: Transaction,
  page: SitePage,
  { words, pathOf, isHidden, authorId }: Emptying,
): Promise<EmptiedPage> {
  const demonstration = page.demonstration ?? page.path;
  const texts: EmptiedPage['texts'] = [];
  for (const text of await textsOf(tx, page.id)) {
    const own = words.get(text.languageId);
    const title = titleOf(demonstration, text.title, own);
    const name = startingWords(demonstration);
    const said = name === null ? null : (own?.textOf(name) ?? '');
    const content = startingContent(demonstration, { title, text: said }, pathOf);
    await tx.pageDraft.deleteMany({ where: { translationId: text.id } });
    const meta: PageMeta = { title, description: '', keywords: [] };
    const { id, version } = await writeText(tx, {
      ...meta,
      ...{ content, authorId, pageId: page.id, languageId: text.languageId, before: text },
    });
    const data = { isOutdated: false, publishAt: null, ...(isHidden && { publishedAt: null }) };
    await tx.pageTranslation.update({ where: { id }, data });
    texts.push({ id, version, wasPublic: text.publishedAt !== null });
  }
  // It is the site's own from now on.
  await tx.page.update({ where: { id: page.id }, data: { demonstration: null } });
  return { page: page.id, demonstration, texts };
}

/** The home page is called what the site is called. */
function titleOf(demonstration: string, title: string, words: LanguageWords | undefined): string {
  if (demonstration === '/') return '';
  return demonstration === '/about' ? (words?.about ?? title) : title;
}

/**
 * Gives an emptied page the texts back that it had, where nobody has written over the words to be typed over.
 * @returns whether all of them are back
 */
export async function refillPage(tx: Transaction, page: EmptiedPage, authorId: string): Promise<boolean> {
  let areAllBack = true;
  for (const text of await textsOf(tx, page.page)) {
    const emptied = page.texts.find(({ id }) => id === text.id);
    const hasDraft = (await tx.pageDraft.count({ where: { translationId: text.id } })) > 0;
    const kept = emptied?.version === text.version && !hasDraft ? await versionBefore(tx, text) : null;
    if (!emptied || !kept) {
      areAllBack = false;
      continue;
    }
    const meta = kept.meta as unknown as PageMeta;
    await writeText(tx, {
      ...meta,
      content: normaliseContent(kept.content),
      ...{ authorId, pageId: page.page, languageId: text.languageId, before: text },
    });
    // To the letter: what was read anew would count as changed.
    await tx.$executeRaw`
      with kept as (select content from revision where id = ${kept.id}),
        written as (
          update page_translation set content = (select content from kept) where id = ${text.id} returning id, version)
        update revision r set content = (select content from kept) from written w
          where r.translation_id = w.id and r.version = w.version`;
    if (emptied.wasPublic && text.publishedAt === null)
      await tx.pageTranslation.update({ where: { id: text.id }, data: { publishedAt: new Date() } });
  }
  if (areAllBack)
    await tx.page.update({ where: { id: page.page }, data: { demonstration: page.demonstration } });
  return areAllBack;
}

function versionBefore(tx: Transaction, { id, version }: { id: string; version: number }) {
  return tx.revision.findUnique({
    where: { translationId_version: { translationId: id, version: version - 1 } },
    select: { id: true, content: true, meta: true },
  });
}

/** The texts of a page, that of the default language first: the others are compared with it. */
async function textsOf(tx: Transaction, pageId: string) {
  const { defaultLanguageId } = await tx.siteSetting.findFirstOrThrow();
  const texts = await tx.pageTranslation.findMany({
    where: { pageId, page: { deletedAt: null } },
    select: { id: true, languageId: true, version: true, title: true, publishedAt: true },
    orderBy: { language: { position: 'asc' } },
  });
  const isSource = ({ languageId }: { languageId: string }) => languageId === defaultLanguageId;
  return [...texts.filter(isSource), ...texts.filter((text) => !isSource(text))];
}
