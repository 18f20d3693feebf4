import 'server-only';

import { env } from '@/lib/server/env';

/** The Message-ID (RFC 5322) of a mail with an id of ours. */
export function messageIdOf(id: string): string {
  return `<${id}@${new URL(env().siteUrl).hostname.replace(/^\[|\]$/g, '')}>`;
}
