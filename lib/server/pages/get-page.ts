import 'server-only';

import type { PageDocument } from '@/lib/domain/content/model';
import { AppError } from '@/lib/domain/errors';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';
import { findPage } from './find-page';

/**
 * The page at a path in an active language, with safe markup (http-api "Pages", `POST /api/pages/by-path`).
 * @throws {AppError} `not_found` for an unknown path, or a language that is not active; `unavailable`
 */
export async function getPage(path: string, locale: string): Promise<PageDocument> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const found = await findPage(path, language, languages);
  if (!found) throw new AppError('not_found', `Page not found: ${path}`);
  return withSafeMarkup(found.document);
}

/** The document as it may be handed out: its markup is cleaned whatever is stored (security.md X-1). */
export function withSafeMarkup(document: PageDocument): PageDocument {
  const content = sanitiseContent(document.translation.content);
  return { ...document, translation: { ...document.translation, content } };
}
