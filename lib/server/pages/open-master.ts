import 'server-only';

import { permanentRedirect } from 'next/navigation';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadFrame } from './page-view';

/** What stands around a page of the hidden area; an address in an unknown language leads to the one without prefix. */
export async function openMaster(locale: string, path: string): Promise<SiteFrame> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive) permanentRedirect(path);
  return loadFrame(language, languages);
}
