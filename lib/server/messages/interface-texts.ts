import 'server-only';

import type { z } from 'zod';
import type { InterfacePart, interfaceTexts } from '@/lib/contracts/interface-texts';
import { AppError } from '@/lib/domain/errors';
import type { MessageGroup } from '@/lib/domain/translations/model';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadMessages } from './load-messages';

const NAMESPACES: Record<InterfacePart, readonly string[]> = {
  toolbar: ['auth', 'toolbar'],
  library: ['media', 'library', 'mediaPreview', 'upload'],
  languages: ['languages', 'translations'],
};

/**
 * What the toolbar says, or what it opens, in a language.
 * @throws {AppError} `not_found` for a language that is not active; `unavailable`
 */
export async function readInterfaceTexts(
  locale: string,
  part: InterfacePart,
): Promise<z.output<typeof interfaceTexts>> {
  const { language, isActive } = await findLanguage(locale);
  if (!isActive) throw new AppError('not_found', `Language not found: ${locale}`);
  const messages = await loadMessages(language.code);
  return Object.fromEntries(NAMESPACES[part].map((name) => [name, plainTexts(messages[name])]));
}

/** Without groups inside it, which only rows added by hand can make here. */
function plainTexts(group: MessageGroup = {}): Record<string, string> {
  const isPlain = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(group).filter(isPlain));
}
