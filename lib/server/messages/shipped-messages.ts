import 'server-only';

import type { Messages } from '@/lib/domain/translations/model';
import { MESSAGES, SHIPPED } from '@/messages';

/** The shipped texts by the language's BCP 47 tag: all of them, or what visitors read. */
export const SHIPPED_MESSAGES: Partial<Record<string, Messages>> = SHIPPED;

/** The languages that the tools speak too, which a new site has: the default first. */
export const COMPLETE_LANGUAGES: readonly string[] = Object.keys(MESSAGES);
