import 'server-only';

import type { PageDocument } from '@/lib/domain/content/model';
import { AppError } from '@/lib/domain/errors';
import { findLanguage, findOwnLanguage } from '@/lib/server/languages/active-languages';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import { findPage, type Reading } from './find-page';

/**
 * The page at a path in a language, with safe markup (`POST /api/pages/by-path`).
 * @param isEditor whether to answer in a language too that is not active (security Z-4)
 * @param reading which texts there are; those that visitors find unless told otherwise
 * @throws {AppError} `not_found` for an unknown path or language; `unavailable`
 */
export async function getPage(
  path: string,
  locale: string,
  { isEditor = false, reading = 'public' }: { isEditor?: boolean; reading?: Reading } = {},
): Promise<PageDocument> {
  const { language, languages } = await requireLanguage(locale, isEditor);
  const found = await findPage(path, language, languages, reading);
  if (!found) throw new AppError('not_found', `Page not found: ${path}`);
  return withSafeMarkup(found.document);
}

/**
 * A language and, beside it, those that visitors can choose.
 * @throws {AppError} `not_found`, `unavailable`
 */
export async function requireLanguage(locale: string, isEditor: boolean) {
  const { language, languages, isActive } = await findLanguage(locale);
  const found = isActive ? language : isEditor && (await findOwnLanguage(locale));
  if (!found) throw new AppError('not_found', `Language not found: ${locale}`);
  return { language: found, languages };
}

/** The document as it may be sent: sanitised in any case (security X-1). */
export function withSafeMarkup(document: PageDocument): PageDocument {
  const content = sanitiseContent(document.translation.content);
  return { ...document, translation: { ...document.translation, content } };
}
