import 'server-only';

import { getRequestConfig } from 'next-intl/server';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from '@/lib/server/messages/load-messages';

/** The texts of the language that the page has set; dates and numbers follow its BCP 47 tag, in UTC. */
export default getRequestConfig(async ({ requestLocale }) => {
  const { language } = await findLanguage((await requestLocale) ?? '');
  return { locale: language.tag, timeZone: 'UTC', messages: await loadMessages(language.code) };
});
