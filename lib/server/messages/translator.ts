import 'server-only';

import type { AppConfig } from 'next-intl';
// The core of next-intl, which also runs where nothing bundles React for the browser: in commands and benchmarks.
import { createTranslator } from 'use-intl/core';
import type { SiteLanguage } from '@/lib/domain/site/view-model';
import { loadMessages } from './load-messages';

/**
 * The interface texts of a language outside of pages: for feeds, pictures and structured data.
 * @throws {AppError} `unavailable` when the database does not answer
 */
export async function translatorFor({ code, tag }: Pick<SiteLanguage, 'code' | 'tag'>) {
  // The overlay ends in shipped texts, and all of these have the keys of the English ones.
  const messages = (await loadMessages(code)) as AppConfig['Messages'];
  return createTranslator({ locale: tag, messages });
}
