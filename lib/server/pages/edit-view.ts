import 'server-only';

import { AppError } from '@/lib/domain/errors';
import type { PageView } from '@/lib/domain/site/view-model';
import type { Messages } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from '@/lib/server/messages/load-messages';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { buildPageView } from './page-view';

/**
 * Everything that a page is drawn from, freshly read: the editor draws with the same views as the public page.
 * @throws {AppError} `not_found` for an unknown path or language, `unavailable`
 */
export async function getPageView(
  path: string,
  locale: string,
): Promise<{ view: PageView; messages: Messages }> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const found = await buildPageView(path, language, languages);
  if (!found) throw new AppError('not_found', `Page not found: ${path}`);
  return { view: found.view, messages: await loadMessages(language.code) };
}

/**
 * What a view that is read after this is known by: it changes with everything that pages are made of. Null while the
 * database does not answer.
 */
export async function pageViewMark(): Promise<string | null> {
  const { renewals } = pageStore();
  return (await renewals.lookAfresh()) ? `W/"${renewals.source}-${renewals.seq}"` : null;
}
