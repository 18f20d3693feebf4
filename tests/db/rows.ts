import type pg from 'pg';

/** Puts in a language; returns its id. */
export async function insertLanguage(client: pg.Client, code: string, isActive = true): Promise<string> {
  await client.query(
    'INSERT INTO language (id, name, code, tag, icon_code, is_active) VALUES ($1, $2, $1, $1, $3, $4)',
    [code, code.toUpperCase(), 'us', isActive],
  );
  return code;
}

/** Puts in `count` texts of one namespace, in order; returns their ids. */
export async function insertTexts(
  client: pg.Client,
  languageId: string,
  namespace: string,
  count: number,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO translation (id, language_id, namespace, key, value, position)
     SELECT format('%s-%s-%s', $1::text, $2::text, n), $1, $2, 'key' || n, 'value', n FROM generate_series(0, $3::int - 1) n
     RETURNING id`,
    [languageId, namespace, count],
  );
  return rows.map(({ id }) => id);
}
