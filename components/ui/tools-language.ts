'use client';

import { createContext, use } from 'react';

/** Attributes of what the tools say; none where they speak the language of the page they stand on. */
interface LanguageAttributes {
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

/** Which language the tools speak to whoever is signed in. */
export const ToolsLanguage = createContext<LanguageAttributes>({});

/** `lang` and `dir` for what a tool says, where it does not say it in the language of the page. */
export const useToolsLanguage = (): LanguageAttributes => use(ToolsLanguage);

/** `lang` alone, for what is placed by the direction of the page. */
export function useToolsLang(): Pick<LanguageAttributes, 'lang'> {
  const { lang } = useToolsLanguage();
  return lang === undefined ? {} : { lang };
}
