import 'server-only';

import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { OwnConnection } from './own-connection';
import type { PageAddress } from './page-address';

export interface Standing {
  /** A page that visitors find, or else something that leads to one; null for nothing. */
  what: 'page' | 'link' | null;
  /** The code of the language in which the address is answered. */
  language: string;
}

/** Finds what exists at an address; rejects if the database does not answer. */
export type FindStanding = (address: PageAddress) => Promise<Standing>;

/** More addresses are read in turns: the query plan stays small enough to run without compilation. */
const MOST_AT_ONCE = 100;

/**
 * The rule of `findPage`, `findRedirect` and `findPreviewed` (lib/server/pages), for many addresses in one query: a text is
 * found in its own language or, for want of it, in the default one, and only where it is public.
 */
const STANDING = `
  with asked as (
    select * from unnest($1::text[], $2::text[], $3::text[]) with ordinality as asked (code, path, token_hash, place)
  ), fallback as (
    select language.id, code from site_setting join language on language.id = default_language_id limit 1
  )
  select
    case when own.id is not null then coalesce(
      (select 'page' from page join page_translation as text on text.page_id = page.id
        where page.path = asked.path and published_at is not null and language_id in (own.id, fallback.id) limit 1),
      (select 'link' from redirect
          join page on page.id = redirect.page_id
          join page_translation as text on text.page_id = page.id
        where from_path = asked.path and deleted_at is null
          and published_at is not null and language_id in (own.id, fallback.id) limit 1),
      (select 'link' from preview_link join page on page.id = page_id
        where token_hash = asked.token_hash and language_id = own.id and expires_at > $4 and deleted_at is null)
    ) end as what,
    coalesce(own.code, fallback.code) as language
  from asked cross join fallback left join language as own on own.code = asked.code and is_active
  order by place`;

/** Queries the database over a connection of its own, so that requests for missing pages take none from visitors. */
export function findStandingIn(url: string): FindStanding {
  const connection = new OwnConnection({ url, name: 'what-stands', read: async () => undefined });
  return together((addresses) => connection.use((client) => readStanding(client, addresses)));
}

async function readStanding(client: Client, addresses: readonly PageAddress[]): Promise<Standing[]> {
  const { rows } = await client.query<Standing>(STANDING, [
    addresses.map(({ locale }) => locale),
    addresses.map(({ path }) => path),
    addresses.map(({ token }) => token && createHash('sha256').update(token).digest('hex')),
    new Date(),
  ]);
  return rows;
}

interface Waiting {
  address: PageAddress;
  resolve: (standing: Standing) => void;
  reject: (error: unknown) => void;
}

/** Runs one query at a time: requests that arrive meanwhile share the next one. */
function together(read: (addresses: PageAddress[]) => Promise<Standing[]>): FindStanding {
  const waiting: Waiting[] = [];
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      const requested = waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await read(requested.map(({ address }) => address));
        for (const [at, { resolve, reject }] of requested.entries()) {
          const standing = found[at];
          if (standing) resolve(standing);
          else reject(new Error('The site has no default language.'));
        }
      } catch (error) {
        // Nobody waits as long again to hear the same.
        for (const { reject } of [...requested, ...waiting.splice(0)]) reject(error);
      }
    }
    isRunning = false;
  };
  return (address) =>
    new Promise((resolve, reject) => {
      waiting.push({ address, resolve, reject });
      if (!isRunning) void run();
    });
}
