import 'server-only';

import type { z } from 'zod';
import type { interfaceTexts } from '@/lib/contracts/interface-texts';
import { AppError } from '@/lib/domain/errors';
import type { MessageGroup } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from './load-messages';

/**
 * What the toolbar says, in a language.
 * @throws {AppError} `not_found` for a language that is not active; `unavailable`
 */
export async function readInterfaceTexts(locale: string): Promise<z.output<typeof interfaceTexts>> {
  const { language, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const { auth, toolbar } = await loadMessages(language.code);
  return { auth: plainTexts(auth), toolbar: plainTexts(toolbar) };
}

/** Without groups inside it, which only rows added by hand can make here. */
function plainTexts(group: MessageGroup = {}): Record<string, string> {
  const isPlain = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(group).filter(isPlain));
}
