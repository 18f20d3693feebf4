import 'server-only';

import type { MailFrame, MailWords } from '@/lib/domain/mail/compose';
import { pageAddress } from '@/lib/domain/site/absolute';
import { isSaid } from '@/lib/domain/text/unsaid';
import { env } from '@/lib/server/env';
import { defaultOf, listActiveLanguages } from '@/lib/server/languages/active-languages';
import { translatorFor } from '@/lib/server/messages/translator';

const PANEL = '/master/settings';

/**
 * What every mail has: words in the default language of the site, its name, and where messages are read.
 * @throws {AppError} `unavailable`
 */
export async function mailFrame(): Promise<MailFrame> {
  const language = defaultOf(await listActiveLanguages());
  const t = await translatorFor(language);
  const words: MailWords = (key, values) => t(`mail.${key}` as 'mail.subject', values as never);
  const { siteUrl } = env();
  const name = t('site.artist');
  const site = isSaid(name) ? name : new URL(siteUrl).hostname;
  return { words, language, site, panel: `${pageAddress(siteUrl, PANEL, language)}#messages` };
}
