import 'server-only';

import type { z } from 'zod';
import type { ExchangeFormat, exportQuery } from '@/lib/contracts/translation-exchange';
import { writeCsv } from '@/lib/domain/translations/exchange-csv';
import { writeJson } from '@/lib/domain/translations/exchange-json';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { readTextsBeside, type TextsBeside } from './own-texts';

const MEDIA_TYPE: Record<ExchangeFormat, string> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

/**
 * The texts of a language as a file to be kept, worked in and imported again.
 * @throws {AppError} `not_found` for a language that the site does not have, `unavailable`
 */
export async function exportTexts({ languageId, format }: z.output<typeof exportQuery>): Promise<Response> {
  const texts = await withDatabaseErrors(() => readTextsBeside(db, languageId));
  const file = format === 'json' ? writeJson([...texts.own.values()]) : writeTable(texts);
  return new Response(file, {
    headers: {
      'cache-control': 'no-store',
      'content-type': MEDIA_TYPE[format],
      'content-disposition': `attachment; filename="${texts.language.code}.${format}"`,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Every text of the default language, also where this one has none yet, then its own others. */
function writeTable({ own, theirs }: TextsBeside): string {
  const places = new Map([...(theirs ?? []), ...own]);
  return writeCsv(
    [...places].map(([place, { namespace, key }]) => ({
      namespace,
      key,
      source: theirs?.get(place)?.value ?? null,
      value: own.get(place)?.value ?? null,
    })),
  );
}
