import 'server-only';

import type { Publishing } from '@/lib/contracts/publishing';
import { AppError } from '@/lib/domain/errors';
import type { ListedPages, PageView } from '@/lib/domain/site/view-model';
import type { Messages } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { loadToolTexts, pagePart, type ToolTexts, toolsPart } from '@/lib/server/messages/tool-texts';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { findPageFacts } from '@/lib/server/pages/read/page-facts';
import { findPublishing } from '@/lib/server/pages/read/publishing-state';
import { buildPageView, listBelow } from './page-view';

/**
 * Everything that a page is drawn from, freshly read, also where visitors do not find it: the editor draws with the same
 * views as the public page. `publishing` is about its text in the language.
 * @param toolsLanguage what the account has chosen (BCP 47); null: the language of the page
 * @throws {AppError} `not_found` for an unknown path or language, `unavailable`
 */
export async function getPageView(
  path: string,
  locale: string,
  toolsLanguage: string | null,
): Promise<{ view: PageView; messages: Messages; tools: ToolTexts; publishing: Publishing | null }> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const found = await buildPageView(path, language, languages, 'kept');
  if (!found) throw new AppError('not_found', `Page not found: ${path}`);
  const { translation } = found.view.document;
  const [messages, tools, publishing] = await Promise.all([
    loadMessages(language.code),
    loadToolTexts(toolsLanguage, language),
    translation.fallback ? null : findPublishing(translation.id),
  ]);
  return {
    view: found.view,
    messages: pagePart(messages),
    tools: { ...tools, messages: toolsPart(tools.messages) },
    publishing,
  };
}

/**
 * A page by id as its editors see it, drafts included; null if there is none.
 * @throws {AppError} `unavailable`
 */
export async function getKeptView(id: string, locale: string): Promise<PageView | null> {
  const { language, languages } = await findLanguage(locale);
  const page = await findPageFacts(id, languages);
  const kept = page && (await buildPageView(page.path, language, languages, 'preview'));
  return kept?.view ?? null;
}

/**
 * The children of a page as a page list shows them to visitors of a language; none for an address without a page.
 * @throws {AppError} `not_found` for an unknown language, `unavailable`
 */
export async function getListedPages(path: string, locale: string): Promise<ListedPages> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  return listBelow(path, language, languages);
}

/**
 * The etag of views that are read after this: it changes with everything that pages are made of, and with the language of the
 * tools. Null while the database does not answer.
 */
export async function pageViewEtag(toolsLanguage: string | null): Promise<string | null> {
  const { renewals } = pageStore();
  if (!(await renewals.lookAfresh())) return null;
  return `W/"${renewals.source}-${renewals.seq}-${toolsLanguage ?? ''}"`;
}
