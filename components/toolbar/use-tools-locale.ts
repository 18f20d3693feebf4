'use client';

import { useMemo, useState } from 'react';
import { directionOf } from '@/lib/domain/languages/facts';
import { useAuth } from '@/stores/auth';

/**
 * The language of the tools: the one that the account has chosen, or that of the page.
 * @param page code of the language of the page
 * @returns `locale`, by which their texts are asked for, and the attributes of what they say
 */
export function useToolsLocale(page: string) {
  const session = useAuth((auth) => auth.session);
  const chosen = session && (session.user.toolsLanguage ?? null);
  // What tells of the end of a session still speaks the language of whoever it was.
  const [last, setLast] = useState<string | null>(null);
  if (session && chosen !== last) setLast(chosen);
  const tag = session ? chosen : last;
  const attributes = useMemo(
    () => (tag === null || tag === document.documentElement.lang ? {} : { lang: tag, dir: directionOf(tag) }),
    [tag],
  );
  return { locale: tag ?? page, attributes };
}
