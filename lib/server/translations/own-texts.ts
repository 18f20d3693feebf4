import 'server-only';

import { AppError } from '@/lib/domain/errors';
import { type OwnText, ownTexts } from '@/lib/domain/translations/own-text';
import type { Transaction } from '@/lib/server/db';
import { shippedTexts } from '@/lib/server/messages/shipped-texts';
import { readDefaultLanguage } from './source-texts';

type Reader = Pick<Transaction, 'language' | 'siteSetting' | 'translation'>;

interface NamedLanguage {
  id: string;
  code: string;
  tag: string;
}

/** The texts of a language beside those of the default one, each by place. */
export interface TextsBeside {
  language: NamedLanguage;
  own: Map<string, OwnText>;
  /** The texts of the default language; null for the default language itself. */
  theirs: Map<string, OwnText> | null;
}

/**
 * The texts of a language with their sources.
 * @throws {AppError} `not_found` for a language that the site does not have
 */
export async function readTextsBeside(tx: Reader, languageId: string): Promise<TextsBeside> {
  const language = await tx.language.findUnique({
    where: { id: languageId },
    select: { id: true, code: true, tag: true },
  });
  if (!language) throw new AppError('not_found', 'There is no such language.');
  const fallback = await readDefaultLanguage(tx);
  return {
    language,
    own: await readOwnTexts(tx, language),
    theirs: fallback.id === language.id ? null : await readOwnTexts(tx, fallback),
  };
}

async function readOwnTexts(tx: Reader, language: NamedLanguage): Promise<Map<string, OwnText>> {
  const rows = await tx.translation.findMany({
    where: { languageId: language.id },
    select: { id: true, namespace: true, key: true, value: true, order: true, changed: true, source: true },
  });
  return ownTexts(rows, shippedTexts(language));
}
