'use client';

import { useEffect, useState } from 'react';
import { fetchInterfaceTexts, type InterfaceTexts as TextsOf } from '@/lib/client/interface-texts';

export type InterfaceTexts = TextsOf<'toolbar'>;

/** What has been loaded in this document, for what is opened while it is away. */
const loaded = new Map<string, InterfaceTexts>();

/** The toolbar's words in a language, if it has had them; null where it has not. */
export const knownInterfaceTexts = (locale: string): InterfaceTexts | null => loaded.get(locale) ?? null;

/** The toolbar's words in a language, once they are wanted; null until they are there. */
export function useInterfaceTexts(isWanted: boolean, locale: string): InterfaceTexts | null {
  const [known, setKnown] = useState<{ locale: string; texts: InterfaceTexts } | null>(null);
  const isMissing = isWanted && known?.locale !== locale;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const load = async () => {
      const texts = await fetchInterfaceTexts(locale, 'toolbar');
      loaded.set(locale, texts);
      if (!isOver) setKnown({ locale, texts });
    };
    // Without words there is no toolbar; the next look at the session asks for them again.
    load().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isMissing, locale]);
  return known?.locale === locale ? known.texts : null;
}
