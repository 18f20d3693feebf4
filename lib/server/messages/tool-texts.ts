import 'server-only';

import { catalogueEntryFor } from '@/lib/domain/languages/catalogue';
import { directionOf } from '@/lib/domain/languages/facts';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { BORROWED } from '@/lib/domain/translations/borrowed';
import type { Messages } from '@/lib/domain/translations/model';
import { PAGE_WORDS, partOf } from '@/lib/domain/translations/text-parts';
import { listActiveLanguages } from '@/lib/server/languages/active-languages';
import { loadMessages } from './load-messages';
import { COMPLETE_LANGUAGES, SHIPPED_MESSAGES } from './shipped-messages';

const FOR_PAGES: ReadonlySet<string> = new Set(PAGE_WORDS);

/** What the tools say, and the language that they say it in. */
export interface ToolTexts {
  language: Pick<SiteLanguage, 'tag' | 'dir'>;
  messages: Messages;
}

/** What the tools say, without what visitors read. What is said of borrowed texts goes with both. */
export const toolsPart = (messages: Messages): Messages =>
  part(messages, (namespace) => partOf(namespace) === 'tools');

/** What visitors read, and what a tool puts into a page in its language. */
export const pagePart = (messages: Messages): Messages =>
  part(messages, (namespace) => partOf(namespace) === 'visitors' || FOR_PAGES.has(namespace));

function part(messages: Messages, isWanted: (namespace: string) => boolean): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => namespace === BORROWED || isWanted(namespace)),
  );
}

/**
 * The texts of the tools in the language of an account, or in that of the page where it has none, or has one that the site
 * has lost.
 * @param wanted BCP 47
 * @throws {AppError} `unavailable`
 */
export async function loadToolTexts(wanted: string | null, page: SiteLanguage): Promise<ToolTexts> {
  const own = wanted === null || wanted === page.tag ? null : await findToolTexts(wanted);
  if (own) return own;
  const { code, tag, dir } = page;
  return { language: { tag, dir }, messages: await loadMessages(code) };
}

/**
 * The texts of the tools in a language; null where it is neither one of the site's nor one that the release speaks whole.
 * @param tag BCP 47
 * @throws {AppError} `unavailable`
 */
export async function findToolTexts(tag: string): Promise<ToolTexts | null> {
  const active = (await listActiveLanguages()).find((each) => each.tag === tag);
  if (active) return { language: { tag, dir: active.dir }, messages: await loadMessages(active.code) };
  const messages = COMPLETE_LANGUAGES.includes(tag) ? SHIPPED_MESSAGES[tag] : undefined;
  return messages ? { language: { tag, dir: directionOf(tag) }, messages } : null;
}

/**
 * The languages that an account can choose for its tools, each called by its own name: those that the release speaks whole,
 * whether the site has them or not, and the site's other ones, whose texts may have been written here.
 * @throws {AppError} `unavailable`
 */
export async function listToolLanguages(): Promise<{ tag: string; name: string }[]> {
  const shipped = COMPLETE_LANGUAGES.map((tag) => ({ tag, name: catalogueEntryFor(tag)?.name ?? tag }));
  const others = (await listActiveLanguages()).filter(({ tag }) => !COMPLETE_LANGUAGES.includes(tag));
  return [...shipped, ...others.map(({ tag, name }) => ({ tag, name }))];
}
