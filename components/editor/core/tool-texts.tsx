'use client';

import { createFormatter, createTranslator, useFormatter, useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { ToolsLanguage } from '@/components/ui/tools-language';
import type { PageToEdit } from '@/lib/contracts/page-view';

type Tools = PageToEdit['tools'];
type Namespace = Parameters<typeof useTranslations>[0];

const Texts = createContext<Tools | null>(null);
const TIME_ZONE = 'UTC';

/** Made once for the texts that came with a page: what is made from them is compared by those who remember. */
const translators = new WeakMap<Tools, Map<Namespace, unknown>>();

function translatorOf(tools: Tools, namespace: Namespace): unknown {
  const known = translators.get(tools) ?? new Map<Namespace, unknown>();
  translators.set(tools, known);
  if (!known.has(namespace)) {
    const { language, messages } = tools;
    const given = { locale: language.tag, timeZone: TIME_ZONE, messages, namespace };
    known.set(namespace, createTranslator(given as never));
  }
  return known.get(namespace);
}

interface ToolTextsProps {
  tools: Tools;
  /** BCP 47: the language of the page that they stand on. */
  page: string;
  children: ReactNode;
}

/** Hands the editor its texts. The page in it keeps its own, in its own language. */
export function ToolTexts({ tools, page, children }: ToolTextsProps) {
  const { tag, dir } = tools.language;
  const attributes = useMemo(() => (tag === page ? {} : { lang: tag, dir }), [tag, dir, page]);
  return (
    <Texts value={tools}>
      <ToolsLanguage value={attributes}>{children}</ToolsLanguage>
    </Texts>
  );
}

/**
 * What the editor says, in the language of the account: `useTranslations` of next-intl, which has the language of the page here,
 * and its own plural forms.
 */
export const useToolTexts = ((namespace: Namespace) => {
  const ofPage = useTranslations(namespace);
  const tools = use(Texts);
  return tools ? translatorOf(tools, namespace) : ofPage;
}) as typeof useTranslations;

/**
 * Words that become a part of the page: in its own language, whichever the tools speak. The texts for it are named by
 * `PAGE_WORDS`.
 */
export const usePageTexts = useTranslations;

/** Dates and numbers as the language of the account writes them. */
export function useToolFormatter(): ReturnType<typeof useFormatter> {
  const ofPage = useFormatter();
  const tag = use(Texts)?.language.tag;
  return useMemo(
    () => (tag === undefined ? ofPage : createFormatter({ locale: tag, timeZone: TIME_ZONE })),
    [tag, ofPage],
  );
}

/** BCP 47: the language of the account. */
export function useToolLocale(): string {
  const ofPage = useLocale();
  return use(Texts)?.language.tag ?? ofPage;
}
