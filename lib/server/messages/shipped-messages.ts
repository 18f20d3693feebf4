import 'server-only';

import type { Messages } from '@/lib/domain/translations/model';
import { MESSAGES } from '@/messages';

/** The shipped texts by the language's BCP 47 tag; a language that was added later has none of its own. */
export const SHIPPED_MESSAGES: Partial<Record<string, Messages>> = MESSAGES;
