import 'server-only';

import { db } from '@/lib/server/db';

/** PostgreSQL's names of the languages whose words it can stem, by BCP 47's. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hi: 'hindi',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** Takes words as they are. */
const SIMPLE = 'simple';

let known: Promise<ReadonlySet<string>> | null = null;

async function readKnown(): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ cfgname: string }[]>`SELECT cfgname FROM pg_ts_config`;
  return new Set(rows.map(({ cfgname }) => cfgname));
}

/** The text search configuration for a language, which the database is known to have. */
export async function textConfiguration(tag: string): Promise<string> {
  known ??= readKnown();
  // Another try asks again.
  const there = await known.catch((error: unknown) => {
    known = null;
    throw error;
  });
  const wanted = BY_LANGUAGE[tag.split('-')[0] ?? ''] ?? SIMPLE;
  return there.has(wanted) ? wanted : SIMPLE;
}
