'use client';

import type { Messages } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchInterfaceTexts } from '@/lib/client/interface-texts';

export type InterfaceTexts = Pick<Messages, 'auth' | 'toolbar'>;

/** What the server has said in this document, for what is opened while it is away. */
const said = new Map<string, InterfaceTexts>();

/** The toolbar's words in a language, if it has had them; null where it has not. */
export const knownInterfaceTexts = (locale: string): InterfaceTexts | null => said.get(locale) ?? null;

/** The toolbar's words in a language, once they are wanted; null until they are there. */
export function useInterfaceTexts(isWanted: boolean, locale: string): InterfaceTexts | null {
  const [known, setKnown] = useState<{ locale: string; texts: InterfaceTexts } | null>(null);
  const isMissing = isWanted && known?.locale !== locale;
  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const ask = async () => {
      const texts = (await fetchInterfaceTexts(locale)) as unknown as InterfaceTexts;
      said.set(locale, texts);
      if (!isOver) setKnown({ locale, texts });
    };
    // Without words there is no toolbar; the next look at the session asks for them again.
    ask().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isMissing, locale]);
  return known?.locale === locale ? known.texts : null;
}
